import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { JARS, type Pest } from '../../data/boarding.js';
import type { Salamis } from '../../state.js';
import { crewMod, isShip, ship, type Tools, type Violation, violation } from '../basics/ships.js';
import type { Shot, Weapon } from '../shooting/shooter.js';
import { chanceOf, reachRefusal } from './polearms.js';

// Jars of snakes and bees [9.3].

const left = (G: Salamis, id: string, pest: Pest): number => ship(G, id).uses[pest] ?? 0;
const modifiers = (G: Salamis, by: string): Modifier[] => counting([['crew', crewMod(ship(G, by))]]);

function smash({ G, dice, emit }: Tools, { by, target }: Shot, pest: Pest, needed: number, byHand: boolean): void {
  ship(G, by).uses[pest] = left(G, by, pest) - 1;
  const added = modifiers(G, by);
  const die = dice.die(10);
  const total = die + sumOf(added);
  const hits = total >= needed && !(byHand && die === 1);
  emit({
    key: hits ? 'jarHits' : 'jarMisses',
    case: '9.3',
    who: [by, target],
    values: { pest, byHand },
    roll: { dice: [die], modifiers: added, total },
  });
  if (hits) ship(G, target).pests ??= pest;
  if (byHand && die === 1) {
    ship(G, by).pests ??= pest;
    emit({ key: 'jarDropped', case: '9.3', who: [by], values: { pest } });
  }
}

const hitChance = (G: Salamis, by: string, needed: number, byHand: boolean): number =>
  chanceOf((die) => die + sumOf(modifiers(G, by)) >= needed && !(byHand && die === 1));

const infested = (G: Salamis, { target }: Shot): Violation | undefined =>
  isShip(G, target) && ship(G, target).pests ? violation('infestedAlready', '9.3', { ship: target }) : undefined;

const byHand = (pest: Pest): Weapon => ({
  count: (G, id) => (G.options.specialWeapons && left(G, id, pest) > 0 ? 1 : 0),
  loads: () => ['plain'],
  refuse: (G, shot) => reachRefusal(G, shot, { mm: JARS.hand, case: '9.3' }) ?? infested(G, shot),
  fire: (tools, shot) => smash(tools, shot, pest, JARS.handHit, true),
  chance: (G, { by }) => hitChance(G, by, JARS.handHit, true),
});

export const snakes: Weapon = byHand('snakes');
export const bees: Weapon = byHand('bees');

const pestOf = ({ load }: Shot): Pest | undefined => (load === 'snakes' || load === 'bees' ? load : undefined);

/** Returns why a jar may not be shot. The caller checks arc, sight and target. */
export function jarRefusal(G: Salamis, shot: Shot): Violation | undefined {
  const pest = pestOf(shot);
  if (!pest || !G.options.specialWeapons || left(G, shot.by, pest) < 1) return violation('noJars', '9.3', { ship: shot.by });
  if (!isShip(G, shot.target)) return violation('onlyAtShips', '9.3', { ship: shot.by });
  return infested(G, shot);
}

export function throwJar(tools: Tools, shot: Shot): void {
  const pest = pestOf(shot);
  if (pest) smash(tools, shot, pest, JARS.engineHit, false);
}

export const jarChance = (G: Salamis, { by }: Shot): number => hitChance(G, by, JARS.engineHit, false);
