import { type GrandArmada, HEADINGS, SHIPS, type ShipId, sideOf } from '../../../src/games/grand-armada/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { Speech } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/geography.js';
import { shipName } from './names.js';
import type { GrandArmadaTypes } from './session.js';
import type { GrandArmadaBoardWords } from './words/index.js';

type Heard = Speech<GrandArmadaTypes>;

const isShip = (id: string): id is ShipId => (SHIPS as readonly string[]).includes(id);
const shipsOf = ({ who = [] }: GameEvent): ShipId[] => who.filter(isShip);

/** The log in the reader's language. */
export const tellingFor = ({ G, words, texts }: Heard): Storytelling => ({
  sentence: ({ key, by = null, at = [], who = [], values }) =>
    say(texts, `chronicle.${key}`, { by, at, who, ...(by !== null && { side: sideOf(G, by) }), ...values }),
  before: words.status.before,
  turn: words.status.turn,
});

const STEERING = new Set(['advance', 'turns', 'trims', 'yaws', 'yawsFirst']);

const sameMove = (a: GameEvent, b: GameEvent) => STEERING.has(a.key) && STEERING.has(b.key) && a.who?.[0] === b.who?.[0];

/** The steps of one ship's move as one line: its hexes and its last heading. */
function joined(words: GrandArmadaBoardWords, a: LogLine, b: LogLine): LogLine {
  const way = [...(a.entry.at ?? []), ...(b.entry.at ?? [])];
  const at = way.filter((hex, i) => hex !== way[i - 1]);
  const heading = b.entry.values?.heading ?? a.entry.values?.heading;
  const entry: GameEvent = { ...b.entry, at, values: heading === undefined ? {} : { heading } };
  const facing = HEADINGS.find((each) => each === Number(heading));
  const ship = words.list(shipsOf(entry).map(shipName));
  return { ...a, entry, sentence: words.told.course(ship, at, facing && words.headings[facing]) };
}

/** The log with the steps of each ship's move joined. */
export const folded = ({ words }: Pick<Heard, 'words'>, told: readonly LogLine[], fresh: number): Retold =>
  gathered(told, fresh, (before, next) => (sameMove(before.entry, next.entry) ? joined(words, before, next) : undefined));

/** The courses of the latest withdrawals, along which counters are animated. Other moves are single hexes. */
export function coursesOf(told: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-4)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'flees' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** The hexes of an event; without any, the current hexes of its ships. */
export function placesOf(G: GrandArmada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return shipsOf(entry).flatMap((id) => G.ships[id]?.hex ?? []);
}
