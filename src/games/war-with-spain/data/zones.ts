import type { HexDirection } from '../../../kit/hexGrid.js';
import { reconstructed, rulebook, type Source } from './sources.js';

export type ZoneId = 'ATL' | 'SWA' | 'IRS' | 'FIN' | 'CHN' | 'BIS' | 'POR' | 'GCA' | 'MED' | 'NSE' | 'NOR';

/** A sea zone and the wind that prevails in it. */
export interface Zone {
  readonly name: string;
  /** Its letter in `ZONE_ROWS`. */
  readonly letter: string;
  /** Where the wind blows to, 0 north and on clockwise; null in the Mediterranean [6.27]. */
  readonly blows: HexDirection | null;
  readonly provenance: Source;
}

const westerlies = reconstructed('westerlies');
const northerlies = reconstructed('northerlies');
const southerlies = reconstructed('southerlies');

export const ZONES: { readonly [id in ZoneId]: Zone } = {
  ATL: { name: 'Western Ocean', letter: 'A', blows: 2, provenance: westerlies },
  SWA: { name: 'South-Western Approaches', letter: 'W', blows: 0, provenance: rulebook('18.0') },
  IRS: { name: 'Irish and Celtic Seas', letter: 'I', blows: 1, provenance: westerlies },
  FIN: { name: 'Finisterre', letter: 'F', blows: 1, provenance: westerlies },
  CHN: { name: 'English Channel', letter: 'C', blows: 1, provenance: westerlies },
  BIS: { name: 'Bay of Biscay', letter: 'B', blows: 2, provenance: westerlies },
  POR: { name: 'Portuguese Coast', letter: 'P', blows: 3, provenance: northerlies },
  GCA: { name: 'Gulf of Cadiz', letter: 'G', blows: 2, provenance: westerlies },
  MED: { name: 'Mediterranean Sea', letter: 'M', blows: null, provenance: rulebook('6.27') },
  NSE: { name: 'North Sea', letter: 'N', blows: 1, provenance: westerlies },
  NOR: { name: 'Northern Waters', letter: 'O', blows: 0, provenance: southerlies },
};

export const ZONE_IDS = Object.keys(ZONES) as ZoneId[];
