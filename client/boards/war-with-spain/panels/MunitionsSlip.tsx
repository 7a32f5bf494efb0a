import { type FleetNo, fleetId, munitionsPrice, shipsOf, type UnitId } from '../../../../src/games/war-with-spain/face.js';
import { useNames } from '../names.js';
import type { Purchase, Session } from '../session.js';
import { useWords } from '../words/index.js';

interface MunitionsSlipProps {
  readonly session: Session;
  readonly buys: readonly Purchase[];
}

/** Powder and shot: each fleet that lies in a home port, what a point costs it, and a button for each number of points it can pay. */
export function MunitionsSlip({ session, buys }: MunitionsSlipProps) {
  const { act, slip } = useWords();
  const { groupName, listed } = useNames();
  const { G, me, send } = session;
  if (!buys.length) return null;
  const groups = new Map<string, { no: FleetNo; joining?: UnitId[]; points: number[] }>();
  for (const [no, points, joining] of buys) {
    const key = `${no}:${joining?.join() ?? ''}`;
    const group = groups.get(key) ?? { no, joining, points: [] };
    group.points.push(points);
    groups.set(key, group);
  }
  return (
    <section className="wg-slip">
      <h2>{slip.buyMunitions}</h2>
      <p className="wg-slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      <ul>
        {[...groups].map(([key, { no, joining, points }]) => {
          const id = fleetId(me, no);
          const cost = munitionsPrice(G, joining ?? shipsOf(G, id));
          return (
            <li key={key}>
              <p>
                <b>{groupName(id)}</b> {slip.munitions(G.fleets[id]?.munitions ?? 0)} · {slip.price(cost)}
                {joining && (
                  <small>
                    {' '}
                    {slip.newcomers}: {listed(joining)}
                  </small>
                )}
              </p>
              <span className="wg-munitions-buttons">
                {points.map((n) => (
                  <button
                    key={n}
                    type="button"
                    data-action={`buy-${id}-${n}`}
                    aria-label={`${act.buy(groupName(id), n)}, ${slip.ducats(n * cost)}`}
                    onClick={() => (joining ? send('buyMunitions', no, n, joining) : send('buyMunitions', no, n))}
                  >
                    +{n} <small>{slip.price(n * cost)}</small>
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
