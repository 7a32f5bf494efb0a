import { useKitWords } from '../words/index.js';
import { PreferenceList, type PreferenceWords } from './PreferenceList.js';
import type { Preferences } from './preferences.js';

export interface AutomaticAnswersProps {
  readonly preferences: Preferences;
  readonly words: PreferenceWords;
  readonly names: readonly string[];
  /** Whether the server also answers while the player is absent. */
  readonly away: boolean;
}

export function AutomaticAnswers({ away, ...list }: AutomaticAnswersProps) {
  const { standing } = useKitWords();
  return (
    <>
      <p>{standing.about}</p>
      <PreferenceList {...list} />
      <p className="wg-slip-note">{away ? standing.keptOnline : standing.kept}</p>
    </>
  );
}
