import { areaOfPort, fleetOf, lengthOf, type Salamis, seatOf, type Way } from '../../../src/games/salamis-ad-actium/face.js';
import type { GameEvent, Value } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { LogLine } from '../../kit/panels/Log.js';
import { shipName, squadronName } from './names.js';
import type { View } from './session.js';

/** A chronicle in which ships are called by their names as the viewer knows them. */
export const telling = ({ texts, words: { status } }: Pick<View, 'texts' | 'words'>): Storytelling => ({
  sentence: (entry) => say(texts, `chronicle.${entry.key}`, entry.values),
  before: status.before,
  turn: status.turn,
});

/** What an entry is about: ships where they lie or went down, forts; of a campaign areas, and the areas of its ports and fleets. */
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

/** An entry as it is shown: a ship's begins with her name and has the colour of her side; a counter out of the bag is no throw of dice. */
function toldOf({ G, words: { status } }: View, told: LogLine): LogLine {
  const { roll, ...rest } = told.entry;
  const [first] = rest.who ?? [];
  const ship = first === undefined ? undefined : G.ships[first];
  const by = rest.by ?? (ship && seatOf(G, G.squadrons[ship.sq].side));
  const entry = { ...rest, ...(by !== undefined && { by }), ...(roll && rest.key !== 'draw' && { roll }) };
  if (first === undefined || !ship) return { ...told, entry };
  const [, second] = rest.who ?? [];
  const struck = second !== undefined && AGAINST.has(rest.key) && (G.ships[second] || second in G.forts);
  const whose = struck ? status.against(shipName(G, first), shipName(G, second)) : (wholeSquadron(G, rest) ?? shipName(G, first));
  return { ...told, entry, sentence: `${whose}: ${told.sentence}` };
}

/** The squadron that takes its place as one. */
const wholeSquadron = (G: Salamis, { key, values }: GameEvent): string | undefined =>
  key === 'placed' ? squadronName(G, String(values?.squadron)) : undefined;

/** What one ship does to another: both are named. */
const AGAINST: ReadonlySet<string> = new Set(['ram', 'ramAnswer', 'rake', 'bumps', 'collision', 'shoots', 'grapple', 'captured', 'slides']);

/** The squadron that goes somewhere in an entry, its course whole: whoever is stopped on the way has a line of her own. */
function squadronOf({ G }: View, { key, who = [], values }: GameEvent): string | undefined {
  const [id] = who;
  return key === 'moves' && id !== undefined && values?.end === undefined ? G.ships[id]?.sq : undefined;
}

/** Mm that each ship of an entry goes. */
const lengthsOf = ({ values }: GameEvent): readonly number[] => {
  const ways: unknown = values?.ways ?? [values?.way];
  return (ways as readonly Way[]).map(lengthOf);
};

/** Several ships of a squadron that sail one after the other, in one line. */
function together(view: View, squadron: string, { entry: first, ...rest }: LogLine, { entry: second }: LogLine): LogLine {
  const ways = [...((first.values?.ways as Value[] | undefined) ?? [first.values?.way ?? []]), second.values?.way ?? []];
  const entry = { ...first, who: [...(first.who ?? []), ...(second.who ?? [])], values: { ways } };
  const lengths = lengthsOf(entry);
  const { status } = view.words;
  const sentence = status.squadronGoes(squadronName(view.G, squadron), lengths.length, Math.min(...lengths), Math.max(...lengths));
  return { ...rest, entry, sentence };
}

/** The story with each ship called by her name, and a squadron's moves in one line. */
export function retell(view: View, told: readonly LogLine[], fresh: number): Retold {
  const named = told.map((each) => toldOf(view, each));
  return gathered(named, fresh, (before, next) => {
    const squadron = squadronOf(view, next.entry);
    return squadron !== undefined && squadronOf(view, before.entry) === squadron ? together(view, squadron, before, next) : undefined;
  });
}
