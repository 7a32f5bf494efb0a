import { useSyncExternalStore } from 'react';
import { hasUnsaved } from '../app/storage.js';
import { Banner } from './Banner.js';
import type { Feature, LocalContext, PartProps } from './feature.js';
import type { OnlineContext } from './online/onlineContext.js';
import { ownFile, saveMatch } from './saveMatch.js';
import { useTableWords } from './words/index.js';

function LocalBanner({ match: { match, running } }: PartProps<LocalContext>) {
  const words = useTableWords();
  const isSaved = useSyncExternalStore(running.saver.subscribe, () => running.saver.isSaved);
  if (isSaved && !hasUnsaved()) return null;
  return (
    <Banner tone="bad" text={words.unsavedLocal} testId="unsaved">
      <button type="button" className="wg-button" onClick={() => saveMatch(ownFile(match, running), match.id)}>
        {words.save}
      </button>
    </Banner>
  );
}

/** Shows that storage is full or blocked, and offers the match as a file. */
export const unsavedLocal: Feature<LocalContext> = { id: 'unsaved', Banner: LocalBanner };

function OnlineBanner({ match: { seat } }: PartProps<OnlineContext>) {
  const words = useTableWords();
  return seat && hasUnsaved() && <Banner tone="bad" text={words.unsavedOnline} testId="unsaved" />;
}

/** Shows that the seat will be lost when the page closes. */
export const unsavedOnline: Feature<OnlineContext> = { id: 'unsaved', Banner: OnlineBanner };
