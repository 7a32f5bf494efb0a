import type { Choice } from '../../../kit/rules.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import type { HexId, LeaderId, Side, UnitId } from '../ids.js';
import { assaultPreview, expectation } from '../preview/land.js';
import { controllerAt } from '../rules/control.js';
import { assaultsOf } from '../rules/landCombat.js';
import { oddsColumn } from '../rules/landStrength.js';
import { isFortress, marchableFrom } from '../rules/map.js';
import { barsOf } from '../rules/marching.js';
import { type Band, bandsOf, reachOf } from '../rules/marchRoutes.js';
import { armyStrength, isBesiegedByLand } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { type Ground, groundOf, isPeaceful, marchDistance, prize, stake, threat, walls } from './ground.js';

/** Marches and attacks of the captain, from his own view. */

/** How far an enemy army is felt: a march and a blow. */
const REACH = 6;

/** Who stays in a city that somebody could take: the weakest that will do. */
function garrison(view: WarWithSpain, ground: Ground, { hex, landIds }: Band): UnitId[] {
  const worth = controllerAt(view, hex) === ground.side ? stake(view, ground.side, hex) : 0;
  const danger = threat(ground, hex, REACH);
  if (!worth || !danger) return [];
  const others = (ground.own.get(hex) ?? 0) - landIds.reduce((sum, id) => sum + armyStrength(view, id), 0);
  const need = Math.min(worth * 2, danger / (2 * walls(view, ground.side, hex)));
  const stay: UnitId[] = [];
  let held = others;
  for (const id of [...landIds].sort((a, b) => armyStrength(view, a) - armyStrength(view, b))) {
    if (held >= need && stay.length) break;
    stay.push(id);
    held += armyStrength(view, id);
  }
  return stay;
}

/** What it is worth to stand in a hex with so much strength at the end of the march. */
function standing(view: WarWithSpain, ground: Ground, hex: HexId, strength: number): number {
  const { side, foes, neutral } = ground;
  let score = strength ? 12 * prize(view, side, hex) : 0;
  for (const next of [...marchableFrom(hex), hex]) {
    const foe = foes.get(next);
    if (!foe || neutral.has(next)) continue;
    const ratio = strength / (foe * walls(view, side === 'E' ? 'S' : 'E', next));
    if (ratio >= 1) score += Math.min(ratio, 3) * (2 + prize(view, side, next)) * 2;
  }
  const danger = threat(ground, hex, REACH - 1);
  const cover = (strength + (ground.own.get(hex) ?? 0)) * walls(view, side, hex);
  if (danger > 2 * cover) score -= strength;
  if (controllerAt(view, hex) === side && danger > 0) score += Math.min(strength, danger) * Math.min(1, stake(view, side, hex) / 4);
  return score;
}

/** How near a hex brings an army to what it could take. */
function promise(view: WarWithSpain, ground: Ground, hex: HexId, strength: number, goals: readonly HexId[]): number {
  let best = 0;
  for (const goal of goals) {
    const far = marchDistance(hex, goal);
    if (far > 40) continue;
    const held = (ground.foes.get(goal) ?? 0) * walls(view, ground.side === 'E' ? 'S' : 'E', goal);
    const hope = Math.min(1, strength / (held + 1));
    best = Math.max(best, (6 * hope * (1 + prize(view, ground.side, goal))) / (far + 2));
  }
  return best;
}

/** The next march worth making, or nothing. In winter armies stay where they are, but for a great prize next door. */
export function bestMarch(view: WarWithSpain, side: Side): Choice | undefined {
  const ground = groundOf(view, side);
  const bars = barsOf(view, side);
  const { winter } = turnInfo(view.turn);
  const goals = goalsOf(view, ground);
  let best: { score: number; args: [UnitId[], LeaderId[], HexId[]] } | undefined;
  for (const band of bandsOf(view, side)) {
    const stay = garrison(view, ground, band);
    const landIds = band.landIds.filter((id) => !stay.includes(id));
    if (!landIds.length) continue;
    const strength = landIds.reduce((sum, id) => sum + armyStrength(view, id), 0);
    const { leaderIds } = band;
    const worth = (hex: HexId) => standing(view, ground, hex, strength) + promise(view, ground, hex, strength, goals);
    const here = worth(band.hex);
    const ways = [...reachOf(view, side, band.hex, landIds, leaderIds, bars)];
    const alone = ways.length || !leaderIds.length ? ways : [...reachOf(view, side, band.hex, landIds, [], bars)];
    for (const [to, path] of alone) {
      if (path.some((hex) => isPeaceful(view, hex))) continue;
      const gain = worth(to) - here - (winter ? strength + 2 : 0) - path.length / 50;
      if (gain > (best?.score ?? 0.25)) best = { score: gain, args: [landIds, ways.length ? leaderIds : [], path] };
    }
  }
  return best && { move: 'march', args: best.args };
}

/** Cities that could be taken. */
const goalsOf = (view: WarWithSpain, { side, own }: Ground): HexId[] => GOALS.filter((hex) => prize(view, side, hex) > 0 && !own.has(hex));

const GOALS = CITY_IDS.map((id) => CITIES[id].hex);

/** The attack with the best prospects, or nothing. */
export function bestAssault(view: WarWithSpain, side: Side): Choice | undefined {
  const ground = groundOf(view, side);
  let best: { score: number; args: readonly unknown[] } | undefined;
  for (const args of assaultsOf(view, side)) {
    const [from, landIds, leaderIds, hex, withBesieged = false] = args;
    if (ground.neutral.has(hex) && !view.france.active) continue;
    const seen = assaultPreview(view, { attacker: side, from, hex, landIds, leaderIds, withBesieged });
    const guess = ground.foes.get(hex) ?? 0;
    const defence = seen.defence?.total ?? guess * seen.factor + 1;
    const column = oddsColumn(seen.attack.total, defence);
    const { attacker, defender } = expectation(column);
    const step = Math.max(1, seen.attack.face / Math.max(1, landIds.length * 2));
    const theirs = Math.max(1, guess / Math.max(1, seen.count * 1.5));
    const gain = prize(view, side, hex);
    const score =
      defender.steps * theirs + defender.retreats * gain * 2 - attacker.steps * step - attacker.retreats * 2 + (seen.siege ? gain / 3 : 0);
    if (score > (best?.score ?? 0)) best = { score, args };
  }
  return best && { move: 'assault', args: best.args };
}

/** Whether the attacked stand a siege: in a fortress of their own always, in a city against twice their number, in the open with help near. */
export function standsSiege(view: WarWithSpain, side: Side, hex: HexId): boolean {
  const ground = groundOf(view, side);
  const attack = ground.foes.get(view.assault?.from ?? '') ?? 0;
  const own = ground.own.get(hex) ?? 0;
  if (isFortress(hex) && controllerAt(view, hex) === side) return attack > own;
  if (stake(view, side, hex) > 0) return attack >= 2 * own;
  const relief = [...ground.own].some(
    ([at, strength]) => at !== hex && marchDistance(hex, at) <= 2 && strength >= attack && !isBesiegedByLand(view, side, at),
  );
  return relief && attack >= 2 * own;
}

/** The safest of the hexes that a beaten stack may go to. */
export function bestRetreat(view: WarWithSpain, side: Side, hexes: readonly HexId[]): HexId | undefined {
  const ground = groundOf(view, side);
  const safety = (hex: HexId) =>
    (ground.own.get(hex) ?? 0) +
    4 * walls(view, side, hex) +
    3 * prize(view, side, hex) -
    threat(ground, hex, 2) / 4 -
    (isPeaceful(view, hex) ? 50 : 0);
  return [...hexes].sort((a, b) => safety(b) - safety(a) || (a < b ? -1 : 1))[0];
}

/** Who follows into a hex that was won: all but a garrison where a city is to be had, else nobody. */
export function bestAdvance(view: WarWithSpain, side: Side, units: readonly UnitId[], leaders: readonly LeaderId[], hex: HexId): Choice {
  const [first] = units;
  const from = first && view.land[first].at;
  const leave = from && controllerAt(view, from) === side ? stake(view, side, from) : 0;
  const gain = prize(view, side, hex);
  if (!first || isPeaceful(view, hex) || (gain <= 0 && !view.sieges[hex])) return { move: 'advance', args: [[], []] };
  const sorted = [...units].sort((a, b) => armyStrength(view, a) - armyStrength(view, b));
  const alone = Object.values(view.land).filter(({ at }) => at === from).length === units.length;
  const movers = leave > 0 && alone && sorted.length > 1 ? sorted.slice(1) : sorted;
  if (leave > gain && movers.length === sorted.length && alone) return { move: 'advance', args: [[], []] };
  return { move: 'advance', args: [movers, [...leaders]] };
}
