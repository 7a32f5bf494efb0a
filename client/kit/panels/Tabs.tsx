import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly face: ReactNode }[];
  readonly tab: Id;
  readonly onTab: (tab: Id) => void;
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Moves the focus between tabs with the arrow keys. Enter and space select a tab. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  if (at < 0 || !step) return;
  event.preventDefault();
  tabs[step(at, tabs.length)].focus();
}

export function Tabs<Id extends string>({ label, tabs, tab, onTab, beside, children }: TabsProps<Id>) {
  const name = useId();
  const sheet = `${name}sheet`;
  return (
    <div className="wg-panel">
      <div className="wg-panel-tabs">
        <div role="tablist" aria-label={label} onKeyDown={walk}>
          {tabs.map(({ id, face }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={name + id}
              aria-selected={id === tab}
              aria-controls={id === tab ? sheet : undefined}
              tabIndex={id === tab ? 0 : -1}
              onClick={() => onTab(id)}
            >
              {face}
            </button>
          ))}
        </div>
        {beside}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling panel without controls must be reachable by keyboard */}
      <div key={tab} className="wg-panel-body" role="tabpanel" id={sheet} aria-labelledby={name + tab} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
