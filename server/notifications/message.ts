import { createHash } from 'node:crypto';
import type { LogEntry, State } from 'boardgame.io';
import { movesOf } from '../../src/boardgame/game.js';
import type { Offer } from '../../src/boardgame/offers.js';
import type { GameEvent } from '../../src/kit/events.js';
import { english } from '../../src/kit/language.js';
import { say } from '../../src/kit/texts.js';
import { type HostedGame, viewOf } from '../match/games.js';
import type { Subscription } from '../storage/notificationStore.js';
import type { MatchData } from '../storage/store.js';
import { words } from './words/index.js';

/** Content of a notification on any channel. Contains no credentials. */
export interface Message {
  /** Id of the message, the same for every attempt to send it. */
  readonly id: string;
  readonly event: 'turn' | 'offer' | 'set';
  readonly headline: string;
  readonly game: string;
  readonly title: string;
  readonly match: string;
  readonly opponent: string;
  readonly happened: readonly string[];
  readonly link: string;
}

const MAX_LINES = 2;
export const MOVES = 30;

export interface About {
  readonly hosted: HostedGame;
  readonly metadata: MatchData;
  readonly publicUrl: string;
}

function common({ hosted, metadata, publicUrl }: About, { matchID, playerID }: Subscription) {
  const title = hosted.texts?.present(english).title ?? hosted.name;
  const others = Object.entries(metadata.players).filter(([id]) => id !== playerID);
  const opponent = others.map(([, { name }]) => name).filter(Boolean);
  return {
    game: hosted.name,
    title,
    match: matchID,
    opponent: opponent.join(', ') || english.of(words).anonymous,
    link: `${publicUrl}/match/${hosted.name}/${matchID}`,
  };
}

const idOf = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url').slice(0, 24);

export function testMessage(about: About, subscription: Subscription): Message {
  const rest = common(about, subscription);
  const headline = english.of(words).here(rest.title, rest.opponent);
  return { id: idOf(subscription.id), event: 'set', headline, ...rest, happened: [] };
}

export interface SeatAsked extends Subscription {
  readonly turn: number;
  readonly planDropped?: boolean;
}

/** @param log the entries up to the state, in order */
export function turnMessage(about: About, seat: SeatAsked, state: State, log: LogEntry[]): Message {
  const rest = common(about, seat);
  const headline = english.of(words)[seat.planDropped ? 'planDropped' : 'yourTurn'](rest.title, rest.opponent);
  return { id: idOf(seat.id, seat.turn), event: 'turn', headline, ...rest, happened: happened(about.hosted, seat.playerID, state, log) };
}

export interface OfferedTo extends Subscription {
  readonly offer: Offer;
}

/** @param log the entries up to the state, in order */
export function offerMessage(about: About, { offer, ...seat }: OfferedTo, state: State, log: LogEntry[]): Message {
  const rest = common(about, seat);
  const headline = english.of(words).offer[offer.kind](rest.title, rest.opponent);
  return { id: idOf(seat.id, offer.id), event: 'offer', headline, ...rest, happened: happened(about.hosted, seat.playerID, state, log) };
}

/** Returns the last of the log lines since the seat's latest move, as the seat may see them. */
function happened(hosted: HostedGame, playerID: string, state: State, log: LogEntry[]): string[] {
  const { texts } = hosted;
  if (!texts) return [];
  const { view, log: seen } = viewOf(hosted, { ...state, deltalog: log }, playerID);
  const moves = movesOf(seen);
  const since = moves.slice(moves.findLastIndex((move) => move.playerID === playerID) + 1);
  // Turn events are headings, not lines.
  const entries = since.flatMap(({ chronicle }) => chronicle).filter(({ key }) => key !== 'turn');
  return entries.slice(-MAX_LINES).map((entry) => sentence(texts, view.G, entry));
}

function sentence({ present, pieceName }: NonNullable<HostedGame['texts']>, G: unknown, entry: GameEvent): string {
  const { key, by, at = [], who = [], values } = entry;
  const said = say(present(english).texts, `chronicle.${key}`, { by: by ?? null, at, who, ...values });
  const names = who.map((piece) => pieceName?.(G, piece)).filter((name) => name !== undefined);
  return names.length ? `${names.join(', ')}: ${said}` : said;
}
