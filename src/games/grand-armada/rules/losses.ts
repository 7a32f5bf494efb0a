import { ROSTER } from '../data/ships.js';
import { ShipArg, type ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { remove } from './leaving.js';
import { action, crewOf, flag, isBroken, ship, type Tools, violation } from './ships.js';
import { cutTows } from './towing.js';

// Damage [8.1, 8.4].

/** Applies hits; the ship may sink or be broken [8.1, 8.4]. */
export function hurt(tools: Tools, id: ShipId, hull: number, crew: number): void {
  const { G, emit } = tools;
  const struck = ship(G, id);
  const before = isBroken(G, id);
  const { defence } = ROSTER[id];
  struck.hull = Math.min(defence, struck.hull + hull);
  struck.crewLoss += crew;
  const at = struck.hex ? [struck.hex] : [];
  if (struck.hull >= defence) {
    emit({ key: 'sunk', case: '8.1', at, who: [id] });
    remove(tools, id, 'sunk');
  } else if (!before && isBroken(G, id)) {
    emit({ key: 'broken', case: '8.4', at, who: [id] });
    cutTows(tools);
  }
}

// Crew losses of a group, assigned by its owner [8.1].

/** Ships that can take a loss; all if none has crew left. */
export function losers(G: GrandArmada): ShipId[] {
  const group = G.losses?.group ?? [];
  const able = group.filter((id) => crewOf(G, id) >= 0);
  return able.length ? able : group;
}

function lose(tools: Tools, id: ShipId): void {
  const { losses } = tools.G;
  if (!losses) return;
  losses.points -= 1;
  if (losses.group.length > 1) tools.emit({ key: 'losesCrew', case: '8.1', at: [ship(tools.G, id).hex ?? ''], who: [id] });
  hurt(tools, id, 0, 1);
  if (!losses.points) delete tools.G.losses;
}

/** Applies losses without a choice. @returns whether a ship must be chosen */
export function awaitLosses(tools: Tools): boolean {
  const { G } = tools;
  while (G.losses) {
    const [first, ...others] = losers(G);
    if (others.length) {
      G.step = 'losses';
      G.toAct = flag(first);
      return true;
    }
    lose(tools, first);
  }
  return false;
}

export const loseCrew = action({
  name: 'loseCrew',
  case: '8.1',
  args: [ShipArg],
  refuse: (view, _player, id) => (losers(view).includes(id) ? undefined : violation('noLoser', '8.1', { ship: id })),
  choices: (view) => losers(view).map((id) => [id] as const),
  perform(tools, _player, id) {
    lose(tools, id);
    tools.G.step = null;
  },
});
