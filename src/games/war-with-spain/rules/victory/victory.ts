import { CITIES, CITY_IDS, type CityId } from '../../data/cities.js';
import { nationOf } from '../../data/map.js';
import { type Scenario, scenarioOf } from '../../data/scenarios.js';
import { CIVIL_WAR, STEPS_PER_VP, type VictoryLevel } from '../../data/tables.js';
import { opponentOf, type Side, seatOf, sideOf } from '../../ids.js';
import type { Points, WarResult, WarWithSpain } from '../../state.js';
import { action, type Tools } from '../tools.js';

// Victory [16.0].

/** Returns a city's VP: 0 if the side controlled it at set-up, and for England in Edinburgh [16.2]. */
export function cityPoints(side: Side, city: CityId): number {
  if (CITIES[city].owner === side || (city === 'edinburgh' && side === 'E')) return 0;
  return CITIES[city].vp ?? 0;
}

export const frenchCities = (G: WarWithSpain, side: Side): CityId[] =>
  CITY_IDS.filter((id) => nationOf(CITIES[id].hex) === 'FRA' && G.control[id] === side);

export function points(G: WarWithSpain, side: Side): Points {
  const steps = Math.round(G.stepsLost[opponentOf(side)] / STEPS_PER_VP);
  const cities = CITY_IDS.filter((id) => G.control[id] === side).reduce((sum, id) => sum + cityPoints(side, id), 0);
  const france = frenchCities(G, side).length >= CIVIL_WAR[side] ? CIVIL_WAR.vp : 0;
  const penalty = G.vpPenalty[side];
  return { steps, cities, france, penalty, total: steps + cities + france - penalty };
}

/** Returns the Spanish lead in VP, including `spanishVpBid` [16.4]. */
export const spanishLead = (G: WarWithSpain): number => points(G, 'S').total - points(G, 'E').total + G.options.spanishVpBid;

/** Returns a scenario's victory level for a Spanish lead [16.4]. */
export const levelOf = (lead: number, { levels }: Scenario): VictoryLevel =>
  levels.find(({ from }) => from === null || lead >= from) ?? levels[levels.length - 1];

/** Ends the war. VP determine the winner unless a side concedes. */
export function endWar({ G, emit }: Tools, reason: WarResult['reason'], conceding?: Side): void {
  const diff = spanishLead(G);
  const scenario = scenarioOf(G);
  const reached = levelOf(diff, scenario);
  const winner = conceding ? opponentOf(conceding) : reached.winner;
  const best = scenario.levels.filter((level) => level.winner === winner);
  const level = conceding ? (winner === 'S' ? best[0] : best[best.length - 1]).level : reached.level;
  G.result = {
    ...(winner && { winner: seatOf(winner) }),
    draw: winner === null,
    level,
    diff,
    vp: { E: points(G, 'E'), S: points(G, 'S') },
    reason,
    turn: G.turn,
  };
  emit({ key: 'warEnds', case: '16.4', ...(winner && { by: seatOf(winner) }), values: { level, diff, reason } });
}

/** Concedes the match. Allowed at any time, but not listed as a choice. */
export const concede = action({
  name: 'concede',
  case: '16.4',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: (): (readonly [])[] => [],
  perform(tools, player) {
    const side = sideOf(player);
    tools.emit({ key: 'concedes', case: '16.4', by: seatOf(side) });
    endWar(tools, 'concession', side);
  },
});
