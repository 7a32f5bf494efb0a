import type { ReactNode } from 'react';

interface MapTableProps {
  readonly className: string;
  readonly map: ReactNode;
  /** The last events. */
  readonly news: ReactNode;
  /** Panels on the map. */
  readonly children: ReactNode;
}

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
