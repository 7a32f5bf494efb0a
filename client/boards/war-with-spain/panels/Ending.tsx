import { SIDES, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { endReason, finalLead, levelName } from '../levels.js';
import { useWords } from '../words/index.js';

const PARTS = ['steps', 'cities', 'france', 'penalty', 'total'] as const;

export function Ending({ G }: { readonly G: WarWithSpain }) {
  const words = useWords();
  const { slip } = words;
  const { result } = G;
  if (!result) return null;
  return (
    <section className="wg-slip wg-ending">
      <h2>{levelName(words, result.level)}</h2>
      <p>{endReason(words, result)}</p>
      <p>{finalLead(words, result)}</p>
      <table className="wg-reckoning">
        <thead>
          <tr>
            <th scope="col">{slip.points}</th>
            {SIDES.map((side) => (
              <th key={side} scope="col">
                {words.sides[side]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PARTS.map((part) => (
            <tr key={part}>
              <th scope="row">{slip.part[part]}</th>
              {SIDES.map((side) => (
                <td key={side}>{slip.figure(result.vp[side][part])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
