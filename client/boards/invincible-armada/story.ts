import { movesOf } from '../../../src/boardgame/game.js';
import { texts } from '../../../src/games/invincible-armada/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import type { Told } from '../../kit/Chronicle.js';
import type { PlaceId } from './chart/places.js';
import { boardText } from './texts.js';

/** An entry's sentence in the game's words; pieces, places and side are among what it may fill in. */
export const tell = (entry: Entry): string =>
  say(texts, `chronicle.${entry.key}`, {
    ...entry.values,
    who: entry.who ?? [],
    at: entry.at ?? [],
    by: entry.by ?? null,
    ...(entry.roll && { total: entry.roll.total ?? null, dice: entry.roll.dice }),
  });

type Log = Parameters<typeof movesOf>[0];

/** The whole chronicle of a match: what happened at the set-up, then move by move, under a heading for each turn. */
export function storyOf(log: Log, prologue: readonly Entry[]): Told[] {
  const told: Told[] = [];
  const add = (entry: Entry, id: string) => {
    const isTurn = entry.key === 'turn';
    const heading = isTurn ? boardText.status.turn(Number(entry.values?.turn)) : told.length ? undefined : boardText.status.before;
    told.push({ id, entry, sentence: tell(entry), heading });
  };
  for (const [i, entry] of prologue.entries()) add(entry, `p${i}`);
  for (const { stateID, chronicle } of movesOf(log)) for (const [i, entry] of chronicle.entries()) add(entry, `${stateID}.${i}`);
  return told;
}

const TRAVELS = new Set(['sail', 'sails', 'sailsIn', 'armada']);

/** The courses of what moved last, so that counters travel along them. */
export function coursesOf(told: readonly Told[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-12)) {
    if (TRAVELS.has(entry.key) && entry.at) courses.set(entry.who?.[0] ?? 'armada', entry.at);
  }
  return courses;
}
