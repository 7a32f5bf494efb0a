import {
  type Armada,
  BOXES,
  type ChitId,
  chits,
  flagOf,
  PORT,
  type SquadronId,
  squadronData,
  strength,
} from '../../../src/games/invincible-armada/face.js';
import type { ShipType } from '../../kit/ships/index.js';
import { kitText } from '../../kit/texts.js';
import { locOf, type PlaceId } from './chart/places.js';
import { boardText } from './texts.js';

type WithOptions = Pick<Armada, 'options'>;

/** A squadron's full name; the flagship sails under Santa Cruz where he lives [17.1.2]. */
export const nameOf = (G: WithOptions, id: SquadronId): string =>
  id === 'sidonia' && G.options.santaCruzLives ? boardText.santaCruz : squadronData[id].name;

/** As it fits on a counter. */
export const shortName = (G: WithOptions, id: SquadronId): string => nameOf(G, id).replace(' de Valdes', '');

export const chitName = (chit: ChitId): string => chits[chit].name;

const SHIPS: { readonly [id in SquadronId]?: ShipType } = { moncada: 'galleass', medina1: 'urca', medina2: 'urca', medina3: 'urca' };
export const shipOf = (id: SquadronId): ShipType => SHIPS[id] ?? (flagOf(id) === 'english' ? 'raceGalleon' : 'galleon');

export function placeName(place: PlaceId): string {
  const loc = locOf(place);
  if (!loc) return place;
  if (loc.t === 'port') return PORT[loc.id].name;
  return BOXES.find(({ n }) => n === loc.n)?.name ?? place;
}

/** A squadron and its state in words, as a screen reader says it. */
export function describe(G: Armada, id: SquadronId): string {
  const { hits, shot, lowAmmo, broken } = G.squadrons[id];
  const states = [
    boardText.strengthOf(strength(G, id)),
    hits ? kitText.mark.hits(hits) : '',
    shot ? kitText.mark.shot(shot) : '',
    lowAmmo ? kitText.mark.lowAmmo : '',
    broken ? kitText.mark.broken : '',
    G.moved.includes(id) ? kitText.mark.moved : '',
    ...G.placed.filter(({ squadron }) => squadron === id).map(({ chit }) => chitName(chit)),
  ];
  return `${nameOf(G, id)}, ${boardText.sides[flagOf(id)]}: ${states.filter(Boolean).join(', ')}`;
}
