import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { FIRE_POTS } from '../../data/boarding.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/damage.js';
import { crewMod, ship, type Tools } from '../basics/ships.js';
import { feedFire } from '../intermediate/fires.js';
import { isRough, seaAt } from '../settingUp/surroundings.js';
import type { Shot, Weapon } from '../shooting/shooter.js';
import { chanceOf, reachRefusal } from './polearms.js';

// Rhodian fire pots [9.1].

const left = (G: Salamis, id: string): number => ship(G, id).uses.firePots ?? 0;

const modifiers = (G: Salamis, { by }: Shot): Modifier[] =>
  counting([
    ['crew', crewMod(ship(G, by))],
    ['sea', isRough(seaAt(G, ship(G, by).at)) ? FIRE_POTS.rough : 0],
  ]);

export const pots: Weapon = {
  count: (G, id) => (G.options.specialWeapons && left(G, id) > 0 ? 1 : 0),
  loads: () => ['plain'],
  refuse: (G, shot) => reachRefusal(G, shot, { mm: FIRE_POTS.range, arc: { dir: 'F', half: FIRE_POTS.arcHalf }, case: '9.1' }),
  fire(tools, shot) {
    const { G, dice, emit } = tools;
    const vessel = ship(G, shot.by);
    const added = modifiers(G, shot);
    vessel.uses.firePots = left(G, shot.by) - 1;
    const die = dice.die(10);
    const total = die + sumOf(added);
    const levels = die === 10 ? FIRE_POTS.tenLevels : die !== 1 && total >= FIRE_POTS.hit ? FIRE_POTS.levels : 0;
    emit({
      key: levels ? 'potHits' : 'potMisses',
      case: '9.1',
      who: [shot.by, shot.target],
      roll: { dice: [die], modifiers: added, total },
    });
    if (levels) feedFire(tools, shot.target, levels, false, '9.1');
    if (die === 1) feedFire(tools, shot.by, 1, false, '9.1');
  },
  chance: (G, shot) => chanceOf((die) => die === 10 || (die !== 1 && die + sumOf(modifiers(G, shot)) >= FIRE_POTS.hit)),
};

/** Whether the crew dares to ram bow to bow, tested only if the target has fire pots. */
export function nerveHolds(tools: Tools, mover: string, target: string): boolean {
  if (!tools.G.options.specialWeapons || left(tools.G, target) < 1) return true;
  return crewTest(tools, mover, 'nerve', '9.1', testModifier('firePotsNerve'));
}
