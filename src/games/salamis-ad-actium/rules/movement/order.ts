import * as Type from '@sinclair/typebox';

/** Orders for a move [5.1]. */

export type Mode = 'oars' | 'sail' | 'back';
/** What to do when a base is met [5.11, 7.1]. */
export type Policy = 'ram' | 'rake' | 'bump' | 'halt';
/** Ahead F or astern B so many mm; a turn T or pivot P of so many degrees, to starboard if positive. */
export type Leg = ['F' | 'T' | 'P' | 'B', number];

/** Defaults: under oars, no approach or burst, halt on contact. */
export interface Order {
  mode?: Mode;
  approach?: boolean;
  burst?: boolean;
  steps: Leg[];
  contact?: Policy;
  /** Sandy land to run up. */
  beach?: string;
}

export const modeOf = ({ mode = 'oars' }: Order): Mode => mode;
export const policyOf = ({ contact = 'halt' }: Order): Policy => contact;

const MOST_STEPS = 16;

export const OrderArg = Type.Object(
  {
    mode: Type.Optional(Type.Union([Type.Literal('oars'), Type.Literal('sail'), Type.Literal('back')])),
    approach: Type.Optional(Type.Boolean()),
    burst: Type.Optional(Type.Boolean()),
    steps: Type.Array(
      Type.Tuple([
        Type.Union([Type.Literal('F'), Type.Literal('T'), Type.Literal('P'), Type.Literal('B')]),
        Type.Integer({ minimum: -5000, maximum: 5000 }),
      ]),
      { maxItems: MOST_STEPS },
    ),
    contact: Type.Optional(Type.Union([Type.Literal('ram'), Type.Literal('rake'), Type.Literal('bump'), Type.Literal('halt')])),
    beach: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
