import type { State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { patchBetween } from '../src/boardgame/patch.js';
import type { HostedGame } from './games.js';

/** What leads back from a state to the one before it; nothing in games without rules, whose past nobody can be shown. */
export const wayBack = ({ rules }: HostedGame, before: State, after: State): Operation[] | undefined =>
  rules && patchBetween(after.G, before.G);

/** Makes of a whole state the one before it. */
export function goBack(G: unknown, back: readonly Operation[]): void {
  if (applyPatch(G, [...back]).some((fault) => fault !== null)) throw new Error('what leads back from a move does not fit it');
}
