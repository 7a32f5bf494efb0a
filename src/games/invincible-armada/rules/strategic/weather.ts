import { BAD_WEATHER, GALE_HIT, WEATHER_GAUGE } from '../../data/tables.js';
import { SQUADRONS, type SquadronId } from '../../ids.js';
import type { Armada } from '../../state.js';
import { takeHits } from '../combat/fire.js';
import { moraleRoll } from '../combat/withdrawal.js';
import { toPool } from '../events/draw.js';
import { inPort, whereabouts } from '../fleet.js';
import { rollDice, rollOf, type Tools, unmoved } from '../tools.js';

/** Rolls wind and weather for this phase and the next turn [11.0]. */
export function weatherSegment(tools: Tools): undefined {
  const { G, emit } = tools;
  if (G.weather !== 'normal') emit({ key: 'weatherEnds', case: '11.0', values: { was: G.weather } });
  G.weather = 'normal';
  for (const chit of G.weatherChits) toPool(G, chit);
  G.weatherChits = [];
  const dice = rollDice(tools, 2);
  const total = dice[0] + dice[1];
  const row = WEATHER_GAUGE.findIndex(({ max }) => total <= max);
  const { result } = WEATHER_GAUGE[row];
  if (result !== 'badWeather') G.wind = result;
  emit({ key: `wind.${result}`, case: '11.0', roll: rollOf(dice, [], { total, chart: 'weatherGauge', row }) });
  if (result === 'badWeather') badWeather(tools);
}

function badWeather(tools: Tools): void {
  const { G, emit } = tools;
  const dice = rollDice(tools, 1);
  const row = BAD_WEATHER.findIndex(({ max }) => dice[0] <= max);
  G.weather = BAD_WEATHER[row].result;
  emit({ key: `weather.${G.weather}`, case: '11.1', roll: rollOf(dice, [], { total: dice[0], chart: 'badWeather', row }) });
  if (G.weather === 'gales') galeDamage(tools);
}

function galeDamage(tools: Tools): void {
  const { G, emit } = tools;
  const unhurt: { id: SquadronId; die: number }[] = [];
  for (const id of SQUADRONS) {
    if (!exposed(G, id)) continue;
    const dice = rollDice(tools, 1);
    if (dice[0] > GALE_HIT) {
      unhurt.push({ id, die: dice[0] });
      continue;
    }
    emit({ key: 'galeHit', case: '11.1', at: whereabouts(G, id), who: [id], roll: rollOf(dice, [], { chart: 'galeDamage', row: 0 }) });
    takeHits(tools, id, 1);
    moraleRoll(tools, id, [], '11.1');
  }
  if (unhurt.length) emit({ key: 'galeMiss', case: '11.1', ...unmoved(unhurt, { chart: 'galeDamage', row: 1 }) });
}

const exposed = (G: Armada, id: SquadronId): boolean => G.squadrons[id].alive && !inPort(G, id);
