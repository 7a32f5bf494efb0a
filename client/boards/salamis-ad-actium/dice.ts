import type { Events } from '../../../src/games/salamis-ad-actium/face.js';
import type { GameEvent } from '../../../src/kit/events.js';

/** Events rolled with a d6. All others use a d10 [1.2]. */
const SIXES: ReadonlySet<string> = new Set<keyof Events>([
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

export const sidesOf = ({ key, values }: GameEvent): number =>
  SIXES.has(key) || (key === 'shoots' && values?.weapon === 'archers') ? 6 : 10;
