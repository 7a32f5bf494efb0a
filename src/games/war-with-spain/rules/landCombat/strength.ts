import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import type { LandColumn } from '../../data/tables.js';
import { type HexId, type LeaderId, opponentOf, type Side, type UnitId } from '../../ids.js';
import type { Assault, WarWithSpain } from '../../state.js';
import { landBonus } from '../leaders/assignment.js';
import { isFortress } from '../map.js';
import { besiegedArmies } from '../sieges/sieges.js';
import { isHidden, leadersAshore, ownerOf, strengthOf } from '../units.js';
import { controllerAt } from '../victory/control.js';

/** A declared or possible land attack. */
export type Clash = Pick<Assault, 'attacker' | 'from' | 'hex' | 'landIds' | 'leaderIds' | 'withBesieged'>;

/** Kinds of attack: `field` from another hex, `storm` on besieged units, `sally` by besieged units. */
type ClashKind = 'field' | 'storm' | 'sally';

export function kindOf(G: WarWithSpain, { attacker, from, hex }: Clash): ClashKind {
  if (from !== hex) return 'field';
  return G.sieges[hex]?.land === attacker ? 'sally' : 'storm';
}

/** Returns attacking units still in play, excluding besieged units that join the attack. */
export const columnUnits = (G: WarWithSpain, { landIds }: Clash): UnitId[] => landIds.filter((id) => G.land[id]);

export const insiders = (G: WarWithSpain, { hex, withBesieged }: Clash): UnitId[] => (withBesieged ? besiegedArmies(G, hex) : []);

export const attackers = (G: WarWithSpain, clash: Clash): UnitId[] => [...columnUnits(G, clash), ...insiders(G, clash)];

export function defenders(G: WarWithSpain, clash: Clash): UnitId[] {
  const { attacker, hex } = clash;
  if (kindOf(G, clash) === 'storm') return besiegedArmies(G, hex);
  return Object.keys(G.land).filter((id) => G.land[id].at === hex && !G.land[id].besieged && ownerOf(G, id) !== attacker);
}

/** Returns leaders of the units' owner or of their neutral French party. */
export function leadersWith(G: WarWithSpain, units: readonly UnitId[], hex: HexId): LeaderId[] {
  const [first] = units;
  if (first === undefined || isHidden(first)) return [];
  const { side, nat } = ARMY[first];
  const neutral = ownerOf(G, first) === null;
  return leadersAshore(G, side, hex).filter((id) => !neutral || LEADERS[id].nat === nat);
}

export interface Strength {
  readonly total: number;
  /** Strength before factors and leader bonus. */
  readonly face: number;
  /** Factor for the defenders: 1, 2 or 3. */
  readonly factor: number;
  /** Half the besieged attackers' strength. */
  readonly halved: number;
  readonly bonus: number;
  readonly leaders: readonly LeaderId[];
}

/** Returns the attackers' strength. Besieged units count half, rounded down [10.15]. */
export function attackStrength(G: WarWithSpain, clash: Clash): Strength {
  const sally = kindOf(G, clash) === 'sally';
  const outside = sally ? [] : columnUnits(G, clash);
  const inside = sally ? columnUnits(G, clash) : insiders(G, clash);
  const face = strengthOf(G, [...outside, ...inside]);
  const halved = Math.floor(strengthOf(G, inside) / 2);
  const leaders = clash.leaderIds.filter((id) => G.leaders[id]);
  if (clash.withBesieged) leaders.push(...leadersAshore(G, clash.attacker, clash.hex));
  const led = landBonus(G, leaders);
  return { total: strengthOf(G, outside) + halved + led.bonus, face, factor: 1, halved, ...led };
}

/** Returns the defenders' factor: 2 in a friendly fortress, 3 if besieged there; elsewhere 1, or 2 if besieged [9.15 to 10.16]. */
export function wallFactor(G: WarWithSpain, units: readonly UnitId[], hex: HexId, besieged: boolean): number {
  const [first] = units;
  const own = first !== undefined && isFortress(hex) && controllerAt(G, hex) === ownerOf(G, first);
  if (besieged) return own ? 3 : 2;
  return own ? 2 : 1;
}

export function defenceStrength(G: WarWithSpain, clash: Clash): Strength {
  const units = defenders(G, clash);
  const face = strengthOf(G, units);
  const factor = wallFactor(G, units, clash.hex, kindOf(G, clash) === 'storm');
  const led = landBonus(G, leadersWith(G, units, clash.hex));
  return { total: face * factor + led.bonus, face, factor, halved: 0, ...led };
}

const AT_LEAST_EVEN: readonly LandColumn[] = ['1-1', '2-1', '3-1', '>3-1'];

/** Returns the odds column, rounded in favour of the defender [9.0]. */
export function oddsColumn(attack: number, defence: number): LandColumn {
  if (defence <= 0) return '>3-1';
  if (attack >= defence) return AT_LEAST_EVEN[Math.min(4, Math.floor(attack / defence)) - 1];
  return attack > 0 && Math.ceil(defence / attack) === 2 ? '1-2' : '1-3';
}

/** Returns the side that decides for the defenders, including neutral French units. */
export const defenderOf = ({ attacker }: Clash): Side => opponentOf(attacker);
