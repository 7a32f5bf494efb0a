import { goesOn } from '../../src/kit/meta.js';
import { FORM, type MatchData } from '../storage/store.js';
import type { HostedGame } from './games.js';
import { not, type Refusal } from './refusals.js';

/** Why this server cannot read a match, or nothing: it is stored in another format. */
export const ofAnotherForm = ({ form = FORM }: MatchData): Refusal | undefined =>
  form === FORM ? undefined : not('otherForm', { form, now: FORM });

/** Why a match cannot be continued, or nothing: its format, or the version of its rules. Games without rules of ours have no version. */
export function closed({ rules: ruled, version }: HostedGame, metadata: MatchData): Refusal | undefined {
  const { rules = version } = metadata;
  const otherForm = ofAnotherForm(metadata);
  if (otherForm) return otherForm;
  if (!ruled || goesOn(rules, version)) return undefined;
  return not('otherRules', { rules, now: version });
}
