import { VERSION } from '../src/version.js';
import type { HostedGame } from './games.js';
import type { No } from './refusals.js';
import { FORM, type MatchData } from './store.js';

/** Whether matches begun under one version of the rules are played on under another: until a version that breaks with them. */
export function goesOn(begunUnder: string, now: string = VERSION): boolean {
  const [[major, minor], [majorNow, minorNow]] = [begunUnder, now].map((version) => version.split('.').map(Number));
  return major === majorNow && (major > 0 || minor === minorNow);
}

/** Why this version of the server cannot show a match, or nothing. Games without rules of ours have no version. */
export function refusedVersion({ rules: ruled }: HostedGame, { form = FORM, rules = VERSION }: MatchData): No | undefined {
  if (form !== FORM) {
    return { reason: `This match is kept in form ${form}, and this server reads form ${FORM}. It is untouched.`, case: '' };
  }
  if (ruled && !goesOn(rules)) {
    const reason = `This match was begun under version ${rules} of the rules, and this server plays version ${VERSION}. It is untouched.`;
    return { reason, case: '' };
  }
  return undefined;
}
