import type { State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { LEDGER } from '../../src/boardgame/ledger.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { EarlierState } from '../storage/store.js';
import type { HostedGame } from './games.js';

/** What leads back from a state to the one before it; nothing in games without rules, whose past nobody can be shown. */
export const wayBack = ({ rules }: HostedGame, before: State, after: State): EarlierState | undefined =>
  rules && { operations: patchBetween(after.G, before.G), thrown: before.plugins[LEDGER]?.data.thrown };

/** Makes of a whole state the one before it. */
export function goBack(G: unknown, back: readonly Operation[]): void {
  if (applyPatch(G, [...back]).some((fault) => fault !== null)) throw new Error('what leads back from a move does not fit it');
}
