import { areaOfPort, type Events, fleetOf, lengthOf, type Salamis, seatOf, type Way } from '../../../src/games/salamis-ad-actium/face.js';
import type { GameEvent, Value } from '../../../src/kit/events.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { LogLine } from '../../kit/panels/Log.js';
import { shipName, squadronName } from './names.js';
import { craft } from './sentences/deeds.js';
import type { View } from './session.js';

/** Compiles only with a key of the game's events. */
const isEvent = ({ key }: GameEvent, wanted: keyof Events): boolean => key === wanted;

/** How the log is worded before `retell` adds the names. */
export const telling = ({ texts, words: { status } }: Pick<View, 'texts' | 'words'>): Storytelling => ({
  sentence: (entry) => say(texts, `chronicle.${entry.key}`, entry.values),
  before: status.before,
  turn: status.turn,
});

/** The places of an event: ships, forts, and in a campaign its areas and those of its ports and fleets. */
export function placesOf(G: Salamis, { who = [], at = [], values }: GameEvent): string[] {
  const { camp } = G;
  const pieces = who.filter((id) => G.ships[id] || id in G.forts);
  if (!camp) return pieces;
  const port = typeof values?.port === 'string' ? areaOfPort(camp, values.port) : undefined;
  const named = [...who, values?.fleet].map((id) =>
    typeof id === 'string' ? (camp.fleets[id] ?? camp.fleets[fleetOf(camp, id) ?? ''])?.area : undefined,
  );
  return [...pieces, ...at, ...[port, ...named].filter((id) => id !== undefined)];
}

const isPiece = (G: Salamis, id: string | undefined): id is string => id !== undefined && (G.ships[id] !== undefined || id in G.forts);

/** A ship, a fort, or a ship of the campaign by its name. */
const pieceName = (view: View, id: string | undefined): string | null => {
  if (id === undefined) return null;
  return isPiece(view.G, id) ? shipName(view.G, id) : craft(view, [id]);
};

/** Names for the sentence of an event: `other` is the last in `who`, `group` are those before it. Null where the event has none. */
export function namesIn(view: View, { who = [], by, values }: GameEvent): Values {
  const { G, seatName } = view;
  const [first] = who;
  const squadron = values?.squadron;
  const fort = typeof values?.fort === 'string' ? values.fort : first;
  const fleet = typeof values?.fleet === 'string' ? G.camp?.fleets[values.fleet]?.name : undefined;
  return {
    ship: fleet ?? pieceName(view, first),
    other: who.length > 1 ? pieceName(view, who.at(-1)) : null,
    group:
      who
        .slice(0, -1)
        .map((id) => pieceName(view, id))
        .join(', ') || null,
    squadronName: typeof squadron === 'string' ? squadronName(G, squadron) : null,
    fortName: fort !== undefined && fort in G.forts ? shipName(G, fort) : null,
    seat: by === undefined ? null : seatName(by),
  };
}

/** A line with the names of its ships and the colour of their side. A counter drawn from the bag is not shown as dice. */
function withNames(view: View, line: LogLine): LogLine {
  const { G, texts } = view;
  const { roll, ...rest } = line.entry;
  const [first] = rest.who ?? [];
  const ship = first === undefined ? undefined : G.ships[first];
  const by = rest.by ?? (ship && seatOf(G, G.squadrons[ship.sq].side));
  const entry = { ...rest, ...(by !== undefined && { by }), ...(roll && !isEvent(rest, 'draw') && { roll }) };
  return { ...line, entry, sentence: say(texts, `chronicle.${rest.key}`, { ...rest.values, ...namesIn(view, rest) }) };
}

/** The squadron of a ship that moves its whole course. A ship that is stopped keeps its own line. */
function squadronOf({ G }: View, event: GameEvent): string | undefined {
  const { who: [id] = [], values } = event;
  return isEvent(event, 'moves') && id !== undefined && values?.end === undefined ? G.ships[id]?.sq : undefined;
}

/** How far each ship of an event moves, in mm. */
const lengthsOf = ({ values }: GameEvent): readonly number[] => {
  const ways: unknown = values?.ways ?? [values?.way];
  return (ways as readonly Way[]).map(lengthOf);
};

/** Joins the moves of two ships of a squadron in one line. */
function together(view: View, squadron: string, { entry: first, ...rest }: LogLine, { entry: second }: LogLine): LogLine {
  const ways = [...((first.values?.ways as Value[] | undefined) ?? [first.values?.way ?? []]), second.values?.way ?? []];
  const entry = { ...first, who: [...(first.who ?? []), ...(second.who ?? [])], values: { ways } };
  const lengths = lengthsOf(entry);
  const { status } = view.words;
  const sentence = status.squadronGoes(squadronName(view.G, squadron), lengths.length, Math.min(...lengths), Math.max(...lengths));
  return { ...rest, entry, sentence };
}

/** The log with the names of ships and squadrons, and the moves of a squadron in one line. */
export function retell(view: View, told: readonly LogLine[], fresh: number): Retold {
  const named = told.map((line) => withNames(view, line));
  return gathered(named, fresh, (before, next) => {
    const squadron = squadronOf(view, next.entry);
    return squadron !== undefined && squadronOf(view, before.entry) === squadron ? together(view, squadron, before, next) : undefined;
  });
}
