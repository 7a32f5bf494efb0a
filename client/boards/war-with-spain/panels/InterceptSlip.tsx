import {
  type FleetId,
  feelsWind,
  fleetOf,
  groupSide,
  type HexId,
  INTERCEPTION,
  keelOf,
  routesTo,
  shipFace,
  shipsOf,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useNames } from '../names.js';
import { windOdds } from '../wind.js';
import { useWords } from '../words/index.js';

/** What the wind may cost a fleet that comes out: its heading and the chances of losing steps; nothing where no wind is thrown. */
function stormFor(G: WarWithSpain, id: FleetId, hex: HexId) {
  const ships = shipsOf(G, id);
  const routes = routesTo(G, keelOf(groupSide(id), ships), fleetOf(G, id).hex, hex);
  if (!routes || routes.mediterranean || !feelsWind(ships, [hex])) return undefined;
  return { against: !routes.with, odds: windOdds(G, ships, !routes.with, 1) };
}

interface InterceptSlipProps {
  readonly G: WarWithSpain;
  readonly fleets: readonly FleetId[];
  /** Where the mover is. */
  readonly hex: HexId;
}

/** Interception weighed: the chance to catch, and for each fleet its strength and what the weather may cost it. */
export function InterceptSlip({ G, fleets, hex }: InterceptSlipProps) {
  const { slip } = useWords();
  const { groupName } = useNames();
  return (
    <section className="wg-slip wg-odds">
      <h2>{slip.intercept}</h2>
      <ul className="wg-chances">
        <ChanceBar chance={INTERCEPTION.succeeds / 6} label={slip.interceptChance} tone="good" />
      </ul>
      <p className="wg-slip-note">
        {slip.oneDie} <CaseChip case="6.4" />
      </p>
      {fleets.map((id) => {
        const storm = stormFor(G, id, hex);
        return (
          <div key={id}>
            <h3>
              {groupName(id)}
              <span className="wg-slip-figure">{shipsOf(G, id).reduce((sum, ship) => sum + shipFace(G, ship).cs, 0)}</span>
            </h3>
            {storm && (
              <>
                <p className="wg-slip-note">{storm.against ? slip.against : slip.with}</p>
                <ul className="wg-chances">
                  {[...storm.odds.storm].map(([steps, chance]) => (
                    <ChanceBar key={steps} chance={chance} label={slip.storm(steps)} tone="bad" />
                  ))}
                </ul>
              </>
            )}
          </div>
        );
      })}
    </section>
  );
}
