import { type FleetId, opponentOf, type Side, seatOf, sideOf, TF } from '../../ids.js';
import { phasing, type WarWithSpain } from '../../state.js';
import { isHighSeas, isMediterranean } from '../map.js';
import { continueBattle, openBattle } from '../navalCombat/battle.js';
import { askStormLosses } from '../navalCombat/losses.js';
import { continueVoyage } from '../navalMovement/voyage.js';
import { rollWind, sailing } from '../navalMovement/wind.js';
import { readRevolts } from '../politics/revolts.js';
import { action, type Tools } from '../tools.js';
import { fleetIds, fleetOf, hasShips, shipsOf } from '../units.js';
import { nobodyAttacks, nobodySails } from './idle.js';

/**
 * Continues a Naval Phase.
 * @returns whether a decision is pending
 */
export function navalPhase(tools: Tools): boolean {
  const { G } = tools;
  const side = phasing(G);
  if (!side) throw new Error('no side has a naval phase now');
  if (G.voyage) {
    continueVoyage(tools);
    return false;
  }
  if (G.battle) {
    continueBattle(tools);
    return false;
  }
  switch (G.stage) {
    case 'sailing':
      if (!nobodySails(G, side)) return true;
      endSailing(tools, side);
      return false;
    case 'storms':
      if (!nextStorm(tools, side)) G.stage = 'landings';
      return false;
    case 'landings':
      if (!readRevolts(tools)) G.stage = 'interceptions';
      return false;
    case 'interceptions':
      if (!nextInterception(tools)) G.stage = 'attacks';
      return false;
    case 'attacks':
      if (!nobodyAttacks(G, side)) return true;
      endAttacks(tools, side);
      return false;
    default:
      return true;
  }
}

function endSailing({ G, emit }: Tools, side: Side): void {
  emit({ key: 'sailingEnds', case: '4.2', by: seatOf(side) });
  G.stage = 'storms';
}

function endAttacks({ G, emit }: Tools, side: Side): void {
  emit({ key: 'attacksEnd', case: '4.2', by: seatOf(side) });
  G.stage = 'ended';
}

/** Whether a fleet must roll for wind because it stays on the high seas [6.26]. */
export function isIdle(G: WarWithSpain, id: FleetId): boolean {
  const { hex, rolled } = fleetOf(G, id);
  return !rolled && isHighSeas(hex) && !isMediterranean(hex) && sailing(shipsOf(G, id)).length > 0;
}

/**
 * Makes the next wind roll.
 * @returns false if no fleet stays on the high seas
 */
function nextStorm(tools: Tools, side: Side): boolean {
  const { G } = tools;
  const id = fleetIds(G, side).find((each) => isIdle(G, each));
  if (id) {
    const fleet = fleetOf(G, id);
    fleet.rolled = true;
    const [, steps] = rollWind(tools, side, id, fleet.hex, false, true);
    askStormLosses(tools, side, id, steps);
    return true;
  }
  const treasure = G.naval[TF];
  const idle = side === 'S' && treasure && treasure.fleet === null && !G.treasure.rolled && isHighSeas(treasure.at);
  if (!idle || isMediterranean(treasure.at)) return false;
  G.treasure.rolled = true;
  rollWind(tools, side, TF, treasure.at, false, true);
  return true;
}

/**
 * Starts the next combat caused by an interception. Drops combats in which a side has no ships [7.13].
 * @returns false if there is none
 */
function nextInterception(tools: Tools): boolean {
  const { G } = tools;
  const next = G.queue.shift();
  if (!next) return false;
  const fleets = next.fleets.filter((id) => G.fleets[id] && fleetOf(G, id).munitions > 0);
  if (!fleets.length || !hasShips(G, opponentOf(next.attacker), next.hex)) return true;
  openBattle(tools, { attacker: next.attacker, from: next.from, hex: next.hex, fleets, interception: true });
  return true;
}

export const finishNavalMovement = action({
  name: 'finishNavalMovement',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endSailing(tools, sideOf(player)),
});

export const finishNavalCombat = action({
  name: 'finishNavalCombat',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endAttacks(tools, sideOf(player)),
});
