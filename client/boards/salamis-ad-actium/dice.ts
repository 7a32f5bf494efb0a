import type { GameEvent } from '../../../src/kit/events.js';

/** Everything that is thrown for with six-sided dice; the rest takes ten sides [1.2]. */
const SIXES: ReadonlySet<string> = new Set([
  'casualty',
  'screens',
  'officerAimed',
  'officerRescue',
  'intoMelee',
  'ignites',
  'engineHit',
  'fortHit',
  'mishap',
  'sinking',
  'fireSpreads',
  'shock',
  'collision',
  'current',
  'tide',
  'windDrift',
  'event',
  'peril',
  'foundersAfter',
  'keepsAfloat',
  'terrain',
  'weather',
  'noCurrent',
  'currentRuns',
  'tide.rising',
  'tide.falling',
  'tide.none',
]);

/** How many sides the dice of an entry have. */
export const sidesOf = ({ key, values }: GameEvent): number =>
  SIXES.has(key) || (key === 'shoots' && values?.weapon === 'archers') ? 6 : 10;
