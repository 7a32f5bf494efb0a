import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import type { BoardLayout } from '../../../kit/board/boardSource.js';
import { WhenReady } from '../../../kit/loading/lazyPart.js';
import { later } from '../later.js';
import type { SalamisTypes } from '../session.js';
import { Aim } from './Aim.js';

/** Whether a battle is just beginning: deployment or the first turn. */
const begins = (G: Salamis): boolean => G.phase === 'deploy' || G.phase === 'edge' || (G.phase === 'battle' && G.turn <= 1);

/** Shows the panels: the result or the pending decision, and the last selected ship. */
export function Papers({ G, me, plan, look: { looked } }: Pick<BoardLayout<SalamisTypes>, 'G' | 'me' | 'plan' | 'look'>) {
  const open = looked !== undefined && looked !== plan.shows && G.ships[looked]?.status === 'table' ? looked : undefined;
  return (
    <>
      {G.result ? <WhenReady of={later}>{({ Ending }) => <Ending G={G} />}</WhenReady> : plan.slip}
      {begins(G) && plan.shows === undefined && <Aim G={G} me={me} />}
      {open && (
        <WhenReady of={later}>
          {({ ShipCard }) => (
            <section className="wg-slip">
              <ShipCard G={G} id={open} />
            </section>
          )}
        </WhenReady>
      )}
    </>
  );
}
