import Sailboat from 'lucide-react/icons/sailboat';
import { lazy, Suspense, useState } from 'react';
import { takeUp, useNewVersion } from './kept.js';
import './newVersion.css';
import { useOfflineWords } from './words/index.js';

const Ask = lazy(() => import('../app/parts/Ask.js'));

/** Says at the head of a page that a newer version waits, where it moves nothing; a press tells what that means, and asks. */
export function NewVersion() {
  const words = useOfflineWords();
  const [asking, setAsking] = useState(false);
  if (!useNewVersion()) return null;
  return (
    <div className="wg-newer" role="status">
      <button type="button" className="wg-button quiet" aria-label={words.ready} title={words.ready} onClick={() => setAsking(true)}>
        <Sailboat aria-hidden="true" />
        <span className="wide">{words.ready}</span>
      </button>
      {asking && (
        <Suspense>
          <Ask title={words.ready} about={words.about} yes={words.load} no={words.later} onYes={takeUp} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
