import { memo } from 'react';
import { type Groups, type Ship, type ShipTypeId, type Side, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import { hullOf, oarsOf, sailOf } from './hulls.js';

interface HullProps {
  readonly type: ShipTypeId;
  readonly side: Side | null;
  readonly port: Groups;
  readonly stbd: Groups;
  readonly ram: Ship['ram'];
  readonly sails: Ship['sails'];
  readonly towers: number;
  /** Index of the squadron within its side: a stripe for each. */
  readonly stripe: number;
}

/** A ship from above at true scale, bow up: its hull, the oars it has left, towers, sails; solid for one side, hatched for the other. */
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
      <path className="wg-galley-hull" d={drawing.hull} />
      <path className="wg-galley-deck" d={drawing.deck} />
      <path className="wg-galley-planks" d={drawing.planks} />
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
