import * as Type from '@sinclair/typebox';
import { MOST_EXPECTED, MOST_STEPS } from '../kit/standing.js';
import { calls } from './call.js';
import { Empty, INVALID_BODY, Level, NO_MATCH, Owner, oneOf, PlayerID, StateID, WRONG_CREDENTIALS } from './common.js';

export const botCalls = calls({
  listBotLevels: {
    summary: 'Returns the bot levels that this server offers for each game. Games without bots are left out.',
    limits: ['reads'],
    cache: 'no-cache',
    responses: { 200: Type.Record(Type.String(), Type.Array(Level)) },
  },
  setBot: {
    summary: 'Adds a bot to a free seat, or removes a bot. The caller must be the only player in the match.',
    body: Type.Object({
      ...Owner,
      seat: PlayerID,
      level: Type.Union([Level, Type.Null()], { description: 'The level of the bot in `seat`. `null` removes the bot.' }),
    }),
    limits: ['lobbyCalls'],
    responses: {
      200: Empty,
      400: INVALID_BODY,
      403: WRONG_CREDENTIALS,
      404: 'There is no such game, match or seat.',
      409: 'A player has the seat, the match has another player, the match is over, or the game has no bot of this level.',
    },
  },
});

const clockErrors = {
  400: INVALID_BODY,
  403: WRONG_CREDENTIALS,
  404: NO_MATCH,
  409: 'The state of the clocks does not allow this call, the match has no clock, or the match is over or adjourned.',
  503: 'The server is stopping.',
};

export const clockCalls = calls({
  claimOnTime: {
    summary: 'Ends the match with a win for this seat, if the opponent’s clock has expired.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
  playBotMove: {
    summary: 'Lets a bot make one decision for the opponent, if the opponent’s clock has expired.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
  addVacation: {
    summary: 'Adds vacation days to the reserve of this seat.',
    body: Type.Object({ ...Owner, days: Type.Integer({ minimum: 1, maximum: 90, description: 'Number of days.' }) }),
    limits: ['lobbyCalls'],
    responses: { 200: Empty, ...clockErrors },
  },
});

/** Why conditional orders were dropped: the opponent made a different move, the player moved, or the next move was illegal. */
export const DROPPED = ['otherwise', 'own', 'notAllowed'] as const;

const Move = { move: Type.String({ minLength: 1, maxLength: 64 }), args: Type.Array(Type.Unknown(), { maxItems: 64 }) };
const Step = Type.Object({
  ...Move,
  after: Type.Optional(
    Type.Array(Type.Object(Move), {
      maxItems: MOST_EXPECTED,
      description: 'The moves that the opponent must make before this step. If left out, the opponent may make any moves.',
    }),
  ),
});

/** A seat's automatic answers and conditional orders. */
const OrdersSet = Type.Object({
  orders: Type.Record(Type.String(), Type.String(), { description: 'The automatic answer to each question, by the name of the question.' }),
  plan: Type.Optional(
    Type.Object(
      {
        at: Type.Integer(),
        steps: Type.Array(Step),
        done: Type.Integer({ description: 'Number of steps that have been played.' }),
      },
      {
        description:
          'The conditional orders: the position from which they start (`at`), the steps, and the number of steps already made (`done`).',
      },
    ),
  ),
  dropped: Type.Optional(
    Type.Object(
      { why: oneOf(DROPPED), at: Type.Integer() },
      {
        description:
          'Why the server dropped the orders, and at which position: the opponent made a different move, the player moved, or the next move was not allowed.',
      },
    ),
  ),
});

const orderErrors = { 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH };

export const orderCalls = calls({
  getOrders: {
    summary: 'Returns the automatic answers and conditional orders of a seat.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over.' },
  },
  setAnswers: {
    summary: 'Sets the automatic answers of a seat.',
    body: Type.Object({
      ...Owner,
      orders: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), {
        maxProperties: 40,
        description: 'The automatic answer to each question, by the name of the question.',
      }),
    }),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over, or the orders were changed during the call.' },
  },
  setOrders: {
    summary: 'Sets conditional orders that start from the position `at`. These orders replace any earlier orders.',
    body: Type.Object({
      ...Owner,
      at: StateID,
      steps: Type.Array(Step, { minItems: 1, maxItems: MOST_STEPS, description: 'The moves to make, in order.' }),
    }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: {
      200: OrdersSet,
      ...orderErrors,
      409: 'The match is over or no longer at the position `at`, or the orders were changed during the call.',
    },
  },
  dropOrders: {
    summary: 'Deletes the conditional orders of a seat, and the reason why earlier orders were dropped.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: OrdersSet, ...orderErrors, 409: 'The match is over, or the orders were changed during the call.' },
  },
});
