import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Level } from '../../../src/kit/levels.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import { findGame } from '../../app/games.js';
import { Layout } from '../../app/Layout.js';
import { keepMatch } from '../../app/matches.js';
import type { Chosen } from '../../app/options/fields.js';
import { faultIn, GameSetup, setupDataOf, useSetup } from '../../app/options/GameSetup.js';
import { scenarioPlan } from '../../app/options/scenarioPlan.js';
import { Notice } from '../../app/parts/Notice.js';
import { RulesLink } from '../../app/parts/RulesLink.js';
import { WithModule } from '../../app/WithGame.js';
import { useLanguage } from '../../kit/language.js';
import { hasLuck } from '../features/luck/sources.js';
import { useLuckWords } from '../features/luck/words/index.js';
import { MyMatches } from '../MyMatches.js';
import { newLocalMatch } from './newMatch.js';

interface LocalSetupProps {
  readonly slug: string;
  /** How the match is played, which is also the path of its page. */
  readonly mode: 'captain' | 'hotseat';
  readonly words: { setup(game: string): string; readonly lead: string; readonly begin: string; readonly back: string };
  humans(module: GameModule): readonly PlayerID[];
  /** Level of the bots in the other seats. */
  readonly level?: Level;
  /** Renders additional fields of the form. */
  questions?(module: GameModule, setupData: Chosen): ReactNode;
}

function SetupForm({ module, mode, words, humans, level, questions }: LocalSetupProps & { readonly module: GameModule }) {
  const [, navigate] = useLocation();
  const [choice, setChoice] = useSetup(module);
  const fortune = useLuckWords();
  const [luck, setLuck] = useState(false);
  const [mishap, setMishap] = useState<string>();
  const setupData = setupDataOf(module, choice);
  const begin = () => {
    const fault = faultIn(module, setupData);
    if (fault !== undefined) return setMishap(fault);
    const match = newLocalMatch(mode, module, humans(module), setupData, { level, luck });
    keepMatch(match);
    navigate(`/${mode}/${module.slug}/${match.id}`);
  };
  return (
    <form
      className="wg-form wg-sheet"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {questions?.(module, setupData)}
      <GameSetup module={module} choice={choice} onChange={setChoice} plan={(scenario) => scenarioPlan(module.slug, scenario)} />
      {hasLuck(module.slug) && (
        <label className="wg-choice">
          <input type="checkbox" checked={luck} onChange={({ target }) => setLuck(target.checked)} />
          <span>
            <span className="wg-name">{fortune.soFar}</span>
            <span className="wg-about">{fortune.soFarAbout}</span>
          </span>
        </label>
      )}
      {mishap !== undefined && <Notice tone="bad">{mishap}</Notice>}
      <div className="wg-buttons wg-begin">
        <button type="submit" className="wg-button wg-primary">
          {words.begin}
        </button>
        <Link href="/" className="wg-button wg-quiet">
          {words.back}
        </Link>
      </div>
    </form>
  );
}

export function LocalSetup(props: LocalSetupProps) {
  const { slug, words } = props;
  const language = useLanguage();
  const found = findGame(slug);
  return (
    <Layout title={found && language.of(found.meta.words).title}>
      <WithModule slug={slug}>
        {(game, module) => (
          <div className="wg-narrow">
            <div className="wg-titled">
              <h1>{words.setup(language.of(game.meta.words).title)}</h1>
              <p className="wg-lead">{words.lead}</p>
              <RulesLink slug={slug} />
            </div>
            <SetupForm {...props} module={module} />
            <MyMatches game={slug} />
          </div>
        )}
      </WithModule>
    </Layout>
  );
}
