import { SQUADRON_IDS } from '../data/units.js';
import { opponent, SIDES, type Sluys } from '../state.js';
import type { Tools } from './args.js';
import { hasUnits } from './forces.js';
import { luckHolds, offerMulligan } from './mulligan.js';

/** 2.2: a last, disorderly round for everybody already locked together. */
export function beginSally({ G, tell }: Tools): void {
  G.phase = 'sally';
  G.sally = { segment: 'archery', rolls: null, first: 'english', portion: 0, asked: false, done: [] };
  tell({ key: 'sally', case: '2.2' });
}

/** 4.2.1: the English die, then the French. */
export function throwInitiative({ G, dice, tell }: Tools): void {
  if (!G.sally) return;
  const rolls: [number, number] = [dice.die(6), dice.die(6)];
  G.sally.rolls = rolls;
  tell({ key: 'initiative', case: '4.2.1', values: { segment: G.sally.segment }, roll: { dice: rolls } });
}

/** A segment of the Sally opens: initiative, and perhaps Edward's luck (3.5.1). */
export function openSallySegment(table: Tools): void {
  const { G } = table;
  throwInitiative(table);
  G.agenda.push({ do: 'initiative' });
  const [english, french] = G.sally?.rolls ?? [0, 0];
  const wanted = english <= french || G.prefs.english.askInitiative;
  if (wanted && luckHolds(G) && somethingAtStake(G)) offerMulligan(G, 'initiative');
}

/** Whether anybody is grappled or shares a deck with the enemy: otherwise the Sally is empty anyway. */
const somethingAtStake = (G: Sluys): boolean =>
  G.grapples.length > 0 || SQUADRON_IDS.some((id) => G.squadrons[id].hex !== null && SIDES.every((side) => hasUnits(G, id, side)));

/** 4.2.2, 4.2.3: the higher die goes first; a tie ends the whole Sally. */
export function readInitiative({ G, tell }: Tools): void {
  const { sally } = G;
  if (!sally?.rolls) return;
  const [english, french] = sally.rolls;
  if (english === french) {
    tell({ key: 'sallyEnds', case: '4.2.3' });
    endSally(G);
    return;
  }
  sally.first = english > french ? 'english' : 'french';
}

/** On to the other side's portion, the next segment, or the End Phase. */
export function nextSallyPortion(G: Sluys): void {
  const { sally } = G;
  if (!sally) return;
  sally.asked = false;
  sally.done = [];
  if (sally.portion === 0) {
    sally.portion = 1;
    return;
  }
  if (sally.segment === 'melee') {
    endSally(G);
    return;
  }
  sally.segment = sally.segment === 'archery' ? 'boarding' : 'melee';
  sally.portion = 0;
  sally.rolls = null;
}

function endSally(G: Sluys): void {
  G.sally = null;
  G.phase = 'endTurn';
  G.end = { segment: 'collapse', side: 'english', rallied: [], sources: [] };
}

export const sallySide = (G: Sluys) => (G.sally?.portion === 1 ? opponent(G.sally.first) : (G.sally?.first ?? 'english'));
