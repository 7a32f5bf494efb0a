import { useKitWords } from '../words/index.js';
import { PreferenceList, type PreferenceWords } from './PreferenceList.js';
import type { Preferences } from './preferences.js';

export interface AutomaticAnswersProps {
  readonly preferences: Preferences;
  readonly words: PreferenceWords;
  /** Those that concern this player. */
  readonly names: readonly string[];
  /** They are answered too while he is away. */
  readonly away: boolean;
}

/** What a player may settle beforehand about the questions of the game, in one sheet, the same at every board. */
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
