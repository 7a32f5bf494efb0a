import { opponentOf, sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';

/** Returns the battle with everything changed that is secret from the player [2.8, 2.9], and the number of changes. */
export function twinOf(G: Salamis, playerID: string): { twin: Salamis; changes: number } {
  const enemy = opponentOf(sideOf(G, playerID));
  const twin = clone(G);
  let changes = 0;
  const { seize, board, fleet } = twin.secret;
  if (typeof seize[enemy] === 'boolean') {
    seize[enemy] = !seize[enemy];
    changes += 1;
  }
  if (Array.isArray(board[enemy])) {
    board[enemy] = [];
    changes += 1;
  }
  const drafted = fleet[enemy];
  if (drafted !== null && drafted !== 'committed') {
    fleet[enemy] = { libations: 0, squadrons: drafted.squadrons.slice(0, 1) };
    changes += 1;
  }
  for (const squadron of Object.values(twin.squadrons)) {
    if (squadron.side !== enemy || !squadron.allied) continue;
    squadron.allied.loyalty = squadron.allied.loyalty === 2 ? -2 : 2;
    changes += 1;
  }
  if (!G.options.hiddenReserves) return { twin, changes };
  for (const id of G.order) {
    const ship = twin.ships[id];
    if (twin.squadrons[ship.sq].side !== enemy || !['unplaced', 'offTable', 'lost'].includes(ship.status)) continue;
    Object.assign(ship, { crew: ship.crew === 'elite' ? 'green' : 'elite', heavy: ship.heavy + 1, points: ship.points + 7 });
    if (ship.status === 'offTable' && G.phase === 'battle') ship.status = 'lost';
    changes += 1;
  }
  return { twin, changes };
}
