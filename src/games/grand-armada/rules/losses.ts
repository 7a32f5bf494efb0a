import { ROSTER } from '../data/ships.js';
import { ShipArg, type ShipId, type Weapon } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { remove } from './leaving.js';
import { action, crewLeft, crewOf, flag, isBroken, ship, type Tools, violation } from './ships.js';
import { cutTows } from './towing.js';

// Damage [8.1, 8.4].

export interface Hits {
  readonly hull: number;
  readonly crew: number;
}

/** Returns a ship's state after hits. `cost` is the number of crew points lost to hull hits [8.1]. */
function afterHits(G: GrandArmada, id: ShipId, { hull, crew }: Hits): Hits & { readonly cost: number } {
  const { hull: hullNow, crewLoss } = ship(G, id);
  const hullThen = Math.min(ROSTER[id].defence, hullNow + hull);
  const left = crewLeft(id, { hull: hullThen, crewLoss: crewLoss + crew });
  return { hull: hullThen, crew: left, cost: crewOf(G, id) - crew - left };
}

const sinks = (id: ShipId, hull: number): boolean => hull >= ROSTER[id].defence;

/** Returns a ship's hull hits after one hit and, if changed, its crew. */
export function damageBy(G: GrandArmada, weapon: Weapon, id: ShipId): Partial<Hits> {
  if (weapon === 'crew') return { crew: afterHits(G, id, { hull: 0, crew: 1 }).crew };
  const { hull, crew, cost } = afterHits(G, id, { hull: 1, crew: 0 });
  return cost && !sinks(id, hull) ? { hull, crew } : { hull };
}

/** Applies all hits to a ship. Logs its state, unless the ship sinks or the hits are only on a broken crew. */
export function hurtAtOnce(tools: Tools, id: ShipId, hits: Hits): void {
  const { G, emit } = tools;
  const { hull, crew, cost } = afterHits(G, id, hits);
  const tells = !sinks(id, hull) && (hits.hull > 0 || crew >= 0);
  if (tells) emit({ key: 'damage', case: '8.1', at: [ship(G, id).hex ?? ''], who: [id], values: { hull, crew, cost } });
  hurt(tools, id, hits.hull, hits.crew);
}

/** Applies hits; the ship may sink or be broken [8.1, 8.4]. */
export function hurt(tools: Tools, id: ShipId, hull: number, crew: number): void {
  const { G, emit } = tools;
  const struck = ship(G, id);
  const before = isBroken(G, id);
  struck.hull = Math.min(ROSTER[id].defence, struck.hull + hull);
  struck.crewLoss += crew;
  const at = struck.hex ? [struck.hex] : [];
  if (sinks(id, struck.hull)) {
    emit({ key: 'sunk', case: '8.1', at, who: [id] });
    remove(tools, id, 'sunk');
  } else if (!before && isBroken(G, id)) {
    emit({ key: 'broken', case: '8.4', at, who: [id] });
    cutTows(tools);
  }
}

// Crew losses of a group, assigned by its owner [8.1].

/** Returns ships that can take a loss; all ships if none has crew left. */
export function losers(G: GrandArmada): ShipId[] {
  const group = G.losses?.group ?? [];
  const able = group.filter((id) => crewOf(G, id) >= 0);
  return able.length ? able : group;
}

function lose(tools: Tools, id: ShipId): void {
  const { losses } = tools.G;
  if (!losses) return;
  losses.points -= 1;
  if (losses.group.length > 1)
    tools.emit({ key: 'losesCrew', case: '8.1', at: [ship(tools.G, id).hex ?? ''], who: [id], values: { left: crewOf(tools.G, id) - 1 } });
  hurt(tools, id, 0, 1);
  if (!losses.points) delete tools.G.losses;
}

/**
 * Applies losses that leave the owner no choice.
 * @returns whether the owner must choose a ship
 */
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
