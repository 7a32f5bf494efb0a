import type { Laid } from '../../../kit/boardSource.js';
import type { SalamisTypes } from '../session.js';
import { Ending } from './Ending.js';
import { ShipCard } from './ShipCard.js';

/** What lies on the table: how the match ended or the slip of the decision, and the card of the ship that was pressed last. */
export function Papers({ G, plan, look: { looked } }: Pick<Laid<SalamisTypes>, 'G' | 'plan' | 'look'>) {
  const open = looked !== undefined && looked !== plan.shows && G.ships[looked]?.status === 'table' ? looked : undefined;
  return (
    <>
      {G.result ? <Ending G={G} /> : plan.slip}
      {open && (
        <section className="slip">
          <ShipCard G={G} id={open} />
        </section>
      )}
    </>
  );
}
