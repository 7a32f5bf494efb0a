import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useHistoryWords } from '../../../kit/history/words/index.js';
import { Banner } from '../../Banner.js';
import type { PlayedContext } from '../../feature.js';
import { saveMatch } from '../../saveMatch.js';

interface Saving {
  save(): void;
  readonly button: ReactNode;
  /** Error message, shown until dismissed. */
  readonly banner: ReactNode;
}

export function useSaveView({ viewed, rules, live, source, wholeLog }: PlayedContext): Saving {
  const words = useHistoryWords();
  const [failed, setFailed] = useState(false);
  const save = () => {
    setFailed(false);
    const { game, id } = viewed.match;
    const seen = { game, rules, setupData: viewed.setupData, live, source, isWhole: wholeLog !== undefined };
    void import('./viewSoFar.js')
      .then(({ viewSoFar }) => viewSoFar(seen))
      .then(
        (view) => saveMatch(view, id),
        () => setFailed(true),
      );
  };
  return {
    save,
    button: live.ctx.gameover === undefined && (
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
