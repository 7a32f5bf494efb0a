import * as Type from '@sinclair/typebox';
import type { ChatMessage, LogEntry, State } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import type { Brief } from '../boardgame/brief.js';
import type { HistoryPage } from '../boardgame/historyPage.js';
import { KINDS } from '../boardgame/offers.js';
import type { StaticOf } from './call.js';
import { Credentials, MatchID, oneOf, PublicSeat, StateID } from './common.js';

/** A socket event: its summary and the schemas of its arguments. */
export interface Frame {
  readonly summary: string;
  readonly args: readonly (readonly [name: string, schema: Type.TSchema])[];
}

const frames = <const F extends { readonly [event: string]: Frame }>(described: F): F => described;

const ID = Type.String({ pattern: '^[\\w-]{1,32}$' });
const OfferID = Type.String({ pattern: '^[\\w-]{1,32}$', description: 'The id of the offer.' });
const Anything = Type.Unknown();
const Ignored = Type.Unknown({ description: 'Sent by boardgame.io clients. The server ignores it.' });
const object = <T>(description: string) => Type.Unsafe<T>({ type: 'object', description });
const Position = Type.Integer({ description: 'The `_stateID` of a position of the match.' });
const Log = Type.Array(object<LogEntry>('A log entry in the format of boardgame.io.'), {
  description: 'Log entries in the format of boardgame.io.',
});
const Seats = Type.Array(PublicSeat, { description: 'The seats, as in `players` of `getMatch`.' });
const GameState = object<State>('The state as the receiver may see it, in the format of boardgame.io.');
const Message = object<ChatMessage>('A chat message: `{ id, sender, payload }`. `payload` is the text.');
const Messages = Type.Array(Message, { description: 'Chat messages, oldest first: `{ id, sender, payload }`.' });
const Said = Type.Object(
  { id: ID, payload: Type.String({ minLength: 1 }) },
  { description: 'The message: an id chosen by the client, and a text (`payload`) of at most `chatLength` characters.' },
);
const From = Type.Number({ description: 'The `_stateID` before the move.' });
const To = Type.Number({ description: 'The `_stateID` after the move.' });

export const clientFrames = frames({
  sync: {
    summary: 'Connects to a seat with its credentials, or connects as a spectator. The server responds with `sync`.',
    args: [
      ['matchID', MatchID],
      ['playerID', Type.Union([Type.String({ maxLength: 16 }), Type.Null()], { description: 'The seat, or `null` for a spectator.' })],
      ['credentials', Type.Optional(Credentials)],
      ['numPlayers', Type.Optional(Ignored)],
    ],
  },
  update: {
    summary: 'Makes a move for the seat of the socket. The server accepts no other actions of boardgame.io.',
    args: [
      [
        'action',
        Type.Object(
          { type: Type.String(), payload: Type.Object({ type: Type.String(), args: Type.Optional(Anything) }) },
          { description: '`type` must be `MAKE_MOVE`. `payload` has the name of the move (`type`) and its arguments (`args`).' },
        ),
      ],
      ['stateID', Position],
      ['matchID', MatchID],
      ['playerID', Type.Optional(Ignored)],
    ],
  },
  chat: {
    summary: 'Sends a chat message from a player to the players.',
    args: [
      ['matchID', MatchID],
      ['message', Said],
      ['credentials', Type.Optional(Ignored)],
    ],
  },
  earlier: {
    summary: 'Requests the page of the log before a position. The server responds with `earlier`.',
    args: [
      ['matchID', MatchID],
      ['before', Position],
    ],
  },
  past: {
    summary: 'Requests the page of 50 positions around a position, as this seat saw them. The server responds with `past`.',
    args: [
      ['matchID', MatchID],
      ['at', Position],
    ],
  },
  said: { summary: 'Requests the chat of the players. The server responds with `said`.', args: [['matchID', MatchID]] },
  offer: {
    summary: 'Makes an offer to the opponent.',
    args: [
      ['matchID', MatchID],
      ['kind', oneOf(KINDS, { description: 'Kind of offer. `fortune` is the offer to see luck statistics, `swap` to change sides.' })],
      ['stateID', StateID],
      ['to', Type.Optional(Type.Integer({ minimum: 0, description: 'Only for `takeBack`: the `_stateID` to return to.' }))],
    ],
  },
  reply: {
    summary: 'Accepts or declines an offer of the opponent, or withdraws an offer of this seat.',
    args: [
      ['matchID', MatchID],
      ['id', OfferID],
      ['yes', Type.Boolean({ description: '`true` accepts the offer, `false` declines or withdraws it.' })],
    ],
  },
  offers: { summary: 'Requests the open offers. The server responds with `offers`.', args: [['matchID', MatchID]] },
  remark: {
    summary: 'Sends a chat message from a spectator to the spectators.',
    args: [
      ['matchID', MatchID],
      ['message', Said],
      ['name', Type.Optional(Type.Union([Type.String({ maxLength: 500 }), Type.Null()], { description: 'The name of the spectator.' }))],
    ],
  },
  remarks: {
    summary: 'Requests the spectator chat. The server responds with `remarks`. Players can request it only after the match is over.',
    args: [['matchID', MatchID]],
  },
});

export const serverFrames = frames({
  sync: {
    summary: 'Sends the match: its state, its seats and the newest page of its log.',
    args: [
      ['matchID', MatchID],
      [
        'match',
        Type.Object(
          {
            state: GameState,
            log: Log,
            from: Type.Integer({ description: 'The position at which the log starts; 0 is the start of the match.' }),
            filteredMetadata: Seats,
            initialState: GameState,
          },
          { description: 'The state, the seats and the newest page of the log, which starts at position `from`.' },
        ),
      ],
    ],
  },
  update: {
    summary: 'Sends the state after a move, and the log entries since the previous state of the client.',
    args: [
      ['matchID', MatchID],
      ['state', GameState],
      ['log', Type.Optional(Log)],
    ],
  },
  patch: {
    summary: 'Sends the changes of a move as a JSON Patch (RFC 6902), and the log entries of the move.',
    args: [
      ['matchID', MatchID],
      ['from', From],
      ['to', To],
      ['patch', Type.Array(object<Operation>('An operation of a JSON Patch.'), { description: 'The changes of the receiver’s view.' })],
      ['log', Type.Optional(Log)],
    ],
  },
  brief: {
    summary:
      'Sends the same data as `patch` in about half the bytes. Only clients that connect with `auth: { brief: true }` get this frame.',
    args: [
      ['from', From],
      ['to', To],
      [
        'patch',
        Type.Unsafe<Brief[2]>({
          type: 'array',
          description: 'The operations of the patch in a short form, described in `src/boardgame/brief.ts`.',
        }),
      ],
      [
        'log',
        Type.Unsafe<Brief[3]>({ type: 'array', description: 'The log entries in a short form, described in `src/boardgame/brief.ts`.' }),
      ],
    ],
  },
  matchData: {
    summary: 'Sends the seats when they change.',
    args: [
      ['matchID', MatchID],
      ['seats', Seats],
    ],
  },
  chat: {
    summary: "Sends a player's chat message.",
    args: [
      ['matchID', MatchID],
      ['message', Message],
    ],
  },
  said: {
    summary: 'Sends the chat of the players.',
    args: [
      ['matchID', MatchID],
      ['messages', Messages],
    ],
  },
  remark: {
    summary: 'Sends a chat message of a spectator. Players get it only after the match is over.',
    args: [
      ['matchID', MatchID],
      ['message', Message],
    ],
  },
  remarks: {
    summary: 'Sends the messages of the spectator chat.',
    args: [
      ['matchID', MatchID],
      ['messages', Messages],
    ],
  },
  offers: {
    summary: 'Sends the open offers.',
    args: [
      ['matchID', MatchID],
      [
        'offers',
        Type.Object(
          {
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
            fortune: Type.Boolean({ description: 'Whether both players agreed to see luck statistics during the match.' }),
          },
          {
            description:
              'The open offers, the number of take-backs left, and whether both players agreed to see luck statistics (`fortune`).',
          },
        ),
      ],
    ],
  },
  earlier: {
    summary: 'Sends an earlier page of the log.',
    args: [
      ['matchID', MatchID],
      [
        'page',
        Type.Object({ from: Type.Integer(), log: Log }, { description: 'The position at which the page starts, and the log entries.' }),
      ],
    ],
  },
  past: {
    summary: 'Sends positions of the match, as this seat saw them.',
    args: [
      ['matchID', MatchID],
      [
        'page',
        object<HistoryPage>(
          '`{ from, view, patches, log }`: the `_stateID` of the first position, the first view, the patches from each view to the next, and the log.',
        ),
      ],
    ],
  },
  rejected: {
    summary: 'Sends the reason why the server refused a move or another frame of this client.',
    args: [
      [
        'refusal',
        Type.Object(
          {
            reason: Type.String({ description: 'A sentence to show to the player.' }),
            case: Type.String({ description: 'The rulebook case; empty if the rules are not the reason.' }),
            key: Type.String({ description: 'Identifies the reason, together with `values`.' }),
            values: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
            move: Type.String({ description: 'The name of the move or frame; empty if it could not be read.' }),
            stateID: Type.Integer({ description: 'The state id sent by the client; -1 if it could not be read.' }),
          },
          {
            description:
              '`reason` is a sentence for the player. `case` is the rulebook case, empty if the rules are not the reason. `key` and `values` identify the reason. `move` is the move or frame that was refused, `stateID` the state id that the client sent.',
          },
        ),
      ],
    ],
  },
  closing: {
    summary: 'Announces that the server is stopping. Clients should reconnect.',
    args: [['notice', Type.Object({ reason: Type.String() }, { description: 'A sentence to show to the player.' })]],
  },
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

export type ClientEvents = { [E in ClientEvent]: (...args: ClientArgs<E>) => void };
export type ServerEvents = { [E in ServerEvent]: (...args: ServerArgs<E>) => void };
