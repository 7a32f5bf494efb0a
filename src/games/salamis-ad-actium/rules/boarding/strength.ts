import type { Modifier } from '../../../../kit/events.js';
import { counting } from '../../../../kit/modifiers.js';
import { BOARDING, BOARDING_ODDS, STRENGTH } from '../../data/boarding.js';
import { DAMAGE_IDS, LEVEL } from '../../data/damage.js';
import { CREW } from '../../data/intermediate.js';
import { FORT } from '../../data/shooting.js';
import type { Salamis, Ship } from '../../state.js';
import { fightingOarsmen, hasScreens, linksOf, officerMod, otherEnd, ship, squadronId, typeOf } from '../basics/ships.js';

// Fighting strengths and modifiers in a melee [8.2].

/** Returns the strength of troops and of oarsmen who fight as marines. */
export function strength(vessel: Ship): number {
  const { heavy, normal, archers } = vessel;
  const perOarsman = typeOf(vessel).fightingOars === 'heavy' ? STRENGTH.heavy : STRENGTH.normal;
  return STRENGTH.heavy * heavy + STRENGTH.normal * normal + STRENGTH.archers * archers + perOarsman * fightingOarsmen(vessel);
}

/** Returns the strength in defence of oarsmen who do not fight; none on a prize. */
export const rowersOf = (vessel: Ship): number =>
  vessel.prize === null && !fightingOarsmen(vessel) ? Math.floor(vessel.oarsmen / STRENGTH.rowersPer) : 0;

/** Returns the strength of troops and oarsmen in defence, at least 1. */
export const defence = (vessel: Ship): number => Math.max(1, strength(vessel) + rowersOf(vessel));

/** Returns the attacker's modifier: negative if the defender is stronger. */
export function oddsModifier(attack: number, defend: number): number {
  const [more, less] = attack >= defend ? [attack, defend] : [defend, attack];
  const row = BOARDING_ODDS.find(({ num, den }) => more * den >= less * num);
  if (!row) return 0;
  return attack >= defend ? row.mod : -row.mod;
}

/** Returns the modifiers common to every melee: all but odds and deck height. */
function standing(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  return [
    ['crew', CREW[vessel.crew].boardingMod],
    ['officer', officerMod(vessel)],
    [
      `damage.${DAMAGE_IDS[vessel.dmg]}`,
      vessel.dmg === LEVEL.severe ? BOARDING.severeDamage : vessel.dmg === LEVEL.heavy ? BOARDING.heavyDamage : 0,
    ],
    ['tower', vessel.towers > 0 && vessel.archers > 0 ? BOARDING.tower : 0],
    ['infested', vessel.pests ? BOARDING.infested : 0],
    ['onFire', vessel.fire > 0 ? BOARDING.onFire : 0],
    ['thrownDown', vessel.thrown ? BOARDING.thrownDown : 0],
    ['libation', G.libations.boardBonus[squadronId(G, id)] ?? 0],
    ['prizeCrew', vessel.prize !== null ? BOARDING.prize : 0],
  ];
}

function higher(deck: number, other: number): Modifier {
  const by = deck - other;
  return ['higherDeck', by >= BOARDING.muchHigher ? BOARDING.deckMuchHigher : by >= 1 ? BOARDING.deckHigher : 0];
}

/** Whether the group holds the target by a corvus dropped this turn. */
const freshCorvus = (G: Salamis, group: readonly string[], target: string): boolean =>
  group.some((id) =>
    linksOf(G, id).some(
      ([, link]) => link.kind === 'corvus' && link.fresh && link.by === ship(G, id).side && otherEnd(link, id) === target,
    ),
  );

export interface Melee {
  /** Ships of the group, leading ship first. */
  readonly group: readonly string[];
  readonly attack: number;
  readonly defend: number;
  readonly attacker: readonly Modifier[];
  readonly defender: readonly Modifier[];
}

function led(G: Salamis, ids: readonly string[]): string[] {
  const inOrder = [...ids].sort((a, b) => G.order.indexOf(a) - G.order.indexOf(b));
  return inOrder.sort((a, b) => strength(ship(G, b)) - strength(ship(G, a)));
}

export function melee(G: Salamis, assaulting: readonly string[], target: string): Melee {
  const group = led(G, assaulting);
  const [lead] = group;
  const [a, d] = [ship(G, lead), ship(G, target)];
  const attack = group.reduce((sum, id) => sum + strength(ship(G, id)), 0);
  const defend = defence(d);
  const [deckA, deckD] = [typeOf(a).deck, typeOf(d).deck];
  return {
    group,
    attack,
    defend,
    attacker: counting([
      ['odds', oddsModifier(attack, defend)],
      ...standing(G, lead),
      higher(deckA, deckD),
      ['corvus', freshCorvus(G, group, target) ? BOARDING.corvus : 0],
    ]),
    defender: counting([...standing(G, target), higher(deckD, deckA), ['screens', hasScreens(d) ? BOARDING.parablemata : 0]]),
  };
}

export function fortMelee(G: Salamis, assaulting: readonly string[], id: string): Melee {
  const group = led(G, assaulting);
  const fort = G.forts[id];
  const attack = group.reduce((sum, ship_) => sum + strength(ship(G, ship_)), 0);
  const defend = Math.max(1, FORT.fightingPerStrength * fort.strength + fort.archers);
  return {
    group,
    attack,
    defend,
    attacker: counting([['odds', oddsModifier(attack, defend)], ...standing(G, group[0])]),
    defender: [['walls', FORT.defence]],
  };
}
