import {
  type Armada,
  type ArmadaWords,
  BOXES,
  flagOf,
  OPTIONS,
  PORT,
  type SquadronId,
  squadronData,
  strength,
} from '../../../src/games/invincible-armada/face.js';
import { galleons } from '../../kit/ships/galleons.js';
import type { ShipDrawing } from '../../kit/ships/rigging.js';
import type { KitWords } from '../../kit/words/index.js';
import { locOf, type PlaceId } from './chart/places.js';
import type { ArmadaBoardWords } from './words/index.js';

type WithOptions = Pick<Armada, 'options'>;

/** Returns a squadron's name. With Santa Cruz Lives, Sidonia is called Santa Cruz [17.1.2]. */
export const nameOf = (G: WithOptions, id: SquadronId): string =>
  id === 'sidonia' && G.options.santaCruzLives ? 'Santa Cruz' : squadronData[id].name;

/** If the option is on, replaces the name Sidonia with Santa Cruz in a sentence [17.1.2]. Names are the same in all languages. */
export const told = (G: WithOptions, sentence: string): string => sentence.replaceAll(squadronData.sidonia.name, nameOf(G, 'sidonia'));

export const shortName = (G: WithOptions, id: SquadronId): string => nameOf(G, id).replace(' de Valdes', '');

const { galleass, galleon, raceGalleon, urca } = galleons;
const SHIPS: { readonly [id in SquadronId]?: ShipDrawing } = { moncada: galleass, medina1: urca, medina2: urca, medina3: urca };
export const shipOf = (id: SquadronId): ShipDrawing => SHIPS[id] ?? (flagOf(id) === 'english' ? raceGalleon : galleon);

export function placeName({ game }: Pick<ArmadaBoardWords, 'game'>, place: PlaceId): string {
  const loc = locOf(place);
  if (!loc) return place;
  if (loc.t === 'port') return PORT[loc.id].name;
  const box = BOXES.find(({ n }) => n === loc.n);
  return box ? game.boxes[box.n] : place;
}

export function describe(G: Armada, id: SquadronId, words: ArmadaBoardWords, { mark }: KitWords): string {
  const { hits, shot, lowAmmo, broken } = G.squadrons[id];
  const states = [
    words.strengthOf(strength(G, id)),
    hits ? mark.hits(hits) : '',
    shot ? mark.shot(shot) : '',
    lowAmmo ? mark.lowAmmo : '',
    broken ? mark.broken : '',
    G.moved.includes(id) ? mark.moved : '',
    ...G.placed.filter(({ squadron }) => squadron === id).map(({ chit }) => words.game.chits[chit].name),
  ];
  return `${nameOf(G, id)}, ${words.game.sides[flagOf(id)]}: ${states.filter(Boolean).join(', ')}`;
}

/** Returns the name of a modifier; for an option, its title. */
export function modifierName({ modifiers, options }: ArmadaWords, name: string): string {
  const named: { readonly [name: string]: string } = modifiers;
  const option = OPTIONS.find((id) => id === name);
  return option ? options[option].title : (named[name] ?? name);
}

export const endReason = ({ over }: Pick<ArmadaBoardWords, 'over'>, { side, reason }: NonNullable<Armada['result']>): string =>
  reason === 'concession' ? over.reason.concession[side] : over.reason[reason];
