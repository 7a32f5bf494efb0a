import type { ReactNode } from 'react';

interface MapTableProps {
  readonly className: string;
  readonly map: ReactNode;
  /** What the last move brought about, under the papers. */
  readonly news: ReactNode;
  /** Papers that lie on the map. */
  readonly children: ReactNode;
}

/** A map with papers on it. */
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
