import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { GRAPPLE } from '../../data/boarding.js';
import type { TestId } from '../../data/damage.js';
import { LEVEL } from '../../data/damage.js';
import { inArc } from '../../geometry/arcs.js';
import { within } from '../../geometry/shapes.js';
import { sideOf } from '../../sides.js';
import type { Link, LinkKind, Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/damage.js';
import {
  action,
  actOf,
  addLink,
  baseOf,
  crewMod,
  has,
  isDerelict,
  isLinked,
  isShip,
  linksOf,
  oarQuarter,
  onTable,
  otherEnd,
  ship,
  shipsBeside,
  squadron,
  type Tools,
  touching,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { attackRefusal } from '../intermediate/squadronMorale.js';
import { activeRefusal, deckReady, hinders } from '../sequenceOfPlay/ordering.js';
import { seaAt } from '../settingUp/surroundings.js';
import { boardDerelict, canSpareCrew, hasRoom, mostAboard } from './capture.js';

// Grappling, and cutting free [8.1].

/** Whether the corvus reaches the target, which must be in the forward arc [9.4]. */
const corvusReaches = (G: Salamis, id: string, target: string): boolean =>
  has(ship(G, id), 'corvus') && inArc(ship(G, id).at, ship(G, target).at, 'F', GRAPPLE.corvusArcHalf);

/** Whether grapnels reach. Ships must be in contact, or nearly in contact with the iron hand [9.5]. */
function reaches(G: Salamis, id: string, target: string): boolean {
  const [a, b] = [ship(G, id), ship(G, target)];
  return touching(a, b) || (has(a, 'ferreaManus') && within(baseOf(a), baseOf(b), GRAPPLE.ferreaReach));
}

export function grappleModifiers(G: Salamis, id: string, target: string): Modifier[] {
  const [vessel, other] = [ship(G, id), ship(G, target)];
  const idle = other.dmg >= LEVEL.severe || oarQuarter(other) === 0;
  const sea = seaAt(G, vessel.at);
  return counting([
    ['crew', crewMod(vessel)],
    ['targetCrew', idle ? 0 : -crewMod(other)],
    ['targetIdle', idle ? GRAPPLE.helpless : 0],
    ['corvus', corvusReaches(G, id, target) ? GRAPPLE.corvus : 0],
    ['ironHand', has(vessel, 'ferreaManus') ? GRAPPLE.ferrea : 0],
    ['targetLinked', isLinked(G, target) ? GRAPPLE.alreadyLinked : 0],
    ['targetHigher', typeOf(other).deck >= typeOf(vessel).deck + GRAPPLE.highDeck ? GRAPPLE.deckHigher : 0],
    ['sea', sea === 'rough' ? GRAPPLE.rough : sea === 'veryRough' ? GRAPPLE.veryRough : 0],
  ]);
}

export const holds = (die: number, modifier: number): boolean => die !== 1 && (die === 10 || die + modifier >= GRAPPLE.target);

export function grappleChance(G: Salamis, id: string, target: string): number {
  if (isDerelict(ship(G, target))) return 1;
  const modifier = sumOf(grappleModifiers(G, id, target));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((die) => holds(die, modifier)).length / 10;
}

function grappleRefusal(view: Salamis, player: string, id: string, target: string): Violation | undefined {
  const inactive = activeRefusal(view, player, id, '8.1');
  if (inactive) return inactive;
  const vessel = ship(view, id);
  if (vessel.act?.grappled) return violation('grappledOnce', '8.1', { ship: id });
  const approached = hinders(view, id, 'approached');
  if (approached) return approached;
  if (vessel.prize !== null) return violation('prizeCrew', '8.5', { ship: id });
  const afraid = attackRefusal(view, id);
  if (afraid) return afraid;
  if (!isShip(view, target) || ship(view, target).status !== 'table') return violation('noTarget', '8.1', { ship: target });
  const other = ship(view, target);
  if (other.side === vessel.side) return violation('ownShip', '8.1', { ship: target });
  if (other.dmg === LEVEL.sinking) return violation('targetSinking', '8.1', { ship: target });
  if (linksOf(view, id).some(([, link]) => link.kind !== 'tow' && otherEnd(link, id) === target)) {
    return violation('linkedAlready', '8.1', { ship: id, other: target });
  }
  if (!reaches(view, id, target)) return violation('notTouching', '8.1', { ship: id, other: target });
  if (isDerelict(other) && !canSpareCrew(vessel)) return violation('nobodyToSend', '8.5', { ship: id });
  if (isDerelict(other) && !hasRoom(other)) return violation('deckFull', '5.7', { ship: target, most: mostAboard(other) });
  return undefined;
}

const linkKind = (G: Salamis, id: string, target: string): LinkKind =>
  corvusReaches(G, id, target) ? 'corvus' : has(ship(G, id), 'ferreaManus') ? 'ferrea' : 'grapple';

export const grapple = action({
  name: 'grapple',
  case: '8.1',
  args: [Type.String(), Type.String()],
  refuse: (view, player, id, target) => grappleRefusal(view, player, id, target),
  *choices(view, player) {
    const side = sideOf(view, player);
    for (const id of deckReady(view, player)) {
      const near = has(ship(view, id), 'ferreaManus') ? onTable(view) : shipsBeside(view, id);
      for (const target of near) {
        if (ship(view, target).side !== side && reaches(view, id, target) && !grappleRefusal(view, player, id, target)) yield [id, target];
      }
    }
  },
  perform(tools, player, id, target) {
    const { G, dice, emit } = tools;
    const act = actOf(G, id);
    act.grappled = true;
    act.done = true;
    squadron(G, target).engaged = true;
    squadron(G, id).engaged = true;
    if (isDerelict(ship(G, target))) {
      boardDerelict(tools, id, target);
      return;
    }
    const modifiers = grappleModifiers(G, id, target);
    const die = dice.die(10);
    const held = holds(die, sumOf(modifiers));
    const total = die + sumOf(modifiers);
    emit({
      key: held ? 'grappled' : 'grappleFails',
      case: '8.1',
      by: player,
      who: [id, target],
      roll: { dice: [die], ...(modifiers.length && { modifiers }), total, chart: 'grapple' },
    });
    if (held) addLink(G, { a: id, b: target, kind: linkKind(G, id, target), by: ship(G, id).side, fresh: true });
  },
});

const CUTS: { readonly [kind in LinkKind]: TestId } = {
  grapple: 'cutFree',
  corvus: 'cutFreeCorvus',
  ferrea: 'cutFreeFerrea',
  harpax: 'cutFreeFerrea',
  wedge: 'cutFreeWedge',
  tow: 'cutFree',
};

const THROWN: readonly LinkKind[] = ['corvus', 'ferrea', 'harpax'];

/** Returns the modifiers for cutting a link. Corvus, iron hand and harpax hinder only the enemy of the ship using them [9.4, 9.5]. */
export function cutModifiers(G: Salamis, id: string, { kind, by, a, b }: Link): Modifier[] {
  const thrownByUs = by !== null && by === ship(G, id).side;
  const other = ship(G, a === id ? b : a);
  return [
    ...testModifier(CUTS[kind], !(thrownByUs && THROWN.includes(kind))),
    ...testModifier('cutFreeFromSinking', other.dmg === LEVEL.sinking),
  ];
}

/**
 * Tests whether a ship succeeds in cutting a link.
 * @returns whether the link is cut
 */
export function tryToCut(tools: Tools, id: string, link: string): boolean {
  const { G, emit } = tools;
  const bond = G.links[link];
  const other = otherEnd(bond, id);
  const free = crewTest(tools, id, 'cutFree', '8.1', cutModifiers(G, id, bond), other);
  if (free) {
    delete G.links[link];
    emit({ key: 'cutFree', case: '8.1', who: [id, other] });
  }
  return free;
}

function cutRefusal(view: Salamis, player: string, id: string, link: string): Violation | undefined {
  const inactive = activeRefusal(view, player, id, '8.1');
  if (inactive) return inactive;
  const bond = Object.hasOwn(view.links, link) ? view.links[link] : undefined;
  if (!bond || bond.kind === 'tow' || (bond.a !== id && bond.b !== id)) return violation('noLink', '8.1', { ship: id });
  const { act } = ship(view, id);
  if (act?.cut?.includes(link)) return violation('cutOnce', '8.1', { ship: id });
  return act?.done ? violation('hasActed', '8.1', { ship: id }) : undefined;
}

export const cutFree = action({
  name: 'cutFree',
  case: '8.1',
  args: [Type.String(), Type.String()],
  refuse: (view, player, id, link) => cutRefusal(view, player, id, link),
  *choices(view, player) {
    for (const id of deckReady(view, player)) {
      for (const [link] of linksOf(view, id)) if (!cutRefusal(view, player, id, link)) yield [id, link];
    }
  },
  perform(tools, _player, id, link) {
    const act = actOf(tools.G, id);
    act.cut = [...(act.cut ?? []), link];
    tryToCut(tools, id, link);
  },
});
