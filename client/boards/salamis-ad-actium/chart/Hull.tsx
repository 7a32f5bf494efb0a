import { memo } from 'react';
import {
  type Groups,
  type Ship,
  type ShipType,
  type ShipTypeId,
  type Side,
  shipType,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { Art } from '../../../kit/map/Art.js';

/** Galley from above at true scale, bow up, centred at 0. Paths are in mm. */
interface HullDrawing {
  readonly hull: string;
  readonly deck: string;
  /** Planks of a decked ship, or rowing benches of an open ship. */
  readonly planks: string;
  readonly ram: string;
}

const f = (n: number): string => n.toFixed(1);

/** Returns the path of a hull with half-length `a` and half-width `b`, pointed bow and curled stern. */
function hullPath(a: number, b: number): string {
  return (
    `M0 ${f(-a)}C${f(b * 0.55)} ${f(-a * 0.82)} ${f(b)} ${f(-a * 0.5)} ${f(b)} ${f(-a * 0.15)}` +
    `L${f(b)} ${f(a * 0.45)}C${f(b)} ${f(a * 0.75)} ${f(b * 0.5)} ${f(a * 0.95)} 0 ${f(a)}` +
    `C${f(-b * 0.5)} ${f(a * 0.95)} ${f(-b)} ${f(a * 0.75)} ${f(-b)} ${f(a * 0.45)}L${f(-b)} ${f(-a * 0.15)}` +
    `C${f(-b)} ${f(-a * 0.5)} ${f(-b * 0.55)} ${f(-a * 0.82)} 0 ${f(-a)}Z`
  );
}

const RAMS: { readonly [ram in Ship['ram']]: number } = { none: 0, spur: 2.5, light: 2, standard: 3, heavy: 4 };

function hullOf({ base: [length, width], deck, oarsmen }: ShipType, ram: Ship['ram']): HullDrawing {
  const tip = RAMS[ram];
  const a = length / 2 - 1.5 - tip / 2;
  const b = oarsmen ? width * 0.24 : width * 0.4;
  const inner = hullPath(a * 0.86, b * 0.62);
  let planks = '';
  const rungs = Math.max(5, Math.round(length / 4.5));
  for (let i = 1; i < rungs; i++) {
    const y = -a * 0.6 + (a * 1.25 * i) / rungs;
    planks += `M${f(-b * 0.58)} ${f(y)}H${f(b * 0.58)}`;
  }
  if (deck >= 2) planks = `M${f(-b * 0.2)} ${f(-a * 0.7)}V${f(a * 0.7)}M${f(b * 0.2)} ${f(-a * 0.7)}V${f(a * 0.7)}`;
  return {
    hull: hullPath(a, b),
    deck: inner,
    planks,
    ram: tip ? `M${f(-tip * 0.32)} ${f(-a + 1)}L0 ${f(-a - tip)}L${f(tip * 0.32)} ${f(-a + 1)}Z` : '',
  };
}

const GROUPS = 4;
const BLADES = 4;

/** Returns one side's oars in four groups from the bow: whole oars, and the stumps of lost oars. */
function oarsOf({ base: [length, width], oarsmen }: ShipType, side: -1 | 1, left: Groups): { oars: string; stumps: string } {
  if (!oarsmen) return { oars: '', stumps: '' };
  const [from, to] = [-length * 0.27, length * 0.29];
  const rowlock = side * width * 0.24;
  let oars = '';
  let stumps = '';
  for (let group = 0; group < GROUPS; group++) {
    for (let blade = 0; blade < BLADES; blade++) {
      const y = from + ((to - from) * (group * BLADES + blade + 0.5)) / (GROUPS * BLADES);
      if (group < left) oars += `M${f(rowlock)} ${f(y)}L${f((side * width) / 2)} ${f(y + 1.6)}`;
      else stumps += `M${f(rowlock)} ${f(y)}h${f(side * 1.4)}`;
    }
  }
  return { oars, stumps };
}

/** Returns a square sail across the ship, or a slanting lateen sail. */
const sailOf = ({ base: [length, width], rig }: ShipType): string => {
  const w = width * 0.62;
  return rig === 'lateen'
    ? `M${f(-w * 0.7)} ${f(length * 0.14)}L${f(w)} ${f(-length * 0.18)}Q${f(w * 0.4)} ${f(length * 0.12)} ${f(-w * 0.7)} ${f(length * 0.14)}Z`
    : `M${f(-w)} 0Q${f(-w * 0.5)} ${f(-length * 0.16)} 0 ${f(-length * 0.16)}T${f(w)} 0Q0 ${f(-length * 0.05)} ${f(-w)} 0Z`;
};

interface HullProps {
  readonly type: ShipTypeId;
  readonly side: Side | null;
  readonly port: Groups;
  readonly stbd: Groups;
  readonly ram: Ship['ram'];
  readonly sails: Ship['sails'];
  readonly towers: number;
  /** Index of the squadron within its side, which determines the stripe. */
  readonly stripe: number;
}

/** Draws a ship from above at true scale: hull, remaining oars, towers and sails. One side is solid, the other hatched. */
export const Hull = memo(function Hull({ type: id, side, port, stbd, ram, sails, towers, stripe }: HullProps) {
  const type = shipType(id);
  const drawing = hullOf(type, ram);
  const [left, right] = [oarsOf(type, -1, port), oarsOf(type, 1, stbd)];
  const [length, width] = type.base;
  return (
    <g className={`wg-galley wg-fleet-${side ?? 'none'}`}>
      <path className="wg-galley-stumps" d={left.stumps + right.stumps} />
      <path className="wg-galley-oars" d={left.oars + right.oars} />
      {drawing.ram && <path className="wg-galley-ram" d={drawing.ram} />}
      <Art of={id} box={[-width / 2, -length / 2, width, length]}>
        <path className="wg-galley-hull" d={drawing.hull} />
        <path className="wg-galley-deck" d={drawing.deck} />
        <path className="wg-galley-planks" d={drawing.planks} />
      </Art>
      {Array.from({ length: stripe + 1 }, (_, i) => (
        <path key={i} className="wg-galley-stripe" d={`M${-width * 0.2} ${length * 0.22 + i * 2.4}H${width * 0.2}`} />
      ))}
      {Array.from({ length: Math.min(2, towers) }, (_, i) => (
        <rect key={i} className="wg-galley-tower" x={-2} y={i ? length * 0.08 : -length * 0.3} width={4} height={4} />
      ))}
      <path className="wg-galley-eyes" d={`M${-width * 0.1} ${-length * 0.32}h0.01M${width * 0.1} ${-length * 0.32}h0.01`} />
      {sails === 'set' && <path className="wg-galley-sail" d={sailOf(type)} />}
      {sails === 'aboard' && <path className="wg-galley-yard" d={`M0 ${-length * 0.24}V${length * 0.12}`} />}
      {sails === 'down' && <path className="wg-galley-yard wg-down" d={`M${-width * 0.5} ${-2}L${width * 0.45} ${3}`} />}
    </g>
  );
});
