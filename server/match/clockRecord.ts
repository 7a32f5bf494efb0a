import type { LogEntry, State } from 'boardgame.io';
import { opened } from '../../src/boardgame/clock/clock.js';
import type { ClockEvent, ClockRecord } from '../../src/boardgame/clock/terms.js';
import { TAKE_BACK } from '../../src/boardgame/constants.js';
import type { LoggedMove } from '../../src/boardgame/game.js';
import type { MatchData } from '../storage/store.js';
import { clockOf, type TimedEntry } from './clocks.js';

/** What the log calls what happens to clocks, as the match file has it. */
const EVENTS: Readonly<Record<string, ClockEvent['did']>> = { adjourn: 'pause', resume: 'resume', vacation: 'vacation', endGame: 'claim' };

interface StoredMatch {
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly metadata: MatchData;
}

/** The clocks of a match as its file tells them; nothing where it has none. @param moves those that stand */
export function clockRecord({ state, log, metadata }: StoredMatch, moves: readonly LoggedMove[]): ClockRecord | undefined {
  const { clock: kept, players } = metadata;
  if (!kept) return undefined;
  const { left } = clockOf(state, metadata) ?? opened(kept.terms, 0, Object.keys(players), []);
  return { terms: kept.terms, began: kept.began ?? null, events: eventsIn(log, moves), left: { ...left } };
}

/** What happened to the clocks. Vacation between moves that were taken back could not be told from times that are gone with them. */
function eventsIn(log: readonly TimedEntry[], moves: readonly LoggedMove[]): ClockEvent[] {
  let events: { readonly stateID: number; readonly event: ClockEvent }[] = [];
  for (const entry of log) {
    const { action, clocks, _stateID: stateID } = entry;
    const to = clocks && action.payload.type === TAKE_BACK ? Number(action.payload.args[0]) : stateID;
    events = events.filter((before) => before.event.did !== 'vacation' || before.stateID < to);
    const event = eventOf(entry, moves.filter((move) => move.stateID < to).length);
    if (event) events.push({ stateID, event });
  }
  return events.map(({ event }) => event);
}

/** What an entry of the log tells of the clocks: what has no time did nothing to them. @param n moves that stand before it */
function eventOf({ action, at, clocks }: TimedEntry, n: number): ClockEvent | undefined {
  const { type, playerID, args } = action.payload;
  if (at === undefined) return undefined;
  if (clocks) return { n, at, did: 'back', by: String(playerID), ...clocks };
  const did = action.type === 'GAME_EVENT' && Object.hasOwn(EVENTS, type) ? EVENTS[type] : undefined;
  return (
    did && {
      n,
      at,
      did,
      by: String(playerID),
      ...(args.length > 0 && (did === 'vacation' || did === 'resume') && { days: Number(args[0]) }),
    }
  );
}
