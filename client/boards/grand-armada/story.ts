import { type GrandArmada, HEADINGS, SHIPS, type ShipId, sideOf } from '../../../src/games/grand-armada/face.js';
import type { GameEvent, Value } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { LogContext } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/geography.js';
import { shipName } from './names.js';
import type { GrandArmadaTypes } from './session.js';
import type { GrandArmadaBoardWords } from './words/index.js';

type Heard = LogContext<GrandArmadaTypes>;

const isShip = (id: string): id is ShipId => (SHIPS as readonly string[]).includes(id);
const shipsOf = ({ who = [] }: GameEvent): ShipId[] => who.filter(isShip);

/** Returns the wording of the log in the viewer's language. */
export const logWording = ({ G, words, texts }: Pick<Heard, 'words' | 'G' | 'texts'>): LogWording => ({
  sentence: ({ key, by = null, at = [], who = [], values }) =>
    say(texts, `chronicle.${key}`, { by, at, who, ...(by !== null && { side: sideOf(G, by) }), ...values }),
  before: words.status.before,
  turn: words.status.turn,
});

const STEERING = new Set(['advance', 'turns', 'trims', 'yaws', 'yawsFirst']);

const sameMove = (a: GameEvent, b: GameEvent) => STEERING.has(a.key) && STEERING.has(b.key) && a.who?.[0] === b.who?.[0];

/** Joins two log lines of one ship's move into a line that lists the hexes passed and the last heading. */
function joined(words: GrandArmadaBoardWords, a: LogLine, b: LogLine): LogLine {
  const way = [...(a.entry.at ?? []), ...(b.entry.at ?? [])];
  const at = way.filter((hex, i) => hex !== way[i - 1]);
  const values = { ...a.entry.values, ...b.entry.values };
  // A move that stays in its hex cites the rule for turns.
  const entry: GameEvent = { ...b.entry, case: at.length > 1 ? '5.1' : '5.3', at, values };
  const ship = words.list(shipsOf(entry).map(shipName));
  return { ...a, entry, sentence: words.told.course(ship, at, headingIn(words, values.heading), towIn(words, entry)) };
}

const headingIn = (words: GrandArmadaBoardWords, heading: Value | undefined): string | undefined => {
  const facing = HEADINGS.find((each) => each === Number(heading));
  return facing && words.headings[facing];
};

/** Returns text about the towed ship: its heading and its hex, just left by the towing ship. */
function towIn(words: GrandArmadaBoardWords, { at = [], values = {} }: GameEvent): string | undefined {
  const tow = SHIPS.find((id) => id === values.tow);
  return tow && words.told.tow(shipName(tow), at.at(-2) ?? '', headingIn(words, values.towHeading) ?? '');
}

/** Whether an event says that a ship stays, which its MP of 0 have just said. */
const staysBecalmed = (a: GameEvent, b: GameEvent) => a.key === 'becalmed' && b.key === 'stays' && a.who?.[0] === b.who?.[0];

/** Returns the log with the steps of each ship's move joined, and with Victory Points only if they have changed. */
export function rewriteLog(context: Pick<Heard, 'words' | 'G' | 'texts'>, told: readonly LogLine[], fresh: number): LogLines {
  const { words } = context;
  let [english, spanish]: readonly (Value | undefined)[] = [0, 0];
  return joinLines(told, fresh, (before, next) => {
    if (next.entry.key === 'points') {
      const { E, S } = next.entry.values ?? {};
      const same = E === english && S === spanish;
      [english, spanish] = [E, S];
      return same ? before : undefined;
    }
    if (staysBecalmed(before.entry, next.entry)) {
      const entry = { ...before.entry, values: { ...before.entry.values, stays: true } };
      return { ...before, entry, sentence: logWording(context).sentence(entry) };
    }
    return sameMove(before.entry, next.entry) ? joined(words, before, next) : undefined;
  });
}

/** Returns the courses of the latest withdrawals, for animation. Other moves need none, because each of their events covers one hex. */
export function coursesOf(told: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-4)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'flees' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** Returns the hexes of an event or, if it has none, the current hexes of its ships. */
export function placesOf(G: GrandArmada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return shipsOf(entry).flatMap((id) => G.ships[id]?.hex ?? []);
}
