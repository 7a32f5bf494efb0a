import * as Type from '@sinclair/typebox';
import { sidesOf } from '../../kit/sides.js';

// Ids of the game, and schemas of move arguments.

export type Side = 'english' | 'spanish';
export const { SIDES, opponentOf, sideOf, seatOf } = sidesOf('english', 'spanish');

export const ENGLISH = ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const;
export const SPANISH = [
  'sidonia',
  'recalde',
  'diego',
  'pedro',
  'oquendo',
  'bertendona',
  'moncada',
  'medina1',
  'medina2',
  'medina3',
] as const;
/** All squadrons, in the order of dice rolls. */
export const SQUADRONS = [...ENGLISH, ...SPANISH] as const;

export type SpanishId = (typeof SPANISH)[number];
export type SquadronId = (typeof SQUADRONS)[number];

export const TACTICS = ['standOff', 'closeIn', 'tryToBoard'] as const;
export type Tactic = (typeof TACTICS)[number];

export const PORTS = ['plymouth', 'weymouth', 'portsmouth', 'dover'] as const;
export type PortId = (typeof PORTS)[number];

/** Box numbers, from west to east. */
export const BOX_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type BoxNumber = (typeof BOX_NUMBERS)[number];

export const CHITS = [
  'noEvent',
  'bonusDraw',
  'parmaReady',
  'parmaDelayed',
  'explosion',
  'fireAboard',
  'collision',
  'fever',
  'spoiledPowder',
  'stoutHearts',
  'murmurs',
  'fouledRigging',
  'windShift',
  'deadCalm',
  'fogBank',
  'squall',
  'handOfGod',
  'broadside',
  'masterGunners',
  'crossedLines',
  'shipwrights',
  'favourableSlant',
  'weatherGage',
  'supplyHoys',
  'volunteers',
  'soldiers',
  'holyBanner',
  'urcaStores',
] as const;
/** A kind of event chit. */
export type ChitId = (typeof CHITS)[number];

export const OPTIONS = [
  'cadizRaidFails',
  'santaCruzLives',
  'parmaPrepared',
  'moreGunners',
  'navalCarriages',
  'hawkinsA',
  'hawkinsB',
  'hawkinsC',
  'papalBlessing',
  'hellburners',
  'dutchBlockade',
  'seymourReleased',
  'queensPurse',
  'biscayStorm',
  'galleassesCrippled',
  'prayersAnswered',
] as const;
export type OptionId = (typeof OPTIONS)[number];

export const DEPLOYMENTS = ['free', 'historicalI', 'historicalII'] as const;
export type DeploymentId = (typeof DEPLOYMENTS)[number];

/** A square of the tactical map, 'A1' (north-west) to 'J9' (south-east). */
export type Square = string;
/** Side of a square. */
export type Dir = 'N' | 'E' | 'S' | 'W';
export type Wind = 'west' | 'east';
export type Weather = 'normal' | 'calm' | 'fog' | 'gales';

const oneOf = <const T extends readonly string[]>(ids: T) => Type.Union(ids.map((id) => Type.Literal(id as T[number])));

export const SquadronArg = oneOf(SQUADRONS);
export const TacticArg = oneOf(TACTICS);
export const ChitArg = oneOf(CHITS);
export const SquareArg = Type.String({ pattern: '^[A-J][1-9]$' });

/** Schema of a box or port of the strategic map. */
export const Loc = Type.Union([
  Type.Object({ t: Type.Literal('box'), n: Type.Integer({ minimum: 1, maximum: BOX_NUMBERS.length }) }, { additionalProperties: false }),
  Type.Object({ t: Type.Literal('port'), id: oneOf(PORTS) }, { additionalProperties: false }),
]);
export type Loc = Type.Static<typeof Loc>;

export const flagOf = (id: SquadronId): Side => ((ENGLISH as readonly string[]).includes(id) ? 'english' : 'spanish');
export const squadronsOf = (side: Side): readonly SquadronId[] => (side === 'english' ? ENGLISH : SPANISH);
