import type { CurrentChoice, TideChoice } from '../../data/pointsBattle.js';
import { CURRENT_ROLL, TIDE_ROLL, WIND_FROM } from '../../data/weather.js';
import { heading } from '../../geometry/angles.js';
import type { Current, Salamis, Tide } from '../../state.js';
import type { Tools } from '../basics/ships.js';

/** Currents, the flow of rivers and tides, laid before a battle [2.10]. */

/** What the players agreed on, or left to the dice. */
export interface WatersWanted {
  readonly current: CurrentChoice;
  /** Where an agreed current sets, in degrees. */
  readonly towards: number;
  readonly tide: TideChoice;
  readonly tideEvery: number;
}

/** A current is thrown for: whether, how strong, and where it comes from, by the table of the wind. */
function rolledCurrent({ dice, emit }: Tools): Current | undefined {
  const die = dice.die(6);
  const strength = CURRENT_ROLL[die - 1];
  if (strength === null) {
    emit({ key: 'noCurrent', case: '2.10', roll: { dice: [die], chart: 'currents' } });
    return undefined;
  }
  emit({ key: 'currentRuns', case: '2.10', values: { strength }, roll: { dice: [die], chart: 'currents' } });
  const from = dice.die(10);
  const dir = heading(WIND_FROM[from - 1] + 180);
  emit({ key: 'currentSets', case: '2.10', values: { strength, towards: dir }, roll: { dice: [from], chart: 'wind' } });
  return { dir, strength };
}

function agreedCurrent({ emit }: Tools, strength: Current['strength'], towards: number): Current {
  emit({ key: 'currentSets', case: '2.10', values: { strength, towards } });
  return { dir: towards, strength };
}

/** Whether a tide runs: thrown for near land alone. */
function tideKind({ G, dice, emit }: Tools, wanted: TideChoice): Tide['kind'] | null {
  if (wanted === 'none') return null;
  const rolled = wanted === 'rolled';
  if (rolled && !isNearLand(G)) return null;
  const die = rolled ? dice.die(6) : undefined;
  const kind = die === undefined ? (wanted as Tide['kind']) : TIDE_ROLL[die - 1];
  emit({ key: `tide.${kind ?? 'none'}`, case: '2.10', ...(die !== undefined && { roll: { dice: [die], chart: 'currents' } }) });
  return kind;
}

const isNearLand = (G: Salamis): boolean => Object.keys(G.land).length > 0;

/** Lays the waters of a battle, the current first. A tide that is laid so works on the shallows; its stream is the current beside it. */
export function layWaters(tools: Tools, { current, towards, tide, tideEvery }: WatersWanted): void {
  const { G } = tools;
  if (!G.options.currentsAndTides) return;
  const stream = current === 'none' ? undefined : current === 'rolled' ? rolledCurrent(tools) : agreedCurrent(tools, current, towards);
  if (stream) G.weather.currents = [stream];
  const kind = tideKind(tools, tide);
  if (kind) G.weather.tide = { kind, strength: null, dir: stream?.dir ?? 0, every: tideEvery };
}
