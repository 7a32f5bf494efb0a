import type { PreferenceLists, Preferences } from './preferences.js';

/** What a board says of its preferences. */
export type PreferenceWords<L extends PreferenceLists> = {
  readonly [name in keyof L]: { readonly title: string; readonly values: { readonly [value in L[name][number]]: string } };
};

interface PreferenceListProps<L extends PreferenceLists, Name extends keyof L & string> {
  readonly preferences: Preferences<L>;
  readonly words: PreferenceWords<L>;
  /** Those that concern this player. */
  readonly names: readonly Name[];
}

/** What a player may settle beforehand, each with its values to choose from. */
export function PreferenceList<L extends PreferenceLists, Name extends keyof L & string>({
  preferences: { lists, chosen, choose },
  words,
  names,
}: PreferenceListProps<L, Name>) {
  return (
    <div className="preferences">
      {names.map((name) => (
        <label key={name}>
          <span>{words[name].title}</span>
          <select data-preference={name} value={chosen[name]} onChange={({ target }) => choose(name, target.value)}>
            {lists[name].map((value: L[Name][number]) => (
              <option key={value} value={value}>
                {words[name].values[value]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
