import {
  areaOfPort,
  type BattleCast,
  type Events,
  fleetOf,
  lengthOf,
  type Salamis,
  seatOf,
  shortFleetName,
  type Way,
} from '../../../src/games/salamis-ad-actium/face.js';
import type { GameEvent, Roll, Value } from '../../../src/kit/events.js';
import { grammarOf } from '../../../src/kit/language.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { LogLine } from '../../kit/panels/Log.js';
import { shipName, squadronName } from './names.js';
import { craft } from './sentences/deeds.js';
import type { View } from './session.js';
import { gameWordsIn } from './words/game.js';

/** Whether an event has the given key, which is checked against the game's keys. */
const isEvent = ({ key }: GameEvent, wanted: keyof Events): boolean => key === wanted;

/** Returns the wording of the log, to which `rewriteLog` adds names. */
export const logWording = ({ texts, words: { status } }: Pick<View, 'texts' | 'words'>): LogWording => ({
  sentence: (entry) => say(texts, `chronicle.${entry.key}`, entry.values),
  before: status.before,
  turn: status.turn,
});

/** Returns the places of an event: ships and forts; in a campaign, areas, including those of its ports and fleets. */
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

/** Returns the name of a ship, a fort, or a ship of the campaign. */
const pieceName = (view: View, id: string | undefined): string | null => {
  if (id === undefined) return null;
  if (isPiece(view.G, id)) return shipName(view.G, id);
  return view.G.camp?.ships[id] ? craft(view, [id]) : null;
};

/** Events whose `name` is an officer's. The officer's old ship is the last in `who`. */
const OFFICER_EVENTS: readonly string[] = ['officerLost', 'officerSaved', 'newCommander'] satisfies (keyof Events)[];

/** Returns a squadron's name, with its side's if the enemy has a squadron of the same name. */
function squadronIn({ G, words, language }: View, sq: string): string {
  const name = squadronName(G, sq);
  const { side, name: given } = G.squadrons[sq] ?? {};
  const isShared = side !== undefined && Object.values(G.squadrons).some((other) => other.side !== side && other.name === given);
  return isShared ? words.status.squadronOf(name, shortFleetName(G, side, gameWordsIn(language).fleets)) : name;
}

/** Returns the name of an officer, which is the squadron's in a points battle or campaign. */
function officerIn(view: View, id: string | undefined, name: string): string {
  const { ships, squadrons } = view.G;
  const { side } = squadrons[ships[id ?? '']?.sq] ?? {};
  const own = Object.keys(squadrons).find((sq) => squadrons[sq].side === side && squadrons[sq].name === name);
  return own === undefined ? name : squadronIn(view, own);
}

/**
 * Returns the names to use in an event's sentence. `other` is the last piece in `who`; `group` lists the others;
 * `joint` means there are several.
 */
export function namesIn(view: View, { key, who = [], at = [], by, values, roll }: GameEvent): Values {
  const { G, seatName } = view;
  const [first] = who;
  const squadron = values?.squadron;
  const fort = typeof values?.fort === 'string' ? values.fort : first;
  const fleet = typeof values?.fleet === 'string' ? G.camp?.fleets[values.fleet]?.name : undefined;
  const seat = by ?? (values?.side === 0 || values?.side === 1 ? seatOf(G, values.side) : undefined);
  return {
    ship: fleet ?? pieceName(view, first),
    other: who.length > 1 ? pieceName(view, who.at(-1)) : null,
    group: grammarOf(view.language.tag).list(who.slice(0, -1).flatMap((id) => pieceName(view, id) ?? [])) || null,
    joint: who.length > 2,
    area: G.camp ? (at[0] ?? null) : null,
    squadronName: typeof squadron === 'string' ? squadronIn(view, squadron) : null,
    fortName: fort !== undefined && fort in G.forts ? shipName(G, fort) : null,
    seat: seat === undefined ? null : seatName(seat),
    dice: roll?.dice ?? null,
    ...(typeof values?.target === 'string' && { target: pieceName(view, values.target) }),
    ...(OFFICER_EVENTS.includes(key) && typeof values?.name === 'string' && { name: officerIn(view, who.at(-1), values.name) }),
  };
}

/** Returns the roll of an assault with the defence die as a modifier, so that its parts add up to the total [12.2]. */
function assaultRoll(roll: Roll): Roll {
  const [attack, defence] = roll.dice;
  return defence === undefined ? roll : { ...roll, dice: [attack], modifiers: [...(roll.modifiers ?? []), ['defenceDie', -defence]] };
}

/** Returns the roll that a line shows. A counter drawn from the bag is not shown as dice. */
function shownRoll(entry: GameEvent): Roll | undefined {
  if (!entry.roll || isEvent(entry, 'draw')) return undefined;
  return isEvent(entry, 'assault') ? assaultRoll(entry.roll) : entry.roll;
}

/** Adds the names of ships and the colour of their side to a line. */
function withNames(view: View, line: LogLine): LogLine {
  const { G, texts } = view;
  const { roll: _rolled, ...rest } = line.entry;
  const roll = shownRoll(line.entry);
  const [first] = rest.who ?? [];
  const ship = first === undefined ? undefined : G.ships[first];
  const by = rest.by ?? (ship && seatOf(G, G.squadrons[ship.sq].side));
  const entry = { ...rest, ...(by !== undefined && { by }), ...(roll && { roll }) };
  return {
    ...line,
    entry,
    sentence: say(texts, `chronicle.${rest.key}`, { ...rest.values, ...namesIn(view, { ...entry, roll: line.entry.roll }) }),
  };
}

/**
 * Returns the view that provides the names for each line. A campaign state lacks the ships of past battles, and battles
 * reuse squadron ids, so lines of a past battle take their names from its last event.
 */
function viewsOf(view: View, told: readonly LogLine[]): View[] {
  let current = view;
  return told
    .toReversed()
    .map(({ entry }) => {
      if (isEvent(entry, 'meets')) current = view;
      const cast = isEvent(entry, 'battleEnds') ? entry.values?.cast : undefined;
      if (cast) current = { ...view, G: inBattle(view.G, cast as unknown as BattleCast) };
      return current;
    })
    .reverse();
}

/** Returns the state with the ships, squadrons and forts of an earlier battle. The log uses only their names. */
const inBattle = (G: Salamis, { ships, squadrons, forts }: BattleCast): Salamis => ({
  ...G,
  ships: ships as Salamis['ships'],
  squadrons: squadrons as Salamis['squadrons'],
  forts: forts as Salamis['forts'],
});

/** Returns the squadron of a ship that completes its course; undefined for a stopped ship, which keeps its own line. */
function squadronOf({ G }: View, event: GameEvent): string | undefined {
  const { who: [id] = [], values } = event;
  return isEvent(event, 'moves') && id !== undefined && values?.end === undefined ? G.ships[id]?.sq : undefined;
}

/** Returns how far each ship of an event moves, in mm. */
const lengthsOf = ({ values }: GameEvent): readonly number[] => {
  const ways: unknown = values?.ways ?? [values?.way];
  return (ways as readonly Way[]).map(lengthOf);
};

/** Merges a ship's move into the log line of its squadron's moves. */
function together(view: View, squadron: string, { entry: first, ...rest }: LogLine, { entry: second }: LogLine): LogLine {
  const ways = [...((first.values?.ways as Value[] | undefined) ?? [first.values?.way ?? []]), second.values?.way ?? []];
  const entry = { ...first, who: [...(first.who ?? []), ...(second.who ?? [])], values: { ways } };
  const sentence = view.words.status.squadronGoes(squadronIn(view, squadron), lengthsOf(entry));
  return { ...rest, entry, sentence };
}

type Stream = 'current' | 'tide' | 'windDrift';
const streamOf = ({ key }: GameEvent): Stream | undefined => (key === 'current' || key === 'tide' || key === 'windDrift' ? key : undefined);

/** Returns the distances rolled for ships carried by a current, the tide or the wind, in mm, in the order of `who`. */
function rolledFor({ who = [], values }: GameEvent): readonly number[] {
  const rolled: unknown = values?.rolled ?? who.map(() => values?.mm);
  return rolled as readonly number[];
}

/** Merges rolls for the same current, tide or wind into one line. */
function carriedTogether(view: View, before: LogLine, { entry: next }: LogLine): LogLine | undefined {
  const { entry } = before;
  const key = streamOf(entry);
  if (!key) return undefined;
  const [who, rolled] = [entry.who ?? [], rolledFor(entry)];
  if (next.key !== key || next.values?.towards !== entry.values?.towards) return undefined;
  const both = [...rolled, ...rolledFor(next)];
  const { by: _side, ...shared } = entry;
  const dice = [...(entry.roll?.dice ?? []), ...(next.roll?.dice ?? [])];
  return {
    ...before,
    entry: {
      ...shared,
      who: [...who, ...(next.who ?? [])],
      values: { ...entry.values, rolled: both },
      ...(entry.roll && { roll: { ...entry.roll, dice } }),
    },
    sentence: view.words.status.carried(key, both.length, Math.min(...both), Math.max(...both)),
  };
}

/** Leaves out the drift of ships that drift the whole distance rolled, so that the other lines are the exceptions. */
function withoutFullDrifts(told: readonly LogLine[], fresh: number): LogLines {
  const rolled = new Map<string, Value | undefined>();
  const lines: LogLine[] = [];
  let first = fresh;
  for (const [i, line] of told.entries()) {
    const { who = [], values } = line.entry;
    if (streamOf(line.entry)) for (const id of who) rolled.set(id, values?.mm);
    const isFull = isEvent(line.entry, 'drifts') && !line.heading && who.every((id) => rolled.get(id) === values?.mm);
    if (!isFull) lines.push(line);
    else if (i < fresh) first -= 1;
  }
  return { lines, fresh: first };
}

/** Opposed rolls that are logged in two events: the result, then the target's roll. */
const OPPOSED: { readonly [result: string]: keyof Events } = { rake: 'rakeEvaded', capsize: 'capsizeHeld' };

/** Puts the target's roll of an opposed roll before the result. */
function targetFirst(told: readonly LogLine[]): LogLine[] {
  const lines = [...told];
  for (let i = 1; i < lines.length; i++) {
    const [result, roll] = [lines[i - 1], lines[i]];
    if (roll.heading || roll.entry.key !== OPPOSED[result.entry.key]) continue;
    lines[i - 1] = result.heading ? { ...roll, heading: result.heading } : roll;
    lines[i] = result.heading ? { ...result, heading: undefined } : result;
  }
  return lines;
}

/** Events that follow a passed crew test and report what it achieved. */
const ACHIEVED: { readonly [what: string]: keyof Events } = {
  backOff: 'backsOff',
  cutFree: 'cutFree',
  refloat: 'refloats',
  clearPests: 'pestsGone',
  fire: 'fireOut',
};

/** Merges a crew test and its result. If the test is passed, the result's sentence is kept; after a failed repair, the test's. */
function tested(before: LogLine, next: LogLine): LogLine | undefined {
  const [first, second] = [before.entry, next.entry];
  if (!isEvent(first, 'crewTest')) return undefined;
  const what = String(first.values?.what);
  const isRepair = what.startsWith('repair.');
  if (!first.values?.passed) return isRepair && isEvent(second, 'repairFails') ? before : undefined;
  const result = isRepair ? 'repaired' : ACHIEVED[what];
  if (!result || !isEvent(second, result)) return undefined;
  return { ...next, id: before.id, heading: before.heading, entry: { ...second, ...(first.roll && { roll: first.roll }) } };
}

/** Merges two lines that report the same result, such as a ram and its damage, or a hit and the loss of men. */
function toldTwice(before: LogLine, next: LogLine): LogLine | undefined {
  const [first, second] = [before.entry, next.entry];
  if (first.who?.at(-1) !== second.who?.[0]) return undefined;
  const lit = (isEvent(first, 'ignites') || isEvent(first, 'mishap')) && first.values?.lit === true;
  if (lit && isEvent(second, 'fire')) return second.values?.level === 1 ? before : { ...before, sentence: next.sentence };
  const effect = isEvent(first, 'ramEffect') ? first.values?.effect : undefined;
  if ((effect === 'steering' && isEvent(second, 'rudderLost')) || (effect === 'disordered' && isEvent(second, 'disordered'))) return before;
  const isRam = isEvent(first, 'ram') || isEvent(first, 'ramAnswer');
  if (isRam && isEvent(second, 'damage') && first.values?.level === second.values?.level) return before;
  if (isEvent(first, 'sinking') && isEvent(second, 'sunk')) return before;
  return isEvent(first, 'casualty') && isEvent(second, 'menLost') ? { ...before, sentence: next.sentence } : undefined;
}

/** Adds headings for a campaign's months, at the start of each month and after each battle. */
function withMonths({ texts }: View, lines: readonly LogLine[]): readonly LogLine[] {
  let month: string | undefined;
  return lines.map((line, i) => {
    const { entry } = line;
    if (isEvent(entry, 'month')) month = say(texts, 'phase.month', entry.values);
    else if (i === 0 || !isEvent(lines[i - 1].entry, 'battleEnds')) return line;
    return month === undefined ? line : { ...line, heading: month };
  });
}

/**
 * Adds ship and squadron names to the log, and the months of a campaign. Merges a squadron's moves into one line, and
 * also rolls for the same current, tide or wind.
 */
export function rewriteLog(view: View, told: readonly LogLine[], fresh: number): LogLines {
  const { lines, fresh: first } = withoutFullDrifts(targetFirst(told), fresh);
  const views = viewsOf(view, lines);
  const named = withMonths(
    view,
    lines.map((line, i) => withNames(views[i], line)),
  );
  const viewOf = new Map(named.map(({ id }, i) => [id, views[i]]));
  return joinLines(named, first, (before, next) => {
    const seen = viewOf.get(next.id) ?? view;
    const squadron = squadronOf(seen, next.entry);
    if (squadron !== undefined && squadronOf(seen, before.entry) === squadron) return together(seen, squadron, before, next);
    // The heading names the month.
    if (isEvent(before.entry, 'month')) return { ...next, heading: before.heading };
    return carriedTogether(view, before, next) ?? tested(before, next) ?? toldTwice(before, next);
  });
}
