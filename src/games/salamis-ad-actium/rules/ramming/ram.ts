import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import {
  ASPECT,
  CORVUS,
  EFFECT_FROM_LEVEL,
  RAM,
  RAM_EFFECTS,
  RAM_HULL,
  RAM_RESULT,
  RAM_SPEED,
  RAM_TYPE,
  type RamEffect,
  SHOCK,
  SPRUNG,
} from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { CREW } from '../../data/intermediate.js';
import { overlap, shapeOf } from '../../geometry/shapes.js';
import { sideOf } from '../../sides.js';
import type { Damage, Salamis } from '../../state.js';
import { crewTest, inflict, loseFighters, loseGroups, loseOarsmen } from '../basics/damage.js';
import {
  action,
  actOf,
  addLink,
  baseOf,
  fighters,
  has,
  isHelpless,
  isLinked,
  isOverloaded,
  isSailing,
  isSmall,
  oarQuarter,
  onTable,
  ship,
  type Tools,
  towBy,
  towOf,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { quarters } from '../movement/allowance.js';
import { strand } from '../movement/grounding.js';
import { watersOf } from '../movement/memory.js';
import { hope, type Path, runPath } from '../movement/path.js';
import type { Judge } from '../movement/walk.js';
import { moverRefusal, movers } from '../sequenceOfPlay/ordering.js';
import { seaAt } from '../settingUp/surroundings.js';
import { casualty, enginesOf, loseEngine, loseTower } from '../shooting/hits.js';
import type { Contact } from './contact.js';

// Booms of fortified harbours [7].

function boomRefusal(view: Salamis, player: string, fort: string): Violation | undefined {
  if (view.step !== 'move') return violation('shootingNow', '4.3');
  if (!view.options.fortifications || !Object.hasOwn(view.forts, fort)) return violation('noFort', '7.5');
  const { owner, boom, strength } = view.forts[fort];
  if (owner !== sideOf(view, player)) return violation('notYourFort', '7.5', { fort });
  if (strength < 1) return violation('fortDestroyed', '7.5', { fort });
  if (!boom || boom.state === 'broken') return violation('noBoom', '7.5', { fort });
  if (boom.toggled) return violation('boomToggled', '7.5', { fort });
  if (boom.state === 'closed') return undefined;
  const shape = shapeOf(boom.poly);
  const under = onTable(view).find((id) => overlap(baseOf(ship(view, id)), shape));
  return under === undefined ? undefined : violation('boomBlocked', '7.5', { fort, ship: under });
}

export const toggleBoom = action({
  name: 'toggleBoom',
  case: '7.5',
  args: [Type.String()],
  refuse: boomRefusal,
  *choices(view, player) {
    for (const fort of Object.keys(view.forts)) if (!boomRefusal(view, player, fort)) yield [fort];
  },
  perform({ G, emit }, player, fort) {
    const { boom } = G.forts[fort];
    if (!boom) return;
    boom.state = boom.state === 'open' ? 'closed' : 'open';
    boom.toggled = true;
    emit({ key: 'boomToggled', case: '7.5', by: player, who: [fort], values: { state: boom.state } });
  },
});

// Backing off after a ram or a bump [7.4].

function backOffRefusal(view: Salamis, id: string): Violation | undefined {
  const { act, aground } = ship(view, id);
  if (!act?.rammed) return violation('hasNotRammed', '7.4', { ship: id });
  if (act.backed) return violation('backedOff', '7.4', { ship: id });
  if (isLinked(view, id)) return violation('linked', '8.1', { ship: id });
  if (towBy(view, id) || towOf(view, id)) return violation('inTow', '5.4', { ship: id });
  if (aground) return violation(aground, '5.6', { ship: id });
  return oarQuarter(ship(view, id)) === 0 ? violation('noOars', '5.8', { ship: id }) : undefined;
}

/** Moves a ship astern as far as the water is free, but not off the table. */
function goAstern(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const waters = watersOf(G, id);
  const judge: Judge = { test: (what, ruleCase, modifiers) => crewTest(tools, id, what, ruleCase, modifiers), breaks: () => false };
  const astern = (mm: number, by: Judge): Path => runPath(G, id, { mode: 'back', steps: [['B', mm]] }, waters, by, RAM.backOff);
  const free = astern(RAM.backOff, hope);
  const most = free.end === 'left' ? free.moved - 1 : RAM.backOff;
  if (most < 1) return;
  const path = astern(most, judge);
  vessel.at = path.place;
  emit({ key: 'backsOff', case: '7.4', who: [id], values: { mm: path.moved, legs: path.legs.map(({ x, y, h }) => [x, y, h]) } });
  if (path.end === 'aground') strand(tools, id, 'aground', '5.6');
}

export const backOff = action({
  name: 'backOff',
  case: '7.4',
  args: [Type.String()],
  refuse: (view, player, id) => moverRefusal(view, player, id) ?? backOffRefusal(view, id),
  *choices(view, player) {
    for (const id of movers(view, player)) if (!backOffRefusal(view, id)) yield [id];
  },
  perform(tools, _player, id) {
    actOf(tools.G, id).backed = true;
    if (crewTest(tools, id, 'backOff', '7.4')) goAstern(tools, id);
  },
});

// Special effects of a ram that inflicts at least Medium damage [7.4].

function smashRudder({ G, emit }: Tools, id: string): void {
  if (!ship(G, id).rudder) return;
  ship(G, id).rudder = false;
  emit({ key: 'rudderLost', case: '7.4', who: [id] });
}

/** Whether an effect finds nothing to damage. */
const NOTHING_TO_DAMAGE: { readonly [effect in RamEffect]?: (G: Salamis, mover: string, contact: Contact) => boolean } = {
  oarsSheared(G, _mover, { target, face }) {
    const { spare, oarsmen, ...vessel } = ship(G, target);
    return face !== 'bow' && face !== 'stern' && !vessel[face] && !(spare + oarsmen);
  },
  steering: (G, _mover, { target }) => !ship(G, target).rudder,
  towerFalls(G, _mover, { target }) {
    const { towers, sails } = ship(G, target);
    return !towers && (sails === 'none' || sails === 'down');
  },
  engineLost: (G, _mover, { target }) => !enginesOf(G, target),
  thrownDown: (G, _mover, { target }) => !fighters(ship(G, target)),
  heels(G, _mover, { target }) {
    const vessel = ship(G, target);
    return !isSmall(vessel) && !isOverloaded(vessel);
  },
  ramSprung: (G, mover) => ship(G, mover).ram === 'none',
};

const EFFECTS: { readonly [effect in RamEffect]: (tools: Tools, mover: string, contact: Contact) => void } = {
  wedged({ G }, mover, { target }) {
    addLink(G, { a: mover, b: target, kind: 'wedge', by: ship(G, mover).side, fresh: true });
  },
  oarsSheared(tools, _mover, { target, face }) {
    if (face === 'bow' || face === 'stern') return;
    loseGroups(tools, target, face, 2, '7.4');
    loseOarsmen(tools, target, 2, '7.4');
  },
  steering: (tools, _mover, { target }) => smashRudder(tools, target),
  towerFalls(tools, _mover, { target }) {
    const vessel = ship(tools.G, target);
    if (loseTower(tools, target, '7.4') || vessel.sails === 'none' || vessel.sails === 'down') return;
    vessel.sails = 'down';
    tools.emit({ key: 'sailsDown', case: '7.4', who: [target] });
  },
  engineLost(tools, _mover, { target }) {
    if (!loseEngine(tools, target, '7.4')) casualty(tools, target);
  },
  thrownDown(tools, _mover, { target }) {
    ship(tools.G, target).thrown = true;
    const die = tools.dice.die(6);
    loseFighters(tools, target, Math.ceil(die / 2), '7.4', { dice: [die] });
  },
  heels(tools, _mover, { target }) {
    const vessel = ship(tools.G, target);
    if (isSmall(vessel) || isOverloaded(vessel)) inflict(tools, target, LEVEL.light, '7.4');
  },
  ramSprung({ G, emit }, mover) {
    const vessel = ship(G, mover);
    if (vessel.ram === 'none') return;
    vessel.ram = SPRUNG[vessel.ram];
    emit({ key: 'ramSprung', case: '7.4', who: [mover], values: { ram: vessel.ram } });
  },
  disordered({ G }, _mover, { target }) {
    ship(G, target).disordered = true;
  },
};

/** Returns the effect that applies: at bow or stern, the rudder is smashed instead of oars sheared. */
const happens = (effect: RamEffect, { face }: Contact): RamEffect =>
  effect === 'oarsSheared' && (face === 'bow' || face === 'stern') ? 'steering' : effect;

function ramEffect(tools: Tools, mover: string, contact: Contact): void {
  const { dice, emit } = tools;
  const die = dice.die(RAM_EFFECTS.length);
  const effect = happens(RAM_EFFECTS[die - 1], contact);
  const none = NOTHING_TO_DAMAGE[effect]?.(tools.G, mover, contact);
  emit({
    key: 'ramEffect',
    case: '7.4',
    who: [mover, contact.target],
    values: { effect, ...(none && { none }) },
    roll: { dice: [die], chart: 'ramEffects' },
  });
  EFFECTS[effect](tools, mover, contact);
}

// Ramming [7.2, 7.3].

const within = (value: number, cap: number): number => Math.max(-cap, Math.min(cap, value));
export const total = (die: number, modifiers: readonly Modifier[]): number => die + sumOf(modifiers);

export function ramModifiers(G: Salamis, id: string, contact: Contact, burst: boolean): Modifier[] {
  const mover = ship(G, id);
  const other = ship(G, contact.target);
  const [a, b] = [typeOf(mover), typeOf(other)];
  const helpless = isHelpless(G, contact.target);
  const sea = seaAt(G, mover.at);
  return counting([
    [`aspect.${contact.aspect}`, ASPECT[contact.aspect]],
    ['speed', RAM_SPEED[Math.min(RAM_SPEED.length - 1, quarters(G, id, contact.moved))]],
    ['burst', burst ? RAM.burst : 0],
    ['size', within(a.size - b.size, RAM.sizeCap)],
    ['ram', RAM_TYPE[mover.ram]],
    ['targetHull', RAM_HULL[b.hull]],
    ['crew', CREW[mover.crew].mod],
    ['helpless', helpless ? RAM.targetHelpless : 0],
    ['skilled', !helpless && (other.crew === 'veteran' || other.crew === 'elite') ? RAM.targetSkilled : 0],
    ['sailsSet', isSailing(mover) ? RAM.sailsSet : 0],
    ['overloaded', isOverloaded(mover) ? RAM.overloaded : 0],
    ['corvus', has(mover, 'corvus') ? CORVUS.ram : 0],
    ['sea', sea === 'rough' ? RAM.rough : sea === 'veryRough' ? RAM.veryRough : 0],
  ]);
}

export function answerModifiers(G: Salamis, id: string, target: string): Modifier[] {
  const mover = ship(G, id);
  const other = ship(G, target);
  const [a, b] = [typeOf(mover), typeOf(other)];
  return counting([
    ['aspect.bow', ASPECT.bow],
    ['answer', RAM.answer],
    ['size', within(b.size - a.size, RAM.sizeCap)],
    ['ram', RAM_TYPE[other.ram]],
    ['targetHull', RAM_HULL[a.hull]],
    ['crew', CREW[other.crew].mod],
  ]);
}

export const ramLevel = (score: number): Damage => RAM_RESULT.find(({ upTo }) => score <= upTo)?.level ?? LEVEL.sinking;

export function shockUpTo(G: Salamis, id: string, target: string): number {
  const mover = ship(G, id);
  const { hull } = typeOf(mover);
  return (
    SHOCK.base +
    (hull === 'weak' ? SHOCK.weak : hull === 'stout' ? SHOCK.stout : 0) +
    (mover.ram === 'none' ? SHOCK.noRam : mover.ram === 'heavy' ? SHOCK.heavyRam : 0) +
    (typeOf(ship(G, target)).hull === 'stout' ? SHOCK.targetStout : 0)
  );
}

/** Whether the target rams back: bow to bow, unless it is badly damaged. */
export const answers = (G: Salamis, { aspect, target }: Contact): boolean => aspect === 'bow' && ship(G, target).dmg <= RAM.mostDamage;

export function resolveRam(tools: Tools, id: string, contact: Contact, burst: boolean): void {
  const { G, dice, emit } = tools;
  const { target, face, aspect } = contact;
  const answered = answers(G, contact);
  const modifiers = ramModifiers(G, id, contact, burst);
  const die = dice.die(10);
  const score = total(die, modifiers);
  const level = ramLevel(score);
  emit({
    key: 'ram',
    case: '7.3',
    who: [id, target],
    values: { aspect, level },
    roll: { dice: [die], modifiers, total: score, chart: 'ram' },
  });
  inflict(tools, target, level, '7.3');
  if (!level && (face === 'port' || face === 'stbd')) loseGroups(tools, target, face, 1, '7.3');
  if (answered) answer(tools, id, target);
  shock(tools, id, target);
  if (level >= EFFECT_FROM_LEVEL) ramEffect(tools, id, contact);
}

function answer(tools: Tools, id: string, target: string): void {
  const { G, dice, emit } = tools;
  const modifiers = answerModifiers(G, id, target);
  const die = dice.die(10);
  const score = total(die, modifiers);
  const level = ramLevel(score);
  emit({
    key: 'ramAnswer',
    case: '7.3',
    who: [target, id],
    values: { level },
    roll: { dice: [die], modifiers, total: score, chart: 'ram' },
  });
  inflict(tools, id, level, '7.3');
}

function shock(tools: Tools, id: string, target: string): void {
  const { G, dice, emit } = tools;
  const upTo = shockUpTo(G, id, target);
  const die = dice.die(6);
  emit({ key: 'shock', case: '7.3', who: [id], values: { upTo, hurt: die <= upTo }, roll: { dice: [die] } });
  if (die <= upTo) inflict(tools, id, LEVEL.light, '7.3');
}
