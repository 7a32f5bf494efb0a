import type { Modifier } from '../../../kit/events.js';
import type { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { CREW_FIRE, GUNS, HIT_ON } from '../data/tables.js';
import { opponentOf, type ShipId, type Weapon } from '../ids.js';
import type { Violation } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { blockedBy, hexNames, inArc } from './arcs.js';
import { boardedLast, engagedWith } from './grappling.js';
import { by, crewOf, flag, fleet, isBroken, isUnderWay, placeOf, rangeOf, ship, type Tools, violation } from './ships.js';
import { enemiesBeside, lookout } from './zones.js';

/** Artillery and crew fire [8.1]: who may shoot at whom, the die it takes, and the shot. */

/** Spanish gunners are slower. */
const spanish = (id: ShipId): number => (flag(id) === 'S' ? -GUNS.spanish : 0);

/** What is added to the die of a gun shot. */
export const gunModifiers = (id: ShipId, range: number): Modifier[] => [
  ['guns', ROSTER[id].guns],
  ['range', -range],
  ['spanish', spanish(id)],
];

/** What range is worth to crew fire: it is added, or taken off where the option says so. */
const crewRange = (G: GrandArmada, range: number): number => (G.options.crewFireRange === 'add' ? range : -range);

/** What is added to the die of crew fire. */
export const crewModifiers = (G: GrandArmada, id: ShipId, range: number): Modifier[] => [
  ['crew', crewOf(G, id)],
  ['range', crewRange(G, range)],
];

const needWith = (added: number): number => Math.max(1, HIT_ON - added);

/** Lowest die that hits; more than 6: out of reach. */
export const gunNeed = (id: ShipId, range: number): number => needWith(ROSTER[id].guns + spanish(id) - range);
export const crewNeed = (G: GrandArmada, id: ShipId, range: number): number => needWith(crewOf(G, id) + crewRange(G, range));
export const needOf = (G: GrandArmada, id: ShipId, weapon: Weapon, range: number): number =>
  weapon === 'guns' ? gunNeed(id, range) : crewNeed(G, id, range);

/** Chance of one die to show at least so much. */
export const dieChance = (need: number): number => Math.max(0, Math.min(6, 7 - need)) / 6;

/** Gun discharges that a ship has left; none of them is counted where there is no limit. */
export const shotsLeft = (G: GrandArmada, id: ShipId): number =>
  flag(id) === 'E' && G.options.ammoE !== null ? Math.max(0, G.options.ammoE - ship(G, id).shots) : Number.POSITIVE_INFINITY;

/** Why a ship may not shoot with this weapon at anybody. `own`: in its own activation, where silence matters. */
export function weaponRefusal(G: GrandArmada, id: ShipId, weapon: Weapon, own: boolean): Violation | undefined {
  const { gunsUsed, crewUsed, silenced, status } = ship(G, id);
  if (status !== 'afloat') return violation('cannotFire', '8.4', { ship: id });
  if (isBroken(G, id)) return violation('brokenFire', '8.4', { ship: id });
  if (weapon === 'crew') return crewUsed ? violation('crewUsed', '8.1', { ship: id }) : undefined;
  if (gunsUsed) return violation('gunsUsed', '8.1', { ship: id });
  if (own && silenced) return violation('silenced', '8.1', { ship: id });
  if (shotsLeft(G, id) === 0) return violation('noShots', '11.0', { ship: id });
  if (boardedLast(G, id) && enemiesBeside(G, id).length) return violation('afterBoarding', '8.1', { ship: id });
  return undefined;
}

/** Why a ship that may shoot may not shoot at this target. */
export function targetRefusal(G: GrandArmada, id: ShipId, weapon: Weapon, target: ShipId, sea = lookout(G)): Violation | undefined {
  const values = { ship: id, target };
  if (!G.ships[target]) return violation('notHere', '8.1', { ship: target });
  if (flag(target) === flag(id)) return violation('ownTarget', '8.1', values);
  if (!isUnderWay(G, target)) return violation('noTarget', '8.1', { ...values, status: ship(G, target).status });
  const range = rangeOf(G, id, target);
  if (weapon === 'crew' && range > CREW_FIRE.reach) return violation('crewTooFar', '8.1', { ...values, range });
  const engaged = engagedWith(G, target);
  if (engaged.length && (weapon === 'guns' || !engaged.includes(id))) return violation('engaged', '8.2', { ...values, by: engaged[0] });
  if (weapon === 'guns' && !inArc(id, placeOf(G, id), ship(G, id).heading, placeOf(G, target))) return violation('outOfArc', '8.2', values);
  const need = needOf(G, id, weapon, range);
  if (need > 6) return violation(weapon === 'guns' ? 'gunsTooFar' : 'crewTooWeak', '8.1', { ...values, range, need });
  const blocking = blockedBy(sea, placeOf(G, id), placeOf(G, target));
  if (!blocking.length) return undefined;
  return violation('blocked', '8.3', { ...values, by: blocking.map((hex) => sea.shipIn(hex) ?? ''), at: hexNames(blocking) });
}

export const shotRefusal = (G: GrandArmada, id: ShipId, weapon: Weapon, target: ShipId, own: boolean): Violation | undefined =>
  weaponRefusal(G, id, weapon, own) ?? targetRefusal(G, id, weapon, target);

/** The longest range at which a six hits. */
const gunReach = (id: ShipId): number => 6 - HIT_ON + ROSTER[id].guns + spanish(id);

/** Every legal target, in order. @param most hexes between them, where they have to be nearer than the weapon reaches */
export function targets(G: GrandArmada, id: ShipId, weapon: Weapon, own: boolean, most = Number.POSITIVE_INFINITY): ShipId[] {
  if (weaponRefusal(G, id, weapon, own)) return [];
  const reach = Math.min(most, weapon === 'crew' ? CREW_FIRE.reach : gunReach(id));
  return fleet(G, opponentOf(flag(id))).filter((target) => rangeOf(G, id, target) <= reach && !targetRefusal(G, id, weapon, target));
}

/** Gun discharges of each English ship in this battle; null: no limit. */
export const shotLimit = (scenario: ReturnType<typeof scenarioOf>, chosen: number | null): number | null =>
  chosen ?? scenario.shots ?? null;

/** Throws for one shot and tells of it; the hit is applied by the caller. @returns whether it hit */
export function shoot({ G, dice, emit }: Tools, id: ShipId, weapon: Weapon, target: ShipId): boolean {
  const firing = ship(G, id);
  const aimedAt = ship(G, target);
  const range = rangeOf(G, id, target);
  const modifiers = (weapon === 'guns' ? gunModifiers(id, range) : crewModifiers(G, id, range)).filter(([, amount]) => amount !== 0);
  const row = weapon === 'guns' ? 6 - ROSTER[id].guns : 6 - Math.min(6, crewOf(G, id));
  const die = dice.die(6);
  const total = modifiers.reduce((sum, [, amount]) => sum + amount, die);
  const hit = total >= HIT_ON;
  if (weapon === 'guns') {
    firing.gunsUsed = true;
    firing.shots += 1;
  } else firing.crewUsed = true;
  aimedAt.firedOn = true;
  emit({
    key: weapon === 'guns' ? 'firesGuns' : 'firesCrew',
    case: '8.1',
    by: by(G, id),
    at: [firing.hex ?? '', aimedAt.hex ?? ''],
    who: [id, target],
    values: { hit },
    roll: { dice: [die], modifiers, total, chart: weapon === 'guns' ? 'gunnery' : 'crewFire', row },
  });
  return hit;
}
