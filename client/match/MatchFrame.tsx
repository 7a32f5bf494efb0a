import type { ReactNode } from 'react';
import { Brand, usePageTitle } from '../app/Layout.js';
import { useArrival } from '../app/useArrival.js';
import { actionBarIn } from '../kit/dialogs/keptFocus.js';
import { NewVersion } from '../pwa/NewVersion.js';

interface FrameProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly buttons?: ReactNode;
  readonly banners?: ReactNode;
  /** `_stateID` of the position, for tests and bug reports. */
  readonly state?: number;
  readonly children: ReactNode;
}

/** Renders a page with a thin strip, banners, and the board. */
export function MatchFrame({ title, about, buttons, banners, state, children }: FrameProps) {
  const board = useArrival<HTMLDivElement>(actionBarIn);
  usePageTitle(title);
  return (
    <div className="wg-table" data-wg-keys>
      <header className="wg-strip">
        <Brand />
        {about && <span className="wg-who">{about}</span>}
        <span className="wg-push" />
        <NewVersion />
        {buttons}
      </header>
      <div className="wg-under">
        {banners}
        <div className="wg-board" ref={board} data-state={state}>
          {children}
        </div>
      </div>
    </div>
  );
}
