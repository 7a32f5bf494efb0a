import * as Type from '@sinclair/typebox';

// Orders for a move [5.1].

export type Mode = 'oars' | 'sail' | 'back';
/** What the ship does on contact with another base [5.11, 7.1]. */
export type Policy = 'ram' | 'rake' | 'bump' | 'halt';
/** A leg of a move: F ahead or B astern in mm, T turn or P pivot in degrees, positive to starboard. */
export type Leg = ['F' | 'T' | 'P' | 'B', number];

/** A movement order. Defaults: under oars, no approach or burst, halt on contact. */
export interface Order {
  mode?: Mode;
  approach?: boolean;
  burst?: boolean;
  steps: Leg[];
  contact?: Policy;
  /** Id of the sandy land on which to beach. */
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
