import * as Type from '@sinclair/typebox';
import { sidesOf } from '../../kit/sides.js';

export type Side = 'E' | 'S';
const sides = sidesOf<Side>('E', 'S');
export const { SIDES, opponentOf } = sides;
/** Map seats to sides and back. The set-up may swap the sides. */
export const { sideOf: sideAt, seatOf: seatFor } = sides;

/** A hexside clockwise from north: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW. */
export type Heading = 1 | 2 | 3 | 4 | 5 | 6;
export const HEADINGS: readonly Heading[] = [1, 2, 3, 4, 5, 6];

/** A hex by column and row: "K-10", "A1-7". */
export type HexId = string;
export type Edge = 'W' | 'E' | 'N' | 'S';
export type ScenarioNumber = 1 | 2 | 3 | 4 | 5;
export const SCENARIOS: readonly ScenarioNumber[] = [1, 2, 3, 4, 5];

/** Port (`L`) or starboard (`R`). */
export type Hand = 'L' | 'R';
export const HANDS: readonly Hand[] = ['L', 'R'];
export type Sides = 1 | 2 | 3;
export const TURN_SIDES: readonly Sides[] = [1, 2, 3];
export type Weapon = 'guns' | 'crew';
export const WEAPONS: readonly Weapon[] = ['guns', 'crew'];

/** All ships in the order of rolls: English, then Spanish. */
export const SHIPS = [
  'ark',
  'triumph',
  'bear',
  'jonas',
  'victory',
  'revenge',
  'vanguard',
  'rainbow',
  'lion',
  'nonpareil',
  'hope',
  'bonaventure',
  'maryrose',
  'dreadnought',
  'swiftsure',
  'antelope',
  'swallow',
  'foresight',
  'aid',
  'leicester',
  'royal',
  'edward',
  'roebuck',
  'centurion',
  'margaret',
  'disdain',
  'sanmartin',
  'sanjuan',
  'sanmarcos',
  'sanfelipe',
  'sanluis',
  'sanmateo',
  'santiago',
  'florencia',
  'cristobalpt',
  'bernardo',
  'cristobal',
  'bautista',
  'sanpedro',
  'mayor',
  'medel',
  'rosario',
  'duquesa',
  'francisco',
  'oquendo',
  'rosa',
  'salvador',
  'mariajuan',
  'regazona',
  'rata',
  'valencera',
  'sicilia',
  'juliana',
  'grin',
  'lorenzo',
  'zuniga',
  'girona',
  'napolitana',
  'grifon',
] as const;
export type ShipId = (typeof SHIPS)[number];

export const ORDER = Object.fromEntries(SHIPS.map((id, at) => [id, at])) as { readonly [id in ShipId]: number };
export const inOrder = (a: ShipId, b: ShipId): number => ORDER[a] - ORDER[b];

export const GROUPS = ['E5', 'S5', 'S6', 'S12'] as const;
export type GroupId = (typeof GROUPS)[number];

export const ShipArg = Type.Union(SHIPS.map((id) => Type.Literal(id)));
export const HexArg = Type.String({ pattern: '^([A-Z]|A1)-([1-9]|1[0-9]|20)$' });
export const HeadingArg = Type.Union(HEADINGS.map((heading) => Type.Literal(heading)));
export const HandArg = Type.Union(HANDS.map((hand) => Type.Literal(hand)));
export const SidesArg = Type.Union(TURN_SIDES.map((sides) => Type.Literal(sides)));
