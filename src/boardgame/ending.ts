import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';

/**
 * How a match ended that the rules did not end: a clock ran out and the other player claimed the match, or both agreed on a draw. It
 * stands where a result of the rules would: in `ctx.gameover`, and as `result` of the match file.
 */
export const Ending = Type.Union([
  Type.Object({ ending: Type.Literal('time'), winner: Type.String() }, { additionalProperties: false }),
  Type.Object({ ending: Type.Literal('draw') }, { additionalProperties: false }),
]);
export type Ending = Type.Static<typeof Ending>;
export type EndingKind = Ending['ending'];

/** The ending that is told there; nothing where the rules ended the match, or nobody did. */
export const endingIn = (over: unknown): Ending | undefined => (Errors(Ending, over).First() ? undefined : (over as Ending));
