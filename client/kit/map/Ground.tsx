import type { ReactNode } from 'react';

interface GroundProps {
  readonly className: string;
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** Renders the static part of a map, which is painted only once. */
export function Ground({ className, viewBox, children }: GroundProps) {
  return (
    <div className="wg-chart-ground">
      <svg className={className} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
    </div>
  );
}
