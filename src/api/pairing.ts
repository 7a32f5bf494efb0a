import * as Type from '@sinclair/typebox';
import { ClockTerms } from '../boardgame/clock/terms.js';
import { calls } from './call.js';
import { Empty, INVALID_BODY, Name, NO_MATCH, Owner, oneOf, SessionID, WRONG_CREDENTIALS } from './common.js';
import { MOST_EXCEPT } from './limits.js';

/** `live`: both players are online simultaneously. `turns`: each moves when they have time. */
export const PACES = ['live', 'turns'] as const;
export type Pace = (typeof PACES)[number];

const Count = Type.Integer({ minimum: 0 });

export const pairingCalls = calls({
  playNow: {
    summary: 'Takes a seat in the oldest suitable open match. If there is none, creates a match and takes a random seat in it.',
    body: Type.Object({
      playerName: Name,
      pace: oneOf(PACES, {
        description: '`live`: both players are online at the same time. `turns`: each player moves when they have time.',
      }),
      clock: Type.Optional(
        Type.Union([ClockTerms, Type.Null()], {
          description: 'Only matches with this clock, or with `null` only matches without a clock. The default is any clock of this pace.',
        }),
      ),
      scenario: Type.Optional(
        Type.String({ maxLength: 64, description: 'Only matches with the scenario of this id. The default is any scenario.' }),
      ),
      except: Type.Optional(
        Type.Array(Type.String({ maxLength: 64 }), {
          maxItems: MOST_EXCEPT,
          description: 'Ids of matches that the player does not want to join, such as the player’s own matches.',
        }),
      ),
      givesSalt: Type.Optional(
        Type.Boolean({ description: 'Whether the client will set a salt for this seat. If so, the first roll waits for the salt.' }),
      ),
      rated: Type.Optional(Type.Boolean({ description: 'Only rated matches. Requires `session`.' })),
      within: Type.Optional(
        Type.Integer({ minimum: 50, maximum: 1000, description: 'Maximum difference between the ratings of the two players.' }),
      ),
      session: Type.Optional(SessionID),
    }),
    limits: ['lobbyCalls', 'matches'],
    cache: 'no-store',
    responses: {
      200: Type.Object({
        matchID: Type.String({ description: 'The id of the match.' }),
        playerID: Type.String({ description: 'The seat.' }),
        playerCredentials: Type.String({ description: 'The credentials of the seat. The server sends them only once.' }),
        commitment: Type.Optional(Type.String({ description: 'The commitment to the seed of the dice (its SHA-256).' })),
        waiting: Type.Boolean({ description: 'Whether the match still waits for an opponent.' }),
      }),
      400: 'The body is invalid, there is no such scenario, or a rated match has no session.',
      401: 'The session is not valid.',
      404: 'There is no such game.',
    },
  },
  keepWaiting: {
    summary:
      'Reports that a player still waits for an opponent, or has left the page. Clients make this call every 20 seconds while the player waits.',
    body: Type.Object({
      ...Owner,
      here: Type.Boolean({ description: '`true` while the player waits, `false` when they leave the page.' }),
    }),
    limits: ['reads'],
    responses: { 200: Empty, 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH },
  },
  getActivity: {
    summary:
      'Returns for each game the number of open matches with a waiting player (`waiting`) and of matches with a move in the last 5 minutes (`playing`).',
    limits: ['reads'],
    cache: 'no-store',
    responses: { 200: Type.Record(Type.String(), Type.Object({ waiting: Count, playing: Count })) },
  },
});
