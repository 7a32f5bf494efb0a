import * as Type from '@sinclair/typebox';
import { LEVELS } from '../kit/levels.js';

export const oneOf = <const T extends readonly string[]>(values: T, options?: { readonly description: string }) =>
  Type.Union(
    values.map((value) => Type.Literal(value as T[number])),
    options,
  );

export const PlayerID = Type.String({ pattern: '^[0-9]{1,3}$', description: 'The seat: `0`, `1`, …' });
export const Credentials = Type.String({ maxLength: 256, description: 'The credentials of the seat, as returned by `joinMatch`.' });
/** A seat and the caller's credentials for it. */
export const Owner = { playerID: PlayerID, credentials: Credentials };
export const MatchID = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'The id of the match.' });
export const Name = Type.String({ minLength: 1, description: 'A player name of at most `nameLength` characters.' });
export const SessionID = Type.String({
  maxLength: 64,
  description: 'The session returned by `signIn` or another call that signs in a device.',
});
export const Level = oneOf(LEVELS, { description: 'The level of the bot: Easy, Normal, Hard or Expert.' });
export const Time = Type.Number({ description: 'A time in ms since 1970.' });
/** Largest state id that every store can hold. */
export const MAX_STATE_ID = 2 ** 31 - 1;
export const StateID = Type.Integer({ minimum: 0, maximum: MAX_STATE_ID, description: 'The `_stateID` of a position of the match.' });
export const SetupData = Type.Optional(
  Type.Unknown({ description: 'The scenario and the options of the match. The default depends on the game.' }),
);
export const PlayerData = Type.Optional(Type.Unknown({ description: 'Public data of the player, at most 1,000 characters of JSON.' }));
export const Empty = Type.Object({});

export const PublicRating = Type.Object({
  rating: Type.Number(),
  provisional: Type.Boolean({ description: 'Whether the rating is still uncertain. Pages show such a rating with a question mark.' }),
});

export const PublicSeat = Type.Object({
  id: Type.Number(),
  name: Type.Optional(Type.String({ description: 'Missing if the seat is free.' })),
  data: Type.Optional(Type.Unknown({ description: 'Data that the player sent with `joinMatch` or `updatePlayer`.' })),
  isConnected: Type.Optional(Type.Boolean({ description: 'Whether a client is connected to the seat.' })),
  salt: Type.Optional(Type.String({ description: 'The salt of this seat for the dice.' })),
  saltBy: Type.Optional(Type.String({ description: 'The name of the player who gave the salt.' })),
  captain: Type.Optional(oneOf(LEVELS, { description: 'The level of the bot in this seat. Missing if a player has the seat.' })),
  player: Type.Optional(Type.String({ description: 'The public id of the player, in a rated match.' })),
  rating: Type.Optional(PublicRating),
});

export const Gameover = Type.Object(
  { winner: Type.Optional(Type.String()) },
  { description: 'How the match ended. Games add their own members.' },
);

export const INVALID_BODY = 'The body is invalid. The response names the invalid member.';
export const WRONG_CREDENTIALS = 'The credentials are not valid for this seat.';
export const NO_MATCH = 'There is no such game or match.';
