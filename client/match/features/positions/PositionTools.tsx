import Bookmark from 'lucide-react/icons/bookmark';
import GitBranch from 'lucide-react/icons/git-branch';
import LinkMark from 'lucide-react/icons/link';
import { useState } from 'react';
import { useLoaded } from '../../../kit/loading/useLoaded.js';
import { WhenLoaded } from '../../../kit/loading/WhenLoaded.js';
import { useBookmarks } from './bookmarks.js';
import type { ViewedPosition } from './position.js';
import './positions.css';
import { usePositionWords } from './words/index.js';

const load = () => import('./dialogs.js');

type DialogName = 'LinkDialog' | 'BookmarksDialog' | 'BranchDialog';

/** Renders buttons for bookmark, link and branch, with dialogs loaded on demand. */
export function PositionTools(looked: ViewedPosition) {
  const words = usePositionWords();
  const [open, setOpen] = useState<DialogName>();
  const windows = useLoaded(load, open !== undefined);
  const isMarked = useBookmarks(looked.match).some(({ at }) => at === looked.at);
  const onClose = () => setOpen(undefined);
  return (
    <div className="wg-position-tools">
      <button
        type="button"
        className="wg-button wg-quiet wg-icon"
        aria-label={words.marks}
        title={words.marks}
        onClick={() => setOpen('BookmarksDialog')}
      >
        <Bookmark aria-hidden="true" fill={isMarked ? 'currentColor' : 'none'} />
      </button>
      <button
        type="button"
        className="wg-button wg-quiet wg-icon"
        aria-label={words.link}
        title={words.link}
        onClick={() => setOpen('LinkDialog')}
      >
        <LinkMark aria-hidden="true" />
      </button>
      <button type="button" className="wg-button wg-quiet" onClick={() => setOpen('BranchDialog')}>
        <GitBranch aria-hidden="true" />
        {words.whatIf}
      </button>
      {open && <WhenLoaded of={windows}>{({ [open]: Shown }) => <Shown {...looked} onClose={onClose} />}</WhenLoaded>}
    </div>
  );
}
