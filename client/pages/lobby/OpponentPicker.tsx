import { useCallback } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { LEVELS, type Level } from '../../../src/kit/levels.js';
import { lobby } from '../../api/lobby.js';
import { SidePicker } from '../../app/options/SidePicker.js';
import { useLanguage } from '../../kit/language.js';
import { useLoaded } from '../../kit/loading/useLoaded.js';
import { useOnlineWords } from '../../match/online/words/index.js';
import { strengths } from '../bot/strength.js';
import { useLobbyWords } from './words/index.js';

/** Another player, or a bot of the given level. */
export type Opponent = 'open' | Level;

interface PickerProps {
  readonly slug: string;
  readonly module: GameModule;
  readonly value: Opponent;
  /** Whether bots play both sides. */
  readonly both: boolean;
  onChange(opponent: Opponent): void;
}

/** Renders the choice of opponent, or null if the server has no bots. */
export function OpponentPicker({ slug, module, value, both, onChange }: PickerProps) {
  const words = useLobbyWords();
  const onlineWords = useOnlineWords();
  const language = useLanguage();
  const [had] = useLoaded(useCallback(() => lobby.captains(slug), [slug]));
  const offered = had.state === 'ready' ? LEVELS.filter((level) => had.value.includes(level)) : [];
  if (!offered.length) return null;
  const about = strengths(module, language);
  return (
    <SidePicker<Opponent>
      legend={both ? words.whoPlays : words.opponent}
      sides={[
        ...(both ? [] : [{ value: 'open', name: words.anyOpponent, about: words.anyOpponentAbout } as const]),
        ...offered.map((level) => ({ value: level, name: onlineWords.captain[level], about: about[level] ?? onlineWords.captainAbout })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
