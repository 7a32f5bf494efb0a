import Sailboat from 'lucide-react/icons/sailboat';
import { lazy, Suspense, useState } from 'react';
import { Notice } from '../app/parts/Notice.js';
import { putOff, takeUp, useNews } from './kept.js';
import './newVersion.css';
import { useOfflineWords } from './words/index.js';

const Ask = lazy(() => import('../app/parts/Ask.js'));

/** Says that a new version waits: over the foot of a page, where it moves nothing. */
export function NewVersion() {
  const words = useOfflineWords();
  if (useNews() !== 'ready') return null;
  return (
    <div className="wg-news">
      <Notice>
        <p>{words.ready}</p>
        <div className="wg-buttons">
          <button type="button" className="wg-button main" onClick={takeUp}>
            {words.load}
          </button>
          <button type="button" className="wg-button quiet" onClick={putOff}>
            {words.later}
          </button>
        </div>
      </Notice>
    </div>
  );
}

/** The same in the strip over a board: a quiet button, which asks before anything happens to the match. */
export function NewVersionAtTable() {
  const words = useOfflineWords();
  const [asking, setAsking] = useState(false);
  if (useNews() === 'none') return null;
  return (
    <>
      <button type="button" className="wg-button quiet wg-fresh" aria-label={words.ready} title={words.ready} onClick={() => setAsking(true)}>
        <Sailboat aria-hidden="true" />
        <span className="wide">{words.ready}</span>
      </button>
      {asking && (
        <Suspense>
          <Ask title={words.ready} about={words.about} yes={words.load} no={words.later} onYes={takeUp} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
