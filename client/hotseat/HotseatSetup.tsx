import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../src/boardgame/module.js';
import { findGame } from '../app/games.js';
import { Layout } from '../app/Layout.js';
import { MyMatches } from '../app/MyMatches.js';
import { keepMatch } from '../app/matches.js';
import { GameSetup, setupDataOf, useSetup } from '../app/options/GameSetup.js';
import { Notice } from '../app/parts/Notice.js';
import { newLocalMatch } from '../app/table/newMatch.js';
import { texts as shared } from '../app/texts.js';
import { WithModule } from '../app/WithGame.js';
import { texts } from './texts.js';

function SetupForm({ module }: { readonly module: GameModule }) {
  const [, navigate] = useLocation();
  const [choice, setChoice] = useSetup(module);
  const [forgetful, setForgetful] = useState(false);
  return (
    <form
      className="wg-form wg-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        const humans = module.sides.map(({ playerID }) => playerID);
        const match = newLocalMatch('hotseat', module.slug, humans, setupDataOf(module, choice));
        if (keepMatch(match)) navigate(`/hotseat/${module.slug}/${match.id}`);
        else setForgetful(true);
      }}
    >
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

export default function HotseatSetup({ slug }: { readonly slug: string }) {
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
