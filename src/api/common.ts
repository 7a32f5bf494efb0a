import * as Type from '@sinclair/typebox';
import { LEVELS } from '../kit/levels.js';

export const oneOf = <const T extends readonly string[]>(values: T) => Type.Union(values.map((value) => Type.Literal(value as T[number])));

export const PlayerID = Type.String({ pattern: '^[0-9]{1,3}$', description: 'A seat of the match: `0`, `1`, …' });
export const Credentials = Type.String({ maxLength: 256, description: 'The credentials that `joinMatch` returned.' });
/** A seat, with proof that the caller owns it. */
export const Owner = { playerID: PlayerID, credentials: Credentials };
export const MatchID = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
export const Name = Type.String({ minLength: 1, description: 'At most `nameLength` characters.' });
export const Secret = Type.String({ maxLength: 64 });
export const Level = oneOf(LEVELS);
export const Time = Type.Number({ description: 'Milliseconds since 1970.' });
/** The greatest position that every store can hold. */
export const MAX_STATE_ID = 2 ** 31 - 1;
export const StateID = Type.Integer({ minimum: 0, maximum: MAX_STATE_ID, description: 'A position of the match: its `_stateID`.' });
export const Anything = Type.Optional(Type.Unknown());
export const Empty = Type.Object({});

/** The public part of a seat. */
export const PublicSeat = Type.Object({
  id: Type.Number(),
  name: Type.Optional(Type.String({ description: 'Missing: the seat is free.' })),
  data: Type.Optional(Type.Unknown({ description: 'Data that the player sent with `joinMatch` or `updatePlayer`.' })),
  isConnected: Type.Optional(Type.Boolean()),
  salt: Type.Optional(Type.String({ description: 'The number that this seat added to the dice.' })),
  saltBy: Type.Optional(Type.String({ description: 'The name of the player who added it.' })),
  captain: Type.Optional(oneOf(LEVELS)),
});

export const Gameover = Type.Object({ winner: Type.Optional(Type.String()) }, { description: 'How the match ended. Games add members.' });

export const INVALID_BODY = 'The body is invalid. The answer names the member.';
export const WRONG_CREDENTIALS = 'Invalid credentials for this seat.';
export const NO_MATCH = 'There is no such game or match.';
