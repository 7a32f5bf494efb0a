import type { Modifier } from '../../../../kit/events.js';
import { counting } from '../../../../kit/modifiers.js';
import { RAKE, RAKE_RESULT } from '../../data/boarding.js';
import { CREW } from '../../data/intermediate.js';
import { resolve } from '../../geometry/arcs.js';
import { cs, overlap, type Pose, r4, rect, sn } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { type Beam, facingBeam, loseGroups, loseOarsmen } from '../basics/damage.js';
import { isHelpless, ship, sizeOf, type Tools, typeOf } from '../basics/ships.js';
import { quarters } from '../movement/allowance.js';
import { soundedAt } from '../movement/grounding.js';
import { firstEvent } from '../movement/march.js';
import type { Waters } from '../movement/memory.js';
import type { Contact } from './contact.js';
import { total } from './ram.js';

// Oar rakes [7.5].

export function rakeModifiers(G: Salamis, id: string, contact: Contact): Modifier[] {
  const mover = ship(G, id);
  const size = typeOf(mover).size - typeOf(ship(G, contact.target)).size;
  return counting([
    ['crew', CREW[mover.crew].mod],
    ['fullSpeed', quarters(G, id, contact.moved) >= 3 ? RAKE.fullSpeed : 0],
    ['spur', mover.ram === 'spur' ? RAKE.spur : 0],
    ['size', Math.max(-RAKE.sizeCap, Math.min(RAKE.sizeCap, size))],
  ]);
}

export function evadeModifiers(G: Salamis, target: string): Modifier[] {
  if (isHelpless(G, target)) return [['helpless', RAKE.helpless]];
  const { mod } = CREW[ship(G, target).crew];
  return mod ? [['crew', mod]] : [];
}

export const rakeRow = (difference: number): (typeof RAKE_RESULT)[number] =>
  RAKE_RESULT.find(({ from }) => difference >= from) ?? RAKE_RESULT[RAKE_RESULT.length - 1];

function shear(tools: Tools, id: string, beam: Beam, groups: number): void {
  if (!groups) return;
  loseGroups(tools, id, beam, groups, '7.5');
  loseOarsmen(tools, id, groups - 1, '7.5');
}

export function resolveRake(tools: Tools, id: string, contact: Contact): void {
  const { G, dice, emit } = tools;
  const { target } = contact;
  const attack = rakeModifiers(G, id, contact);
  const evasion = evadeModifiers(G, target);
  const dieA = dice.die(10);
  const dieD = dice.die(10);
  const difference = total(dieA, attack) - total(dieD, evasion);
  const row = rakeRow(difference);
  emit({
    key: 'rake',
    case: '7.5',
    who: [id, target],
    values: { difference, target: row.target, mover: row.mover },
    roll: { dice: [dieA], modifiers: attack, total: total(dieA, attack), chart: 'rake', row: RAKE_RESULT.indexOf(row) },
  });
  emit({ key: 'rakeEvaded', case: '7.5', who: [target, id], roll: { dice: [dieD], modifiers: evasion, total: total(dieD, evasion) } });
  shear(tools, target, contact.v < 0 ? 'port' : 'stbd', row.target);
  shear(tools, id, facingBeam(G, id, resolve(ship(G, id).at, ship(G, target).at).v), row.mover);
}

/**
 * Returns where a raking ship continues for `rest` mm, shifted sideways as little as needed; undefined if that is
 * impossible
 * [7.5].
 */
export function slide(G: Salamis, id: string, target: string, rest: number, waters: Waters): { at: Pose; aside: number } | undefined {
  const vessel = ship(G, id);
  const size = sizeOf(vessel);
  if (rest < 1) return undefined;
  const sounded = soundedAt(G, id, vessel.at, waters);
  const away = resolve(vessel.at, ship(G, target).at).v > 0 ? -1 : 1;
  for (let aside = 0; aside <= RAKE.slide; aside++) {
    const at = {
      x: vessel.at.x + r4(away * aside * cs(vessel.at.h)),
      y: vessel.at.y + r4(-away * aside * sn(vessel.at.h)),
      h: vessel.at.h,
    };
    const base = rect(at, size);
    if ([...waters.ships, ...waters.land, ...waters.booms].some(({ shape }) => overlap(base, shape))) continue;
    const run = { from: at, size, way: 1, mm: rest, keep: 0, sounded, draught: typeOf(vessel).draught, start: 1 } as const;
    if (!firstEvent(run, waters)) return { at, aside };
  }
  return undefined;
}
