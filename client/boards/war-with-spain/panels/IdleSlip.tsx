import { type FleetId, shipsOf, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useNames } from '../names.js';
import { windOdds } from '../wind.js';
import { useWords } from '../words/index.js';

/** Fleets that lie out on the high seas, and what the wind may do to them when the movement ends. */
export function IdleSlip({ G, fleets }: { readonly G: WarWithSpain; readonly fleets: readonly FleetId[] }) {
  const { slip } = useWords();
  const { groupName } = useNames();
  if (!fleets.length) return null;
  return (
    <section className="wg-slip wg-odds wg-idle-slip">
      <h2>{slip.idle}</h2>
      {fleets.map((id) => (
        <div key={id}>
          <h3>{groupName(id)}</h3>
          <ul className="wg-chances">
            {[...windOdds(G, shipsOf(G, id), false, 1).storm].map(([steps, chance]) => (
              <ChanceBar key={steps} chance={chance} label={slip.storm(steps)} tone="bad" />
            ))}
          </ul>
        </div>
      ))}
      <p className="wg-slip-note">
        {slip.idleAbout} <CaseChip case="6.26" />
      </p>
    </section>
  );
}
