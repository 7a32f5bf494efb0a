import { DISENGAGE, FREE_DEFENCE } from '../../data/tables.js';
import { type FleetId, type HexId, opponentOf, type Side, seatOf } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Battle, WarWithSpain } from '../../state.js';
import { manShips } from '../leaders/leaders.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import { mayDecline } from '../sieges/sieges.js';
import { action, type Tools } from '../tools.js';
import { fleetOf, isDeep, isFleet, shipsAt } from '../units.js';
import { fighters } from './losses.js';
import { exchangeFire } from './strength.js';

// Naval combat [7.0].

/** Announces an attack. Asks the defender whether to decline, if allowed [7.63]; otherwise reveals both stacks. */
export function openBattle(tools: Tools, battle: Pick<Battle, 'attacker' | 'from' | 'hex' | 'fleets' | 'interception'>): void {
  const { G } = tools;
  const { attacker, from, hex, fleets, interception } = battle;
  G.battle = { ...battle, fleets: [...fleets], round: 0, shown: false, differential: 0 };
  tools.emit({
    key: interception ? 'caughtFight' : 'attacks',
    case: interception ? '7.13' : '7.14',
    by: seatOf(attacker),
    at: [from, hex],
    who: fleets,
  });
  const defender = opponentOf(attacker);
  if (mayDecline(G, defender, hex)) G.pending = { step: 'answerSiege', side: defender, by: 'naval', hex };
  else joinBattle(tools);
}

/** Reveals both stacks. An interception has a compulsory round [7.13]. */
export function joinBattle(tools: Tools): void {
  const { G } = tools;
  const { battle } = G;
  if (!battle) return;
  battle.shown = true;
  for (const side of [battle.attacker, opponentOf(battle.attacker)]) {
    manShips(tools, side, fighters(G, side));
    tools.emit({ key: 'stackShown', case: '7.0', by: seatOf(side), at: [battle.hex], who: fighters(G, side) });
  }
  if (battle.interception) exchangeFire(tools);
  else G.pending = { step: 'round', side: battle.attacker };
}

/** Continues after losses: spends munitions, then ends the combat or asks about disengagement. */
export function continueBattle(tools: Tools): void {
  const { G } = tools;
  const { battle } = G;
  if (!battle) return;
  const defender = opponentOf(battle.attacker);
  spendMunitions(G, battle);
  const over = !shipsAt(G, defender, battle.hex).length || !battle.fleets.length;
  if (over) endBattle(tools);
  else G.pending = { step: 'disengage', side: defender };
}

/** Makes each fleet spend 1 Munitions Point. Defenders spend none if the differential is below -30 [12.21, 12.23]. */
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
  const groups = shipsAt(G, opponentOf(battle.attacker), battle.hex).map((id) => groupOf(G, id));
  return [...new Set(groups.filter((group): group is FleetId => group !== undefined && isFleet(group)))];
}

function endBattle({ G, emit }: Tools): void {
  if (G.battle) emit({ key: 'battleEnds', case: '7.0', at: [G.battle.hex] });
  G.battle = null;
}

// The attacker's choice [7.0].

export const fightRound = action({
  name: 'fightRound',
  case: '7.0',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(tools) {
    exchangeFire(tools);
  },
});

export const breakOff = action({
  name: 'breakOff',
  case: '7.0',
  final: true,
  args: [],
  refuse(view) {
    const { battle } = view;
    return battle?.interception && battle.round === 0 ? violation('mustFight', '7.13') : undefined;
  },
  *choices(view) {
    if (!view.battle?.interception || view.battle.round > 0) yield [];
  },
  perform(tools, player) {
    tools.G.pending = null;
    tools.emit({ key: 'breaksOff', case: '7.0', by: player, at: [tools.G.battle?.hex ?? ''] });
    endBattle(tools);
  },
});

// Disengagement [7.5].

/** Returns the lowest roll that disengages [7.52, 7.53]. */
export const disengageFrom = (G: WarWithSpain, side: Side, hex: HexId): number =>
  side === 'S' && shipsAt(G, side, hex).some(isDeep) ? DISENGAGE.spanishDeep : DISENGAGE.other;

export const tryDisengage = action({
  name: 'tryDisengage',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(tools, player) {
    const { G, dice, emit } = tools;
    const { battle } = G;
    if (!battle) return;
    const need = disengageFrom(G, opponentOf(battle.attacker), battle.hex);
    const die = dice.die(6);
    const away = die >= need;
    emit({
      key: away ? 'disengages' : 'staysEngaged',
      case: need === DISENGAGE.other ? '7.53' : '7.52',
      by: player,
      at: [battle.hex],
      values: { need },
      roll: { dice: [die], chart: 'disengagement', row: need === DISENGAGE.other ? 1 : 0 },
    });
    G.pending = away ? null : { step: 'round', side: battle.attacker };
    if (away) endBattle(tools);
  },
});

export const standFast = action({
  name: 'standFast',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, emit }, player) {
    const { battle } = G;
    if (!battle) return;
    emit({ key: 'standsFast', case: '7.51', by: player, at: [battle.hex] });
    G.pending = { step: 'round', side: battle.attacker };
  },
});
