import { grid, type Square } from '../../../../src/games/invincible-armada/face.js';
import type { Focus } from '../session.js';
import type { PlaceId } from './places.js';

/** The chart to turn to for what is meant, where none of it lies on the one in sight: a square is tactical, all else the Channel's. */
export function chartMeant(places: readonly PlaceId[], focus: Focus): Focus | undefined {
  const charts = places.map((place): Focus => (grid.cell(place as Square) ? 'tactical' : 'strategic'));
  return charts.includes(focus) ? undefined : charts[0];
}
