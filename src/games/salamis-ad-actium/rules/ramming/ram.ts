import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { CORVUS } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { CREW } from '../../data/quality.js';
import { ASPECT, EFFECT_FROM_LEVEL, RAM, RAM_HULL, RAM_RESULT, RAM_SPEED, RAM_TYPE, SHOCK } from '../../data/ramming.js';
import type { Damage, Salamis } from '../../state.js';
import { inflict, loseGroups } from '../basics/damage.js';
import { has, isHelpless, isOverloaded, isSailing, ship, type Tools, typeOf } from '../basics/ships.js';
import { quarters } from '../movement/allowance.js';
import { seaAt } from '../settingUp/surroundings.js';
import type { Contact } from './contact.js';
import { ramEffect } from './ramEffects.js';

/** Ramming [7.2, 7.3]. */

const within = (value: number, cap: number): number => Math.max(-cap, Math.min(cap, value));
export const total = (die: number, modifiers: readonly Modifier[]): number => die + sumOf(modifiers);

/** Everything that is added to the d10 of a ram. */
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

/** What a ship struck bow to bow adds to its answer. */
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

/** Level inflicted by a total. */
export const ramLevel = (score: number): Damage => RAM_RESULT.find(({ upTo }) => score <= upTo)?.level ?? LEVEL.sinking;

/** Highest d6 on which the rammer damages itself. */
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

/** Whether the target answers a ram: bow to bow, unless it is too far gone. */
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
