import type { Choice, PlayerID } from '../../../kit/rules.js';
import { CITIES } from '../data/cities.js';
import { nationOf } from '../data/map.js';
import { enemyOf, type FleetId, type HexId, type Side, TF, type UnitId } from '../ids.js';
import { isFriendlyPort } from '../rules/control.js';
import { distance, isFortress } from '../rules/map.js';
import { attackActions } from '../rules/navalAttack.js';
import { fighters } from '../rules/navalLosses.js';
import { stackStrength, weatherGage } from '../rules/navalStrength.js';
import { organiseActions } from '../rules/organising.js';
import { isFleet } from '../rules/places.js';
import { sailActions } from '../rules/sailing.js';
import { transportActions } from '../rules/transport.js';
import { treasurePort } from '../rules/treasureFleet.js';
import { cargoOf, fleetIds, fleetOf, fleetsAt, isDeep, shipFace, shipsAt, shipsOf, strengthOf } from '../rules/units.js';
import { type PlanEntry, sideOf, type WarWithSpain } from '../state.js';
import { best, offers } from './choosing.js';
import { foesAt, foesNear, hexWorth } from './picture.js';
import { HARBOUR } from './shore.js';

/** Fleets: England's watch on the Narrow Seas, Spain's crossing and her silver. */

/** Where England keeps its fleets, and how many in each port. */
const STATIONS: readonly (readonly [hex: HexId, fleets: number])[] = [
  [CITIES.dover.hex, 4],
  [CITIES.plymouth.hex, 2],
];

/** The next act of the naval movement. */
export function sailNext(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const next = me === 'E' ? watch(view, player) : cross(view, player);
  return next ?? { move: 'finishNavalMovement', args: [] };
}

/** Ships gather at their stations, form fleets, and take their leaders aboard. */
function watch(view: WarWithSpain, player: PlayerID): Choice | undefined {
  const forming = best(offers(organiseActions, view, player, 'formFleet'), ([hex, ids]) => {
    const ships = ids as UnitId[];
    const station = STATIONS.find(([at]) => at === hex);
    if (!station || fleetsAt(view, 'E', station[0]).length >= station[1] || !ships.every(isDeep)) return 0;
    const here = shipsAt(view, 'E', station[0]).filter((id) => view.naval[id].fleet === null && isDeep(id)).length;
    const size = Math.max(1, Math.ceil(here / (station[1] - fleetsAt(view, 'E', station[0]).length)));
    return ships.length <= size && view.naval[ships[0]].fleet === null ? ships.length * 100 + shipFace(view, ships[0]).cs : 0;
  });
  if (forming) return forming;
  const leader = best(offers(organiseActions, view, player, 'assignLeader'), ([id, to]) => {
    if (typeof to !== 'string' || view.naval[to].fleet === null || view.leaders[String(id)].ship !== null) return 0;
    return shipFace(view, to).cs;
  });
  if (leader) return leader;
  return best(offers(sailActions, view, player, 'coast'), ([group, ids, path]) => {
    if (isFleet(String(group)) || !(ids as UnitId[]).every(isDeep)) return 0;
    const way = path as HexId[];
    const from = String(group).slice(2);
    if (STATIONS.some(([at]) => at === from)) return 0;
    const station = STATIONS.find(([at]) => at === way[way.length - 1]);
    return station ? 20 + (ids as UnitId[]).length - way.length : 0;
  });
}

/** Barges come to Dunkirk, take the army aboard, and land it in Kent; the Treasure Fleet goes home. */
function cross(view: WarWithSpain, player: PlayerID): Choice | undefined {
  const treasure = best(
    offers(sailActions, view, player, 'sail').filter(({ args: [who] }) => who === TF),
    ([, path]) => {
      const way = path as HexId[];
      return distance(view.naval[TF].at, treasurePort) - distance(way[way.length - 1], treasurePort);
    },
  );
  if (treasure) return treasure;
  const loading = best(offers(transportActions, view, player, 'embark'), ([group, men, leaders]) => {
    const landIds = men as UnitId[];
    const hex = isFleet(String(group)) ? fleetOf(view, group as FleetId).hex : String(group).slice(2);
    if (hex !== HARBOUR) return 0;
    const strength = strengthOf(view, landIds);
    if (!landIds.length) return (leaders as string[]).includes('parma') && cargoOf(view, group as FleetId).length ? 1 : 0;
    return isReady(view) ? strength + 1 : 0;
  });
  if (loading) return loading;
  const forming = best(offers(organiseActions, view, player, 'formFleet'), ([hex, ids, cargo]) =>
    hex === HARBOUR && cargo ? (ids as UnitId[]).length : 0,
  );
  if (forming) return forming;
  const sailing = best(offers(sailActions, view, player, 'sail'), ([who, path, plan]) =>
    landingScore(view, who, path as HexId[], plan as PlanEntry[] | undefined),
  );
  if (sailing) return sailing;
  return best(offers(sailActions, view, player, 'coast'), ([group, ids, path]) => {
    const way = path as HexId[];
    const from = String(group).slice(2);
    if (from === HARBOUR || isFleet(String(group)) || !(ids as UnitId[]).every((id) => /^W[BF]/.test(id))) return 0;
    return way[way.length - 1] === HARBOUR ? (ids as UnitId[]).length : 0;
  });
}

/** Enough barges, enough men at Dunkirk. */
function isReady(view: WarWithSpain): boolean {
  const men = Object.keys(view.land).filter((id) => view.land[id].at === HARBOUR && !view.land[id].moved);
  const ashore = strengthOf(
    view,
    men.filter((id) => !id.startsWith('hidden')),
  );
  const afloat = shipsAt(view, 'S', HARBOUR).reduce((sum, id) => sum + shipFace(view, id).tr, 0);
  return afloat >= 40 && ashore >= 20;
}

/** English fleets that could fall upon a voyage. */
const watchers = (view: WarWithSpain, path: readonly HexId[]): number =>
  fleetIds(view, 'E').filter((id) => {
    const { hex, munitions, besieged, tried } = fleetOf(view, id);
    return munitions > 0 && !besieged && !tried && path.some((step) => distance(step, hex) <= 2);
  }).length;

function landingScore(view: WarWithSpain, who: unknown, path: readonly HexId[], plan: readonly PlanEntry[] | undefined): number {
  const [entry] = plan ?? [];
  if (who === TF || !entry?.debark) return 0;
  const to = entry.hex;
  if (nationOf(to) !== 'ENG') return 0;
  const strength = strengthOf(view, entry.debark.landIds);
  if (strength < 15 || foesNear(view, 'S', to, 1) * 2 > strength) return 0;
  const nearLondon = Math.max(0, 6 - distance(to, CITIES.london.hex));
  const danger = watchers(view, path);
  return 10 + nearLondon * 8 + (foesAt(view, 'S', to) ? 0 : hexWorth('S', to) * 6) - danger * 25 - path.length;
}

/** Whether to fall upon an enemy who comes by: England always, Spain never. */
export function intercept(view: WarWithSpain, player: PlayerID, choices: readonly Choice[]): Choice {
  const trying = choices.filter(({ move }) => move === 'intercept');
  const worth = sideOf(player) === 'E' || shipsOfAll(view) > 20;
  return (worth ? trying[0] : undefined) ?? { move: 'passIntercept', args: ['hex'] };
}
const shipsOfAll = (view: WarWithSpain): number =>
  fleetIds(view, 'S')
    .flatMap((id) => shipsOf(view, id))
    .reduce((sum, id) => sum + shipFace(view, id).cs, 0);

/** Attacks outside fortress ports, with everybody who can come. */
export function attack(view: WarWithSpain, player: PlayerID): Choice {
  const me = sideOf(player);
  const found = best(offers(attackActions, view, player, 'attackFleet'), ([numbers, hex]) => {
    const target = String(hex);
    const fleets = (numbers as number[]).map((number) => `${me}${number}` as FleetId);
    const strength = fleets.flatMap((id) => shipsOf(view, id)).reduce((sum, id) => sum + shipFace(view, id).cs, 0);
    if (isFriendlyPort(view, enemyOf(me), target) && isFortress(target)) return 0;
    return strength >= 12 ? strength : 0;
  });
  return found ?? { move: 'finishNavalCombat', args: [] };
}

/** What the next round would be fought at, as the attacker sees it. */
function differential(view: WarWithSpain): number {
  const { battle } = view;
  if (!battle) return 0;
  const { attacker, from, hex } = battle;
  const gage = weatherGage(from, hex, attacker);
  const defender: Side = enemyOf(attacker);
  const ours = stackStrength(view, attacker, fighters(view, attacker), { defends: false, hex, gage });
  const theirs = stackStrength(view, defender, fighters(view, defender), { defends: true, hex, gage });
  return ours.total - theirs.total;
}

/** Another round where the odds are fair; a compulsory one in any case. */
export const fight = (view: WarWithSpain): Choice =>
  (view.battle?.interception && view.battle.round === 0) || differential(view) >= -4
    ? { move: 'fightRound', args: [] }
    : { move: 'breakOff', args: [] };

/** Away from a stronger enemy. */
export const disengage = (view: WarWithSpain): Choice =>
  differential(view) >= -4 ? { move: 'tryDisengage', args: [] } : { move: 'standFast', args: [] };
