import type { Side } from '../ids.js';
import type { CityId } from './cities.js';

export type WindEffect = readonly [ma: number, steps: number];

/**
 * Wind effects by the total of two dice, 2 to 12. Columns: with and against the wind from April to September, then in October and winter
 * [6.7].
 */
export const WIND_EFFECTS: readonly (readonly WindEffect[])[] = (
  [
    '10/8 20/10 20/10 20/10',
    '10/6 20/8 20/8 20/10',
    '8/0 20/4 20/8 20/8',
    '6/0 20/2 20/8 20/8',
    '4/0 18/0 15/2 20/8',
    '2/0 10/0 15/0 18/6',
    '0/0 10/0 8/0 15/2',
    '0/0 10/0 6/0 15/0',
    '0/0 10/0 4/0 10/0',
    '0/0 5/0 0/0 5/0',
    '0/0 0/0 0/0 0/0',
  ] as const
).map((row) =>
  row.split(' ').map((cell): WindEffect => {
    const [ma, steps] = cell.split('/').map(Number);
    return [ma, steps];
  }),
);

/** Lowest differential of each naval combat column but the first [7.2]. */
export const NAVAL_COLUMNS: readonly number[] = [-20, -10, 1, 11, 21];
/** Steps lost by attacker and defender, by die and then by column [7.2]. */
export const NAVAL_RESULTS: readonly (readonly (readonly [attacker: number, defender: number])[])[] = [
  '0/0 0/0 0/0 0/0 0/0 0/0',
  '0/0 0/0 0/0 0/0 0/0 0/1',
  '0/0 0/0 1/0 1/1 0/1 0/2',
  '1/0 1/1 2/1 1/2 1/1 1/1',
  '2/1 1/1 1/2 2/2 2/2 2/3',
  '3/2 3/2 2/3 3/3 2/3 3/4',
].map((row) =>
  row.split(' ').map((cell): readonly [number, number] => {
    const [attacker, defender] = cell.split('/').map(Number);
    return [attacker, defender];
  }),
);

export const LAND_COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '>3-1'] as const;
export type LandColumn = (typeof LAND_COLUMNS)[number];

export interface LandLoss {
  readonly steps: number;
  readonly retreats: boolean;
}

const landLoss = (text: string): LandLoss => ({ steps: Number.parseInt(text, 10), retreats: text.endsWith('r') });

/** Results for attacker and defender, by die and then by column [9.3]. */
export const LAND_RESULTS: readonly (readonly (readonly [attacker: LandLoss, defender: LandLoss])[])[] = [
  '0/0 0/0 0/0 0/0 0/0 0/0',
  '0/0 0/0 0/0 0/0 0/0 0/0',
  '1r/0 1/1 1/1 1/1 1/2r 0/1r',
  '2r/0 1/1 1/1 1/2r 1/2r 1/2r',
  '2r/0 1/1 2r/1 2/2 2/3r 2/3r',
  '2r/1 2r/1 1/2r 2/2 2/3r 2/3r',
].map((row) =>
  row.split(' ').map((cell): readonly [LandLoss, LandLoss] => {
    const [attacker, defender] = cell.split('/').map(landLoss);
    return [attacker, defender];
  }),
);

/** Lowest Spanish strength in Ireland for each column [15.4]. */
export const IRISH_COLUMNS: readonly number[] = [1, 6, 11, 16];
/** Strength of the Irish rebels, by die and then by column [15.4]. */
export const IRISH_REVOLT: readonly (readonly number[])[] = [
  [0, 0, 0, 0],
  [0, 0, 2, 3],
  [0, 2, 4, 5],
  [2, 4, 6, 7],
  [3, 6, 8, 9],
  [5, 8, 11, 11],
];
/** Strength of the English Catholics, by die [15.5]. */
export const ENGLISH_REVOLT: readonly number[] = [0, 1, 2, 3, 5, 8];
/** Strength of the Scottish Catholics, by die [15.6]. */
export const SCOTTISH_REVOLT: readonly number[] = [0, 0, 2, 4, 8, 10];

/** Income in ducats, by die [11.4]. */
export const INCOME: { readonly [side in Side]: readonly number[] } = {
  E: [1000, 1100, 1200, 1300, 1300, 1400],
  S: [2300, 2400, 2500, 2600, 2600, 2700],
};
export const AVERAGE_INCOME: { readonly [side in Side]: number } = { E: 1200, S: 2500 };

/** Prices in ducats per point of Combat Strength (land units) or of the Maintenance Multiple (ships) [11.5]. */
export const PRICES = {
  land: { build: 3, keep: 2 },
  deep: { build: 25, atSea: 3, inPort: 1 },
  shallow: { build: 6, atSea: 3, inPort: 1 },
  barge: { build: 3, atSea: 1, inPort: 1 },
  munitions: 4,
  winter: 5,
} as const;

/** Dutch ships must stay within this distance of this city [6.6]. */
export const DUTCH_RANGE: { readonly city: CityId; readonly hexes: number } = { city: 'brill', hexes: 4 };
/** Maximum number of stacks that a side may move on the high seas per Game-Turn [6.11]. */
export const MOST_STACKS = 6;
export const INTERCEPTION = { range: 2, succeeds: 4, follow: 3 } as const;
/** Lowest roll that disengages [7.52, 7.53]. */
export const DISENGAGE = { spanishDeep: 5, other: 4 } as const;
/** Highest roll that eliminates a unit that moved in winter [14.1]. */
export const ATTRITION = 2;
/** Months that besieged units hold out [10.31, 10.32]; `winter`: number of months that a winter counts [10.34]. */
export const SIEGE = { plain: 2, fortress: 6, winter: 5 } as const;
/** Differential below which the defender spends no munitions [12.23]. */
export const FREE_DEFENCE = -30;
export const FRENCH_PRICE = { violator: 100, other: 50 } as const;
export const PAPAL = { units: 5, ducats: 200 } as const;
export const TREASURE = { penalty: { 9: 800, 17: 400 } as { readonly [turn: number]: number }, prize: 500 } as const;
export const PENALTY_VP = 20;
export const STEPS_PER_VP = 3;
export const CIVIL_WAR: { readonly [side in Side]: number } & { readonly vp: number } = { E: 6, S: 7, vp: 10 };
export const SANTA_CRUZ_DIES = 8;
/** Strength of a barge in relation to an Activation Value [5.63]. */
export const BARGE_ACTIVATION = 4;
/** Ports exempt from winter restrictions [14.23]. */
export const MILD_PORTS: readonly CityId[] = ['malaga', 'cartagena', 'valencia', 'barcelona', 'marseilles'];

export interface VictoryLevel {
  /** Lowest Spanish lead in VP; null for the last level. */
  readonly from: number | null;
  readonly level: string;
  readonly winner: Side | null;
}

/** Levels of victory, best for Spain first [16.4]. */
export const VICTORY_LEVELS: readonly VictoryLevel[] = [
  { from: 46, level: 'Decisive Spanish Victory', winner: 'S' },
  { from: 36, level: 'Substantive Spanish Victory', winner: 'S' },
  { from: 25, level: 'Marginal Spanish Victory', winner: 'S' },
  { from: 5, level: 'Draw', winner: null },
  { from: -10, level: 'Marginal English Victory', winner: 'E' },
  { from: -25, level: 'Substantive English Victory', winner: 'E' },
  { from: null, level: 'Decisive English Victory', winner: 'E' },
];
