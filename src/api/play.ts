import * as Type from '@sinclair/typebox';
import { MOST_EXPECTED, MOST_STEPS } from '../kit/standing.js';
import { calls } from './call.js';
import { Empty, INVALID_BODY, Level, NO_MATCH, Owner, oneOf, PlayerID, StateID, WRONG_CREDENTIALS } from './common.js';

export const botCalls = calls({
  listBotLevels: {
    summary: 'Lists the levels of bots that this server runs, by game. Games without bots are left out.',
    limits: ['reads'],
    cache: 'no-cache',
    responses: { 200: Type.Record(Type.String(), Type.Array(Level)) },
  },
  setBot: {
    summary: 'Adds a bot to a seat without a player, or removes it. Only the sole player in the match may do this.',
    body: Type.Object({ ...Owner, seat: PlayerID, level: Type.Union([Level, Type.Null()], { description: 'null: remove the bot.' }) }),
    limits: ['lobbyCalls'],
    responses: {
      200: Empty,
      400: INVALID_BODY,
      403: WRONG_CREDENTIALS,
      404: 'There is no such game, match or seat.',
      409: 'A player has the seat, another player would have to agree, the match is over, or there is no such bot.',
    },
  },
});

const clockErrors = {
  400: INVALID_BODY,
  403: WRONG_CREDENTIALS,
  404: NO_MATCH,
  409: 'The clock does not allow it, the match is over or adjourned, or it has no clock.',
  503: 'The server is stopping.',
};

export const clockCalls = calls({
  claimOnTime: {
    summary: 'Ends the match with a win for this seat, if the time of the opponent has run out.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
  playBotMove: {
    summary: 'Lets a bot make the one decision that the opponent owes, if the time of the opponent has run out.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
  addVacation: {
    summary: 'Adds days of vacation to the reserve of this seat.',
    body: Type.Object({ ...Owner, days: Type.Integer({ minimum: 1, maximum: 90 }) }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
});

/** Why conditional orders were dropped: another move by the opponent, the player's own move, or an illegal move. */
export const DROPPED = ['otherwise', 'own', 'notAllowed'] as const;

const Move = { move: Type.String({ minLength: 1, maxLength: 64 }), args: Type.Array(Type.Unknown(), { maxItems: 64 }) };
const Step = Type.Object({
  ...Move,
  after: Type.Optional(
    Type.Array(Type.Object(Move), {
      maxItems: MOST_EXPECTED,
      description: 'The moves of the opponent before this step. Left out: any moves.',
    }),
  ),
});

/** Settings of a seat. */
const OrdersSet = Type.Object({
  orders: Type.Record(Type.String(), Type.String(), { description: 'Automatic answers, by name.' }),
  plan: Type.Optional(
    Type.Object({ at: Type.Integer(), steps: Type.Array(Step), done: Type.Integer({ description: 'Steps that have been played.' }) }),
  ),
  dropped: Type.Optional(Type.Object({ why: oneOf(DROPPED), at: Type.Integer() })),
});

const orderErrors = { 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH };

export const orderCalls = calls({
  getOrders: {
    summary: 'Reads the automatic answers and conditional orders of a seat.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over.' },
  },
  setAnswers: {
    summary: 'Sets the automatic answers of a seat.',
    body: Type.Object({
      ...Owner,
      orders: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 }),
    }),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over, or the orders have changed meanwhile.' },
  },
  setOrders: {
    summary: 'Sets conditional orders that start from the position `at`, and replaces the ones before.',
    body: Type.Object({ ...Owner, at: StateID, steps: Type.Array(Step, { minItems: 1, maxItems: MOST_STEPS }) }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: {
      200: OrdersSet,
      ...orderErrors,
      409: 'The match is over or has left the position `at`, or the orders have changed meanwhile.',
    },
  },
  dropOrders: {
    summary: 'Deletes the conditional orders of a seat and the note why they were dropped.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over, or the orders have changed meanwhile.' },
  },
});
