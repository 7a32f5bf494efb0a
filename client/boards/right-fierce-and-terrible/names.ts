import {
  archeryFactor,
  type Command,
  castle,
  command as commandWords,
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
  type Sluys,
  SQUADRONS,
  sideOfUnit,
  stackOf,
  topAt,
  unit as unitWords,
} from '../../../src/games/right-fierce-and-terrible/face.js';
import { boardText } from './texts.js';

export const unitName = (id: string): string => unitWords(id);
export const commandName = (command: Command): string => commandWords(command);

const SURNAMES: { readonly [id: string]: string } = {
  edward: 'King Edward',
  huntingdon: 'Huntingdon',
  morley: 'Morley',
  queen: 'Queen Philippa',
  quieret: 'Quieret',
  behuchet: 'Behuchet',
  barbavera: 'Barbavera',
};

/** A leader as he is called on a counter. */
export const leaderSurname = (id: string): string => SURNAMES[id] ?? unitName(id);

/** Any unit as a button calls it. */
export const shortName = (id: string): string => (LEADERS[id] ? leaderSurname(id) : unitName(id));

/** A squadron's name and where it is: enough to find it. */
export const nameAt = (G: Sluys, id: string): string => {
  const hex = hexOf(G, id);
  return hex ? `${shortName(id)} (${hex})` : shortName(id);
};

/** What lies in a hex, by name: the top squadron, or both of a chain. */
export function targetName(G: Sluys, hex: string): string {
  const top = topAt(G, hex);
  return top === undefined ? hex : stackOf(G, top).map(unitName).join(boardText.and);
}

/** A unit and its state in words, as a screen reader says it. */
export function describeUnit(G: Sluys, id: string): string {
  const text = boardText.state;
  const side = boardText.adjective[sideOfUnit(G, id)];
  if (LEADERS[id]) return [shortName(id), side, G.leaders[id].status === 'captive' ? text.captive : ''].filter(Boolean).join(', ');
  if (isMarine(id)) {
    if (G.marines[id].steps === 0) return `${unitName(id)}, ${text.dead}`;
    return [unitName(id), text.mf(meleeFactor(G, id)), text.steps(G.marines[id].steps), hasStar(G, id) ? text.star : '']
      .filter(Boolean)
      .join(', ');
  }
  const squadron = G.squadrons[id];
  const archery = archeryFactor(G, id);
  return [
    unitName(id),
    side,
    boardText.ships[SQUADRONS[id].type],
    text.mf(meleeFactor(G, id)),
    text.ma(movementAllowance(G, id)),
    text.castle(castle(G, id)),
    archery === null ? '' : text.archery(archery),
    squadron.reduced ? text.reduced : '',
    squadron.damage ? text.damage[squadron.damage] : '',
    level(G, id) > squadron.damage ? text.shallows : '',
    squadron.afire ? text.afire : '',
    squadron.marker ? text[squadron.marker] : '',
    squadron.chain ? text.chained : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Everything in a hex in words: ships, then men, the holder's first. */
export function describeHex(G: Sluys, hex: string): string[] {
  const top = topAt(G, hex);
  if (top === undefined) return [];
  return [...stackOf(G, top), ...menOn(G, top)].map((id) => describeUnit(G, id));
}

/** Everybody aboard, the holder's men first, leaders after marines. */
export function menOn(G: Sluys, top: string): string[] {
  const { side } = G.squadrons[top];
  const leaders = leadersOn(G, top);
  return [side, opponentOf(side)].flatMap((of) => [...marinesOn(G, top, of), ...leaders.filter((id) => LEADERS[id].side === of)]);
}
