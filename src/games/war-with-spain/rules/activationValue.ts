import { SHIP } from '../data/ships.js';
import { BARGE_ACTIVATION } from '../data/tables.js';
import { TRACKS, type TrackId } from '../data/tracks.js';
import type { UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { onTrack } from './places.js';

/** What the track of a port can hold [5.25, 5.63]. */

/** What a ship counts against an Activation Value: its printed full strength; a barge four. */
export const activationWeight = (id: UnitId): number => (SHIP[id].kind === 'barge' ? BARGE_ACTIVATION : SHIP[id].front.cs);

export const weightOf = (ids: readonly UnitId[]): number => ids.reduce((sum, id) => sum + activationWeight(id), 0);

export const shipsOnTrack = (G: WarWithSpain, track: TrackId): UnitId[] =>
  Object.keys(G.naval).filter((id) => onTrack(G.naval[id].at, track));

/** What is left of the Activation Value of a track; negative where it is exceeded [5.64]. A track without a value holds no ships. */
export const valueLeft = (G: WarWithSpain, track: TrackId): number => (TRACKS[track].av ?? 0) - weightOf(shipsOnTrack(G, track));
