import { FLEET_MORALE, OFFICERS } from '../../data/intermediate.js';
import { named } from '../../fleetName.js';
import { SIDES, type Side } from '../../sides.js';
import type { Salamis, SalamisResult } from '../../state.js';
import { broughtBy, ship, type Tools } from '../basics/ships.js';
import { findMissing } from '../intermediate/officers.js';
import { beaten, goneOf, objectiveOf, strengthAtStart } from './victory.js';

/** Lost battles: the morale of fleets [10.3]. */

/** Command of a side's Commander-in-Chief, for throws that he makes; without one a poor substitute. */
export function cincMod(G: Salamis, side: Side): number {
  const missing = G.missing[side];
  if (missing) return missing.officer.mod;
  const id = G.cinc[side];
  return id === null ? OFFICERS.noCommander : (ship(G, id).flag?.mod ?? OFFICERS.noCommander);
}

/** Ships that its enemy has not seen: no number he is told counts them. */
const unseen = (G: Salamis, side: Side): number =>
  G.options.hiddenReserves ? G.order.filter((id) => broughtBy(G, id) === side && ship(G, id).status === 'offTable').length : 0;

/** I5: whether a side gives up; throws the morale of a fleet that has lost half its ships. */
function givesUp({ G, dice, emit }: Tools, side: Side): boolean {
  const gone = goneOf(G, side);
  const all = strengthAtStart(G, side);
  if (objectiveOf(G)?.side === side) return false;
  const known = all - unseen(G, side);
  if (gone * FLEET_MORALE.beaten.den >= all * FLEET_MORALE.beaten.num) {
    emit({ key: 'fleetBeaten', case: '10.3', values: { ...named(G, side), gone, all: known } });
    return true;
  }
  if (gone * FLEET_MORALE.tests.den < all * FLEET_MORALE.tests.num) return false;
  const { num, den, mod } = FLEET_MORALE.heavyLoss;
  const heavy = gone * den >= all * num ? mod : 0;
  const command = cincMod(G, side);
  const die = dice.die(10);
  const total = die + command + heavy;
  const holds = total >= FLEET_MORALE.target;
  emit({
    key: 'fleetMorale',
    case: '10.3',
    values: { ...named(G, side), gone, all: known, holds },
    roll: {
      dice: [die],
      modifiers: [...(command ? ([['cinc', command]] as const) : []), ...(heavy ? ([['heavyLoss', heavy]] as const) : [])],
      total,
      chart: 'fleetMorale',
    },
  });
  return !holds;
}

/** I5. @returns how the battle ends, if it does */
export function lostBattles(tools: Tools): SalamisResult | undefined {
  const sides = SIDES.filter((side) => givesUp(tools, side));
  if (!sides.length) return undefined;
  findMissing(tools);
  return beaten(tools.G, sides);
}
