import type { ReactNode } from 'react';
import { Brand, ThemeButton, usePageTitle } from '../Layout.js';

interface FrameProps {
  readonly title: string;
  /** Who plays here, beside the title. */
  readonly about?: string;
  readonly buttons?: ReactNode;
  /** Lines between the strip and the board: what is awaited, what is wrong, how it ended. */
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a board: a thin strip, banners if need be, and all the rest for the board. */
export function TableFrame({ title, about, buttons, banners, children }: FrameProps) {
  usePageTitle(title);
  return (
    <div className="wg-table">
      <header className="wg-strip">
        <Brand />
        <h1 className="wg-hidden">{title}</h1>
        {about && <span className="who">{about}</span>}
        <span className="push" />
        {buttons}
        <ThemeButton />
      </header>
      {banners}
      <main className="wg-board">{children}</main>
    </div>
  );
}
