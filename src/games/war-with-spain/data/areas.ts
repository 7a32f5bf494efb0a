import type { Side } from '../ids.js';

export type Nation = 'ENG' | 'SCO' | 'IRE' | 'NETP' | 'NETC' | 'FRA' | 'SPA' | 'LOR' | 'FCO' | 'SAV' | 'GER';
export type AreaId =
  | 'ENG_S'
  | 'ENG_N'
  | 'SCO_H'
  | 'SCO_L'
  | 'IRE_U'
  | 'IRE_M'
  | 'IRE_C'
  | 'IRE_L'
  | 'IRE_P'
  | 'NET_P'
  | 'NET_C'
  | 'FRA_C'
  | 'FRA_H'
  | 'SPA'
  | 'LOR'
  | 'FCO'
  | 'SAV'
  | 'GER';

/** A part of a country: what the rules let armies enter, capture and rise in. Borders are reconstructed with the map. */
export interface Area {
  readonly name: string;
  /** Its letter in `AREA_ROWS`. */
  readonly letter: string;
  readonly nation: Nation;
  /** Who was last to move through it before the first turn. */
  readonly control: Side | null;
  readonly tint: string;
}

export const AREAS: { readonly [id in AreaId]: Area } = {
  ENG_S: { name: 'England', letter: 'E', nation: 'ENG', control: 'E', tint: 'blue' },
  ENG_N: { name: 'Northern England', letter: 'N', nation: 'ENG', control: 'E', tint: 'yellow' },
  SCO_H: { name: 'Scottish Highlands', letter: 'H', nation: 'SCO', control: null, tint: 'yellow' },
  SCO_L: { name: 'Scottish Lowlands', letter: 'S', nation: 'SCO', control: null, tint: 'blue' },
  IRE_U: { name: 'Ulster', letter: 'U', nation: 'IRE', control: 'E', tint: 'yellow' },
  IRE_M: { name: 'Munster', letter: 'M', nation: 'IRE', control: 'E', tint: 'yellow' },
  IRE_C: { name: 'Connaught', letter: 'C', nation: 'IRE', control: 'E', tint: 'blue' },
  IRE_L: { name: 'Leinster', letter: 'L', nation: 'IRE', control: 'E', tint: 'blue' },
  IRE_P: { name: 'The Pale', letter: 'P', nation: 'IRE', control: 'E', tint: 'blue' },
  NET_P: { name: 'Protestant Netherlands', letter: 'D', nation: 'NETP', control: 'E', tint: 'orange' },
  NET_C: { name: 'Catholic Netherlands', letter: 'W', nation: 'NETC', control: 'S', tint: 'gold' },
  FRA_C: { name: 'Catholic League France', letter: 'F', nation: 'FRA', control: null, tint: 'yellow' },
  FRA_H: { name: 'Huguenot France', letter: 'h', nation: 'FRA', control: null, tint: 'blue' },
  SPA: { name: 'Spain', letter: 'X', nation: 'SPA', control: 'S', tint: 'amber' },
  LOR: { name: 'Lorraine', letter: 'o', nation: 'LOR', control: 'S', tint: 'violet' },
  FCO: { name: 'Franche-Comté', letter: 'f', nation: 'FCO', control: 'S', tint: 'red' },
  SAV: { name: 'Savoy', letter: 'V', nation: 'SAV', control: 'S', tint: 'green' },
  GER: { name: 'German States', letter: 'G', nation: 'GER', control: null, tint: 'grey' },
};

export const AREA_IDS = Object.keys(AREAS) as AreaId[];
