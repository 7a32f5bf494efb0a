import type { Ship, WeaponReach } from '../../../../src/games/salamis-ad-actium/face.js';
import { onSheet, type Sheet } from './scale.js';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** A ring or a sector of a weapon, around a heading. */
function sector(x: number, y: number, h: number, half: number, r: number): string {
  if (half >= 180) return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const [x1, y1] = [x + r * Math.sin(rad(h - half)), y - r * Math.cos(rad(h - half))];
  const [x2, y2] = [x + r * Math.sin(rad(h + half)), y - r * Math.cos(rad(h + half))];
  return `M${x} ${y}L${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}Z`;
}

const headings = (h: number, arc: WeaponReach['arc']): number[] => (arc === 'B' ? [h - 90, h + 90] : arc === 'A' ? [h + 180] : [h]);

interface ArcsProps {
  readonly sheet: Sheet;
  readonly vessel: Ship;
  /** Half the length of its base, in mm: ranges run from base to base. */
  readonly reach: number;
  readonly weapons: readonly WeaponReach[];
}

/** Where weapons reach: short and long range, about the middle of the ship. */
export function Arcs({ sheet, vessel, reach, weapons }: ArcsProps) {
  const [x, y] = onSheet(sheet, vessel.at.x, vessel.at.y);
  return (
    <g className="wg-arcs">
      {weapons.flatMap(({ weapon, arc, half, short, long }) =>
        headings(vessel.at.h, arc).map((h) => (
          <g key={`${weapon}${h}`} className="wg-arc">
            <path className="wg-arc-long" d={sector(x, y, h, half, long + reach)} />
            <path className="wg-arc-short" d={sector(x, y, h, half, short + reach)} />
          </g>
        )),
      )}
    </g>
  );
}
