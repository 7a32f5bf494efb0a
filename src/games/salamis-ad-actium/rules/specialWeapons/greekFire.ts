import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { GREEK_FIRE } from '../../data/boarding.js';
import { inArc } from '../../geometry/arcs.js';
import type { Salamis } from '../../state.js';
import { crewMod, ship, violation } from '../basics/ships.js';
import { feedFire } from '../intermediate/fires.js';
import { seaAt, windAt } from '../settingUp/surroundings.js';
import type { Shot, Weapon } from '../shooting/weapon.js';
import { chanceOf, reachRefusal } from './reach.js';

/** Siphons of Greek fire [9.2]. */

const STRONG_BREEZE = 3;

/** Whether the target lies towards the wind, so that the flame is blown back. */
function isUpwind(G: Salamis, { by, target }: Shot): boolean {
  const [a, b] = [ship(G, by), ship(G, target)];
  return windAt(G, a.at) >= 1 && inArc({ ...a.at, h: G.weather.from }, b.at, 'F', GREEK_FIRE.upwindHalf);
}

function modifiers(G: Salamis, shot: Shot): Modifier[] {
  const vessel = ship(G, shot.by);
  return counting([
    ['crew', crewMod(vessel)],
    ['upwind', isUpwind(G, shot) ? GREEK_FIRE.upwind : 0],
    ['wind', windAt(G, vessel.at) >= STRONG_BREEZE ? GREEK_FIRE.strongBreeze : 0],
    ['sea', seaAt(G, vessel.at) === 'rough' ? GREEK_FIRE.rough : 0],
  ]);
}

const works = (die: number, added: readonly Modifier[]): boolean => die !== 1 && die + sumOf(added) >= GREEK_FIRE.hit;

export const siphon: Weapon = {
  count: (G, id) => (G.options.specialWeapons ? ship(G, id).siphons.length : 0),
  loads: () => ['plain'],
  refuse(G, shot) {
    const { arc, uses } = ship(G, shot.by).siphons[shot.index];
    if (uses < 1) return violation('siphonEmpty', '9.2', { ship: shot.by });
    if (seaAt(G, ship(G, shot.by).at) === 'veryRough') return violation('seaTooRough', '9.2', { ship: shot.by });
    return reachRefusal(G, shot, { mm: GREEK_FIRE.range, arc: { dir: arc, half: GREEK_FIRE.arcHalf }, case: '9.2' });
  },
  fire(tools, shot) {
    const { G, dice, emit } = tools;
    ship(G, shot.by).siphons[shot.index].uses -= 1;
    const added = modifiers(G, shot);
    const die = dice.die(10);
    const total = die + sumOf(added);
    const hits = works(die, added);
    const strong = hits && total >= GREEK_FIRE.strong;
    emit({
      key: hits ? 'siphonHits' : 'siphonMisses',
      case: '9.2',
      who: [shot.by, shot.target],
      values: { strong },
      roll: { dice: [die], modifiers: added, total },
    });
    if (hits) feedFire(tools, shot.target, strong ? GREEK_FIRE.strongLevels : GREEK_FIRE.levels, true, '9.2');
    if (strong) {
      ship(G, shot.target).disordered = true;
      emit({ key: 'disordered', case: '9.2', who: [shot.target] });
    }
    if (die === 1) feedFire(tools, shot.by, 1, true, '9.2');
  },
  chance: (G, shot) => {
    const added = modifiers(G, shot);
    return chanceOf((die) => works(die, added));
  },
};
