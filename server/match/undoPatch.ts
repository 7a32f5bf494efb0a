import type { State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { LEDGER } from '../../src/boardgame/ledger.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { EarlierState } from '../storage/store.js';
import type { HostedGame } from './games.js';

/** Returns the patch from a state to the previous state; undefined in games without rules. */
export const undoPatch = ({ rules }: HostedGame, before: State, after: State): EarlierState | undefined =>
  rules && { operations: patchBetween(after.G, before.G), thrown: before.plugins[LEDGER]?.data.thrown };

/** Applies an undo patch to `G` in place. */
export function applyUndoPatch(G: unknown, back: readonly Operation[]): void {
  if (applyPatch(G, [...back]).some((fault) => fault !== null)) throw new Error('the stored patch does not fit the state');
}
