import type { Modifier } from '../../../../kit/chronicle.js';
import { HARPAX } from '../../data/boarding.js';
import { bearing, cs, r4, sn } from '../../geometry/angles.js';
import { overlap } from '../../geometry/overlap.js';
import { rect, shapeOf } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { addLink, baseOf, crewMod, lockedTo, no, onTable, ship, sizeOf, type Tools, touching, typeOf } from '../ships.js';
import type { Shot, Weapon } from '../shooting/weapon.js';
import { isRough, seaAt } from '../surroundings.js';
import { biting, chanceOf, reachRefusal, sum } from './reach.js';

/** The catapulted grapnel [9.5]. */

const left = (G: Salamis, id: string): number => ship(G, id).uses.harpax ?? 0;

const modifiers = (G: Salamis, { by, target }: Shot): Modifier[] =>
  biting([
    ['crew', crewMod(ship(G, by))],
    ['bigTarget', typeOf(ship(G, target)).size >= HARPAX.bigSize ? HARPAX.big : 0],
    ['sea', isRough(seaAt(G, ship(G, by).at)) ? HARPAX.rough : 0],
  ]);

/** Whether a ship would lie on something there. */
function blocked(G: Salamis, id: string, place: { x: number; y: number; h: number }): boolean {
  const base = rect(place, sizeOf(ship(G, id)));
  return (
    onTable(G).some((other) => other !== id && overlap(base, baseOf(ship(G, other)))) ||
    Object.values(G.land).some(({ poly }) => overlap(base, shapeOf(poly)))
  );
}

/**
 * Hauls one ship to the other, mm by mm, its heading unchanged.
 * @returns whether they have come together
 */
function haul({ G, tell }: Tools, id: string, to: string): boolean {
  const vessel = ship(G, id);
  const start = { x: vessel.at.x, y: vessel.at.y };
  const towards = bearing(ship(G, to).at.x - vessel.at.x, ship(G, to).at.y - vessel.at.y);
  for (let mm = 1; mm <= HARPAX.pull && !touching(vessel, ship(G, to)); mm++) {
    const place = { x: start.x + r4(mm * sn(towards)), y: start.y + r4(mm * cs(towards)), h: vessel.at.h };
    if (blocked(G, id, place)) break;
    vessel.at = place;
  }
  tell({ key: 'hauled', case: '9.5', who: [id, to], values: { from: start, to: { x: vessel.at.x, y: vessel.at.y } } });
  return touching(vessel, ship(G, to));
}

export const harpax: Weapon = {
  count: (G, id) => (G.options.specialWeapons && left(G, id) > 0 ? 1 : 0),
  loads: () => ['plain'],
  refuse: (G, shot) =>
    reachRefusal(G, shot, { mm: HARPAX.reach, arc: { dir: 'F', half: HARPAX.arcHalf }, case: '9.5' }) ??
    (lockedTo(G, shot.by).includes(shot.target) ? no('linkedAlready', '9.5', { ship: shot.by, other: shot.target }) : undefined),
  fire(table, shot) {
    const { G, dice, tell } = table;
    const vessel = ship(G, shot.by);
    vessel.uses.harpax = left(G, shot.by) - 1;
    const added = modifiers(G, shot);
    const die = dice.die(10);
    const total = die + sum(added);
    const hits = total >= HARPAX.hit;
    tell({
      key: hits ? 'harpaxHolds' : 'harpaxMisses',
      case: '9.5',
      who: [shot.by, shot.target],
      roll: { dice: [die], modifiers: added, total },
    });
    if (!hits) return;
    const link = addLink(G, { a: shot.by, b: shot.target, kind: 'harpax', by: vessel.side, fresh: true });
    const [own, other] = [typeOf(vessel).size, typeOf(ship(G, shot.target)).size];
    const [hauled, still] = own < other ? [shot.by, shot.target] : [shot.target, shot.by];
    if (haul(table, hauled, still)) return;
    delete G.links[link];
    tell({ key: 'harpaxSlips', case: '9.5', who: [shot.by, shot.target] });
  },
  chance: (G, shot) => chanceOf((die) => die + sum(modifiers(G, shot)) >= HARPAX.hit),
};
