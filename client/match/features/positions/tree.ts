import { type BranchMatch, isBranch, type KeptMatch, type MatchRef } from '../../../app/matches.js';

const isSame = (a: MatchRef, b: MatchRef): boolean => a.kind === b.kind && a.game === b.game && a.id === b.id;

/** The branches that hang on a match itself, in the order of the moments they leave it. */
export const branchesOf = (matches: readonly KeptMatch[], of: MatchRef): readonly BranchMatch[] =>
  matches
    .filter(isBranch)
    .filter(({ branch }) => isSame(branch.of, of))
    .sort((a, b) => a.branch.at - b.branch.at || a.createdAt - b.createdAt);

/** All that hangs on a match, on its branches, and so on. */
export const allBranchesOf = (matches: readonly KeptMatch[], of: MatchRef): readonly BranchMatch[] =>
  branchesOf(matches, of).flatMap((branch) => [branch, ...allBranchesOf(matches, branch)]);

/** The match that a branch, or a branch of a branch, goes back to; the match itself where it is none. */
export function rootOf(matches: readonly KeptMatch[], match: MatchRef): MatchRef {
  const branch = matches.filter(isBranch).find((kept) => isSame(kept, match));
  return branch ? rootOf(matches, branch.branch.of) : match;
}
