import {
  archeryFactor,
  type Command,
  castle,
  hasStar,
  hexOf,
  isMarine,
  LEADERS,
  leadersOn,
  level,
  marinesOn,
  meleeFactor,
  movementAllowance,
  opponentOf,
  SIDES,
  type Sluys,
  SQUADRONS,
  sideOf,
  sideOfUnit,
  stackOf,
  topAt,
} from '../../../src/games/right-fierce-and-terrible/face.js';
import { say } from '../../../src/kit/texts.js';
import type { SluysView } from './session.js';

export type Vocabulary = Pick<SluysView, 'words' | 'texts'>;
/** A match state with the words that describe it. */
export type Seen = Vocabulary & Pick<SluysView, 'G'>;

export const unitName = ({ texts }: Pick<Vocabulary, 'texts'>, id: string): string => say(texts, `unit.${id}`);
export const commandName = ({ texts }: Pick<Vocabulary, 'texts'>, command: Command): string => say(texts, `command.${command}`);

export const leaderSurname = ({ words }: Pick<Vocabulary, 'words'>, id: string): string => words.surnames[id] ?? id;

export const shortName = (vocabulary: Vocabulary, id: string): string =>
  LEADERS[id] ? leaderSurname(vocabulary, id) : unitName(vocabulary, id);

export function nameAt(seen: Seen, id: string): string {
  const hex = hexOf(seen.G, id);
  return hex ? `${shortName(seen, id)} (${hex})` : shortName(seen, id);
}

/** Whether a free leader has no friendly marines in the hex (3.4.8). */
export function standsAlone(G: Sluys, leader: string): boolean {
  const { aboard, status } = G.leaders[leader];
  return status === 'free' && aboard !== null && marinesOn(G, aboard, LEADERS[leader].side).length === 0;
}

/** Returns the names of the squadrons in a hex, or the hex itself if it is empty. */
export function targetName(seen: Seen, hex: string): string {
  const top = topAt(seen.G, hex);
  return top === undefined ? hex : seen.words.list(stackOf(seen.G, top).map((id) => unitName(seen, id)));
}

/** Returns the units in a hex that can shoot arrows: squadrons, and marines of both sides. */
export function archersAt(G: Sluys, hex: string): string[] {
  const top = topAt(G, hex);
  if (top === undefined) return [];
  return [...stackOf(G, top), ...SIDES.flatMap((side) => marinesOn(G, top, side))].filter((unit) => archeryFactor(G, unit) !== null);
}

const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** Describes a unit and its state for screen readers. */
export function describeUnit(seen: Seen, id: string): string {
  if (LEADERS[id]) return describeLeader(seen, id);
  return isMarine(id) ? describeMarine(seen, id) : describeSquadron(seen, id);
}

function describeLeader(seen: Seen, id: string): string {
  const { G, words } = seen;
  const { state, sides } = words;
  const plight = G.leaders[id].status === 'captive' ? state.captive : standsAlone(G, id) ? state.lone : '';
  return listed([leaderSurname(seen, id), sides[sideOfUnit(G, id)], plight]);
}

function describeMarine(seen: Seen, id: string): string {
  const { G, words } = seen;
  const { state } = words;
  const { steps } = G.marines[id];
  if (steps === 0) return listed([unitName(seen, id), state.dead]);
  return listed([unitName(seen, id), state.mf(meleeFactor(G, id)), state.steps(steps), hasStar(G, id) ? state.star : '']);
}

function describeSquadron(seen: Seen, id: string): string {
  const { G, words } = seen;
  const { state, sides, ships } = words;
  const squadron = G.squadrons[id];
  const archery = archeryFactor(G, id);
  return listed([
    unitName(seen, id),
    sides[sideOfUnit(G, id)],
    ships[SQUADRONS[id].type],
    state.mf(meleeFactor(G, id)),
    state.ma(movementAllowance(G, id)),
    state.castle(castle(G, id)),
    archery === null ? '' : state.archery(archery),
    squadron.reduced ? state.reduced : '',
    state.damage[squadron.damage],
    level(G, id) > squadron.damage ? state.shallows : '',
    squadron.afire ? state.afire : '',
    squadron.marker ? state[squadron.marker] : '',
    squadron.chain ? state.chained : '',
  ]);
}

/** Describes all units in a hex: squadrons first, then the units of their controller. */
export function describeHex(seen: Seen, hex: string): string[] {
  const top = topAt(seen.G, hex);
  if (top === undefined) return [];
  return [...stackOf(seen.G, top), ...menOn(seen.G, top)].map((id) => describeUnit(seen, id));
}

/** Returns the marines and leaders in a squadron's hex, the controller's first. */
export function menOn(G: Sluys, top: string): string[] {
  const { side } = G.squadrons[top];
  const leaders = leadersOn(G, top);
  return [side, opponentOf(side)].flatMap((of) => [...marinesOn(G, top, of), ...leaders.filter((id) => LEADERS[id].side === of)]);
}

/** Returns the winner and the reason as two sentences, empty until the match ends. */
export function resultOf({ G: { over }, words: { over: text, sides } }: Pick<Seen, 'G' | 'words'>): { title: string; reason: string } {
  if (!over) return { title: '', reason: '' };
  const winner = over.winner === undefined ? undefined : sideOf(over.winner);
  return { title: text.title[winner ?? 'draw'], reason: text.reason[over.reason](winner ? sides[opponentOf(winner)] : '') };
}
