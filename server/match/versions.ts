import { isCompatible } from '../../src/kit/meta.js';
import { FORM, type MatchData } from '../storage/store.js';
import type { HostedGame } from './games.js';
import { type Refusal, refusalOf } from './refusals.js';

export const ofAnotherForm = ({ form = FORM }: MatchData): Refusal | undefined =>
  form === FORM ? undefined : refusalOf('otherForm', { form, now: FORM });

/** Returns a refusal for a match with another storage format or incompatible rules. */
export function incompatibility({ rules: ruled, version }: HostedGame, metadata: MatchData): Refusal | undefined {
  const { rules = version } = metadata;
  const otherForm = ofAnotherForm(metadata);
  if (otherForm) return otherForm;
  if (!ruled || isCompatible(rules, version)) return undefined;
  return refusalOf('otherRules', { rules, now: version });
}
