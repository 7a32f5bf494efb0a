import { opponentOf, type Side, type Sluys } from '../state.js';
import { next } from './agenda.js';
import type { Tools } from './args.js';
import { luckHolds, offerMulligan } from './edward.js';
import { endSally } from './flow.js';

/** 4.2.2: whose die is the higher one; nobody's in a tie. */
const higher = ([english, french]: readonly [number, number]): Side | null =>
  english === french ? null : english > french ? 'english' : 'french';

/** 4.2.1: the English die, then the French. */
export function throwInitiative({ G, dice, emit }: Tools): void {
  if (!G.sally) return;
  const rolls: [number, number] = [dice.die(6), dice.die(6)];
  G.sally.rolls = rolls;
  emit({ key: 'initiative', case: '4.2.1', values: { segment: G.sally.segment, first: higher(rolls) }, roll: { dice: [...rolls] } });
}

/** A segment of the Sally opens: initiative, and perhaps Edward's luck (3.5.1). */
export function openSallySegment(tools: Tools): void {
  const { G } = tools;
  throwInitiative(tools);
  next(G, { do: 'initiative' });
  if (luckHolds(G)) offerMulligan(G, 'initiative');
}

/** 4.2.2, 4.2.3: the higher die goes first; a tie ends the whole Sally. */
export function readInitiative({ G, emit }: Tools): void {
  const { sally } = G;
  if (!sally?.rolls) return;
  const first = higher(sally.rolls);
  if (first) {
    sally.first = first;
    return;
  }
  emit({ key: 'sallyEnds', case: '4.2.3' });
  endSally(G);
}

export const sallySide = (G: Sluys) => (G.sally?.portion === 1 ? opponentOf(G.sally.first) : (G.sally?.first ?? 'english'));
