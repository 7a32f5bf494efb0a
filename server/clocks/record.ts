import type { LogEntry, State } from 'boardgame.io';
import { opened } from '../../src/boardgame/clock/clock.js';
import type { ClockEvent, ClockRecord } from '../../src/boardgame/clock/terms.js';
import type { LoggedMove } from '../../src/boardgame/game.js';
import type { MatchData } from '../store.js';
import { clockOf, type TimedEntry } from './clocks.js';

/** What the log calls what happens to clocks, as the match file has it. */
const EVENTS: Readonly<Record<string, ClockEvent['did']>> = { pause: 'pause', resume: 'resume', vacation: 'vacation', endGame: 'claim' };

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
  return {
    terms: kept.terms,
    began: kept.began ?? null,
    events: log.flatMap((entry) => eventOf(entry, moves)),
    left: { ...left },
  };
}

/** What an entry of the log tells of the clocks: what has no time did nothing to them. */
function eventOf({ action, _stateID, at }: TimedEntry, moves: readonly LoggedMove[]): ClockEvent[] {
  const { type, playerID, args } = action.payload;
  const did = action.type === 'GAME_EVENT' && Object.hasOwn(EVENTS, type) ? EVENTS[type] : undefined;
  if (!did || at === undefined) return [];
  const n = moves.filter(({ stateID }) => stateID < _stateID).length;
  return [{ n, at, did, by: String(playerID), ...(did === 'vacation' && { days: Number(args[0]) }) }];
}
