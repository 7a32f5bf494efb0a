import type { PreferenceLists } from '../../../src/kit/standing.js';
import { CaseChip } from '../rules/CaseChip.js';
import type { Preferences } from './preferences.js';

export type PreferenceWords<L extends PreferenceLists = PreferenceLists> = {
  readonly [name in keyof L]: {
    readonly title: string;
    /** Rule case of the decision that the answer settles. */
    readonly case: string;
    readonly values: { readonly [value in L[name][number]]: string };
  };
};

interface PreferenceListProps {
  readonly preferences: Preferences;
  readonly words: PreferenceWords;
  readonly names: readonly string[];
}

export function PreferenceList({ preferences: { lists, chosen, choose }, words, names }: PreferenceListProps) {
  return (
    <div className="wg-preferences">
      {names.map((name) => (
        <div key={name}>
          <label>
            <span>{words[name].title}</span>
            <select data-preference={name} value={chosen[name]} onChange={({ target }) => choose(name, target.value)}>
              {lists[name].map((value) => (
                <option key={value} value={value}>
                  {words[name].values[value]}
                </option>
              ))}
            </select>
          </label>
          <CaseChip case={words[name].case} />
        </div>
      ))}
    </div>
  );
}
