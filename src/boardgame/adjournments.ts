import { endingIn } from './ending.js';
import type { Adjournment, MatchExport } from './matchFile.js';

/** An error in a match file's adjournments, after `at` moves. */
export interface AdjournmentFault {
  readonly at: number;
  readonly why: string;
}

/**
 * Returns the first error: adjournments must not overlap, each must end unless the match does, and clocks must be
 * paused during them and at no other time.
 */
export function faultOfAdjournments(match: MatchExport): AdjournmentFault | undefined {
  const { adjournments = [], clock, log } = match;
  let before = { n: 0, until: 0 };
  for (const [index, adjournment] of adjournments.entries()) {
    const { n, from, until } = adjournment;
    const isLast = index === adjournments.length - 1;
    const why = n < before.n || from < before.until || n > log.length ? 'is out of order' : faultOfEnd(adjournment, isLast, match);
    if (why) return { at: Math.min(n, log.length), why: `The adjournment after ${n} moves ${why}.` };
    before = { n, until: until ?? from };
  }
  const stood = clock?.events.filter(({ did }) => did === 'pause' || did === 'resume').map(({ at }) => at) ?? [];
  const told = clock ? adjournments.flatMap(({ from, until }) => (until === undefined ? [from] : [from, until])) : [];
  if (stood.length === told.length && stood.every((at, i) => at === told[i])) return undefined;
  return { at: log.length, why: 'The clocks must be paused during adjournments, and only then.' };
}

function faultOfEnd({ n, from, until, resumedBy }: Adjournment, isLast: boolean, { log, result }: MatchExport): string | undefined {
  if ((until === undefined) !== (resumedBy === undefined)) return 'must have both “until” and “resumedBy”, or neither';
  if (until !== undefined) return until < from ? 'ended before it began' : undefined;
  return isLast && n === log.length && endingIn(result)?.ending === 'draw' ? undefined : 'has no end, but the match continued';
}
