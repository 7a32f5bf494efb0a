import type { LogEntry, State } from 'boardgame.io';
import { opened } from '../../src/boardgame/clock/clock.js';
import type { ClockEvent, ClockRecord } from '../../src/boardgame/clock/terms.js';
import { TAKE_BACK } from '../../src/boardgame/constants.js';
import type { LoggedMove } from '../../src/boardgame/game.js';
import type { MatchData } from '../storage/store.js';
import { clockOf, type TimedEntry } from './clocks.js';

const EVENTS: Readonly<Record<string, ClockEvent['did']>> = { adjourn: 'pause', resume: 'resume', vacation: 'vacation', endGame: 'claim' };

interface StoredMatch {
  readonly state: State;
  readonly log: readonly LogEntry[];
  readonly metadata: MatchData;
}

/**
 * Returns the clock data of a match file, or undefined if the match has no clock.
 * @param moves moves that were not taken back
 */
export function clockRecord({ state, log, metadata }: StoredMatch, moves: readonly LoggedMove[]): ClockRecord | undefined {
  const { clock: kept, players } = metadata;
  if (!kept) return undefined;
  const { left } = clockOf(state, metadata) ?? opened(kept.terms, 0, Object.keys(players), []);
  return { terms: kept.terms, began: kept.began ?? null, events: eventsIn(log, moves), left: { ...left } };
}

/** Returns the clock events. Omits vacation during moves later taken back, because the times of these moves are not stored. */
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
