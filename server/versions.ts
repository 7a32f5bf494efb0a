import type { HostedGame } from './games.js';
import type { No } from './refusals.js';
import { FORM, type MatchData } from './store.js';

/** Whether matches begun under one version of the rules are played on under another: until a version that breaks with them. */
export function goesOn(begunUnder: string, now: string): boolean {
  const [[major, minor], [majorNow, minorNow]] = [begunUnder, now].map((version) => version.split('.').map(Number));
  return major === majorNow && (major > 0 || minor === minorNow);
}

/** Why this server cannot read a match, or nothing. */
export const ofAnotherForm = ({ form = FORM }: MatchData): No | undefined =>
  form === FORM
    ? undefined
    : { reason: `This match is kept in form ${form}, and this server reads form ${FORM}. It is untouched.`, case: '' };

/** Why a match that can be read is not played on, or nothing. Games without rules of ours have no version. */
export function closed({ rules: ruled, version }: HostedGame, { rules = version }: MatchData): No | undefined {
  if (!ruled || goesOn(rules, version)) return undefined;
  const reason = `This match was begun under version ${rules} of the rules, and this server plays version ${version}. It can be looked at, not played on.`;
  return { reason, case: '' };
}
