import {
  type Armada,
  flagOf,
  has,
  opponentOf,
  placeId,
  SQUADRONS,
  type SquadronId,
  type Square,
  sideToward,
  squadronsOf,
} from '../../../src/games/invincible-armada/face.js';
import type { PlaceId } from './chart/places.js';

export function placeOfSquadron(G: Armada, id: SquadronId): PlaceId | undefined {
  const { square, loc } = G.squadrons[id];
  return square ?? (loc ? placeId(loc) : undefined);
}

/** A piece that overlays can show: a squadron or the Armada counter. */
export type PlacedSquadron = SquadronId | 'armada';

export function pieceAt(G: Armada, place: PlaceId): PlacedSquadron | undefined {
  if (place === `box${G.armadaBox}`) return 'armada';
  const squadron = SQUADRONS.find((id) => id === place || G.squadrons[id].square === place);
  return squadron && G.squadrons[squadron].alive ? squadron : undefined;
}

/** Whether a squadron may attack at all [7.1]. */
export const mayAttack = (G: Armada, id: SquadronId): boolean => !G.squadrons[id].broken && !has(id, 'hulks');

export const inReach = (G: Armada, id: SquadronId, from: Square): SquadronId[] =>
  squadronsOf(opponentOf(flagOf(id))).filter((enemy) => {
    const at = G.squadrons[enemy].square;
    return at !== null && sideToward(at, from) !== undefined;
  });
