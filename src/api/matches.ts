import * as Type from '@sinclair/typebox';
import { ClockTerms } from '../boardgame/clock/terms.js';
import type { MatchExport } from '../boardgame/matchFile.js';
import { SALT_PATTERN } from '../kit/salt.js';
import { calls } from './call.js';
import {
  Anything,
  Empty,
  Gameover,
  INVALID_BODY,
  Level,
  Name,
  NO_MATCH,
  Owner,
  PlayerID,
  PublicSeat,
  Time,
  WRONG_CREDENTIALS,
} from './common.js';

const Count = Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.String({ pattern: '^[1-9][0-9]{0,2}$' })]);
const Flag = Type.Optional(Type.Boolean());

/** The public part of a match. */
const matchMembers = {
  matchID: Type.String(),
  gameName: Type.String(),
  players: Type.Array(PublicSeat),
  setupData: Anything,
  gameover: Type.Optional(Gameover),
  nextMatchID: Type.Optional(Type.String({ description: 'The rematch.' })),
  unlisted: Flag,
  createdAt: Time,
  updatedAt: Time,
  chat: Type.Optional(Type.Boolean({ description: 'false: no chat in this match.' })),
  clock: Type.Optional(Type.Object({ terms: ClockTerms, began: Type.Optional(Time) })),
  commitment: Type.Optional(Type.String({ description: 'Hash of the seed of the dice.' })),
  form: Type.Optional(Type.Number({ description: 'Version of the storage format.' })),
  rules: Type.Optional(Type.String({ description: 'Version of the rules that the match was created with.' })),
};
const Match = Type.Object(matchMembers);

const MatchNow = Type.Object({
  ...matchMembers,
  now: Type.Optional(Type.Number({ description: 'The time of the server in ms since 1970, in a match with clocks.' })),
});

const vacate = {
  summary: 'Leaves a seat and closes its sockets. A match that is not over is deleted when its last player leaves.',
  body: Type.Object(Owner),
  limits: ['lobbyCalls'],
  responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
} as const;

/** boardgame.io's lobby with additional members. */
export const matchCalls = calls({
  listGames: { summary: 'Lists the names of the games.', limits: ['reads'], responses: { 200: Type.Array(Type.String()) } },
  listMatches: {
    summary: 'Lists the public matches of a game, the match played last first.',
    query: Type.Object({
      isGameover: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
      updatedBefore: Type.Optional(Type.String({ description: 'Milliseconds since 1970, exclusive.' })),
      updatedAfter: Type.Optional(Type.String({ description: 'Milliseconds since 1970, exclusive.' })),
      limit: Type.Optional(Type.String({ description: '1 to 100; 100 if left out.' })),
      offset: Type.Optional(Type.String()),
    }),
    limits: ['reads'],
    cache: 'no-store',
    responses: { 200: Type.Object({ matches: Type.Array(Match) }), 400: 'A number is too big.', 404: 'There is no such game.' },
  },
  getMatch: {
    summary: 'Reads a match. `players[].isConnected` is true while the seat has a socket.',
    limits: ['reads'],
    cache: 'no-store',
    responses: { 200: MatchNow, 404: NO_MATCH },
  },
  createMatch: {
    summary: 'Creates a match, with bots in the seats of `captains` and with clocks if `clock` is given.',
    body: Type.Object({
      numPlayers: Type.Optional(Count),
      unlisted: Flag,
      chat: Flag,
      clock: Type.Optional(ClockTerms),
      setupData: Anything,
      captains: Type.Optional(Type.Record(PlayerID, Level, { additionalProperties: false })),
    }),
    limits: ['lobbyCalls', 'matches'],
    responses: {
      200: Type.Object({ matchID: Type.String() }),
      400: 'The body or the set-up is invalid, or a bot is not available.',
      404: 'There is no such game.',
    },
  },
  joinMatch: {
    summary: 'Takes a seat: the given one, or the first that is free.',
    body: Type.Object({ playerID: Type.Optional(Type.Union([PlayerID, Type.Null()])), playerName: Name, data: Anything }),
    limits: ['lobbyCalls'],
    responses: {
      200: Type.Object({ playerID: Type.String(), playerCredentials: Type.String() }),
      400: INVALID_BODY,
      404: 'There is no such game, match or seat.',
      409: 'The seat is taken, or the match is full.',
    },
  },
  leaveMatch: vacate,
  leaveSlot: { ...vacate, summary: 'The same as `leaveMatch`, by the path of boardgame.io after 0.50.' },
  updatePlayer: {
    summary: 'Changes the name or the data of a seat.',
    body: Type.Object({ ...Owner, newName: Type.Optional(Name), data: Anything }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
  },
  renamePlayer: {
    summary: 'Changes the name of a seat.',
    body: Type.Object({ ...Owner, newName: Name }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
  },
  playAgain: {
    summary: 'Creates a rematch, or answers the one that exists. Bots change sides and the clocks stay the same.',
    body: Type.Object({ ...Owner, numPlayers: Type.Optional(Count), unlisted: Flag, setupData: Anything }),
    limits: ['lobbyCalls', 'matches'],
    responses: {
      200: Type.Object({ nextMatchID: Type.String() }),
      400: 'The body or the set-up is invalid.',
      403: WRONG_CREDENTIALS,
      404: NO_MATCH,
    },
  },
});

/** Dice and match files. */
export const recordCalls = calls({
  addSalt: {
    summary: 'Adds the salt of a seat to the dice, before the first die of play is rolled.',
    body: Type.Object({ ...Owner, salt: Type.String({ pattern: SALT_PATTERN, description: '32 lower-case hex digits.' }) }),
    limits: ['lobbyCalls'],
    responses: {
      200: Type.Object({ receipt: Type.String() }),
      400: INVALID_BODY,
      403: WRONG_CREDENTIALS,
      404: 'There is no such match, or it has no dice.',
      409: 'The seat already has another salt, or dice have been rolled.',
    },
  },
  exportMatch: {
    summary: 'Downloads the signed match file of a match that is over.',
    limits: ['exports'],
    responses: {
      200: Type.Unsafe<MatchExport>({ type: 'object', description: 'A match file: see `docs/match-file.schema.json`.' }),
      403: 'The match is not over: its file holds the seed of the dice.',
      404: 'There is no such match, or the game has no match files.',
    },
  },
  getSigningKey: {
    summary: 'Reads the public key that match files of this server are signed with.',
    limits: ['reads'],
    cache: 'no-cache',
    responses: {
      200: Type.Object({
        algorithm: Type.Literal('Ed25519'),
        key: Type.String({ description: '64 hex digits.' }),
        fingerprint: Type.String({ description: 'Short form of the key, easy to compare by eye.' }),
      }),
    },
  },
});
