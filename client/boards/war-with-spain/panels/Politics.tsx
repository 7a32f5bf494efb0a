import { frenchCities, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useWords, type WarBoardWords } from '../words/index.js';

function franceWords({ slip, sides }: WarBoardWords, G: WarWithSpain): string {
  const { active, violator } = G.france;
  if (active) return slip.france.active(frenchCities(G, 'E').length, frenchCities(G, 'S').length);
  return violator ? slip.france.violated(sides[violator]) : slip.france.neutral;
}

function treasureWords({ slip, calendar }: WarBoardWords, { treasure }: WarWithSpain): string {
  const words = slip.treasure;
  if (treasure.state === 'atSea' || treasure.state === 'safe' || treasure.state === 'destroyed') return words[treasure.state];
  if (treasure.month) return words.due(calendar.month[treasure.month]);
  return words.secret;
}

/** Where the other princes stand: France, Ireland, Britain, the Pope, and the silver of the Indies. */
export function Politics({ G }: { readonly G: WarWithSpain }) {
  const words = useWords();
  const { slip } = words;
  const lines = [
    { title: slip.france.title, words: franceWords(words, G), case: '15.1' },
    { title: slip.ireland.title, words: G.landed.ireland ? slip.ireland.risen : slip.ireland.quiet, case: '15.2' },
    { title: slip.britain.title, words: G.landed.britain ? slip.britain.risen : slip.britain.quiet, case: '15.3' },
    { title: slip.pope.title, words: G.landed.papalPaid ? slip.pope.paid : slip.pope.waits, case: '11.27' },
    { title: slip.treasure.title, words: treasureWords(words, G), case: '11.2' },
  ];
  return (
    <section className="wg-politics">
      <h3>{slip.politics}</h3>
      <dl>
        {lines.map(({ title, words: line, case: ruleCase }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {line} <CaseChip case={ruleCase} />
            </dd>
          </div>
        ))}
      </dl>
      {G.treasure.penalty > 0 && <p className="wg-slip-warning">{slip.treasure.penalty(G.treasure.penalty)}</p>}
    </section>
  );
}
