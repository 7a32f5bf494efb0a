import { BookOpen, ChevronDown, ScrollText, Ship as ShipIcon, Table2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { type KitWords, useKitWords } from './words/index.js';

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
  /** On narrow screens the panel is a sheet that rises from below. */
  readonly narrow: boolean;
  readonly raised: boolean;
  readonly onRaise: (raised: boolean) => void;
  /** Something hangs before all of it. */
  readonly covered?: boolean;
}

/** The table all boards are laid out on: decision above, map in the middle, papers at the side, actions below. */
export function BoardShell({ top, table, bar, panels, tab, onTab, narrow, raised, onRaise, covered = false }: BoardShellProps) {
  const words = useKitWords();
  /** On a narrow board a tab opens the sheet from below, and the open one closes it. */
  const press = (id: PanelTab) => {
    onTab(id);
    onRaise(!(raised && tab === id));
  };
  return (
    <div className={`shell${narrow ? ' narrow' : ''}${raised ? ' raised' : ''}`} inert={covered}>
      {top}
      <main className="table">{table}</main>
      {bar}
      <Tabs.Root className="panel" value={tab} activationMode="manual" onValueChange={(next) => narrow || onTab(next as PanelTab)}>
        <Tabs.List className="panel-tabs" aria-label={words.tabs.chronicle}>
          {TABS.map(({ id, icon }) => (
            <Tabs.Trigger key={id} value={id} onClick={() => narrow && press(id)}>
              {icon}
              <span>{words.tabs[id]}</span>
            </Tabs.Trigger>
          ))}
          {narrow && raised && (
            <button type="button" className="panel-lower" aria-label={words.closePanel} onClick={() => onRaise(false)}>
              <ChevronDown size={18} />
            </button>
          )}
        </Tabs.List>
        {TABS.map(({ id }) => (
          <Tabs.Content key={id} value={id} className="panel-body" tabIndex={-1}>
            {panels[id]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </div>
  );
}
