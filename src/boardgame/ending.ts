import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';

/** An ending not decided by the rules: a win on time or an agreed draw. Stored as `ctx.gameover` and as `result` of the match file. */
export const Ending = Type.Union([
  Type.Object({ ending: Type.Literal('time'), winner: Type.String() }, { additionalProperties: false }),
  Type.Object({ ending: Type.Literal('draw') }, { additionalProperties: false }),
]);
export type Ending = Type.Static<typeof Ending>;
export type EndingKind = Ending['ending'];

/** Returns the ending, or `undefined` if the rules ended the match or the match is not over. */
export const endingIn = (over: unknown): Ending | undefined => (Errors(Ending, over).First() ? undefined : (over as Ending));
