import type { Modifier } from '../../../kit/events.js';
import { sumOf } from '../../../kit/modifiers.js';
import { LEADERS } from '../data/units.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { castle, meleeFactor } from './factors.js';
import { freeLeadersOn, hasUnits, isActive, isTop, leadersOn, marinesOn, stackOf, topAt } from './forces.js';
import { grappledTo } from './grapples.js';
import { stackCanLose } from './steps.js';

/** A melee as it is being weighed: where, who attacks, and the tops of the squadrons that join from next door. */
export interface MeleePlan {
  readonly hex: string;
  readonly side: Side;
  readonly supporters: readonly string[];
}

/** Squadrons (tops) and marine units of a side that fight. */
interface Fighters {
  readonly tops: readonly string[];
  readonly marines: readonly string[];
}

/**
 * 8.3.11, 8.3.7: everybody of a side in the hex, and the attacker's supporters. Marines aboard supporters do not fight (8.3.2).
 * Who has attacked in this segment does not attack again, but may be attacked.
 */
export function fighters(G: Sluys, plan: MeleePlan, side: Side): Fighters {
  const top = topAt(G, plan.hex);
  const tops = top !== undefined && G.squadrons[top].side === side ? [top] : [];
  const marines = marinesOn(G, top, side);
  if (side !== plan.side) return { tops, marines };
  return { tops: [...tops.filter((id) => fresh(G, id)), ...plan.supporters], marines: marines.filter((id) => fresh(G, id)) };
}

const fresh = (G: Sluys, unit: string): boolean => !G.act?.fought.includes(unit);

/** Everybody who takes part in an attack, leaders too: none of them attacks again in this segment. */
export function attackersIn(G: Sluys, plan: MeleePlan): string[] {
  const { tops, marines } = fighters(G, plan, plan.side);
  const decks = [topAt(G, plan.hex), ...plan.supporters];
  return [...tops, ...marines, ...decks.flatMap((deck) => freeLeadersOn(G, deck, plan.side))];
}

/**
 * What a side adds to its two dice (8.3.18): melee factors, one for each leader of its nation in the hex, captives too
 * (3.4.4), one for each free leader aboard a supporter, and the castle of the squadron fought on for whoever controls it (8.3.15).
 */
export function meleeModifiers(G: Sluys, plan: MeleePlan, side: Side): Modifier[] {
  const { tops, marines } = fighters(G, plan, side);
  const modifiers: Modifier[] = [...tops.flatMap((top) => stackOf(G, top)), ...marines].map((unit) => [unit, meleeFactor(G, unit)]);
  const deck = topAt(G, plan.hex);
  const attacking = side === plan.side;
  if (deck !== undefined && (marines.length > 0 || tops.includes(deck))) {
    const leaders = leadersOn(G, deck).filter(
      (id) => LEADERS[id].side === side && !(attacking && (LEADERS[id].rank === 'queen' || !fresh(G, id))),
    );
    for (const leader of leaders) modifiers.push([leader, 1]);
  }
  for (const top of attacking ? plan.supporters : []) {
    for (const leader of freeLeadersOn(G, top, side)) if (LEADERS[leader].rank !== 'queen' && fresh(G, leader)) modifiers.push([leader, 1]);
  }
  if (deck !== undefined && G.squadrons[deck].side === side && castle(G, deck) > 0) modifiers.push(['castle', castle(G, deck)]);
  return modifiers;
}

interface MeleeTotals {
  readonly attacker: number;
  readonly defender: number;
}

/** Both sides' sums before dice: what the player weighs. */
export const meleeTotals = (G: Sluys, plan: MeleePlan): MeleeTotals => ({
  attacker: sumOf(meleeModifiers(G, plan, plan.side)),
  defender: sumOf(meleeModifiers(G, plan, opponentOf(plan.side))),
});

/** Units of a side in the melee under way that can lose a step. */
export function meleeLosers(G: Sluys, side: Side): string[] {
  if (!G.melee) return [];
  const { tops, marines } = fighters(G, G.melee, side);
  return [...tops.flatMap((top) => stackCanLose(G, top)), ...marines];
}

/** Squadrons that may join an attack on a hex from next door (8.3.3, 8.3.4, 8.3.12, 8.3.13); tops, ascending. */
export function supportersOf(G: Sluys, hex: string, side: Side): string[] {
  const target = topAt(G, hex);
  if (!G.act || target === undefined || G.squadrons[target].side === side) return [];
  return grappledTo(G, hex)
    .map((beside) => topAt(G, beside))
    .filter((id): id is string => id !== undefined && canSupport(G, id, side))
    .sort();
}

/** Not with enemy marines aboard (8.3.13), not twice in a segment, and not where a marker makes it fight on its own deck. */
function canSupport(G: Sluys, id: string, side: Side): boolean {
  const { hex } = G.squadrons[id];
  if (!G.act || hex === null || !isTop(G, id) || !isActive(G, id)) return false;
  return marinesOn(G, id, opponentOf(side)).length === 0 && !G.act.fought.includes(id) && !G.act.markers.includes(hex);
}

/** Whether a side would have anything but leaders in the attack. */
export function canAttack(G: Sluys, plan: MeleePlan): boolean {
  const { tops, marines } = fighters(G, plan, plan.side);
  return tops.length + marines.length > 0 && hasUnits(G, topAt(G, plan.hex), opponentOf(plan.side));
}
