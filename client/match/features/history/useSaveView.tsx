import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { LocalMatch } from '../../../app/matches.js';
import type { Playable } from '../../../app/WithGame.js';
import { Banner } from '../../Banner.js';
import { saveMatch } from '../../saveMatch.js';
import type { ViewSource } from './viewSoFar.js';
import { useHistoryWords } from './words/index.js';

interface Saving {
  /** Saves what the reader has seen so far, as a file. */
  save(): void;
  /** The same, for the strip over a table that has no menu. */
  readonly button: ReactNode;
  /** What went wrong, until it is put away. */
  readonly banner: ReactNode;
}

/** Lets whoever looks at a match that is not over save what he has seen of it. @param sight nothing while there is no match */
export function useSaveView(id: string, sight: ViewSource | undefined): Saving {
  const words = useHistoryWords();
  const [failed, setFailed] = useState(false);
  const save = () => {
    setFailed(false);
    if (!sight) return;
    void import('./viewSoFar.js')
      .then(({ viewSoFar }) => viewSoFar(sight))
      .then(
        (seen) => saveMatch(seen, id),
        () => setFailed(true),
      );
  };
  return {
    save,
    button: sight && sight.live.ctx.gameover === undefined && (
      <button type="button" className="wg-button wg-quiet wg-icon" aria-label={words.save} title={words.save} onClick={save}>
        <Download aria-hidden="true" />
      </button>
    ),
    banner: failed && (
      <Banner tone="bad" text={words.notSaved}>
        <button type="button" className="wg-button" onClick={() => setFailed(false)}>
          {words.dismiss}
        </button>
      </Banner>
    ),
  };
}

/** What a match of this browser is saved by. */
export const localViewSource = ({ game, module }: Playable, { rules, setupData }: LocalMatch) => ({
  game: game.slug,
  rules: rules ?? module.meta.version,
  setupData,
  isWhole: true,
});
