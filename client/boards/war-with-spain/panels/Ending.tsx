import { SIDES, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { endReason, levelName } from '../levels.js';
import { useWords } from '../words/index.js';

const PARTS = ['steps', 'cities', 'france', 'penalty', 'total'] as const;

/** The Victory Points of both sides at the end. */
export function Ending({ G }: { readonly G: WarWithSpain }) {
  const words = useWords();
  const { slip } = words;
  const { result } = G;
  if (!result) return null;
  return (
    <section className="wg-slip wg-ending">
      <h2>{levelName(words, result.level)}</h2>
      <p>{endReason(words, result)}</p>
      <p>{slip.lead(result.diff)}</p>
      <table className="wg-reckoning">
        <thead>
          <tr>
            <td />
            {PARTS.map((part) => (
              <th key={part} scope="col">
                {slip.part[part]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side) => (
            <tr key={side}>
              <th scope="row">{words.sides[side]}</th>
              {PARTS.map((part) => (
                <td key={part}>{slip.figure(result.vp[side][part])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
