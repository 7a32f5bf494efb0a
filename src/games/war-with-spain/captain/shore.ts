import type { Choice, PlayerID } from '../../../kit/rules.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { nationOf } from '../data/map.js';
import { enemyOf, type HexId, type LeaderId, type Side, type UnitId } from '../ids.js';
import { controllerAt } from '../rules/control.js';
import { assaultActions } from '../rules/landCombat.js';
import { areAdjacent, cityAt, distance, isFortress, isPort } from '../rules/map.js';
import { marchActions } from '../rules/marching.js';
import { bandsOf, reachOf } from '../rules/marchRoutes.js';
import { isHex } from '../rules/places.js';
import { armyStrength, fleetIds, fleetOf, strengthOf } from '../rules/units.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { best, offers } from './choosing.js';
import { foesAt, foesNear, hexWorth, menAt, prizes, strengthAt } from './picture.js';

/** Armies: where they march, whom they attack, when they stand behind their walls. */

/** Places that draw an army, and how strongly. */
interface Goal {
  readonly hex: HexId;
  readonly pull: number;
}

/** Where Spain's barges lie, or would lie: the way to Kent. */
export const HARBOUR = CITIES.dunkirk.hex;

/** English fleets that watch the harbour with powder aboard: with more than one of them no crossing is tried. */
const watched = (view: WarWithSpain): boolean =>
  fleetIds(view, 'E').filter((id) => fleetOf(view, id).munitions > 0 && distance(fleetOf(view, id).hex, HARBOUR) <= 3).length > 1;

/** Whether the barges are at hand, or nearly, the season lasts, and the way is open. */
export function crossing(view: WarWithSpain): boolean {
  const month = view.turn % 8;
  if (month === 0 || month === 1 || watched(view)) return false;
  const barges = Object.keys(view.naval).filter((id) => id.startsWith('WB'));
  return barges.filter((id) => isHex(view.naval[id].at) || view.naval[id].at.endsWith(':1')).length >= 2;
}

function goalsOf(view: WarWithSpain, me: Side, from: HexId): Goal[] {
  const nation = nationOf(from);
  const goals: Goal[] = [];
  for (const city of prizes(view, me)) {
    const { hex } = CITIES[city];
    const there = nationOf(hex);
    const sameLand = there === nation || (nation?.startsWith('NET') && there?.startsWith('NET')) || (nation === 'ENG' && there === 'SCO');
    if (!sameLand) continue;
    const walls = isFortress(hex) ? (isPort(hex) ? 0.3 : 0.8) : 1;
    goals.push({ hex, pull: hexWorth(me, hex) * walls * (me === 'S' ? 2 : 1) });
  }
  const inNetherlands = nation?.startsWith('NET');
  if (me === 'S' && inNetherlands && crossing(view)) goals.push({ hex: HARBOUR, pull: 40 });
  if (me === 'S' && !inNetherlands && nation !== 'ENG' && nation !== 'SPA') goals.push({ hex: CITIES.brussels.hex, pull: 40 });
  return goals;
}

/** How well a hex lies for an army of this strength. */
function pullAt(view: WarWithSpain, me: Side, goals: readonly Goal[], hex: HexId, strength: number): number {
  let high = 0;
  for (const goal of goals) {
    const foes = foesAt(view, me, goal.hex);
    if (foes * 1.1 > strength) continue;
    const far = distance(hex, goal.hex);
    const near = foes > 0 ? Math.max(1, far) : far;
    high = Math.max(high, (goal.pull * 4) / (1 + near));
  }
  return high;
}

/** What it costs to leave a hex with so little strength behind. */
function leaving(view: WarWithSpain, me: Side, from: HexId, left: number): number {
  const siege = view.sieges[from];
  if (siege?.land === enemyOf(me)) return left >= foesAt(view, me, from) ? 0 : 80;
  const worth = controllerAt(view, from) === me ? hexWorth(me, from) : 0;
  if (!worth || left > 0) {
    const threat = worth ? foesNear(view, me, from, 1) : 0;
    return threat > left * 3 ? worth * 4 : 0;
  }
  if (foesNear(view, me, from, 4) > 0) return worth * 9;
  return me === 'E' && isPort(from) && nationOf(from) !== 'IRE' ? worth * 4 : 0;
}

/** Cities that fall on the way. */
function falls(view: WarWithSpain, me: Side, path: readonly HexId[]): number {
  let sum = 0;
  for (const hex of path) {
    const city = cityAt(hex);
    if (city && view.control[city] !== me && nationOf(hex) !== 'FRA' && !foesAt(view, me, hex)) sum += hexWorth(me, hex) * 10;
  }
  return sum;
}

/** The next march, or the end of marching. */
export function march(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const winter = turnInfo(view.turn).winter;
  const known = new Map<string, number>();
  const memo = (key: string, make: () => number): number => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  const goals = new Map<HexId, Goal[]>();
  const goalsFrom = (from: HexId) => {
    const list = goals.get(from) ?? goalsOf(view, me, from);
    goals.set(from, list);
    return list;
  };
  const found = best(
    [...offers(marchActions, view, player, 'march'), ...fieldArmies(view, me)],
    ([armies, leaders, way]) => {
      const landIds = armies as UnitId[];
      const path = way as HexId[];
      const to = path[path.length - 1];
      if (!landIds.length) return joining(view, me, leaders as LeaderId[], to);
      if (!view.france.active && path.some((hex) => nationOf(hex) === 'FRA')) return 0;
      const { at } = view.land[landIds[0]];
      const strength = memo(landIds.join(), () => strengthOf(view, landIds));
      const all = memo(`all${at}`, () => strengthAt(view, me, at));
      const left = all - strength;
      const gain = falls(view, me, path);
      const here = memo(`${at}${all}`, () => pullAt(view, me, goalsFrom(at), at, all));
      const there = memo(`${to}${strength}${at}`, () => pullAt(view, me, goalsFrom(at), to, strength));
      const risk = memo(`near${to}`, () => foesNear(view, me, to, 1)) > strength * 2 ? 30 : 0;
      const cold = winter ? strength * 4 : 0;
      return gain + (there - here) * 2 - memo(`leaving${at}${left}`, () => leaving(view, me, at, left)) - risk - cold - strength * 0.01;
    },
    2,
  );
  return found ?? { move: 'finishLandMovement', args: [] };
}

/** Everybody of a hex but the weakest, who stays as its garrison. */
function fieldArmies(view: WarWithSpain, me: Side): Choice[] {
  return bandsOf(view, me).flatMap(({ hex, landIds, leaderIds }) => {
    if (landIds.length < 3) return [];
    const army = [...landIds].sort((a, b) => armyStrength(view, a) - armyStrength(view, b)).slice(1);
    const captains = leaderIds.filter((id) => LEADERS[id].land);
    return [...reachOf(view, me, hex, army, captains).values()].map((path) => ({ move: 'march', args: [army, captains, path] }));
  });
}

/** A leader who stands alone goes where most men are. */
function joining(view: WarWithSpain, me: Side, leaders: readonly LeaderId[], to: HexId): number {
  const [id] = leaders;
  if (!LEADERS[id].land || menAt(view, me, view.leaders[id].at).length) return 0;
  return strengthAt(view, me, to);
}

/** Odds that a captain hopes for against those in a hex. */
function odds(view: WarWithSpain, me: Side, landIds: readonly UnitId[], leaderIds: readonly LeaderId[], from: HexId, to: HexId): number {
  const led = leaderIds.reduce((sum, id) => sum + (LEADERS[id].land ? LEADERS[id].bonus : 0), 0);
  const strength = strengthOf(view, landIds);
  const walls = controllerAt(view, to) === enemyOf(me) && isFortress(to);
  const factor = from === to ? (walls ? 3 : 2) : 1;
  return (strength + Math.min(led, strength)) / Math.max(1, foesAt(view, me, to) * factor);
}

/** The next attack, or the end of attacking. */
export function assault(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const found = best(offers(assaultActions, view, player, 'assault'), ([at, armies, leaders, where]) => {
    const [from, landIds, to] = [at as HexId, armies as UnitId[], where as HexId];
    if (!view.france.active && nationOf(to) === 'FRA') return 0;
    const chance = odds(view, me, landIds, leaders as LeaderId[], from, to);
    if (from !== to && strengthOf(view, landIds) < 6) return 0;
    const starving = from === to && !isPort(to);
    const need = from === to ? (starving ? 3 : 1.9) : 1.3;
    if (chance < need) return 0;
    const exposed =
      from !== to && areAdjacent(from, to) ? leaving(view, me, from, strengthAt(view, me, from) - strengthOf(view, landIds)) : 0;
    return 5 + hexWorth(me, to) * 4 + Math.min(chance, 4) - exposed;
  });
  return found ?? { move: 'finishLandCombat', args: [] };
}

/** Battle, or a siege: behind his own walls always, in his other cities when he is outnumbered, in the open never. */
export function answer(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const { pending, assault: attack } = view;
  const hex = pending?.step === 'answerSiege' ? pending.hex : '';
  const mine = controllerAt(view, hex) === me;
  const theirs = attack ? foesAt(view, me, attack.from) : 0;
  const siege =
    pending?.step === 'answerSiege' && pending.by === 'naval'
      ? true
      : mine && (isFortress(hex) || theirs > strengthAt(view, me, hex) * 1.5);
  return { move: 'answerSiege', args: [siege] };
}

/** Towards friends, and away from the enemy. */
export const retreatScore = (view: WarWithSpain, me: Side, hex: HexId): number =>
  100 + strengthAt(view, me, hex) + (controllerAt(view, hex) === me ? hexWorth(me, hex) * 2 : 0) - foesNear(view, me, hex, 1) * 2;

/** Into cities with everybody who is not needed where he stands; elsewhere nobody. */
export function advanceScore(view: WarWithSpain, me: Side, landIds: readonly UnitId[]): number {
  const { pending, assault: attack } = view;
  if (pending?.step !== 'advance') return 0;
  const to = pending.hex;
  if (!view.france.active && nationOf(to) === 'FRA') return landIds.length ? 0 : 1;
  const from = attack?.from ?? to;
  const prize = cityAt(to) && controllerAt(view, to) !== me ? hexWorth(me, to) * 10 : 0;
  const left = strengthAt(view, me, from) - strengthOf(view, landIds);
  if (!landIds.length) return 1;
  return prize + strengthOf(view, landIds) * (prize ? 0.5 : 0) - (from === to ? 0 : leaving(view, me, from, left));
}
