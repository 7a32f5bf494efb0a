import { DISENGAGE, FREE_DEFENCE, NAVAL_RESULTS } from '../data/tables.js';
import { enemyOf, type FleetId, type HexId, type Side } from '../ids.js';
import type { Battle, WarWithSpain } from '../state.js';
import { isFriendlyPort } from './control.js';
import { groupOf } from './groups.js';
import { manShips } from './leaders.js';
import { isFortress } from './map.js';
import { askBattleLosses, fighters } from './navalLosses.js';
import { navalColumn, stackStrength, weatherGage } from './navalStrength.js';
import { isFleet } from './places.js';
import { besiegeBySea } from './siege.js';
import { action, by, no, type Tools } from './tools.js';
import { fleetOf, isDeep, shipsAt } from './units.js';
import { placeFleet } from './voyage.js';

/** Naval combat [7.0]. */

/** Whether the ships of a side in a hex could decline battle behind their walls: not besieged yet, in a fortress port of theirs [7.63]. */
export const mayDecline = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  isFriendlyPort(G, side, hex) && isFortress(hex) && G.sieges[hex]?.naval !== side;

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

/** fightRound, breakOff */
export const roundActions = [fightRound, breakOff];
/** tryDisengage, standFast */
export const disengageActions = [tryDisengage, standFast];
