import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { HARPAX } from '../../data/boarding.js';
import { ahead, bearing } from '../../geometry/angles.js';
import { overlap } from '../../geometry/overlap.js';
import { type Pose, rect } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { addLink, baseOf, crewMod, lockedTo, onTable, ship, sizeOf, type Tools, touching, typeOf, violation } from '../basics/ships.js';
import { forgetFallen, soundedAt, strand } from '../movement/grounding.js';
import { shoresOf } from '../movement/waters.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import type { Shot, Weapon } from '../shooting/weapon.js';
import { chanceOf, reachRefusal } from './reach.js';

/** The catapulted grapnel [9.5]. */

const left = (G: Salamis, id: string): number => ship(G, id).uses.harpax ?? 0;

const modifiers = (G: Salamis, { by, target }: Shot): Modifier[] =>
  counting([
    ['crew', crewMod(ship(G, by))],
    ['bigTarget', typeOf(ship(G, target)).size >= HARPAX.bigSize ? HARPAX.big : 0],
    ['sea', isRough(seaAt(G, ship(G, by).at)) ? HARPAX.rough : 0],
  ]);

type Shores = ReturnType<typeof shoresOf>;

/** Whether a ship cannot be drawn along at all: the ground has it, or the grapnels of a third. */
const isHeld = (G: Salamis, id: string, to: string): boolean =>
  ship(G, id).aground !== null || lockedTo(G, id).some((other) => other !== to);

/** Whether a ship would lie on something there, or off the table. */
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

/** A hauled ship feels for the bottom in the shallows that it comes into. @returns whether it struck */
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
 * Hauls one ship to the other, mm by mm, its heading unchanged, until they touch, or something stops it.
 * @returns whether they have come together
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
