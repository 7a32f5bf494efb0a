import { sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';

const bare = (wish: unknown, keys: readonly string[]): wish is Record<string, unknown> =>
  typeof wish === 'object' && wish !== null && !Array.isArray(wish) && Object.keys(wish).sort().join() === [...keys].sort().join();

/** Whether no ship has acted yet in this Action Phase, apart from those that move automatically. */
function isFirst(G: Salamis, side: 0 | 1): boolean {
  if (G.step !== 'move') return false;
  for (const id of G.order) {
    const { side: now, status, act, sq, prize } = G.ships[id];
    const routed = G.squadrons[prize ?? sq].state === 'routed';
    if (status === 'table' && now === side && act && (!act.entered || act.done) && !routed) return false;
  }
  return !Object.values(G.squadrons).some((squadron) => squadron.side === side && squadron.tried);
}

/** Whether a libation is legal [3.1]. Independent of the rules' code. */
export function prays(G: Salamis, player: string, args: readonly unknown[]): boolean {
  const side = sideOf(G, player);
  const { left, thisTurn } = G.libations;
  if (args.length < 1 || args.length > 2 || !G.options.libations || left[side] < 1 || thisTurn[side] || !isFirst(G, side)) return false;
  if (Object.values(G.forts).some(({ owner, boom }) => owner === side && boom?.toggled)) return false;
  const [god, wish = {}] = args;
  const ownShip = (id: unknown) =>
    typeof id === 'string' && G.order.includes(id) && G.ships[id].side === side && G.ships[id].status === 'table';
  const ownSquadron = (sq: unknown) =>
    typeof sq === 'string' &&
    Object.keys(G.squadrons).includes(sq) &&
    G.squadrons[sq].side === side &&
    G.order.some((id) => G.ships[id].sq === sq && G.ships[id].prize === null && ownShip(id));
  if (god === 'craft') return bare(wish, []);
  if (god === 'sea') return bare(wish, ['levels']) && [-2, -1, 1, 2].includes(Number(wish.levels)) && typeof wish.levels === 'number';
  if (god === 'war') return bare(wish, ['squadron']) && ownSquadron(wish.squadron);
  if (god === 'healing') return (bare(wish, ['squadron']) && ownSquadron(wish.squadron)) || (bare(wish, ['ship']) && ownShip(wish.ship));
  if (god !== 'wind' || !bare(wish, ['first', 'from', 'strength'])) return false;
  const { first, from, strength } = wish;
  const bearing = typeof from === 'number' && Number.isInteger(from) && from >= 0 && from <= 355 && from % 5 === 0;
  return bearing && (first === 'from' || first === 'strength') && (strength === -1 || strength === 0 || strength === 1);
}
