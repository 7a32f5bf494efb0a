import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../src/boardgame/module.js';
import { Layout } from '../app/Layout.js';
import { MyMatches } from '../app/MyMatches.js';
import { keepMatch } from '../app/matches.js';
import { GameSetup, setupDataOf, useSetup } from '../app/options/GameSetup.js';
import { newLocalMatch } from '../app/table/newMatch.js';
import { WithModule } from '../app/WithGame.js';
import { texts } from './texts.js';

function SetupForm({ module }: { readonly module: GameModule }) {
  const [, navigate] = useLocation();
  const [choice, setChoice] = useSetup(module);
  return (
    <form
      className="wg-form wg-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        const humans = module.sides.map(({ playerID }) => playerID);
        const match = newLocalMatch('hotseat', module.slug, humans, setupDataOf(module, choice));
        keepMatch(match);
        navigate(`/hotseat/${module.slug}/${match.id}`);
      }}
    >
      <GameSetup module={module} choice={choice} onChange={setChoice} />
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
    <Layout title={texts.back}>
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
