import type { ReactNode } from 'react';

interface MapTableProps {
  readonly className: string;
  readonly map: ReactNode;
  /** The last events, below the panels. */
  readonly news: ReactNode;
  /** Panels on the map. */
  readonly children: ReactNode;
}

/** A map with panels on it. */
export function MapTable({ className, map, news, children }: MapTableProps) {
  return (
    <div className={className}>
      {map}
      <div className="wg-papers">
        {children}
        {news}
      </div>
    </div>
  );
}
