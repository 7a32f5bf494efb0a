import { movesOf } from '../../../src/boardgame/game.js';
import { sentence } from '../../../src/games/invincible-armada/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import type { Told } from '../../kit/Chronicle.js';
import type { PlaceId } from './chart/places.js';
import { boardText } from './texts.js';

type Log = Parameters<typeof movesOf>[0];

/** The whole chronicle of a match: what happened at the set-up, then move by move, under a heading for each turn. */
export function storyOf(log: Log, prologue: readonly Entry[]): Told[] {
  const told: Told[] = [];
  let heading: string | undefined = boardText.status.before;
  const add = (entry: Entry, id: string) => {
    if (entry.key === 'turn') heading = boardText.status.turn(Number(entry.values?.turn));
    else {
      told.push({ id, entry, sentence: sentence(entry), heading });
      heading = undefined;
    }
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
