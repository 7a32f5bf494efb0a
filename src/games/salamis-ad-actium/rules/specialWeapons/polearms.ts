import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { HARPAX, POLEARMS } from '../../data/boarding.js';
import { type Half, inArc } from '../../geometry/arcs.js';
import { ahead, bearing, overlap, type Pose, rect, within } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Arc, Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/damage.js';
import {
  action,
  actOf,
  addLink,
  baseOf,
  crewMod,
  has,
  isShip,
  lockedTo,
  onTable,
  ship,
  sizeOf,
  squadron,
  type Tools,
  touching,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { forgetFallen, soundedAt, strand } from '../movement/grounding.js';
import { shoresOf } from '../movement/memory.js';
import { activeRefusal, deckReady, hinders } from '../sequenceOfPlay/ordering.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import { hasSight, partyOf, type Shot, type Weapon } from '../shooting/shooter.js';

// Common parts of special weapons used while shooting [9].

interface Reach {
  readonly mm: number;
  readonly arc?: { readonly dir: Arc; readonly half: Half };
  readonly case: RuleCase;
}

/** Returns why a target is not allowed: it is not a ship, or is out of range, arc or sight. */
export function reachRefusal(G: Salamis, { by, target }: Shot, { mm, arc, case: ruleCase }: Reach): Violation | undefined {
  if (!isShip(G, target)) return violation('onlyAtShips', ruleCase, { ship: by });
  const [a, b] = [ship(G, by), ship(G, target)];
  if (!within(baseOf(a), baseOf(b), mm)) return violation('outOfRange', ruleCase, { ship: by, mm });
  if (arc && !inArc(a.at, b.at, arc.dir, arc.half)) return violation('outOfArc', ruleCase, { ship: by });
  return hasSight(G, partyOf(G, by), partyOf(G, target)) ? undefined : violation('outOfSight', ruleCase, { ship: by, other: target });
}

export const chanceOf = (works: (die: number) => boolean): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(works).length / 10;

// Sickles on poles [9.6].

const reaches = (G: Salamis, id: string, target: string): boolean => within(baseOf(ship(G, id)), baseOf(ship(G, target)), POLEARMS.reach);

function refusal(view: Salamis, player: string, id: string, target: string): Violation | undefined {
  const inactive = activeRefusal(view, player, id, '9.6');
  if (inactive) return inactive;
  const vessel = ship(view, id);
  if (!view.options.specialWeapons || !has(vessel, 'polearms')) return violation('noPolearms', '9.6', { ship: id });
  if (vessel.act?.poled) return violation('poledOnce', '9.6', { ship: id });
  const approached = hinders(view, id, 'approached');
  if (approached) return approached;
  if (!isShip(view, target) || ship(view, target).status !== 'table') return violation('noTarget', '9.6', { ship: target });
  const other = ship(view, target);
  if (other.side === null || other.side === vessel.side) return violation('noTarget', '9.6', { ship: target });
  if (other.sails !== 'set') return violation('sailsNotSet', '9.6', { ship: target });
  return reaches(view, id, target) ? undefined : violation('outOfRange', '9.6', { ship: id, mm: POLEARMS.reach });
}

export const polearm = action({
  name: 'polearm',
  case: '9.6',
  args: [Type.String(), Type.String()],
  refuse: (view, player, id, target) => refusal(view, player, id, target),
  *choices(view, player) {
    for (const id of deckReady(view, player)) {
      if (!has(ship(view, id), 'polearms')) continue;
      for (const target of onTable(view)) if (!refusal(view, player, id, target)) yield [id, target];
    }
  },
  perform(tools, player, id, target) {
    const { G, emit } = tools;
    Object.assign(actOf(G, id), { poled: true, done: true });
    squadron(G, id).engaged = true;
    squadron(G, target).engaged = true;
    emit({ key: 'polearm', case: '9.6', by: player, who: [id, target] });
    if (crewTest(tools, target, 'polearm', '9.6', testModifier('polearm'))) return;
    ship(G, target).sails = 'down';
    emit({ key: 'sailsDown', case: '9.6', who: [target] });
  },
});

// The catapulted grapnel [9.5].

const left = (G: Salamis, id: string): number => ship(G, id).uses.harpax ?? 0;

const modifiers = (G: Salamis, { by, target }: Shot): Modifier[] =>
  counting([
    ['crew', crewMod(ship(G, by))],
    ['bigTarget', typeOf(ship(G, target)).size >= HARPAX.bigSize ? HARPAX.big : 0],
    ['sea', isRough(seaAt(G, ship(G, by).at)) ? HARPAX.rough : 0],
  ]);

type Shores = ReturnType<typeof shoresOf>;

/** Whether a ship is aground or linked to a third ship. */
const isHeld = (G: Salamis, id: string, to: string): boolean =>
  ship(G, id).aground !== null || lockedTo(G, id).some((other) => other !== to);

function blocked(G: Salamis, id: string, place: Pose, { land, booms, width, height }: Shores): boolean {
  const base = rect(place, sizeOf(ship(G, id)));
  return (
    place.x < 0 ||
    place.y < 0 ||
    place.x > width ||
    place.y > height ||
    onTable(G).some((other) => other !== id && overlap(base, baseOf(ship(G, other)))) ||
    [...land, ...booms].some(({ shape }) => overlap(base, shape))
  );
}

/**
 * Tests a hauled ship for grounding in shallows that it enters.
 * @returns whether it ran aground
 */
function strikes(tools: Tools, id: string, { shoals }: Shores, sounded: Set<string>): boolean {
  const vessel = ship(tools.G, id);
  const { draught } = typeOf(vessel);
  for (const { id: shoal, depth, covers } of shoals) {
    if (sounded.has(shoal) || draught < depth || !covers(baseOf(vessel))) continue;
    sounded.add(shoal);
    if (draught === depth && crewTest(tools, id, 'ground', '5.6', testModifier('ground'))) continue;
    return true;
  }
  return false;
}

/**
 * Hauls a ship mm by mm, without changing its heading, until the ships touch or something stops them.
 * @returns whether they touch
 */
function haul(tools: Tools, id: string, to: string): boolean {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const other = ship(G, to);
  if (isHeld(G, id, to)) return touching(vessel, other);
  const start = vessel.at;
  const towards = bearing(other.at.x - start.x, other.at.y - start.y);
  const shores = shoresOf(G);
  const sounded = soundedAt(G, id, start, shores);
  let struck = false;
  for (let mm = 1; mm <= HARPAX.pull && !struck && !touching(vessel, other); mm++) {
    const [x, y] = ahead(start.x, start.y, towards, mm);
    const place = { x, y, h: start.h };
    if (blocked(G, id, place, shores)) break;
    vessel.at = place;
    struck = strikes(tools, id, shores, sounded);
  }
  if (vessel.at !== start) forgetFallen(G, id);
  emit({ key: 'hauled', case: '9.5', who: [id, to], values: { from: { x: start.x, y: start.y }, to: { x: vessel.at.x, y: vessel.at.y } } });
  if (struck) strand(tools, id, 'aground', '5.6');
  return touching(vessel, other);
}

export const harpax: Weapon = {
  count: (G, id) => (G.options.specialWeapons && left(G, id) > 0 ? 1 : 0),
  loads: () => ['plain'],
  refuse: (G, shot) =>
    reachRefusal(G, shot, { mm: HARPAX.reach, arc: { dir: 'F', half: HARPAX.arcHalf }, case: '9.5' }) ??
    (lockedTo(G, shot.by).includes(shot.target) ? violation('linkedAlready', '9.5', { ship: shot.by, other: shot.target }) : undefined),
  fire(tools, shot) {
    const { G, dice, emit } = tools;
    const vessel = ship(G, shot.by);
    vessel.uses.harpax = left(G, shot.by) - 1;
    const added = modifiers(G, shot);
    const die = dice.die(10);
    const total = die + sumOf(added);
    const hits = total >= HARPAX.hit;
    emit({
      key: hits ? 'harpaxHolds' : 'harpaxMisses',
      case: '9.5',
      who: [shot.by, shot.target],
      roll: { dice: [die], modifiers: added, total },
    });
    if (!hits) return;
    const link = addLink(G, { a: shot.by, b: shot.target, kind: 'harpax', by: vessel.side, fresh: true });
    const [own, other] = [typeOf(vessel).size, typeOf(ship(G, shot.target)).size];
    const [hauled, still] = own < other ? [shot.by, shot.target] : [shot.target, shot.by];
    if (haul(tools, hauled, still)) return;
    delete G.links[link];
    emit({ key: 'harpaxSlips', case: '9.5', who: [shot.by, shot.target] });
  },
  chance: (G, shot) => chanceOf((die) => die + sumOf(modifiers(G, shot)) >= HARPAX.hit),
};
