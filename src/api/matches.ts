import * as Type from '@sinclair/typebox';
import { ClockTerms } from '../boardgame/clock/terms.js';
import type { MatchExport } from '../boardgame/matchFile.js';
import { SALT_PATTERN } from '../kit/salt.js';
import { calls } from './call.js';
import {
  Empty,
  Gameover,
  INVALID_BODY,
  Level,
  Name,
  NO_MATCH,
  Owner,
  PlayerData,
  PlayerID,
  PublicSeat,
  SetupData,
  Time,
  WRONG_CREDENTIALS,
} from './common.js';

const NumPlayers = Type.Optional(
  Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.String({ pattern: '^[1-9][0-9]{0,2}$' })], {
    description: 'The number of seats.',
  }),
);
const Unlisted = Type.Optional(Type.Boolean({ description: 'Whether `listMatches` leaves out this match.' }));

const matchMembers = {
  matchID: Type.String({ description: 'The id of the match.' }),
  gameName: Type.String({ description: 'The slug of the game.' }),
  players: Type.Array(PublicSeat, {
    description:
      'The seats. `isConnected` is true while a client is connected to the seat. `captain` is the level of a bot. `salt` is the salt for the dice, `saltBy` the name of the player who gave it. `player` and `rating` are set in rated matches.',
  }),
  setupData: SetupData,
  gameover: Type.Optional(Gameover),
  nextMatchID: Type.Optional(Type.String({ description: 'The id of the rematch.' })),
  unlisted: Unlisted,
  createdAt: Type.Number({ description: 'When the match was created, in ms since 1970.' }),
  updatedAt: Type.Number({ description: 'When the last move was made, in ms since 1970.' }),
  chat: Type.Optional(Type.Boolean({ description: '`false` if this match has no chat.' })),
  rated: Type.Optional(Type.Boolean({ description: 'Whether the result changes the ratings of the players.' })),
  clock: Type.Optional(
    Type.Object(
      { terms: ClockTerms, began: Type.Optional(Time) },
      { description: 'The clock settings, and when the clocks started. Missing if the match has no clock.' },
    ),
  ),
  commitment: Type.Optional(Type.String({ description: 'The commitment to the seed of the dice (its SHA-256).' })),
  form: Type.Optional(Type.Number({ description: 'Version of the format in which the server stores the match.' })),
  rules: Type.Optional(Type.String({ description: 'Version of the rules when the match was created.' })),
};
const Match = Type.Object(matchMembers);

const MatchNow = Type.Object({
  ...matchMembers,
  now: Type.Optional(Type.Number({ description: 'The server time in ms since 1970, if the match has a clock.' })),
});

const vacate = {
  summary:
    'Leaves a seat. The server closes the connections of this seat. When the last player leaves a match in progress, the server deletes the match.',
  body: Type.Object(Owner),
  limits: ['lobbyCalls'],
  responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
} as const;

/** Calls of boardgame.io's lobby, with additional members. */
export const matchCalls = calls({
  listGames: { summary: 'Lists the names of the games.', limits: ['reads'], responses: { 200: Type.Array(Type.String()) } },
  listMatches: {
    summary: 'Lists the public matches of a game, the most recently played first.',
    query: Type.Object({
      isGameover: Type.Optional(
        Type.Union([Type.Literal('true'), Type.Literal('false')], {
          description: '`true`: only matches that are over. `false`: only matches in progress.',
        }),
      ),
      updatedBefore: Type.Optional(Type.String({ description: 'Only matches whose last move is before this time, in ms since 1970.' })),
      updatedAfter: Type.Optional(Type.String({ description: 'Only matches whose last move is after this time, in ms since 1970.' })),
      limit: Type.Optional(Type.String({ description: 'Maximum number of matches, from 1 to 100. The default is 100.' })),
      offset: Type.Optional(Type.String({ description: 'Number of matches to skip.' })),
    }),
    limits: ['reads'],
    cache: 'no-store',
    responses: {
      200: Type.Object({ matches: Type.Array(Match, { description: 'The matches, with the members of the response of `getMatch`.' }) }),
      400: 'A number is too large.',
      404: 'There is no such game.',
    },
  },
  getMatch: {
    summary: 'Returns a match.',
    limits: ['reads'],
    cache: 'no-store',
    responses: { 200: MatchNow, 404: NO_MATCH },
  },
  createMatch: {
    summary: 'Creates a match. With `captains`, bots take seats. With `clock`, the match has clocks.',
    body: Type.Object({
      numPlayers: NumPlayers,
      unlisted: Unlisted,
      chat: Type.Optional(Type.Boolean({ description: '`false` for a match without chat.' })),
      rated: Type.Optional(Type.Boolean({ description: 'Whether the result changes the ratings of the players.' })),
      clock: Type.Optional(Type.Union(ClockTerms.anyOf, { description: 'The clock settings. Without them, the match has no clock.' })),
      setupData: SetupData,
      captains: Type.Optional(
        Type.Record(PlayerID, Level, { additionalProperties: false, description: 'The levels of the bots, by seat.' }),
      ),
    }),
    limits: ['lobbyCalls', 'matches'],
    responses: {
      200: Type.Object({ matchID: Type.String({ description: 'The id of the new match.' }) }),
      400: 'The body or the set-up is invalid, or a bot is not available.',
      404: 'There is no such game.',
    },
  },
  joinMatch: {
    summary: 'Takes a seat of a match and returns its credentials.',
    body: Type.Object({
      playerID: Type.Optional(Type.Union([PlayerID, Type.Null()], { description: 'The seat. The default is the first free seat.' })),
      playerName: Name,
      data: PlayerData,
    }),
    limits: ['lobbyCalls'],
    responses: {
      200: Type.Object({
        playerID: Type.String({ description: 'The seat.' }),
        playerCredentials: Type.String({ description: 'The credentials of the seat. The server sends them only once.' }),
      }),
      400: INVALID_BODY,
      404: 'There is no such game, match or seat.',
      409: 'The seat is taken, or the match is full.',
    },
  },
  leaveMatch: vacate,
  leaveSlot: { ...vacate, summary: 'Does the same as `leaveMatch`. boardgame.io uses this path in versions after 0.50.' },
  updatePlayer: {
    summary: 'Changes the name or the data of the player in a seat.',
    body: Type.Object({ ...Owner, newName: Type.Optional(Name), data: PlayerData }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
  },
  renamePlayer: {
    summary: 'Changes the name of the player in a seat.',
    body: Type.Object({ ...Owner, newName: Name }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
  },
  playAgain: {
    summary:
      'Creates a rematch, or returns the id of the existing rematch. Bots change sides. The rematch has the same clock settings, `rated`, `chat` and `unlisted`.',
    body: Type.Object({ ...Owner, numPlayers: NumPlayers, unlisted: Unlisted, setupData: SetupData }),
    limits: ['lobbyCalls', 'matches'],
    responses: {
      200: Type.Object({ nextMatchID: Type.String({ description: 'The id of the rematch.' }) }),
      400: 'The body or the set-up is invalid.',
      403: WRONG_CREDENTIALS,
      404: NO_MATCH,
    },
  },
});

export const recordCalls = calls({
  addSalt: {
    summary:
      'Sets the salt of a seat: a random number from the player, from which the dice are computed. The salt must be set before the first roll of play.',
    body: Type.Object({ ...Owner, salt: Type.String({ pattern: SALT_PATTERN, description: 'The salt: 32 lower-case hex digits.' }) }),
    limits: ['lobbyCalls'],
    responses: {
      200: Type.Object({ receipt: Type.String({ description: 'SHA-256 of `COMMITMENT:SEAT:SALT`, in hex.' }) }),
      400: INVALID_BODY,
      403: WRONG_CREDENTIALS,
      404: 'There is no such match, or it has no dice.',
      409: 'The seat already has another salt, or dice have been rolled.',
    },
  },
  exportMatch: {
    summary: 'Returns the signed match file of a match that is over.',
    limits: ['exports'],
    responses: {
      200: Type.Unsafe<MatchExport>({ type: 'object', description: 'A match file. Its schema is `docs/match-file.schema.json`.' }),
      403: 'The match is not over. Its file contains the seed for the dice.',
      404: 'There is no such match, or the game has no match files.',
    },
  },
  getSigningKey: {
    summary: 'Returns the public key with which this server signs match files.',
    limits: ['reads'],
    cache: 'no-cache',
    responses: {
      200: Type.Object({
        algorithm: Type.Literal('Ed25519'),
        key: Type.String({ description: 'The public key, 64 hex digits.' }),
        fingerprint: Type.String({ description: 'The first 32 hex digits of the SHA-256 of the key, for comparison by eye.' }),
      }),
    },
  },
});
