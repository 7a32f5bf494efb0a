import { ATTRITION, LAND_COLUMNS, LAND_RESULTS, SIEGE } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { type HexId, opponentOf, type Side, seatOf, sideOf, TF } from '../../ids.js';
import type { RuleCase } from '../../keys.js';
import { type Assault, phasing, type WarWithSpain } from '../../state.js';
import { askLandLosses } from '../landCombat/losses.js';
import { askAdvance, nextRetreat, strandedLeaders } from '../landCombat/retreat.js';
import {
  attackers,
  attackStrength,
  columnUnits,
  defenceStrength,
  defenderOf,
  defenders,
  insiders,
  kindOf,
  oddsColumn,
} from '../landCombat/strength.js';
import { continueMarch } from '../landMovement/marching.js';
import { flee } from '../leaders/leaders.js';
import { isFortress, isPort } from '../map.js';
import { treasureLost } from '../money/treasureFleet.js';
import { removeShip } from '../navalMovement/grouping/groups.js';
import { placeLoyalists } from '../politics/revolts.js';
import { besiegedArmies, liftSieges, mayStandSiege } from '../sieges/sieges.js';
import { action, type Tools } from '../tools.js';
import { hasShips, removeArmy, shipsAt, sideOfUnit } from '../units.js';
import { controllerAt } from '../victory/control.js';
import { nobodyAssaults, nobodyMarches } from './idle.js';

// Land combat [9.0].

/** Continues land combat. Sets `G.assault` to null at the end. */
function continueAssault(tools: Tools): void {
  const { G } = tools;
  const { assault: now } = G;
  if (!now) return;
  switch (now.next) {
    case 'offer':
      now.next = 'roll';
      if (mayStandSiege(G, now)) G.pending = { step: 'answerSiege', side: defenderOf(now), by: 'land', hex: now.hex };
      return;
    case 'roll':
      if (columnUnits(G, now).length && defenders(G, now).length) fight(tools, now);
      else G.assault = null;
      return;
    case 'retreats':
      for (const id of strandedLeaders(G, now)) flee(tools, id);
      if (!nextRetreat(tools, now)) now.next = 'advance';
      return;
    case 'advance':
      askAdvance(tools, now);
      return;
  }
}

/** Fights a land combat: reveals stacks, rolls, and asks for losses [9.0]. */
function fight(tools: Tools, now: Assault): void {
  const { G, dice, emit } = tools;
  const { attacker, from, hex } = now;
  const kind = kindOf(G, now);
  const defender = defenderOf(now);
  const attack = attackStrength(G, now);
  const defence = defenceStrength(G, now);
  const column = oddsColumn(attack.total, defence.total);
  now.shown = true;
  now.next = 'retreats';
  const die = dice.die(6);
  const [ours, theirs] = LAND_RESULTS[die - 1][LAND_COLUMNS.indexOf(column)];
  if (ours.retreats && kind !== 'sally') now.retreats.push(attacker);
  if (theirs.retreats && kind !== 'storm') now.retreats.push(defender);
  emit({
    key: 'battle',
    case: '9.3',
    by: seatOf(attacker),
    at: [from, hex],
    who: [...attackers(G, now), ...attack.leaders, ...defenders(G, now), ...defence.leaders],
    values: {
      attackers: attackers(G, now),
      insiders: insiders(G, now),
      defenders: defenders(G, now),
      attack: { ...attack, leaders: [...attack.leaders] },
      defence: { ...defence, leaders: [...defence.leaders] },
      column,
      lost: [ours.steps, theirs.steps],
      retreat: [ours.retreats, theirs.retreats],
    },
    roll: { dice: [die], chart: 'land', row: die - 1 },
  });
  const steps = attacker === 'E' ? { E: ours.steps, S: theirs.steps } : { E: theirs.steps, S: ours.steps };
  askLandLosses(tools, now, steps);
}

// Sieges [10.3].

const endurance = (G: WarWithSpain, side: Side, hex: HexId): number =>
  isFortress(hex) && controllerAt(G, hex) === side ? SIEGE.fortress : SIEGE.plain;

/** Whether months count towards starvation. In a port, they do so only with enemy ships there [10.25, 10.33]. */
const isStarving = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  G.sieges[hex]?.land === side && (!isPort(hex) || hasShips(G, opponentOf(side), hex));

/** Counts a month for each siege in which units of a side are besieged, at the end of that side's land combat [10.3]. */
function countSieges(tools: Tools, side: Side): void {
  const { G, emit } = tools;
  for (const [hex, siege] of Object.entries(G.sieges)) {
    if (siege.land !== side) continue;
    siege.clock = isStarving(G, side, hex) ? siege.clock + (turnInfo(G.turn).winter ? SIEGE.winter : 1) : 0;
    if (!siege.clock) continue;
    const limit = endurance(G, side, hex);
    emit({ key: 'hunger', case: '10.3', by: seatOf(side), at: [hex], values: { clock: Math.min(siege.clock, limit), limit } });
    if (siege.clock >= limit) starve(tools, side, hex, limit === SIEGE.fortress ? '10.32' : '10.31');
  }
}

/** Eliminates starving units. The besieger captures the hex [10.31]. */
function starve(tools: Tools, side: Side, hex: HexId, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const men = besiegedArmies(G, hex);
  const ships = shipsAt(G, side, hex);
  for (const id of men) removeArmy(G, id);
  for (const id of ships) removeShip(tools, id);
  emit({ key: 'starved', case: ruleCase, by: seatOf(side), at: [hex], who: [...men, ...ships] });
  if (ships.includes(TF)) treasureLost(tools, false);
  liftSieges(tools);
}

// Winter attrition [14.1].

/** Rolls for units that marched, in order of their marches [14.1]. */
function attrition({ G, dice, emit }: Tools): void {
  if (!turnInfo(G.turn).winter) return;
  for (const id of G.marched.filter((unit) => G.land[unit])) {
    const { at } = G.land[id];
    const die = dice.die(6);
    const lost = die <= ATTRITION;
    if (lost) removeArmy(G, id);
    emit({
      key: 'attrition',
      case: '14.1',
      by: seatOf(sideOfUnit(id)),
      at: [at],
      ...(lost && { who: [id] }),
      values: { lost },
      roll: { dice: [die] },
    });
  }
}

// The Land Phases [4.2 C].

/**
 * Continues a Land Phase.
 * @returns whether a decision is pending
 */
export function landPhase(tools: Tools): boolean {
  const { G } = tools;
  const side = phasing(G);
  if (!side) throw new Error('no side has a land phase now');
  if (G.march) {
    continueMarch(tools);
    return false;
  }
  if (G.assault) {
    continueAssault(tools);
    return false;
  }
  switch (G.stage) {
    case 'allies':
      if (side === 'E' && placeLoyalists(tools)) return false;
      G.stage = 'marching';
      return false;
    case 'marching':
      if (!nobodyMarches(G, side)) return true;
      endMarches(tools, side);
      return false;
    case 'attrition':
      attrition(tools);
      G.stage = 'assaults';
      return false;
    case 'assaults':
      if (!nobodyAssaults(G, side)) return true;
      endAssaults(tools, side);
      return false;
    case 'sieges':
      countSieges(tools, side);
      G.stage = 'ended';
      return false;
    default:
      return true;
  }
}

function endMarches({ G, emit }: Tools, side: Side): void {
  emit({ key: 'marchesEnd', case: '4.2', by: seatOf(side) });
  G.stage = 'attrition';
}

function endAssaults({ G, emit }: Tools, side: Side): void {
  emit({ key: 'assaultsEnd', case: '4.2', by: seatOf(side) });
  G.stage = 'sieges';
}

export const finishLandMovement = action({
  name: 'finishLandMovement',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endMarches(tools, sideOf(player)),
});

export const finishLandCombat = action({
  name: 'finishLandCombat',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endAssaults(tools, sideOf(player)),
});
