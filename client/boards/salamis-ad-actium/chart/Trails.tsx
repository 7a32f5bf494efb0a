import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { onSheet, type Sheet } from './scale.js';
import type { Voyage } from './voyages.js';

interface TrailsProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly voyages: readonly Voyage[];
}

/** Wakes of the ships that have just moved: they stay until the next move. */
export function Trails({ G, sheet, voyages }: TrailsProps) {
  return (
    <g>
      {voyages.map(({ id, legs }) => (
        <path
          key={id}
          className={`wg-trail wg-fleet-${G.ships[id]?.side ?? 'none'}`}
          d={legs.map(([x, y], i) => `${i ? 'L' : 'M'}${onSheet(sheet, x, y).join(' ')}`).join('')}
        />
      ))}
    </g>
  );
}
