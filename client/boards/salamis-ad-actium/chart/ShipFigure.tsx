import { memo } from 'react';
import { type Ship, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import { sameData } from '../../../kit/hooks/sameData.js';
import { useWords } from '../words/index.js';
import { Fittings } from './Fittings.js';
import { Hull } from './Hull.js';

interface ShipFigureProps {
  readonly id: string;
  readonly vessel: Ship;
  /** Index of the squadron within its side. */
  readonly stripe: number;
  readonly x: number;
  readonly y: number;
  readonly done: boolean;
  readonly controlled: boolean;
}

const FLAME = 'M0 5C-5 3 -5 -2 -1 -5C-1 -2 2 -2 1 -7C6 -3 6 3 0 5Z';

/** A ship on the table: hull to its heading with what stands on deck, the flag of its officer, fire. */
export const ShipFigure = memo(function ShipFigure(props: ShipFigureProps) {
  const { marks } = useWords();
  const { id, vessel, stripe, x, y, done, controlled } = props;
  const { fire, greek } = vessel;
  const [length] = shipType(vessel.type).base;
  const reach = length / 2 + 4;
  return (
    <g
      className={`wg-ship-figure wg-fleet-${vessel.side ?? 'none'}${done ? ' wg-done' : ''}${controlled ? '' : ' wg-astray'}`}
      data-ship={id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="wg-ship-turning" style={{ transform: `rotate(${vessel.at.h}deg)` }}>
        <Hull
          type={vessel.type}
          side={vessel.side}
          port={vessel.port}
          stbd={vessel.stbd}
          ram={vessel.ram}
          sails={vessel.sails}
          towers={vessel.towers}
          stripe={stripe}
        />
        <Fittings vessel={vessel} />
      </g>
      {vessel.flag && (
        <path
          className={`wg-officer-flag ${vessel.flag.cinc ? 'wg-cinc' : `wg-${vessel.flag.rank}`}`}
          d={vessel.flag.rank === 'admiral' ? 'M0 2V-16H13L9 -12L13 -8H0' : 'M0 2V-14H10V-7H0'}
        >
          <title>{marks.officer(vessel.flag.name, vessel.flag.mod)}</title>
        </path>
      )}
      {fire > 0 && (
        <g className={`wg-fire wg-level-${fire}${greek ? ' wg-greek' : ''}`} transform={`translate(${reach * 0.6} ${-reach * 0.6})`}>
          <title>{greek ? marks.greekFire(fire) : marks.fire(fire)}</title>
          <path d={FLAME} />
          <text y={3}>{fire}</text>
        </g>
      )}
    </g>
  );
}, sameData);
