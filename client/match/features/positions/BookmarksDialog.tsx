import { useId, useState } from 'react';
import { Notice } from '../../../app/parts/Notice.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { usePageWords } from '../../../app/words/index.js';
import { type Bookmark, dropBookmark, keepBookmark, useBookmarks } from './bookmarks.js';
import type { PositionDialogProps } from './position.js';
import { usePositionWords } from './words/index.js';

interface FormProps {
  readonly mark: Bookmark;
  readonly legend: string;
  /** Stores a bookmark and returns whether that succeeded. */
  onKeep(mark: Bookmark): boolean;
}

function MarkForm({ mark, legend, onKeep }: FormProps) {
  const words = usePositionWords();
  const shared = usePageWords();
  const id = useId();
  const [name, setName] = useState(mark.name);
  const [note, setNote] = useState(mark.note);
  const [isFull, setFull] = useState(false);
  return (
    <form
      className="wg-form wg-mark-form"
      aria-label={legend}
      onSubmit={(event) => {
        event.preventDefault();
        setFull(!onKeep({ ...mark, name: name.trim() || mark.name, note: note.trim() }));
      }}
    >
      <div className="wg-field">
        <label htmlFor={`${id}-name`}>{words.markName}</label>
        <input id={`${id}-name`} className="wg-input" value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </div>
      <div className="wg-field">
        <label htmlFor={`${id}-note`}>{words.note}</label>
        <textarea
          id={`${id}-note`}
          className="wg-input"
          rows={3}
          value={note}
          maxLength={2000}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      {isFull && <Notice tone="bad">{shared.cannotKeep}</Notice>}
      <div className="wg-buttons">
        <button type="submit" className="wg-button wg-primary">
          {words.keepMark}
        </button>
      </div>
    </form>
  );
}

interface ItemProps {
  readonly mark: Bookmark;
  readonly isHere: boolean;
  onGo(): void;
  onKeep(mark: Bookmark): boolean;
  onDrop(): void;
}

function MarkItem({ mark, isHere, onGo, onKeep, onDrop }: ItemProps) {
  const words = usePositionWords();
  const [isEdited, setEdited] = useState(false);
  const { at, clock, name, note } = mark;
  const keep = (changed: Bookmark) => {
    const kept = onKeep(changed);
    setEdited(!kept);
    return kept;
  };
  return (
    <li data-testid="mark">
      <div className="wg-what">
        <strong>{name}</strong>
        <span className="wg-small">{words.from(at, clock)}</span>
        {note && <p className="wg-mark-note">{note}</p>}
      </div>
      {isEdited ? (
        <MarkForm mark={mark} legend={`${words.edit}: ${name}`} onKeep={keep} />
      ) : (
        <div className="wg-buttons">
          {isHere ? (
            <span className="wg-chip">{words.here}</span>
          ) : (
            <button type="button" className="wg-button" aria-label={`${words.goTo}: ${name}`} onClick={onGo}>
              {words.goTo}
            </button>
          )}
          <button type="button" className="wg-button wg-quiet" aria-label={`${words.edit}: ${name}`} onClick={() => setEdited(true)}>
            {words.edit}
          </button>
          <button type="button" className="wg-button wg-quiet" aria-label={`${words.drop}: ${name}`} onClick={onDrop}>
            {words.drop}
          </button>
        </div>
      )}
    </li>
  );
}

export function BookmarksDialog({ match, module, shown, at, go, save, onClose }: PositionDialogProps) {
  const words = usePositionWords();
  const marks = useBookmarks(match);
  const clock = module.clock?.(shown.G);
  const keep = (mark: Bookmark) => keepBookmark(match, mark);
  const isMarked = marks.some((mark) => mark.at === at);
  return (
    <PageDialog className="wg-position-window" title={words.marks} about={words.marksAbout} onClose={onClose}>
      {!isMarked && <MarkForm mark={{ at, clock, name: words.from(at, clock), note: '' }} legend={words.markHere} onKeep={keep} />}
      {marks.length > 0 && (
        <ul className="wg-list" aria-label={words.marks}>
          {marks.map((mark) => (
            <MarkItem
              key={mark.at}
              mark={mark}
              isHere={mark.at === at}
              onGo={() => {
                go(mark.at);
                onClose();
              }}
              onKeep={keep}
              onDrop={() => dropBookmark(match, mark)}
            />
          ))}
        </ul>
      )}
      {save && (
        <button type="button" className="wg-button" onClick={save}>
          {words.saveNotes}
        </button>
      )}
    </PageDialog>
  );
}
