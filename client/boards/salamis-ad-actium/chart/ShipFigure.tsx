import { memo } from 'react';
import { shipType } from '../../../../src/games/salamis-ad-actium/data/shipTypes.js';
import type { Ship, Squadron } from '../../../../src/games/salamis-ad-actium/state.js';
import { boardText } from '../texts.js';
import { Hull } from './Hull.js';

interface ShipFigureProps {
  readonly id: string;
  readonly vessel: Ship;
  readonly squadron: Squadron;
  /** Index of the squadron within its side. */
  readonly stripe: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly done: boolean;
  readonly controlled: boolean;
}

const { marks } = boardText;
const FLAME = 'M0 5C-5 3 -5 -2 -1 -5C-1 -2 2 -2 1 -7C6 -3 6 3 0 5Z';

/** State marks of a ship, each a chip with a letter or a picture. */
function chipsOf({ dmg, fire, greek, pests, aground, sails, rudder, disordered, thrown, prize }: Ship, { state }: Squadron) {
  const chips: { kind: string; word: string; title: string }[] = [];
  if (dmg) chips.push({ kind: `damage d${dmg}`, word: marks.damage[dmg], title: marks.damageTitle[dmg] });
  if (pests) chips.push({ kind: 'pests', word: marks.pests[pests], title: marks.pestsTitle[pests] });
  if (aground) chips.push({ kind: 'aground', word: marks.aground, title: marks.agroundTitle[aground] });
  if (!rudder) chips.push({ kind: 'rudder', word: marks.rudder, title: marks.rudderTitle });
  if (sails === 'down') chips.push({ kind: 'sails', word: marks.sailsDown, title: marks.sailsDownTitle });
  if (disordered) chips.push({ kind: 'disordered', word: marks.disordered, title: marks.disorderedTitle });
  if (thrown) chips.push({ kind: 'thrown', word: marks.thrown, title: marks.thrownTitle });
  if (prize !== null) chips.push({ kind: 'prize', word: marks.prize, title: marks.prizeTitle });
  if (state !== 'steady') chips.push({ kind: state, word: marks.morale[state], title: marks.moraleTitle[state] });
  return { chips, fire, greek };
}

const CHIP = 10;

/** A ship on the table: hull to its heading, flag of its officer, state marks beside it and its name below. */
export const ShipFigure = memo(function ShipFigure(props: ShipFigureProps) {
  const { id, vessel, squadron, stripe, label, x, y, done, controlled } = props;
  const { chips, fire, greek } = chipsOf(vessel, squadron);
  const [length] = shipType(vessel.type).base;
  const reach = length / 2 + 4;
  return (
    <g
      className={`ship-figure fleet-${vessel.side ?? 'none'}${done ? ' done' : ''}${controlled ? '' : ' astray'}`}
      data-ship={id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="ship-turning" style={{ transform: `rotate(${vessel.h}deg)` }}>
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
      </g>
      {vessel.flag && (
        <path
          className={`officer-flag ${vessel.flag.cinc ? 'cinc' : vessel.flag.rank}`}
          d={vessel.flag.rank === 'admiral' ? 'M0 2V-16H13L9 -12L13 -8H0' : 'M0 2V-14H10V-7H0'}
        >
          <title>{marks.officer(vessel.flag.name, vessel.flag.mod)}</title>
        </path>
      )}
      {fire > 0 && (
        <g className={`fire level-${fire}${greek ? ' greek' : ''}`} transform={`translate(${reach * 0.6} ${-reach * 0.6})`}>
          <title>{greek ? marks.greekFire(fire) : marks.fire(fire)}</title>
          <path d={FLAME} />
          <text y={3}>{fire}</text>
        </g>
      )}
      <g className="ship-chips" transform={`translate(${-((chips.length - 1) * (CHIP + 2)) / 2} ${-reach - 6})`}>
        {chips.map(({ kind, word, title }, i) => (
          <g key={kind} className={`ship-chip ${kind}`} transform={`translate(${i * (CHIP + 2)} 0)`}>
            <title>{title}</title>
            <rect x={-CHIP / 2} y={-CHIP / 2} width={CHIP} height={CHIP} rx={2} />
            <text y={3}>{word}</text>
          </g>
        ))}
      </g>
      <text className="ship-name" y={reach + 8}>
        {label}
      </text>
    </g>
  );
});
