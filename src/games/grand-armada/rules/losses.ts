import { ROSTER } from '../data/ships.js';
import { ShipArg, type ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { remove } from './leaving.js';
import { action, crewOf, flag, isBroken, ship, type Tools, violation } from './ships.js';
import { cutTows } from './towing.js';

// What hits and losses do to a ship [8.1, 8.4].

/** Hits on the hull and losses of the crew; sinks the ship or breaks its crew [8.1, 8.4]. */
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

// Who of a beaten group loses crew [8.1]: its owner says so, point by point, where there is a choice.

/** Ships of the group that have crew to lose; all of them once nobody has. */
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

/** Points go off by themselves as long as only one ship can lose them. @returns whether a ship has to be chosen */
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
