import { createHash } from 'node:crypto';
import type { LogEntry, State } from 'boardgame.io';
import { movesOf } from '../../src/boardgame/game.js';
import type { GameEvent } from '../../src/kit/events.js';
import { english } from '../../src/kit/language.js';
import { say } from '../../src/kit/texts.js';
import { type HostedGame, viewOf } from '../match/games.js';
import type { Subscription } from '../storage/notificationStore.js';
import type { MatchData } from '../storage/store.js';
import { words } from './words/index.js';

/** What a seat is told, whatever the channel. It holds nothing that opens a seat. */
export interface Message {
  /** The same for every attempt at one message, so that who gets it twice can tell. */
  readonly id: string;
  readonly event: 'turn' | 'set';
  /** One sentence: what for, which game, against whom. */
  readonly headline: string;
  readonly game: string;
  readonly title: string;
  readonly match: string;
  readonly opponent: string;
  /** The last lines of the chronicle since the seat moved. */
  readonly happened: readonly string[];
  readonly link: string;
}

/** As many lines of the chronicle are told, of so many moves. */
const LINES = 2;
export const MOVES = 30;

export interface About {
  readonly hosted: HostedGame;
  readonly metadata: MatchData;
  /** Where people reach the server. */
  readonly publicUrl: string;
}

function common({ hosted, metadata, publicUrl }: About, { matchID, playerID }: Subscription) {
  const title = hosted.told?.present(english).title ?? hosted.name;
  const others = Object.entries(metadata.players).filter(([id]) => id !== playerID);
  const opponent = others.map(([, { name }]) => name).filter(Boolean);
  return {
    game: hosted.name,
    title,
    match: matchID,
    opponent: opponent.join(', ') || english.of(words).somebody,
    link: `${publicUrl}/match/${hosted.name}/${matchID}`,
  };
}

const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 24);

/** What is told once, when the messages are set. */
export function greeting(about: About, subscription: Subscription): Message {
  const rest = common(about, subscription);
  const headline = english.of(words).here(rest.title, rest.opponent);
  return { id: idOf(subscription.id), event: 'set', headline, ...rest, happened: [] };
}

/** A seat that is asked. */
export interface SeatAsked extends Subscription {
  readonly turn: number;
  /** What it had planned was dropped since. */
  readonly planDropped?: boolean;
}

/** That it is the seat's turn. @param log the entries of the moves that led to the state, in order */
export function turnMessage(about: About, seat: SeatAsked, state: State, log: LogEntry[]): Message {
  const rest = common(about, seat);
  const headline = english.of(words)[seat.planDropped ? 'planDropped' : 'yourTurn'](rest.title, rest.opponent);
  return { id: idOf(seat.id, seat.turn), event: 'turn', headline, ...rest, happened: happened(about.hosted, seat.playerID, state, log) };
}

/** The last lines of the chronicle since the seat's own last move, as the seat may see them. */
function happened(hosted: HostedGame, playerID: string, state: State, log: LogEntry[]): string[] {
  const { told } = hosted;
  if (!told) return [];
  const { view, log: seen } = viewOf(hosted, { ...state, deltalog: log }, playerID);
  const moves = movesOf(seen);
  const since = moves.slice(moves.findLastIndex((move) => move.playerID === playerID) + 1);
  // A new turn is a heading of the chronicle, and no line.
  const entries = since.flatMap(({ chronicle }) => chronicle).filter(({ key }) => key !== 'turn');
  return entries.slice(-LINES).map((entry) => sentence(told, view.G, entry));
}

function sentence({ present, pieceName }: NonNullable<HostedGame['told']>, G: unknown, entry: GameEvent): string {
  const { key, by, at = [], who = [], values } = entry;
  const said = say(present(english).texts, `chronicle.${key}`, { by: by ?? null, at, who, ...values });
  const names = who.map((piece) => pieceName?.(G, piece)).filter((name) => name !== undefined);
  return names.length ? `${names.join(', ')}: ${said}` : said;
}
