import {
  type FleetId,
  feelsWind,
  fleetOf,
  groupSide,
  type HexId,
  INTERCEPTION,
  keelOf,
  type PlanEntry,
  routesTo,
  shipFace,
  shipsOf,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { placeName, useNames } from '../names.js';
import type { Consequence, Voyage } from '../plans/voyage.js';
import { type WindOdds, windOdds } from '../routes.js';
import { useWords } from '../words/index.js';
import { Figures } from './Forces.js';

/** Returns the wind odds of an intercepting fleet, and whether it sails against the wind; undefined if it makes no wind roll. */
function stormFor(G: WarWithSpain, id: FleetId, hex: HexId) {
  const ships = shipsOf(G, id);
  const routes = routesTo(G, keelOf(groupSide(id), ships), fleetOf(G, id).hex, hex);
  if (!routes || routes.mediterranean || !feelsWind(ships, [hex])) return undefined;
  return { against: !routes.with, odds: windOdds(G, ships, !routes.with, 1) };
}

interface InterceptSlipProps {
  readonly G: WarWithSpain;
  readonly fleets: readonly FleetId[];
  readonly hex: HexId;
}

/** Panel with the forecast of an interception: its chance, and each fleet's strength and wind losses. */
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

interface VoyageSlipProps {
  readonly G: WarWithSpain;
  readonly voyage: Voyage;
  readonly plan: readonly PlanEntry[];
  readonly price: Consequence | undefined;
}

/** Table of the results of a move's wind roll. */
function WindTable({ odds, course }: { readonly odds: WindOdds; readonly course: number }) {
  const { slip } = useWords();
  const kit = useKitWords();
  return (
    <details className="wg-wind-table">
      <summary>{slip.everyThrow}</summary>
      <table className="wg-result-table">
        <thead>
          <tr>
            {slip.windColumns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {odds.throws.map(({ sums: [least, most], chance, left, steps }) => (
            <tr key={least} className={left >= course ? 'wg-good' : left ? '' : 'wg-bad'}>
              <th scope="row">{slip.span(least, most)}</th>
              <td>{kit.percent(chance)}</td>
              <td>{left}</td>
              <td>{steps || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Panel with the forecast of a naval move: kind of movement, wind odds, interceptors and planned stops. */
export function VoyageSlip({ voyage, plan, price }: VoyageSlipProps) {
  const { slip } = useWords();
  const { groupName, listed } = useNames();
  const { path, coastal, against, allowance, wind, watchers } = voyage;
  const fleets = [...new Set([...watchers.values()].flat())];
  const partly = wind ? 1 - wind.whole - wind.none : 0;
  return (
    <section className="wg-slip wg-odds wg-voyage-slip">
      <h2>{slip.voyage(placeName(path[path.length - 1]))}</h2>
      <Figures
        figures={[
          [slip.hexes, path.length, path.length > allowance],
          [slip.allowance, allowance],
        ]}
      />
      {coastal ? (
        <p className="wg-slip-note">{slip.coastal}</p>
      ) : (
        <p className="wg-slip-note">{wind ? slip.highSeas(against ? slip.against : slip.with) : slip.highSeasCalm}</p>
      )}
      {wind && (
        <>
          <ul className="wg-chances">
            <ChanceBar chance={wind.whole} label={slip.arrives} tone="good" />
            {partly > 0.0001 && <ChanceBar chance={partly} label={slip.partly} />}
            {wind.none > 0 && <ChanceBar chance={wind.none} label={slip.stays} tone="bad" />}
            {[...wind.storm]
              .sort(([a], [b]) => a - b)
              .map(([steps, chance]) => (
                <ChanceBar key={steps} chance={chance} label={slip.storm(steps)} tone="bad" />
              ))}
          </ul>
          <WindTable odds={wind} course={path.length} />
          <p className="wg-slip-note">
            {slip.twoDice} <CaseChip case="6.7" />
          </p>
        </>
      )}
      {!coastal && (
        <p className={fleets.length ? 'wg-slip-warning' : 'wg-slip-note'}>
          {fleets.length ? slip.interceptors(fleets.map(groupName).join(', ')) : slip.nobody} <CaseChip case="6.4" />
        </p>
      )}
      {plan.length > 0 && (
        <>
          <h3>{slip.stops}</h3>
          <ul className="wg-slip-lines">
            {plan.map(({ hex, debark, detach }) => (
              <li key={hex}>
                {debark && slip.landsAt(placeName(hex), listed([...debark.leaderIds, ...debark.landIds]))}
                {detach && slip.leavesAt(placeName(hex), listed(detach.unitIds))}
              </li>
            ))}
          </ul>
        </>
      )}
      {price && (
        <p className="wg-slip-warning">
          {price.text} <CaseChip case={price.case} />
        </p>
      )}
    </section>
  );
}
