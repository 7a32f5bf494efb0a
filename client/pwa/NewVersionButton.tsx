import Sailboat from 'lucide-react/icons/sailboat';
import { useState } from 'react';
import Ask from '../app/parts/Ask.js';
import { loadNewVersion } from './serviceWorker.js';
import './newVersion.css';
import { useOfflineWords } from './words/index.js';

/** Renders the header button that explains the new version and offers to load it. */
export function NewVersionButton() {
  const words = useOfflineWords();
  const [asking, setAsking] = useState(false);
  return (
    <div className="wg-newer" role="status">
      <button type="button" className="wg-button wg-quiet" aria-label={words.ready} title={words.ready} onClick={() => setAsking(true)}>
        <Sailboat aria-hidden="true" />
        <span className="wg-wide">{words.ready}</span>
      </button>
      {asking && (
        <Ask
          title={words.ready}
          about={words.about}
          yes={words.load}
          no={words.later}
          onYes={loadNewVersion}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
