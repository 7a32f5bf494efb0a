import { type GrandArmada, HEADINGS, SHIPS, type ShipId, sideOf } from '../../../src/games/grand-armada/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { Speech } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/geography.js';
import { names } from './names.js';
import type { GrandArmadaTypes } from './session.js';
import type { GrandArmadaBoardWords } from './words/index.js';

type Heard = Speech<GrandArmadaTypes>;

const isShip = (id: string): id is ShipId => (SHIPS as readonly string[]).includes(id);
const shipsOf = ({ who = [] }: GameEvent): ShipId[] => who.filter(isShip);

/** What a side does as a whole: its name stands before it. */
const OF_A_SIDE = new Set(['forces', 'declines', 'holdsFire', 'deployed', 'historical', 'retreat']);

/** An entry as a sentence, with the ships it is about: one acts, the others are acted upon. */
function sentence(entry: GameEvent, { G, words, texts }: Heard): string {
  const ids = shipsOf(entry);
  const said = say(texts, `chronicle.${entry.key}`, entry.values);
  if (OF_A_SIDE.has(entry.key) && entry.by !== undefined) {
    return `${words.sides[sideOf(G, entry.by)]}: ${said}`;
  }
  if (!ids.length) return said;
  const [first, ...rest] = ids;
  if (entry.key === 'firesGuns' || entry.key === 'firesCrew') return `${names([first], words)} at ${names(rest, words)}: ${said}`;
  return `${names(ids, words)}: ${said}`;
}

/** How the chronicle is told. */
export const tellingFor = (speech: Heard): Storytelling => ({
  sentence: (entry) => sentence(entry, speech),
  before: speech.words.status.before,
  turn: speech.words.status.turn,
});

const STEERING = new Set(['advance', 'turns', 'trims', 'yaws', 'yawsFirst']);

const sameMove = (a: GameEvent, b: GameEvent) => STEERING.has(a.key) && STEERING.has(b.key) && a.who?.[0] === b.who?.[0];

/** One ship's way told in one go: every step of it in one entry, from hex to hex, and its heading at the end. */
function joined(words: GrandArmadaBoardWords, a: LogLine, b: LogLine): LogLine {
  const way = [...(a.entry.at ?? []), ...(b.entry.at ?? [])];
  const at = way.filter((hex, i) => hex !== way[i - 1]);
  const heading = b.entry.values?.heading ?? a.entry.values?.heading;
  const entry: GameEvent = { ...b.entry, at, values: heading === undefined ? {} : { heading } };
  const course = at.length > 1 ? at.join(' – ') : '';
  const facing = HEADINGS.find((each) => each === Number(heading));
  const turned = facing ? words.told.heading(words.headings[facing]) : '';
  return { ...a, entry, sentence: `${names(shipsOf(entry), words)}: ${[course, turned].filter(Boolean).join(', ')}.` };
}

/** The story with each ship's steps told as one course. */
export const folded = ({ words }: Pick<Heard, 'words'>, told: readonly LogLine[], fresh: number): Retold =>
  gathered(told, fresh, (before, next) => (sameMove(before.entry, next.entry) ? joined(words, before, next) : undefined));

/** The courses of what fled last, so that counters travel along them; sailing goes hex by hex anyway. */
export function coursesOf(told: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-4)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'flees' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** The places of an entry, or else where its ships are now. */
export function placesOf(G: GrandArmada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return shipsOf(entry).flatMap((id) => G.ships[id]?.hex ?? []);
}
