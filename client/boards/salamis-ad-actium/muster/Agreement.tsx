import { QUARTERS, type SalamisWords, type Terms } from '../../../../src/games/salamis-ad-actium/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

interface Term {
  readonly title: string;
  readonly value: string;
  readonly case: string;
}

const RUNS: readonly string[] = ['weak', 'strong'];

/** What was agreed on before the fleets are bought, each with its case; options that are off leave nothing to agree on. */
function termsAgreed({ battle, options }: Terms, { points: w }: SalamisWords['options']): Term[] {
  const { current, towards, tide, tideEvery, terrain = {} } = battle;
  const chosen = QUARTERS.flatMap((quarter) => {
    const feature = terrain[quarter];
    return feature ? [`${w.terrain.quarters[quarter]}: ${w.terrain.values[feature]}`] : [];
  });
  const set = RUNS.includes(current) ? `, ${w.waters.bearings[Math.round(towards / 45)]}` : '';
  const every = tide === 'none' ? '' : `, ${w.waters.tideEvery.title}: ${tideEvery}`;
  return [
    { title: w.quality.title, value: w.qualities[battle.quality], case: '2.3' },
    { title: w.command.title, value: w.qualities[battle.command], case: '2.3' },
    { title: w.terrain.title, value: chosen.join('; ') || w.terrain.values.rolled, case: '2.4' },
    { title: w.wind.title, value: w.wind.values[battle.wind], case: '2.5' },
    ...(options.currentsAndTides
      ? [
          { title: w.waters.current.title, value: `${w.waters.current.values[current]}${set}`, case: '2.10' },
          { title: w.waters.tide.title, value: `${w.waters.tide.values[tide]}${every}`, case: '2.10' },
        ]
      : []),
  ];
}

export function Agreement({ terms }: { readonly terms: Terms }) {
  const words = useGameWords();
  const text = useWords().muster;
  return (
    <details className="wg-agreement">
      <summary>{text.agreed}</summary>
      <dl>
        {termsAgreed(terms, words.options).map((term) => (
          <div key={term.title}>
            <dt>
              {term.title} <CaseChip case={term.case} />
            </dt>
            <dd>{term.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
