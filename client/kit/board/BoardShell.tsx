import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShipIcon from 'lucide-react/icons/ship';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tabs } from '../panels/Tabs.js';
import { type KitWords, useKitWords } from '../words/index.js';

export type PanelTab = keyof KitWords['tabs'];

const TABS: readonly { readonly id: PanelTab; readonly icon: ReactNode }[] = [
  { id: 'chronicle', icon: <ScrollText size={16} aria-hidden="true" /> },
  { id: 'charts', icon: <Table2 size={16} aria-hidden="true" /> },
  { id: 'forces', icon: <ShipIcon size={16} aria-hidden="true" /> },
  { id: 'guide', icon: <BookOpen size={16} aria-hidden="true" /> },
];

interface BoardShellProps {
  readonly top: ReactNode;
  readonly table: ReactNode;
  readonly bar: ReactNode;
  readonly panels: { readonly [tab in PanelTab]: ReactNode };
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  /** A tab with a new chat message. */
  readonly marked?: PanelTab;
  /** The panel is a bottom sheet. */
  readonly narrow: boolean;
  readonly raised: boolean;
  readonly onRaise: (raised: boolean) => void;
  /** By the pass screen. */
  readonly covered?: boolean;
}

/** The layout of all boards: decision above, map in the middle, panels beside, actions below. */
export function BoardShell({ top, table, bar, panels, tab, onTab, marked, narrow, raised, onRaise, covered = false }: BoardShellProps) {
  const words = useKitWords();
  const shell = useRef<HTMLElement>(null);
  // React 18 and 19 write this attribute differently.
  useLayoutEffect(() => {
    if (shell.current) shell.current.inert = covered;
  }, [covered]);
  /** On a narrow board a tab opens and closes the bottom sheet. */
  const press = (id: PanelTab) => {
    onTab(id);
    if (narrow) onRaise(!(raised && tab === id));
  };
  return (
    <main ref={shell} className={`wg-board-shell${narrow ? ' wg-narrow-board' : ''}${raised ? ' wg-raised' : ''}`}>
      <div className="wg-top">{top}</div>
      <div className="wg-map-area">{table}</div>
      {bar}
      <Tabs
        label={words.tabs.chronicle}
        tabs={TABS.map(({ id, icon }) => ({
          id,
          face: (
            <>
              {icon}
              <span>{words.tabs[id]}</span>
              {id === marked && (
                <i className="wg-tab-mark">
                  <span className="wg-unseen">{words.saidBehind}</span>
                </i>
              )}
            </>
          ),
        }))}
        tab={tab}
        onTab={press}
        beside={
          narrow &&
          raised && (
            <button type="button" className="wg-panel-lower" aria-label={words.closePanel} onClick={() => onRaise(false)}>
              <ChevronDown size={18} />
            </button>
          )
        }
      >
        <h2 className="wg-unseen">{words.tabs[tab]}</h2>
        {panels[tab]}
      </Tabs>
    </main>
  );
}
