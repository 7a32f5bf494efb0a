import type { GameModule } from '../../../../src/boardgame/module.js';
import { isBranch, type KeptMatch } from '../../../app/matches.js';
import { usePageWords } from '../../../app/words/index.js';
import { useLanguage } from '../../../kit/language.js';
import { seats } from '../../MatchList.js';
import { usePositionWords } from './words/index.js';

/** Shows two branches side by side, as the player last saw them. */
export function Comparison({ module, pair }: { readonly module: GameModule; readonly pair: readonly KeptMatch[] }) {
  const words = usePositionWords();
  const shared = usePageWords();
  const language = useLanguage();
  const { sides } = module.present(language);
  const rows: readonly (readonly [head: string, of: (match: KeptMatch) => string | undefined])[] = [
    [words.began, (match) => (isBranch(match) ? words.from(match.branch.at, match.branch.clock) : words.from(0, undefined))],
    [words.played, (match) => seats(match, shared, language)],
    [words.stands, ({ stands }) => stands],
    ...sides.map(({ playerID, name }) => [words.pointsOf(name), ({ points }: KeptMatch) => points?.[playerID]?.toString()] as const),
    [words.ended, ({ over }) => over ?? words.notYet],
  ];
  return (
    <div className="wg-branch-comparison">
      <table>
        <caption className="wg-small">{words.sideBySide}</caption>
        <thead>
          <tr>
            <td />
            {pair.map((match) => (
              <th key={match.id} scope="col">
                {isBranch(match) ? match.branch.name : words.theMatch}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(([, of]) => pair.some(of))
            .map(([head, of]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {pair.map((match) => (
                  <td key={match.id}>{of(match) ?? '–'}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
