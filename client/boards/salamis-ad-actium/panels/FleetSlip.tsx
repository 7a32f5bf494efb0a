import type { Choice } from '../../../../src/kit/rules.js';
import { squadronName } from '../names.js';
import { ownShips } from '../plans/marks.js';
import { actionLabel } from '../sentences.js';
import { type Change, picking, type Session } from '../session.js';
import { boardText } from '../texts.js';

const text = boardText.fleet;

interface FleetSlipProps {
  readonly session: Session;
  /** What may be done that is no ship's: libations, booms, reserves. */
  readonly whole: readonly Choice[];
  readonly change: Change;
}

/** What an Action Phase begins with: ships that have still to act, libations, booms, reserves that could come in. */
export function FleetSlip({ session, whole, change }: FleetSlipProps) {
  const { G, me } = session;
  const free = ownShips(G, me).filter((id) => session.refusal('pass', [id]) === undefined);
  const squadrons = [...new Set(free.map((id) => G.ships[id].sq))];
  return (
    <section className="slip">
      <h2>{text.title}</h2>
      {squadrons.map((sq) => (
        <button key={sq} type="button" className="helm-wide" onClick={() => change(picking(free.find((id) => G.ships[id].sq === sq)))}>
          {squadronName(G, sq)} <b>{text.toSail(free.filter((id) => G.ships[id].sq === sq).length)}</b>
        </button>
      ))}
      {!free.length && <p className="slip-lines">{text.allDone}</p>}
      {whole.length > 0 && (
        <>
          <h3>{text.before}</h3>
          <div className="offer-list">
            {whole.map(({ move, args }) => (
              <button key={JSON.stringify([move, args])} type="button" onClick={() => session.send(move, ...args)}>
                {actionLabel(G, { move, args }).label}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
