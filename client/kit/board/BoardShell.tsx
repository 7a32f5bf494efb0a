import BookOpen from 'lucide-react/icons/book-open';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import ScrollText from 'lucide-react/icons/scroll-text';
import ShipIcon from 'lucide-react/icons/ship';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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
  readonly decisionPanels: ReactNode;
  readonly bar: ReactNode;
  readonly panels: { readonly [tab in PanelTab]: ReactNode };
  readonly tab: PanelTab;
  readonly onTab: (tab: PanelTab) => void;
  /** Tab marked as having an unread chat message. */
  readonly marked?: PanelTab;
  /** Whether the panel is a bottom sheet. */
  readonly narrow: boolean;
  readonly raised: boolean;
  readonly onRaise: (raised: boolean) => void;
  /** Whether the pass screen covers the board. */
  readonly covered?: boolean;
}

/**
 * Renders the layout of all boards: the decision above the map, with actions, panels and tabs beside the map or, in a
 * narrow container, below it.
 */
export function BoardShell({
  top,
  table,
  decisionPanels,
  bar,
  panels,
  tab,
  onTab,
  marked,
  narrow,
  raised,
  onRaise,
  covered = false,
}: BoardShellProps) {
  const words = useKitWords();
  const shell = useRef<HTMLElement>(null);
  // React 18 and 19 write this attribute differently.
  useLayoutEffect(() => {
    if (shell.current) shell.current.inert = covered;
  }, [covered]);
  /** Selects a tab. On a narrow board, this opens and closes the bottom sheet. */
  const press = (id: PanelTab) => {
    onTab(id);
    if (narrow) onRaise(!(raised && tab === id));
  };
  return (
    <main ref={shell} className={`wg-board-shell${narrow ? ' wg-narrow-board' : ''}${raised ? ' wg-raised' : ''}`}>
      <div className="wg-top">{top}</div>
      <div className="wg-map-area">{table}</div>
      {bar}
      <DecisionPanels>{decisionPanels}</DecisionPanels>
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

/** Renders the decision's panels, in a narrow container as a drawer. */
function DecisionPanels({ children }: { readonly children: ReactNode }) {
  const words = useKitWords();
  const [opened, setOpened] = useState(false);
  return (
    <div className={opened ? 'wg-papers wg-opened' : 'wg-papers'}>
      <div className="wg-papers-list" tabIndex={opened ? 0 : undefined}>
        {children}
      </div>
      <button type="button" className="wg-papers-fold" aria-expanded={opened} aria-label={words.details} onClick={() => setOpened(!opened)}>
        {opened ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
      </button>
    </div>
  );
}
