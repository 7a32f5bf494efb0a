import type { AreaId, ZoneId } from '../../../../src/games/war-with-spain/face.js';

/** Where a name is engraved: about which hex, how large, at what slant. */
export interface Lettering {
  readonly hex: string;
  readonly size: number;
  readonly turn?: number;
  readonly spread?: number;
}

export const AREA_LETTERS: { readonly [id in AreaId]: Lettering } = {
  ENG_S: { hex: '1912', size: 46, spread: 10 },
  ENG_N: { hex: '1909', size: 21, turn: 68, spread: 2 },
  SCO_H: { hex: '1605', size: 24, spread: 3, turn: -12 },
  SCO_L: { hex: '1607', size: 17, spread: 1 },
  IRE_U: { hex: '1208', size: 20, spread: 3 },
  IRE_M: { hex: '1012', size: 20, spread: 2 },
  IRE_C: { hex: '1009', size: 15, spread: 1 },
  IRE_L: { hex: '1312', size: 15, spread: 0, turn: 60 },
  IRE_P: { hex: '1210', size: 15, spread: 1 },
  NET_P: { hex: '2812', size: 14, turn: 78, spread: 0 },
  NET_C: { hex: '2916', size: 14, turn: 62, spread: 0 },
  FRA_C: { hex: '2420', size: 52, spread: 16 },
  FRA_H: { hex: '2224', size: 25, spread: 3 },
  SPA: { hex: '1532', size: 62, spread: 34 },
  LOR: { hex: '2919', size: 19, turn: 62, spread: 1 },
  FCO: { hex: '2921', size: 15, turn: 62, spread: 0 },
  SAV: { hex: '3123', size: 22, turn: 64, spread: 3 },
  GER: { hex: '3113', size: 34, turn: 78, spread: 8 },
};

export const SEA_LETTERS: { readonly [id in ZoneId]: Lettering } = {
  ATL: { hex: '0415', size: 52, spread: 12 },
  SWA: { hex: '0820', size: 24, turn: -78, spread: 3 },
  IRS: { hex: '1215', size: 30, turn: -12, spread: 3 },
  FIN: { hex: '1021', size: 30, turn: -74, spread: 6 },
  CHN: { hex: '1917', size: 20, spread: 2, turn: -16 },
  BIS: { hex: '1524', size: 46, spread: 8 },
  POR: { hex: '0732', size: 28, turn: -90, spread: 5 },
  GCA: { hex: '0938', size: 28, spread: 4, turn: 4 },
  MED: { hex: '2637', size: 46, spread: 9 },
  NSE: { hex: '2309', size: 46, spread: 12 },
  NOR: { hex: '2105', size: 44, spread: 9 },
};

/** Where each zone's wind is drawn. */
export const WIND_SPOTS: { readonly [id in ZoneId]: readonly string[] } = {
  ATL: ['0607', '0519', '0333'],
  SWA: ['0717', '0723'],
  IRS: ['1414', '1411'],
  FIN: ['1018', '1025'],
  CHN: ['2016'],
  BIS: ['1222', '1725'],
  POR: ['0729', '0736'],
  GCA: ['1139'],
  MED: [],
  NSE: ['2407', '2211'],
  NOR: ['2403', '1303'],
};
