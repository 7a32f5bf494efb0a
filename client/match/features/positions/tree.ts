import { type BranchMatch, isBranch, type KeptMatch, type MatchRef } from '../../../app/matches.js';

const isSame = (a: MatchRef, b: MatchRef): boolean => a.kind === b.kind && a.game === b.game && a.id === b.id;

/** Returns the direct branches of a match, by starting position and then by date. */
export const branchesOf = (matches: readonly KeptMatch[], of: MatchRef): readonly BranchMatch[] =>
  matches
    .filter(isBranch)
    .filter(({ branch }) => isSame(branch.of, of))
    .sort((a, b) => a.branch.at - b.branch.at || a.createdAt - b.createdAt);

/** Returns the branches of a match at any depth. */
export const allBranchesOf = (matches: readonly KeptMatch[], of: MatchRef): readonly BranchMatch[] =>
  branchesOf(matches, of).flatMap((branch) => [branch, ...allBranchesOf(matches, branch)]);

/** Returns the match from which a branch originates, at any depth, or the match itself. */
export function rootOf(matches: readonly KeptMatch[], match: MatchRef): MatchRef {
  const branch = matches.filter(isBranch).find((kept) => isSame(kept, match));
  return branch ? rootOf(matches, branch.branch.of) : match;
}
