import { goesOn } from '../src/kit/meta.js';
import type { HostedGame } from './games.js';
import { type No, not } from './refusals.js';
import { FORM, type MatchData } from './store.js';

/** Why this server cannot read a match, or nothing. */
export const ofAnotherForm = ({ form = FORM }: MatchData): No | undefined =>
  form === FORM ? undefined : not('otherForm', { form, now: FORM });

/** Why a match that can be read is not played on, or nothing. Games without rules of ours have no version. */
export function closed({ rules: ruled, version }: HostedGame, { rules = version }: MatchData): No | undefined {
  if (!ruled || goesOn(rules, version)) return undefined;
  return not('otherRules', { rules, now: version });
}
