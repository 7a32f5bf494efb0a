import { type Armada, type SquadronId, sentence } from '../../../src/games/invincible-armada/face.js';
import type { GameEvent, Value } from '../../../src/kit/events.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { LogContext } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/places.js';
import { told } from './names.js';
import type { ArmadaTypes } from './session.js';

export const logWording = ({ G, texts, words: { status } }: LogContext<ArmadaTypes>): LogWording => ({
  sentence: (entry) => told(G, sentence(texts, entry)),
  before: status.before,
  turn: status.turn,
});

/** Returns the dice of two rolls on the same chart, or undefined if one sentence cannot show both. */
function bothRolls(a: GameEvent, b: GameEvent): GameEvent['roll'] | null {
  if (!a.roll && !b.roll) return undefined;
  if (!a.roll || !b.roll || a.roll.modifiers?.length || b.roll.modifiers?.length) return null;
  const { chart } = a.roll;
  return { ...(chart !== undefined && { chart }), dice: [...a.roll.dice, ...b.roll.dice] };
}

const valuesIn = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Returns one event for two adjacent ones, or undefined if each has its own line. */
function joined(a: GameEvent, b: GameEvent): GameEvent | undefined {
  const pair = `${a.key} ${b.key}`;
  const who = [...(a.who ?? []), ...(b.who ?? [])];
  switch (pair) {
    case 'handOfGod cancelled':
      return a.values?.chit === b.values?.chit ? { ...a, values: { ...a.values, cancels: true } } : undefined;
    case 'kept kept':
      return a.by === b.by && !a.values?.owned && !b.values?.owned
        ? { ...a, values: { chits: [...valuesIn(a.values?.chits ?? a.values?.chit), ...valuesIn(b.values?.chit)] } }
        : undefined;
    case 'placed placed':
      return { ...a, at: [...(a.at ?? []), ...(b.at ?? [])], who };
    case 'stay attack':
      return a.who?.[0] === b.who?.[0] ? { ...b, at: a.at, values: { ...b.values, stays: true } } : undefined;
    case 'ammoLasts ammoLasts': {
      const roll = bothRolls(a, b);
      return roll === null ? undefined : { ...a, who, values: { shot: [...valuesIn(a.values?.shot), ...valuesIn(b.values?.shot)] }, roll };
    }
  }
  return undefined;
}

/** Returns the log in which chits that one side draws and the other one holds say so. */
function withOwners(lines: readonly LogLine[], worded: LogWording['sentence']): readonly LogLine[] {
  let drawer: string | undefined;
  return lines.map((line) => {
    const { entry } = line;
    if (entry.key === 'drawn') drawer = entry.by;
    if (entry.key !== 'kept' || !drawer || entry.by === drawer) return line;
    const owned = { ...entry, values: { ...entry.values, owned: true } };
    return { ...line, entry: owned, sentence: worded(owned) };
  });
}

/** Returns the log without the ends of battles, and with events joined that one sentence can name. */
export function rewriteLog(context: LogContext<ArmadaTypes>, lines: readonly LogLine[], fresh: number): LogLines {
  const { sentence: worded } = logWording(context);
  return joinLines(withOwners(lines, worded), fresh, (before, { entry: next }) => {
    if (next.key === 'battleOver') return before;
    const entry = joined(before.entry, next);
    return entry && { ...before, entry, sentence: worded(entry) };
  });
}

const TRAVELS = new Set(['sail', 'sails', 'sailsIn', 'armada']);

/** Returns the routes of the latest moves, for animating counters. */
export function coursesOf(story: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of story.slice(-12)) {
    if (TRAVELS.has(entry.key) && entry.at) courses.set(entry.who?.[0] ?? 'armada', entry.at);
  }
  return courses;
}

/** Returns the places of an event or, if it has none, the current squares of its squadrons. */
export function placesOf(G: Armada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...entry.at];
  return (entry.who ?? []).flatMap((id) => G.squadrons[id as SquadronId]?.square ?? []);
}
