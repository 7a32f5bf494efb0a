import type { Modifier } from '../../../../kit/events.js';
import { LEVEL } from '../../data/damage.js';
import { SINKING } from '../../data/intermediate.js';
import { SMALL_SIZE } from '../../data/movement.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { inflict } from '../basics/damage.js';
import { removeShip } from '../basics/losses.js';
import { has, isOverloaded, isSmall, lockedTo, onTable, ship, type Tools, typeOf } from '../basics/ships.js';
import { seaAt } from '../settingUp/surroundings.js';

/** Weather damage, flooding [10.1] and ships that go down [5.12]. */

/** Whether a ship has to fear the sea where it lies: in a rough one the weak, in a very rough one all; never on the beach. */
export function fearsSea(G: Salamis, id: string): boolean {
  const vessel = ship(G, id);
  if (vessel.aground === 'beached' || vessel.dmg === LEVEL.sinking) return false;
  const sea = seaAt(G, vessel.at);
  return sea === 'veryRough' || (sea === 'rough' && (isSmall(vessel) || isOverloaded(vessel) || vessel.dmg >= LEVEL.heavy));
}

export function seaModifiers(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  const { hull, size } = typeOf(vessel);
  const veryRough = seaAt(G, vessel.at) === 'veryRough';
  return [
    ...testModifier('weatherRough', !veryRough),
    ...testModifier('weatherVeryRough', veryRough && size > SMALL_SIZE),
    ...testModifier('weatherVeryRoughSmall', veryRough && size <= SMALL_SIZE),
    ...testModifier('weatherStout', hull === 'stout'),
    ...testModifier('weatherWeak', hull === 'weak'),
    ...testModifier('weatherTower', vessel.towers > 0),
    ...testModifier('weatherCorvus', has(vessel, 'corvus')),
    ...testModifier('weatherOverloaded', isOverloaded(vessel)),
  ];
}

/** I3: the sea beats on the ships. */
export function weatherDamage(tools: Tools): void {
  const { G } = tools;
  for (const id of onTable(G).filter((each) => fearsSea(G, each))) {
    const level = seaAt(G, ship(G, id).at) === 'veryRough' ? 2 : 1;
    if (!crewTest(tools, id, 'weather', '10.1', seaModifiers(G, id))) inflict(tools, id, level, '10.1');
  }
}

function floodModifiers(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  const { hull } = typeOf(vessel);
  const sea = seaAt(G, vessel.at);
  return [
    ...testModifier('flood'),
    ...testModifier('floodStout', hull === 'stout'),
    ...testModifier('floodWeak', hull === 'weak'),
    ...testModifier('floodChoppy', sea === 'choppy'),
    ...testModifier('floodRough', sea === 'rough'),
    ...testModifier('floodVeryRough', sea === 'veryRough'),
  ];
}

/** I3: water rises in ships with severe damage. */
export function flooding(tools: Tools): void {
  const { G } = tools;
  for (const id of onTable(G).filter((each) => ship(G, each).dmg === LEVEL.severe)) {
    if (!crewTest(tools, id, 'flood', '10.1', floodModifiers(G, id))) inflict(tools, id, LEVEL.sinking, '10.1');
  }
}

/** I3: sinking ships go down, and hurt what is bound to them. */
export function sinking(tools: Tools): void {
  const { G, dice, emit } = tools;
  for (const id of onTable(G).filter((each) => ship(G, each).dmg === LEVEL.sinking)) {
    const vessel = ship(G, id);
    const die = dice.die(6);
    const { clock = 0 } = vessel;
    const total = die + clock;
    const goes = total >= SINKING.target;
    emit({
      key: 'sinking',
      case: '5.12',
      who: [id],
      values: { goes },
      roll: { dice: [die], ...(clock && { modifiers: [['water', clock] as const] }), total, chart: 'sinking' },
    });
    if (goes) {
      const bound = lockedTo(G, id);
      removeShip(tools, id, 'sunk', '5.12');
      for (const other of bound) inflict(tools, other, LEVEL.light, '5.12');
    } else vessel.clock = clock + SINKING.clock;
  }
}
