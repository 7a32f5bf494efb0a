import { argsOf, offer } from '../../../../client/kit/board/useOrders.js';
import type { Planner } from './session.js';

/** The buoys and buttons to sail, and the button to fire. */
export const helm: Planner = (session) => {
  const { G, me, words } = session;
  const ways = argsOf(session, 'sail').map(([buoys]) => ({ buoys, to: G.at[me] + buoys }));
  return {
    ask: words.ask,
    actions: [
      offer(session, { id: 'sail-2', label: words.sail(2), main: true }, 'sail', [2]),
      offer(session, { id: 'sail-1', label: words.sail(1) }, 'sail', [1]),
      offer(session, { id: 'fire', label: words.fire }, 'fire', []),
    ],
    reach: ways.map(({ to }) => to),
    press: (buoy) => {
      const way = ways.find(({ to }) => to === buoy);
      if (way) session.send('sail', way.buoys);
    },
  };
};
