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

/** What the board asks about squadrons. */

/** Where a squadron is shown, on either chart. */
export function placeOfSquadron(G: Armada, id: SquadronId): PlaceId | undefined {
  const { square, loc } = G.squadrons[id];
  return square ?? (loc ? placeId(loc) : undefined);
}

/** What an instrument can be laid on: a squadron, or the whole Armada on the strategic chart. */
export type PlacedSquadron = SquadronId | 'armada';

/** What lies at a place of either chart, or is it. */
export function pieceAt(G: Armada, place: PlaceId): PlacedSquadron | undefined {
  if (place === `box${G.armadaBox}`) return 'armada';
  const squadron = SQUADRONS.find((id) => id === place || G.squadrons[id].square === place);
  return squadron && G.squadrons[squadron].alive ? squadron : undefined;
}

/** Whether a squadron is one that attacks at all. */
export const mayAttack = (G: Armada, id: SquadronId): boolean => !G.squadrons[id].broken && !has(id, 'hulks');

/** Enemies that could be struck from a square. */
export const inReach = (G: Armada, id: SquadronId, from: Square): SquadronId[] =>
  squadronsOf(opponentOf(flagOf(id))).filter((enemy) => {
    const at = G.squadrons[enemy].square;
    return at !== null && sideToward(at, from) !== undefined;
  });
