import { Type } from '@sinclair/typebox';
import { DISENGAGE, FREE_DEFENCE, NAVAL_RESULTS } from '../data/tables.js';
import { enemyOf, FleetArg, type FleetId, HexArg, type HexId, type Side } from '../ids.js';
import { type Battle, sideOf, type WarWithSpain } from '../state.js';
import { isFriendlyPort } from './control.js';
import { groupOf } from './groups.js';
import { manShips } from './leaders.js';
import { around, crossingTo, isFortress, isShallow } from './map.js';
import { askBattleLosses, fighters } from './navalLosses.js';
import { navalColumn, stackStrength, weatherGage } from './navalStrength.js';
import { fleetNo, isFleet } from './places.js';
import { berthRefusal, isIcebound, keelOf } from './seaRoutes.js';
import { besiegeBySea } from './siege.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import { fleetIds, fleetOf, hasShips, isDeep, shipsAt, shipsOf } from './units.js';
import { placeFleet } from './voyage.js';

/** Naval combat [7.0]. */

const FleetsArg = Type.Array(FleetArg, { minItems: 1, maxItems: 6 });
const named = (side: Side, numbers: readonly number[]): FleetId[] => numbers.map((number) => `${side}${number}` as FleetId);

/** Whether the ships of a side in a hex could decline battle behind their walls: not besieged yet, in a fortress port of theirs [7.63]. */
export const mayDecline = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  isFriendlyPort(G, side, hex) && isFortress(hex) && G.sieges[hex]?.naval !== side;

/** Where the attackers lie: the one hex of the relievers, or the target's own where all are in it. */
function attackHex(view: WarWithSpain, fleets: readonly FleetId[], target: HexId): HexId {
  return fleets.map((id) => fleetOf(view, id).hex).find((hex) => hex !== target) ?? target;
}

/** Why one fleet may not join an attack. */
function fleetRefusal(view: WarWithSpain, side: Side, id: FleetId, target: HexId): No | undefined {
  const fleet = view.fleets[id];
  if (!fleet) return no('noFleet', '7.11', { fleet: id });
  if (fleet.munitions < 1) return no('noMunitions', '12.22', { fleet: id });
  if (fleet.attacked) return no('attackedAlready', '7.14', { fleet: id });
  if (fleet.besieged && fleet.hex !== target) return no('groupBesieged', '10.13', { group: id });
  if (fleet.hex !== target && crossingTo(fleet.hex, target) === 'closed') return no('notBeside', '7.14', { fleet: id, hex: target });
  const ships = shipsOf(view, id);
  if (isShallow(target) && ships.some(isDeep)) return no('deepInShallows', '7.41', { fleet: id, hex: target });
  if (fleet.hex === target || !mayDecline(view, enemyOf(side), target)) return undefined;
  const berth = berthRefusal(view, keelOf(side, ships), target);
  if (berth && berth.key !== 'enemyShips') return berth;
  return ships.some((each) => isIcebound(view, each)) ? no('icebound', '14.22', { fleet: id }) : undefined;
}

/** Why these fleets may not attack the ships in a hex. */
function attackRefusal(view: WarWithSpain, side: Side, numbers: readonly number[], target: HexId): No | undefined {
  const enemy = enemyOf(side);
  if (!hasShips(view, enemy, target)) return no('nobodyThere', '7.14', { hex: target });
  const fleets = named(side, numbers);
  const wrong = firstNo(
    fleets,
    (id) => fleetRefusal(view, side, id, target),
    (id) => no('namedTwice', '7.14', { unit: id }),
  );
  if (wrong) return wrong;
  const hexes = new Set(fleets.map((id) => fleetOf(view, id).hex));
  const outside = [...hexes].filter((hex) => hex !== target);
  if (outside.length > 1) return no('fromOneHex', '7.14', { hex: target });
  if (outside.length && hasShips(view, enemy, target, true)) return no('besiegedOnly', '10.13', { hex: target });
  const from = attackHex(view, fleets, target);
  const before = view.attacks.targets.indexOf(target);
  if (before >= 0 && view.attacks.from[before] !== from) return no('fromOneHex', '7.14', { hex: target });
  return undefined;
}

/** Sets of fleets that would attack a hex together. */
function* attackers(view: WarWithSpain, side: Side, target: HexId): Generator<FleetId[]> {
  const able = fleetIds(view, side).filter((id) => !fleetRefusal(view, side, id, target));
  const inside = able.filter((id) => fleetOf(view, id).hex === target);
  const hexes = new Set(able.map((id) => fleetOf(view, id).hex));
  for (const hex of hexes) {
    const here = able.filter((id) => fleetOf(view, id).hex === hex);
    for (const set of subsets(here)) {
      yield set;
      if (hex !== target) for (const besieged of subsets(inside)) yield [...set, ...besieged];
    }
  }
}

/** Every set of some things but the empty one. */
function subsets<T>(things: readonly T[]): T[][] {
  const count = 2 ** things.length;
  return Array.from({ length: count - 1 }, (_, at) => things.filter((_thing, bit) => (at + 1) & (1 << bit)));
}

const attackFleet = action({
  name: 'attackFleet',
  case: '7.14',
  final: true,
  args: [FleetsArg, HexArg],
  refuse: (view, player, numbers, target) => attackRefusal(view, sideOf(player), numbers, target),
  *choices(view, player) {
    const side = sideOf(player);
    const targets = new Set(fleetIds(view, side).flatMap((id) => [fleetOf(view, id).hex, ...around(fleetOf(view, id).hex)]));
    for (const target of targets) {
      if (!hasShips(view, enemyOf(side), target)) continue;
      for (const set of attackers(view, side, target)) {
        const numbers = set.map(fleetNo);
        if (!attackRefusal(view, side, numbers, target)) yield [numbers, target];
      }
    }
  },
  perform(table, player, numbers, target) {
    const { G } = table;
    const side = sideOf(player);
    const fleets = named(side, numbers);
    const from = attackHex(G, fleets, target);
    G.attacks.from.push(from);
    G.attacks.targets.push(target);
    for (const id of fleets) fleetOf(G, id).attacked = true;
    openBattle(table, { attacker: side, from, hex: target, fleets, interception: false });
  },
});

/** An attack is announced; the defender may decline it behind his walls [7.63], otherwise both stacks are shown. */
export function openBattle(table: Tools, battle: Pick<Battle, 'attacker' | 'from' | 'hex' | 'fleets' | 'interception'>): void {
  const { G } = table;
  const { attacker, from, hex, fleets, interception } = battle;
  G.battle = { ...battle, round: 0, shown: false, differential: 0 };
  table.tell({
    key: interception ? 'caughtFight' : 'attacks',
    case: interception ? '7.13' : '7.14',
    by: by(attacker),
    at: [from, hex],
    who: fleets,
  });
  const defender = enemyOf(attacker);
  if (mayDecline(G, defender, hex)) G.pending = { step: 'answerSiege', side: defender, by: 'naval', hex };
  else show(table);
}

/** The defender has answered [10.21]. */
export function navalSiegeAnswered(table: Tools, accepted: boolean): void {
  const { G } = table;
  const { battle } = G;
  if (!battle) return;
  if (!accepted) {
    show(table);
    return;
  }
  for (const id of battle.fleets) placeFleet(G, id, battle.hex);
  table.tell({ key: 'shipsBesieged', case: '7.63', by: by(enemyOf(battle.attacker)), at: [battle.hex] });
  besiegeBySea(table, enemyOf(battle.attacker), battle.hex);
  G.battle = null;
}

function show(table: Tools): void {
  const { G } = table;
  const { battle } = G;
  if (!battle) return;
  battle.shown = true;
  for (const side of [battle.attacker, enemyOf(battle.attacker)]) {
    manShips(table, side, fighters(G, side));
    table.tell({ key: 'stackShown', case: '7.0', by: by(side), at: [battle.hex], who: fighters(G, side) });
  }
  G.pending = { step: 'round', side: battle.attacker };
}

/** Carries the battle on after a round's losses: powder spent, the dead counted, the defender's chance to get away. */
export function continueBattle(table: Tools): void {
  const { G } = table;
  const { battle } = G;
  if (!battle) return;
  const defender = enemyOf(battle.attacker);
  spendMunitions(G, battle);
  const over = !shipsAt(G, defender, battle.hex).length || !battle.fleets.length;
  if (over) endBattle(table);
  else G.pending = { step: 'disengage', side: defender };
}

/** One point for each fleet that has any; the defender none where he was far superior [12.21, 12.23]. */
function spendMunitions(G: WarWithSpain, battle: Battle): void {
  const engaged = battle.fleets.filter((id) => G.fleets[id]);
  const defending = battle.differential < FREE_DEFENCE ? [] : defendingFleets(G, battle);
  for (const id of [...engaged, ...defending]) {
    const fleet = fleetOf(G, id);
    if (fleet.munitions > 0) fleet.munitions -= 1;
  }
  battle.fleets = engaged.filter((id) => fleetOf(G, id).munitions > 0);
}

function defendingFleets(G: WarWithSpain, battle: Battle): FleetId[] {
  const groups = shipsAt(G, enemyOf(battle.attacker), battle.hex).map((id) => groupOf(G, id));
  return [...new Set(groups.filter((group): group is FleetId => group !== undefined && isFleet(group)))];
}

function endBattle({ G, tell }: Tools): void {
  if (G.battle) tell({ key: 'battleEnds', case: '7.0', at: [G.battle.hex] });
  G.battle = null;
}

const fightRound = action({
  name: 'fightRound',
  case: '7.0',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(table) {
    const { G, dice, tell } = table;
    const { battle } = G;
    if (!battle) return;
    G.pending = null;
    const { attacker, from, hex } = battle;
    const defender = enemyOf(attacker);
    const gage = weatherGage(from, hex, attacker);
    const ours = stackStrength(G, attacker, fighters(G, attacker), { defends: false, hex, gage });
    const theirs = stackStrength(G, defender, fighters(G, defender), { defends: true, hex, gage });
    battle.differential = ours.total - theirs.total;
    battle.round += 1;
    const column = navalColumn(battle.differential);
    const die = dice.die(6);
    const [lost, inflicted] = NAVAL_RESULTS[die - 1][column];
    tell({
      key: 'round',
      case: '7.2',
      by: by(attacker),
      at: [from, hex],
      values: {
        round: battle.round,
        attacker: ours.total,
        defender: theirs.total,
        differential: battle.differential,
        gage,
        lost,
        inflicted,
        column,
      },
      roll: { dice: [die], chart: 'navalCombat', row: die - 1 },
    });
    askBattleLosses(table, attacker === 'E' ? { E: lost, S: inflicted } : { E: inflicted, S: lost });
  },
});

const breakOff = action({
  name: 'breakOff',
  case: '7.0',
  final: true,
  args: [],
  refuse(view) {
    const { battle } = view;
    return battle?.interception && battle.round === 0 ? no('mustFight', '7.13') : undefined;
  },
  *choices(view) {
    if (!view.battle?.interception || view.battle.round > 0) yield [];
  },
  perform(table, player) {
    table.G.pending = null;
    table.tell({ key: 'breaksOff', case: '7.0', by: player, at: [table.G.battle?.hex ?? ''] });
    endBattle(table);
  },
});

/** Lowest die by which a stack disengages [7.52, 7.53]. */
export const disengageFrom = (G: WarWithSpain, side: Side, hex: HexId): number =>
  side === 'S' && shipsAt(G, side, hex).some(isDeep) ? DISENGAGE.spanishDeep : DISENGAGE.other;

const tryDisengage = action({
  name: 'tryDisengage',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(table, player) {
    const { G, dice, tell } = table;
    const { battle } = G;
    if (!battle) return;
    const need = disengageFrom(G, enemyOf(battle.attacker), battle.hex);
    const die = dice.die(6);
    const away = die >= need;
    tell({
      key: away ? 'disengages' : 'staysEngaged',
      case: need === DISENGAGE.other ? '7.53' : '7.52',
      by: player,
      at: [battle.hex],
      values: { need },
      roll: { dice: [die], chart: 'disengagement', row: need === DISENGAGE.other ? 1 : 0 },
    });
    G.pending = away ? null : { step: 'round', side: battle.attacker };
    if (away) endBattle(table);
  },
});

const standFast = action({
  name: 'standFast',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, tell }, player) {
    const { battle } = G;
    if (!battle) return;
    tell({ key: 'standsFast', case: '7.51', by: player, at: [battle.hex] });
    G.pending = { step: 'round', side: battle.attacker };
  },
});

/** attackFleet */
export const attackActions = [attackFleet];
/** fightRound, breakOff */
export const roundActions = [fightRound, breakOff];
/** tryDisengage, standFast */
export const disengageActions = [tryDisengage, standFast];
