import { goesOn } from '../../src/kit/meta.js';
import { FORM, type MatchData } from '../storage/store.js';
import type { HostedGame } from './games.js';
import { not, type Refusal } from './refusals.js';

/** Why this server cannot read a match, or nothing. */
export const ofAnotherForm = ({ form = FORM }: MatchData): Refusal | undefined =>
  form === FORM ? undefined : not('otherForm', { form, now: FORM });

/** Why a match that can be read is not played on, or nothing. Games without rules of ours have no version. */
export function closed({ rules: ruled, version }: HostedGame, { rules = version }: MatchData): Refusal | undefined {
  if (!ruled || goesOn(rules, version)) return undefined;
  return not('otherRules', { rules, now: version });
}
