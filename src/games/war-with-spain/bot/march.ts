import type { Dice } from '../../../kit/dice.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import { CITIES } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { nationOf } from '../data/map.js';
import { FRENCH_PRICE } from '../data/tables.js';
import { turnInfo } from '../data/tracks.js';
import { type HexId, type LeaderId, type Side, sideOf, type UnitId } from '../ids.js';
import { march } from '../rules/landMovement/marching.js';
import { type Band, bandsOf, barsOf, reachOf } from '../rules/landMovement/marchLimits.js';
import { armyStrength, strengthOf } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { spare } from './accounts.js';
import { tried } from './choosing.js';
import { guardWorth } from './defence.js';
import { because, figure, sum, term, weighed } from './explain.js';
import { falls, type Goal, goalsFrom, goalsOf, isNeutral, leaving, pullAt, VP } from './goals.js';
import { foesNear, menAt, strengthAt } from './picture.js';

// The decision to violate French neutrality.

/** Spare ducats required before Spain violates French neutrality. */
const PURSE = FRENCH_PRICE.violator + 100;
/** First Game-Turn in which Spain may violate French neutrality. */
const FIRST = 3;
/** Last such Game-Turn. */
const LAST = 13;

/** Spain plans a violation with a chance of 1 in this number each month. */
const PLAN_DIE = 12;

/** Returns the march of a spare Spanish unit into Calais that violates French neutrality; undefined if Spain respects it this turn. */
export function crossesBorder(view: WarWithSpain, player: PlayerID, me: Side, dice: Dice): WarMove | undefined {
  if (
    me !== 'S' ||
    dice.die(PLAN_DIE) > 1 ||
    view.france.violatedOn !== null ||
    view.turn < FIRST ||
    view.turn > LAST ||
    spare(view, me) < PURSE
  )
    return undefined;
  for (const { hex, landIds } of bandsOf(view, me)) {
    if (nationOf(hex) !== 'NETC' || landIds.length < 2) continue;
    const one = landIds.reduce((a, b) => (armyStrength(view, b) < armyStrength(view, a) ? b : a));
    const path = reachOf(view, me, hex, [one], []).get(CITIES.calais.hex);
    const step = path && tried(march, view, player, [[one], [], path]);
    if (step) return because('calais', step);
  }
  return undefined;
}

interface Party {
  readonly hex: HexId;
  readonly landIds: UnitId[];
  readonly leaderIds: LeaderId[];
}

/** Returns groups for a march: all units, all but the weakest, half, and each unit alone. */
function partiesOf(view: WarWithSpain, { hex, landIds, leaderIds }: Band): Party[] {
  const captains = leaderIds.filter((id) => LEADERS[id].land);
  if (!landIds.length) return captains.map((id) => ({ hex, landIds: [], leaderIds: [id] }));
  const sorted = [...landIds].sort((a, b) => armyStrength(view, a) - armyStrength(view, b));
  const parties: Party[] = [{ hex, landIds: sorted, leaderIds: captains }];
  if (sorted.length > 1) parties.push({ hex, landIds: sorted.slice(1), leaderIds: captains });
  if (sorted.length > 3) parties.push({ hex, landIds: sorted.filter((_, at) => at % 2), leaderIds: captains });
  if (sorted.length > 1) for (const id of sorted) parties.push({ hex, landIds: [id], leaderIds: [] });
  return parties;
}

interface March {
  readonly party: Party;
  readonly path: HexId[];
  readonly score: number;
}

/** Minimum score of a march. */
const FLOOR = 2;

/** Weight of the destination's value relative to that of the present hex. */
const PULL = 1;

const marchOf = ({ landIds, leaderIds }: Party, path: HexId[]): WarMove & { move: 'march' } => ({
  move: 'march',
  args: [landIds, leaderIds, path],
});

const finish: WarMove = { move: 'finishLandMovement', args: [] };

function bestMarch(view: WarWithSpain, me: Side, dice: Dice): March | undefined {
  const bars = barsOf(view, me);
  const all = fancied(view, goalsOf(view, me), dice);
  let found: March | undefined;
  for (const band of bandsOf(view, me)) {
    const goals = goalsFrom(me, all, band.hex);
    const reaches = new Map<string, ReadonlyMap<HexId, HexId[]>>();
    for (const party of partiesOf(view, band)) {
      const kind = `${[...new Set(party.landIds.map((id) => `${ARMY[id].nat}${ARMY[id].ma}`))].sort()}|${party.leaderIds}`;
      const reach = reaches.get(kind) ?? reachOf(view, me, party.hex, party.landIds, party.leaderIds, bars);
      reaches.set(kind, reach);
      const weigh = party.landIds.length ? weighing(view, me, party, goals) : joining(view, me, party);
      for (const [to, path] of reach) {
        const score = weighed(
          () => marchOf(party, path),
          () => weigh(to, path),
          () => ({ at: path }),
        );
        if (score > (found?.score ?? FLOOR)) found = { party, path, score };
      }
    }
  }
  return found;
}

/** Returns the goals. In the first Game-Turns, their values vary at random to make openings unpredictable. */
function fancied(view: WarWithSpain, goals: readonly Goal[], dice: Dice): readonly Goal[] {
  if (view.turn > OPENING) return goals;
  return goals.map((goal) => ({ ...goal, pull: goal.pull * MOODS[dice.die(MOODS.length) - 1] }));
}
const OPENING = 3;
const MOODS = [0.6, 0.8, 0.9, 1.1, 1.2, 1.4] as const;

function weighing(
  view: WarWithSpain,
  me: Side,
  { hex, landIds }: Party,
  goals: readonly Goal[],
): (to: HexId, path: readonly HexId[]) => number {
  const strength = strengthOf(view, landIds);
  const present = strengthAt(view, me, hex);
  const here = pullAt(view, me, goals, hex, present);
  const cost =
    leaving(view, me, hex, present - strength) + (turnInfo(view.turn).winter ? strength * figure('winterMarch', 3) : 0) + strength * 0.01;
  const bold = figure('boldMarch', 1.5);
  return (to, path) => {
    if (path.some((step) => isNeutral(view, step))) return term('neutral', 0);
    const gain = falls(view, me, path, strength);
    const there = pullAt(view, me, goals, to, strength + strengthAt(view, me, to));
    const guards = to === hex ? 0 : guardWorth(view, me, to, strength) * VP;
    if (!gain && there <= here && guards < FLOOR) return term('noUse', 0);
    const risk = foesNear(view, me, to, 1) > (strength + strengthAt(view, me, to)) * bold ? 30 : 0;
    return sum([
      ['falls', gain],
      ['pull', (there - here) * PULL],
      ['guards', guards],
      ['leaves', -cost],
      ['foes', -risk],
    ]);
  };
}

/** Returns a function that scores a march of leaders without units, by the friendly strength at the destination. */
function joining(view: WarWithSpain, me: Side, { hex }: Party): (to: HexId) => number {
  if (menAt(view, me, hex).length) return () => term('noUse', 0);
  return (to) => term('joins', strengthAt(view, me, to));
}

export function marchNext(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  const me = sideOf(player);
  const found = comparing(() => {
    weighed(
      () => finish,
      () => term('leftAlone', FLOOR),
    );
    return bestMarch(view, me, dice);
  });
  const step = found && tried(march, view, player, [found.party.landIds, found.party.leaderIds, found.path]);
  return step ?? crossesBorder(view, player, me, dice) ?? finish;
}
