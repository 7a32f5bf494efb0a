import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../src/boardgame/module.js';
import { findGame } from '../app/games.js';
import { Layout } from '../app/Layout.js';
import { MyMatches } from '../app/MyMatches.js';
import { keepMatch } from '../app/matches.js';
import { GameSetup, setupDataOf, useSetup } from '../app/options/GameSetup.js';
import { SidePicker } from '../app/options/SidePicker.js';
import { Notice } from '../app/parts/Notice.js';
import { newLocalMatch } from '../app/table/newMatch.js';
import { texts as shared } from '../app/texts.js';
import { WithModule } from '../app/WithGame.js';
import { texts } from './texts.js';

const NONE = 'none';

function SetupForm({ module }: { readonly module: GameModule }) {
  const [, navigate] = useLocation();
  const [choice, setChoice] = useSetup(module);
  const [forgetful, setForgetful] = useState(false);
  const [side, setSide] = useState(module.sides[0].playerID);
  return (
    <form
      className="wg-form wg-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        const match = newLocalMatch('captain', module.slug, side === NONE ? [] : [side], setupDataOf(module, choice));
        if (keepMatch(match)) navigate(`/captain/${module.slug}/${match.id}`);
        else setForgetful(true);
      }}
    >
      <SidePicker
        legend={texts.side}
        sides={[
          ...module.sides.map(({ playerID, name }) => ({ value: playerID, name })),
          { value: NONE, name: texts.watch, about: texts.watchAbout },
        ]}
        value={side}
        onChange={setSide}
      />
      <GameSetup module={module} choice={choice} onChange={setChoice} />
      {forgetful && <Notice tone="bad">{shared.cannotKeep}</Notice>}
      <div className="wg-buttons">
        <button type="submit" className="wg-button main">
          {texts.begin}
        </button>
        <Link href="/" className="wg-button quiet">
          {texts.back}
        </Link>
      </div>
    </form>
  );
}

export default function CaptainSetup({ slug }: { readonly slug: string }) {
  return (
    <Layout title={findGame(slug)?.title}>
      <WithModule slug={slug}>
        {(game, module) => (
          <div className="wg-narrow">
            <div className="wg-titled">
              <h1>{texts.setup(game.title)}</h1>
              <p className="wg-lead">{texts.lead}</p>
            </div>
            <SetupForm module={module} />
            <MyMatches game={slug} />
          </div>
        )}
      </WithModule>
    </Layout>
  );
}
