import { canonical } from '../../../../src/boardgame/canonical.js';
import { quickDice, randomSeed } from '../../../../src/kit/dice.js';
import type { Level } from '../../../../src/kit/levels.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import { forgetMatch, keepMatch, keepStart, type LocalMatch } from '../../../app/matches.js';
import { newLocalMatch } from '../../local/newMatch.js';
import type { FullPosition } from '../history/source.js';
import type { ViewedPosition } from './position.js';

export interface Wanted {
  readonly name: string;
  readonly humans: readonly PlayerID[];
  /** Level of the bots in the other seats. */
  readonly level: Level;
  /** Whether the dice repeat the match's rolls. */
  readonly isSame: boolean;
}

/** Returns the full state if the viewer may see it; otherwise, a state with hidden information filled in at random. */
function stateOf(
  { module, shown: { G, playerID } }: Pick<ViewedPosition, 'module' | 'shown'>,
  truth: FullPosition | undefined,
): { readonly G: unknown; readonly imagined: boolean } {
  if (truth?.isOpen && canonical(module.rules.view(truth.G, playerID ?? null)) === canonical(G)) return { G: truth.G, imagined: false };
  const whole = module.determinize(G, playerID ?? null, quickDice(Number.parseInt(randomSeed().slice(0, 8), 16)));
  return { G: whole, imagined: whole !== G };
}

/**
 * Starts a branch at the shown position. Resolves to undefined if it could not be stored. Rejects without the match's
 * dice, or if the
 * rules cannot continue from there.
 */
export async function beginBranch(
  looked: Omit<ViewedPosition, 'go'>,
  { name, humans, level, isSame }: Wanted,
): Promise<LocalMatch | undefined> {
  const { module, setupData, at } = looked;
  const { kind, game, id } = looked.match;
  const truth = isSame ? await looked.truth?.(at) : await looked.truth?.(at).catch(() => undefined);
  const { G, imagined } = stateOf(looked, truth);
  const fault = module.checkInvariants?.(G);
  if (fault !== undefined) throw new Error(fault);
  const branch = { of: { kind, game, id }, at, clock: module.clock?.(G), name, imagined };
  const fresh = newLocalMatch(humans.length === module.sides.length ? 'hotseat' : 'captain', module, humans, setupData, { level });
  const dice = isSame && truth ? { seed: truth.seed, salts: truth.salts } : {};
  const begun: LocalMatch = { ...fresh, ...dice, branch };
  const thrown = isSame && truth ? truth.thrown : 0;
  if (keepStart(begun.id, { G, thrown }) && keepMatch(begun)) return begun;
  forgetMatch(begun);
  return undefined;
}
