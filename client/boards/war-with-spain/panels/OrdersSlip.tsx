import { TRACKS, type TrackId, valueUsed } from '../../../../src/games/war-with-spain/face.js';
import type { Session } from '../session.js';
import { hexOfTrack } from '../tracks.js';
import { useWords } from '../words/index.js';
import { OrderBook } from './OrderBook.js';

interface OrdersSlipProps {
  readonly session: Session;
  /** Tracks where something may be ordered. */
  readonly tracks: readonly TrackId[];
  readonly onTrack: (track: TrackId) => void;
}

/** The order book of the month: what is ordered so far, each order to be struck out, and the yards that wait for one. */
export function OrdersSlip({ session, tracks, onTrack }: OrdersSlipProps) {
  const { act, calendar, slip } = useWords();
  const { G, me } = session;
  return (
    <section className="wg-slip wg-orders-slip">
      <h2>{slip.orders}</h2>
      <p className="wg-slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      {me === 'S' && G.treasure.month && <p className="wg-slip-note">{slip.silver(calendar.month[G.treasure.month])}</p>}
      <OrderBook session={session} />
      {tracks.length > 0 && <h3>{slip.yards}</h3>}
      <ul className="wg-track-list">
        {tracks.map((track) => {
          const { name, av } = TRACKS[track];
          return (
            <li key={track}>
              <button type="button" data-action={hexOfTrack(track)} onClick={() => onTrack(track)}>
                {name} {av !== null && <small>{slip.yardFree(valueUsed(G, track), av)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
