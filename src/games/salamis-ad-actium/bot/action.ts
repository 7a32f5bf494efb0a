import type { ArgsFor } from '../../../kit/action.js';
import { comparing, quietly } from '../../../kit/explain.js';
import { sumOf } from '../../../kit/modifiers.js';
import { LEVEL } from '../data/damage.js';
import { gap } from '../geometry/shapes.js';
import { baseOf, enemiesLinked, fleet, isLinked, linksOf, onTable, otherEnd, ship, typeOf } from '../rules/basics/ships.js';
import { cutFree, grapple } from '../rules/boarding/grappling.js';
import { libation } from '../rules/divineIntervention/prayers.js';
import { sails } from '../rules/movement/activation.js';
import { refloatRefusal } from '../rules/movement/grounding.js';
import { stuckRefusal } from '../rules/movement/legality.js';
import { backOff } from '../rules/ramming/ram.js';
import { activationRefusal, moverRefusal } from '../rules/sequenceOfPlay/ordering.js';
import { entryModifiers, offeredEntries } from '../rules/settingUp/offTable.js';
import { polearm } from '../rules/specialWeapons/polearms.js';
import type { SalamisMove } from '../sequence.js';
import { opponentOf, sideOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { because, figure, sum, weighed } from './explain.js';
import { bestCourse, stayWorth } from './sailing.js';
import { boardingChance, jointChance, wantsToBoard } from './worth.js';

// The bot's movement [4.3]: one action at a time, ships nearest to the enemy first.

/** The bot cuts a ship free if the enemy's win chance exceeds its own by more than this margin. */
const MARGIN = 0.1;
/** Number of ships locked in boarding at which the bot makes a libation to the god of war. */
const FIGHTS = 3;

export const nextDeed = (G: Salamis, player: string): SalamisMove => prayer(G, player) ?? reserve(G, player) ?? shipDeed(G, player);

function shipDeed(G: Salamis, player: string): SalamisMove {
  const ids = fleet(G, sideOf(G, player)).filter((id) => !moverRefusal(G, player, id));
  for (const id of ids) {
    const deed = besides(G, player, id);
    if (deed) return deed;
  }
  const next = nextShip(
    G,
    ids.filter((id) => !activationRefusal(G, player, id)),
  );
  return next === undefined ? because('allMoved', { move: 'startShooting', args: [] }) : activation(G, player, next);
}

function prayer(G: Salamis, player: string): SalamisMove | undefined {
  const side = sideOf(G, player);
  const fights = new Map<string, number>();
  for (const id of fleet(G, side)) {
    if (!enemiesLinked(G, id).length) continue;
    const { sq } = ship(G, id);
    fights.set(sq, (fights.get(sq) ?? 0) + 1);
  }
  const total = [...fights.values()].reduce((sum, n) => sum + n, 0);
  if (total < FIGHTS) return undefined;
  const [squadron] = [...fights].sort((a, b) => b[1] - a[1])[0];
  const args: ArgsFor<SalamisMove, 'libation'> = ['war', { squadron }];
  return libation.refuse(G, player, args) ? undefined : because('prays', { move: 'libation', args });
}

function reserve(G: Salamis, player: string): SalamisMove | undefined {
  return comparing(() => {
    let best: { readonly move: SalamisMove; readonly odds: number } | undefined;
    for (const [sq, entry] of offeredEntries(G, sideOf(G, player))) {
      const move: SalamisMove = { move: 'enter', args: [sq, entry] };
      const odds = weighed(
        () => move,
        () => sum([['entry', sumOf(entryModifiers(G, sq, entry))]]),
      );
      if (!best || odds > best.odds) best = { move, odds };
    }
    return best?.move;
  });
}

/** How many of the ships nearest the enemy the bot compares. The ship whose course gains most moves first. */
const COMPARED = 1;

function nextShip(G: Salamis, ids: readonly string[]): string | undefined {
  const near = ids
    .map((id) => ({ id, mm: toEnemy(G, id) }))
    .sort((a, b) => a.mm - b.mm)
    .slice(0, Math.round(figure('compared', COMPARED)));
  if (near.length < 2) return near[0]?.id;
  const [first] = near.map(({ id }) => ({ id, gain: quietly(() => gain(G, id)) })).sort((a, b) => b.gain - a.gain);
  return first.id;
}

function toEnemy(G: Salamis, id: string): number {
  const { side } = ship(G, id);
  if (side === null) return Number.POSITIVE_INFINITY;
  const base = baseOf(ship(G, id));
  return fleet(G, opponentOf(side)).reduce((low, other) => Math.min(low, gap(base, baseOf(ship(G, other)))), Number.POSITIVE_INFINITY);
}

/** Returns how much more a ship's best course is worth than not moving; -Infinity if it has no course. */
function gain(G: Salamis, id: string): number {
  const course = stuckRefusal(G, id) || sailHandling(G, id) ? undefined : bestCourse(G, id);
  return course ? course.worth - stayWorth(G, id) : Number.NEGATIVE_INFINITY;
}

function besides(G: Salamis, player: string, id: string): SalamisMove | undefined {
  const vessel = ship(G, id);
  if (!vessel.act?.done || vessel.side === null) return undefined;
  for (const target of onTable(G)) {
    if (ship(G, target).side === vessel.side) continue;
    if (!polearm.refuse(G, player, [id, target])) return because('polearm', { move: 'polearm', args: [id, target] });
    if (!grapple.refuse(G, player, [id, target]) && wantsToBoard(G, id, target))
      return because('boards', { move: 'grapple', args: [id, target] });
  }
  const { rammed } = vessel.act;
  if (rammed && !backOff.refuse(G, player, [id]) && boardingChance(G, rammed, id) > boardingChance(G, id, rammed)) {
    return because('backsOff', { move: 'backOff', args: [id] });
  }
  return undefined;
}

/** Returns a ship's move: cut free, refloat, change sails, take the best course, or pass. */
function activation(G: Salamis, player: string, id: string): SalamisMove {
  if (isLinked(G, id)) {
    for (const [link, bond] of linksOf(G, id)) {
      const other = otherEnd(bond, id);
      const worse =
        boardingChance(G, other, id) > jointChance(G, id, other) + figure('losingBy', MARGIN) || ship(G, other).dmg >= LEVEL.sinking;
      if (worse && !cutFree.refuse(G, player, [id, link])) return because('losing', { move: 'cutFree', args: [id, link] });
    }
    return because('fightsOn', { move: 'pass', args: [id] });
  }
  if (ship(G, id).aground && !refloatRefusal(G, id, false)) return because('aground', { move: 'refloat', args: [id, false] });
  if (!stuckRefusal(G, id)) {
    const handling = sailHandling(G, id);
    if (handling && !sails.refuse(G, player, [id, handling]))
      return because(handling === 'set' ? 'needsSails' : 'rows', { move: 'sails', args: [id, handling] });
    return comparing(() => {
      const course = bestCourse(G, id);
      const stay: SalamisMove = { move: 'pass', args: [id] };
      const here = weighed(
        () => stay,
        () => stayWorth(G, id),
      );
      return course && course.worth > here ? course.move : stay;
    });
  }
  return because('stuck', { move: 'pass', args: [id] });
}

/** Returns how a ship should change its sails. Ships with oars lower them; others set them as soon as possible. */
function sailHandling(G: Salamis, id: string): 'set' | 'lower' | undefined {
  const vessel = ship(G, id);
  const rows = typeOf(vessel).oarsmen > 1;
  if (vessel.sails === 'set') return rows && !vessel.act ? 'lower' : undefined;
  return vessel.sails === 'aboard' && !rows ? 'set' : undefined;
}
