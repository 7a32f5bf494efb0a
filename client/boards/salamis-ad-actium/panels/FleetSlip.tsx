import { squadronName } from '../names.js';
import { ownShips } from '../plans/marks.js';
import { type Change, picking, type Session } from '../session.js';
import { useWords } from '../words/index.js';

interface FleetSlipProps {
  readonly session: Session;
  readonly change: Change;
}

/** What an Action Phase begins with: the squadrons with ships that have still to act. */
export function FleetSlip({ session, change }: FleetSlipProps) {
  const text = useWords().fleet;
  const { G, me } = session;
  const free = ownShips(G, me).filter((id) => session.refusal('pass', [id]) === undefined);
  const squadrons = [...new Set(free.map((id) => G.ships[id].sq))];
  return (
    <section className="wg-slip">
      <h2>{text.title}</h2>
      {squadrons.map((sq) => (
        <button key={sq} type="button" className="wg-helm-wide" onClick={() => change(picking(free.find((id) => G.ships[id].sq === sq)))}>
          {squadronName(G, sq)} <b>{text.toSail(free.filter((id) => G.ships[id].sq === sq).length)}</b>
        </button>
      ))}
      {!free.length && <p className="wg-slip-lines">{text.allDone}</p>}
    </section>
  );
}
