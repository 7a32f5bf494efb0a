import { applyPatch, type Operation } from 'rfc6902';
import { patchBetween } from '../../../src/boardgame/patch.js';
import { clone } from '../../../src/kit/clone.js';

const STRIDE = 50;

interface Kept<G> {
  readonly stateID: number;
  /** Full state; absent if the position is stored as a patch to the previous one. */
  readonly whole?: G;
  readonly patch?: readonly Operation[];
}

/** Stores the positions shown so far, for hosts without a history. */
export class ShownPositions<G> {
  private kept: Kept<G>[] = [];
  private last: G | undefined;

  /** Adds a position. A position earlier than the last starts a new match. */
  add(stateID: number, G: G): void {
    const newest = this.kept.at(-1)?.stateID ?? -1;
    if (stateID === newest) return;
    if (stateID < newest) this.kept = [];
    const isWhole = this.kept.length % STRIDE === 0;
    this.kept.push({ stateID, ...(isWhole ? { whole: G } : { patch: patchBetween(this.last, G) }) });
    this.last = G;
  }

  get earliest(): number | undefined {
    return this.kept[0]?.stateID;
  }

  /** Returns the `_stateID` of the last known position at or before a state. */
  upTo(stateID: number): number {
    return this.kept.findLast((each) => each.stateID <= stateID)?.stateID ?? this.earliest ?? stateID;
  }

  /** Returns the `_stateID` of the first known position at or after a state, or undefined. */
  since(stateID: number): number | undefined {
    return this.kept.find((each) => each.stateID >= stateID)?.stateID;
  }

  at(stateID: number): G | undefined {
    const index = this.kept.findIndex((each) => each.stateID === stateID);
    if (index < 0) return undefined;
    const from = index - (index % STRIDE);
    const G = clone(this.kept[from].whole) as G;
    for (const { patch = [] } of this.kept.slice(from + 1, index + 1)) applyPatch(G, clone([...patch]));
    return G;
  }
}
