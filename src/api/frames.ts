import * as Type from '@sinclair/typebox';
import type { ChatMessage, LogEntry, State } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import type { Brief } from '../boardgame/brief.js';
import { KINDS } from '../boardgame/offers.js';
import type { PastPage } from '../boardgame/past.js';
import type { StaticOf } from './call.js';
import { Credentials, MatchID, oneOf, PublicSeat, StateID } from './common.js';

/** A socket frame: its event and arguments. */
export interface Frame {
  /** One sentence. */
  readonly summary: string;
  readonly args: readonly (readonly [name: string, schema: Type.TSchema])[];
}

const frames = <const F extends { readonly [event: string]: Frame }>(described: F): F => described;

const ID = Type.String({ pattern: '^[\\w-]{1,32}$' });
const Anything = Type.Unknown();
const object = <T>(description: string) => Type.Unsafe<T>({ type: 'object', description });
const Position = Type.Integer({ description: 'A position of the match: its `_stateID`.' });
const Log = Type.Array(object<LogEntry>('An entry of the log, as boardgame.io has it.'));
const Seats = Type.Array(PublicSeat);
const GameState = object<State>('The state as the receiver may see it, as boardgame.io has it.');
const Message = object<ChatMessage>('A message: `{ id, sender, payload }`.');
const Messages = Type.Array(Message);
const Said = Type.Object({ id: ID, payload: Type.String({ minLength: 1, description: 'At most `chatLength` characters.' }) });
const Sequence = Type.Number({ description: 'Its `_stateID`.' });

/** Sent by clients. */
export const clientFrames = frames({
  sync: {
    summary: 'Takes the seat of the credentials, or watches, and asks for the match.',
    args: [
      ['matchID', MatchID],
      ['playerID', Type.Union([Type.String({ maxLength: 16 }), Type.Null()], { description: 'null: a spectator.' })],
      ['credentials', Type.Optional(Credentials)],
      ['numPlayers', Type.Optional(Anything)],
    ],
  },
  update: {
    summary: 'Makes a move. Only `MAKE_MOVE` is taken, for the seat of the socket.',
    args: [
      [
        'action',
        Type.Object({
          type: Type.String({ description: '`MAKE_MOVE`.' }),
          payload: Type.Object({ type: Type.String({ description: 'The move.' }), args: Type.Optional(Anything) }),
        }),
      ],
      ['stateID', Position],
      ['matchID', MatchID],
      ['playerID', Type.Optional(Anything)],
    ],
  },
  chat: {
    summary: 'Says something to the players.',
    args: [
      ['matchID', MatchID],
      ['message', Said],
      ['credentials', Type.Optional(Anything)],
    ],
  },
  earlier: {
    summary: 'Asks for the page of the log before a position.',
    args: [
      ['matchID', MatchID],
      ['before', Position],
    ],
  },
  past: {
    summary: 'Asks for the positions around one, as this seat saw them.',
    args: [
      ['matchID', MatchID],
      ['at', Position],
    ],
  },
  said: { summary: 'Asks for what the players have said.', args: [['matchID', MatchID]] },
  offer: {
    summary: 'Makes an offer to the opponent.',
    args: [
      ['matchID', MatchID],
      ['kind', oneOf(KINDS)],
      ['stateID', StateID],
      ['to', Type.Optional(Type.Integer({ minimum: 0, description: 'With `takeBack`: the position to go back to.' }))],
    ],
  },
  reply: {
    summary: 'Accepts or declines an offer, or withdraws one of this seat with false.',
    args: [
      ['matchID', MatchID],
      ['id', ID],
      ['yes', Type.Boolean()],
    ],
  },
  offers: { summary: 'Asks for the open offers.', args: [['matchID', MatchID]] },
  remark: {
    summary: 'Says something to the spectators, as a spectator.',
    args: [
      ['matchID', MatchID],
      ['message', Said],
      ['name', Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()]))],
    ],
  },
  remarks: { summary: 'Asks for what the spectators have said. A seat must wait until the match is over.', args: [['matchID', MatchID]] },
});

/** Sent by the server. */
export const serverFrames = frames({
  sync: {
    summary: 'The whole match, with the newest page of its log.',
    args: [
      ['matchID', MatchID],
      [
        'match',
        Type.Object({
          state: GameState,
          log: Log,
          from: Type.Integer({ description: 'The position at which the log starts; 0: the start of the match.' }),
          filteredMetadata: Seats,
          initialState: GameState,
        }),
      ],
    ],
  },
  update: {
    summary: 'The state after a move, and the log entries that led to it.',
    args: [
      ['matchID', MatchID],
      ['state', GameState],
      ['log', Type.Optional(Log)],
    ],
  },
  patch: {
    summary: 'The change of a move (RFC 6902), and its log entries.',
    args: [
      ['matchID', MatchID],
      ['from', Sequence],
      ['to', Sequence],
      ['patch', Type.Array(object<Operation>('An operation of RFC 6902.'))],
      ['log', Type.Optional(Log)],
    ],
  },
  brief: {
    summary: 'A `patch` in half the bytes, for clients that connect with `auth: { brief: true }`.',
    args: [
      ['from', Sequence],
      ['to', Sequence],
      ['patch', Type.Unsafe<Brief[2]>({ type: 'array', description: 'See `src/boardgame/brief.ts`.' })],
      ['log', Type.Unsafe<Brief[3]>({ type: 'array' })],
    ],
  },
  matchData: {
    summary: 'The seats, when they change.',
    args: [
      ['matchID', MatchID],
      ['seats', Seats],
    ],
  },
  chat: {
    summary: 'What a player says.',
    args: [
      ['matchID', MatchID],
      ['message', Message],
    ],
  },
  said: {
    summary: 'What the players have said.',
    args: [
      ['matchID', MatchID],
      ['messages', Messages],
    ],
  },
  remark: {
    summary: 'What a spectator says. Seats receive it when the match is over.',
    args: [
      ['matchID', MatchID],
      ['message', Message],
    ],
  },
  remarks: {
    summary: 'What the spectators have said.',
    args: [
      ['matchID', MatchID],
      ['messages', Messages],
    ],
  },
  offers: {
    summary: 'The open offers.',
    args: [
      ['matchID', MatchID],
      [
        'offers',
        Type.Object({
          offers: Type.Array(
            Type.Object({
              id: Type.String(),
              kind: oneOf(KINDS),
              by: Type.String({ description: 'The seat that made the offer.' }),
              stateID: Type.Integer(),
              to: Type.Optional(Type.Integer()),
            }),
          ),
          takeBacks: Type.Number({ description: 'Number of take-backs left.' }),
          fortune: Type.Boolean({ description: 'Both players agreed to see luck during the match.' }),
        }),
      ],
    ],
  },
  earlier: {
    summary: 'An earlier page of the log.',
    args: [
      ['matchID', MatchID],
      ['page', Type.Object({ from: Type.Integer(), log: Log })],
    ],
  },
  past: {
    summary: 'Positions of the match, as this seat saw them.',
    args: [
      ['matchID', MatchID],
      ['page', object<PastPage>('`{ from, view, patches, log }`: see `src/boardgame/past.ts`.')],
    ],
  },
  rejected: {
    summary: 'Why a frame of this client was refused.',
    args: [
      [
        'refusal',
        Type.Object({
          reason: Type.String({ description: 'A sentence to show.' }),
          case: Type.String({ description: 'The case of the rules; empty if it is not about the rules.' }),
          key: Type.String({ description: 'For other languages, with `values`.' }),
          values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
          move: Type.String({ description: 'The move, or the frame; empty if it could not be read.' }),
          stateID: Type.Integer({ description: 'As the client sent it; -1 if it could not be read.' }),
        }),
      ],
    ],
  },
  closing: { summary: 'The server is stopping. Clients connect again.', args: [['notice', Type.Object({ reason: Type.String() })]] },
});

type ArgsOf<A> = A extends readonly [readonly [string, infer S extends Type.TSchema], ...infer Rest]
  ? S extends Type.TOptional<Type.TSchema>
    ? [arg?: StaticOf<S>, ...rest: Partial<ArgsOf<Rest>>]
    : [arg: StaticOf<S>, ...rest: ArgsOf<Rest>]
  : [];

export type ClientEvent = keyof typeof clientFrames;
export type ServerEvent = keyof typeof serverFrames;
export type ClientArgs<E extends ClientEvent> = ArgsOf<(typeof clientFrames)[E]['args']>;
export type ServerArgs<E extends ServerEvent> = ArgsOf<(typeof serverFrames)[E]['args']>;

/** The frames as socket.io types them. */
export type ClientEvents = { [E in ClientEvent]: (...args: ClientArgs<E>) => void };
export type ServerEvents = { [E in ServerEvent]: (...args: ServerArgs<E>) => void };
