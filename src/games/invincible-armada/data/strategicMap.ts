import { type Provenance, published, reconstructed, rulebook } from '../../../kit/charts.js';
import type { Loc, PortId, SquadronId } from '../ids.js';

export interface Box {
  readonly n: number;
  readonly name: string;
  /** The procedure that stops the Armada here. */
  readonly special?: 'fireships' | 'rendezvous' | 'invasion';
  /** Where the box is drawn, as fractions of the map's width and height from the north-west. */
  readonly display: { readonly x: number; readonly y: number };
  readonly provenance: Provenance;
}

const nameMissing = reconstructed('the name of this box is printed nowhere in the rules; a landmark between its neighbours');

export const BOXES: readonly Box[] = [
  { n: 1, name: 'The Lizard', display: { x: 0.073, y: 0.833 }, provenance: rulebook('4.3') },
  { n: 2, name: 'Dodman Point', display: { x: 0.134, y: 0.752 }, provenance: nameMissing },
  {
    n: 3,
    name: 'Eddystone',
    display: { x: 0.195, y: 0.705 },
    provenance: published('review at armchairgeneral.com names the box; its number follows from the rocks lying due south of Plymouth'),
  },
  { n: 4, name: 'Start Point', display: { x: 0.274, y: 0.724 }, provenance: nameMissing },
  { n: 5, name: 'Portland Bill', display: { x: 0.402, y: 0.581 }, provenance: nameMissing },
  { n: 6, name: 'The Solent', display: { x: 0.482, y: 0.514 }, provenance: rulebook('12.2') },
  { n: 7, name: 'Isle of Wight', display: { x: 0.561, y: 0.548 }, provenance: rulebook('12.2') },
  { n: 8, name: 'Selsey Bill', display: { x: 0.622, y: 0.476 }, provenance: rulebook('12.3') },
  { n: 9, name: 'Beachy Head', display: { x: 0.738, y: 0.467 }, provenance: rulebook('12.3') },
  { n: 10, name: 'Calais Roads', special: 'fireships', display: { x: 0.915, y: 0.31 }, provenance: rulebook('9.3') },
  { n: 11, name: 'Gravelines', special: 'rendezvous', display: { x: 0.97, y: 0.238 }, provenance: rulebook('14.0') },
  { n: 12, name: 'The Narrows', special: 'invasion', display: { x: 0.896, y: 0.181 }, provenance: rulebook('15.0') },
];

export interface Port {
  readonly id: PortId;
  readonly name: string;
  /** The one box it connects to. */
  readonly box: number;
  readonly display: { readonly x: number; readonly y: number };
  readonly provenance: Provenance;
}

export const PORT: { readonly [id in PortId]: Port } = {
  plymouth: { id: 'plymouth', name: 'Plymouth', box: 3, display: { x: 0.201, y: 0.571 }, provenance: rulebook('4.2') },
  weymouth: {
    id: 'weymouth',
    name: 'Weymouth',
    box: 5,
    display: { x: 0.409, y: 0.457 },
    provenance: reconstructed('a haven half-way between Plymouth and Portsmouth'),
  },
  portsmouth: { id: 'portsmouth', name: 'Portsmouth', box: 7, display: { x: 0.573, y: 0.371 }, provenance: rulebook('12.3') },
  dover: {
    id: 'dover',
    name: 'Dover',
    box: 12,
    display: { x: 0.863, y: 0.238 },
    provenance: reconstructed('an English base at the far end of the Channel, where the squadron of the Narrow Seas lay'),
  },
};

/** Boxes that matter to the rules. */
export const START_BOX = 1;
export const CALAIS = 10;
export const GRAVELINES = 11;
export const NARROWS = 12;

/** Where the English begin [4.2]. */
export const ENGLISH_START: { readonly [id in SquadronId]?: Loc } = {
  howard: { t: 'port', id: 'plymouth' },
  drake: { t: 'port', id: 'plymouth' },
  hawkins: { t: 'port', id: 'plymouth' },
  frobisher: { t: 'port', id: 'plymouth' },
  seymour: { t: 'box', n: NARROWS },
};
