import * as Type from '@sinclair/typebox';
import { calls } from './call.js';
import { Empty, INVALID_BODY, oneOf, PublicRating, SessionID, Time } from './common.js';

export const REPORT_REASONS = ['chat', 'name', 'stalling', 'cheating'] as const;

const PublicID = Type.String({ maxLength: 64, description: 'The public id of a player.' });
const Count = Type.Integer({ minimum: 0 });

const Profile = Type.Object({
  id: PublicID,
  name: Type.String({ description: 'The name of the player.' }),
  games: Type.Array(
    Type.Object({
      game: Type.String(),
      rating: PublicRating,
      matches: Count,
      history: Type.Array(Type.Object({ at: Time, rating: Type.Number() }), {
        description: 'The ratings after each of the last rated matches, oldest first.',
      }),
      sides: Type.Array(Type.Object({ won: Count, drawn: Count, lost: Count }), {
        description: 'The results of the last rated matches, for each seat.',
      }),
    }),
    {
      description:
        'For each game, the rating, the number of rated matches, the ratings after each of the last matches (`history`), and the results of the last matches for each seat (`sides`).',
    },
  ),
  matches: Type.Array(
    Type.Object({
      matchID: Type.String(),
      game: Type.String(),
      playerID: Type.String(),
      opponent: Type.Object({ id: PublicID, name: Type.Optional(Type.String({ description: 'Missing if the player was deleted.' })) }),
      score: Type.Number({ description: '1 for a win, 0.5 for a draw, 0 for a loss.' }),
      at: Time,
    }),
    { description: 'The last rated matches, newest first.' },
  ),
});

const OwnProfile = Type.Object({ id: PublicID, blocked: Type.Array(PublicID, { description: 'The public ids of blocked players.' }) });
const NO_PLAYER = 'There is no such player.';
const errors = { 400: INVALID_BODY, 401: 'The session is not valid.', 404: NO_PLAYER };

export const ratingCalls = calls({
  getProfile: {
    summary: 'Returns the data of the public page of a player: ratings, results and rated matches.',
    limits: ['reads'],
    cache: 'no-store',
    responses: { 200: Profile, 404: NO_PLAYER },
  },
  openProfile: {
    summary:
      'Returns the public id of the player and the ids of the players whom they have blocked. Creates the public id if the player has none.',
    body: Type.Object({ session: SessionID }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: OwnProfile, 400: INVALID_BODY, 401: 'The session is not valid.' },
  },
  blockPlayer: {
    summary: 'Blocks or unblocks a player. `playNow` does not pair two players if one has blocked the other.',
    body: Type.Object({
      session: SessionID,
      player: PublicID,
      blocked: Type.Boolean({ description: '`true` to block the player, `false` to unblock them.' }),
    }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: OwnProfile, ...errors },
  },
  reportPlayer: {
    summary: 'Reports a player to the operator of the server. A later report about the same player replaces the earlier one.',
    body: Type.Object({
      session: SessionID,
      player: PublicID,
      reason: oneOf(REPORT_REASONS, { description: 'The reason for the report.' }),
      matchID: Type.Optional(Type.String({ maxLength: 64, description: 'The id of the match that the report is about.' })),
    }),
    limits: ['people', 'notices'],
    cache: 'no-store',
    responses: { 200: Empty, ...errors },
  },
});
