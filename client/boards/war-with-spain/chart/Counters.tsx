import { memo } from 'react';
import { ARMY, LEADERS, SHIP, type Side } from '../../../../src/games/war-with-spain/face.js';
import { Art } from '../../../kit/map/Art.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useNames } from '../names.js';
import { isMasked, sideOfPiece } from '../pieces.js';
import { silhouette, soldiers } from './figures.js';

const PETALS = [0, 1, 2, 3, 4].map((i) => `rotate(${i * 72})`);

/** Draws the symbol on the back of a side's counters: Tudor rose or cross of Burgundy. */
export function Badge({ side, size }: { readonly side: Side; readonly size: number }) {
  return (
    <g className={`wg-badge wg-badge-${side}`} transform={`scale(${size / 20})`}>
      {side === 'E' ? (
        <>
          {PETALS.map((turn) => (
            <path key={turn} className="wg-badge-main" transform={turn} d="M0 -2Q-11 -8 -7 -16Q-3 -20 0 -16Q3 -20 7 -16Q11 -8 0 -2Z" />
          ))}
          {PETALS.map((turn) => (
            <path key={turn} className="wg-badge-inner" transform={turn} d="M0 -1Q-5 -4 -3 -9Q0 -11 3 -9Q5 -4 0 -1Z" />
          ))}
          <circle className="wg-badge-hub" r={3} />
        </>
      ) : (
        <path
          className="wg-badge-main"
          d="M-18 -15L-15 -18L-10 -13L-10 -17L-7 -10L-3 -10L-4 -7L0 -3L4 -7L4 -11L7 -10L10 -16L11 -13L15 -18L18 -15L13 -10L17 -9L10 -7L9 -3L7 -4L3 0L7 4L11 4L10 7L16 10L13 11L18 15L15 18L10 13L9 17L7 10L3 9L4 7L0 3L-4 7L-4 11L-7 10L-10 16L-11 13L-15 18L-18 15L-13 10L-17 9L-10 7L-9 3L-7 4L-3 0L-7 -4L-11 -4L-10 -7L-16 -10L-13 -11Z"
        />
      )}
    </g>
  );
}

export const Banner = memo(function Banner({
  side,
  x,
  y,
  scale = 1,
}: {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}) {
  return (
    <g className={`wg-arms-banner wg-side-${side}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="wg-banner-pole" d="M0 4V-26" />
      <path className="wg-banner-cloth" d="M0 -26Q7 -29 12 -25T24 -25V-11Q17 -8 12 -11T0 -12Z" />
      <path className="wg-banner-device" d={side === 'E' ? 'M0 -19Q7 -21 12 -18T24 -18M11 -27V-10' : 'M2 -25L22 -12M22 -24L2 -13'} />
    </g>
  );
});

/** Patterns on the counters that distinguish the sides without colour. */
const PATTERN: { readonly [side in Side]: string } = {
  E: 'M-43 0H-28M-35.500 -43V43',
  S: 'M-43 -28L-28 -40M-43 -12L-28 -24M-43 4L-28 -8M-43 20L-28 8M-43 36L-28 24',
};

interface FrameProps {
  readonly side: Side;
  readonly nat: string;
  readonly neutral?: boolean;
  readonly reduced?: boolean;
  readonly moved?: boolean;
  readonly children: React.ReactNode;
}

/** Draws the common frame of all counters, in a field of 88 by 88 map units centred on the origin. */
function Body({ side, nat, neutral, reduced, moved, children }: FrameProps) {
  const classes = `wg-war-counter wg-side-${side} wg-nat-${nat}${neutral ? ' wg-neutral' : ''}${reduced ? ' wg-reduced' : ''}${moved ? ' wg-moved' : ''}`;
  return (
    <g className={classes}>
      <rect className="wg-counter-shadow" x={-40} y={-39} width={86} height={86} rx={4} />
      <rect className="wg-counter-body" x={-43} y={-43} width={86} height={86} rx={4} />
      {reduced && <path className="wg-counter-worn" d="M-27 43L43 -27V-43L-27 27ZM-27 -5L11 -43H27L-27 11ZM5 43L43 5V21L21 43Z" />}
      <path className="wg-counter-band" d="M-39 -43H-28V43H-39Q-43 43 -43 39V-39Q-43 -43 -39 -43Z" />
      <path className="wg-counter-pattern" d={PATTERN[side]} />
      {children}
      {moved && <path className="wg-counter-moved" d="M-43 -43H-15L-43 -15ZM-38 -34H-30M-33 -37L-29.500 -34L-33 -31" />}
      <rect className="wg-counter-edge" x={-43} y={-43} width={86} height={86} rx={4} />
    </g>
  );
}

/** Box of a unit's picture above the name: x, y, width and height. */
const PICTURE = [-26, -42, 68, 48] as const;

/** Draws a dot for each of a unit's steps, filled unless the step is lost. */
function Steps({ full, left }: { readonly full: number; readonly left: number }) {
  return Array.from({ length: full }, (_, i) => (
    <circle key={i} className={i < left ? 'wg-counter-step' : 'wg-counter-step wg-lost'} cx={-20 + i * 9} cy={-35} r={3.4} />
  ));
}

interface UnitProps {
  readonly id: string;
  readonly reduced?: boolean;
  readonly moved?: boolean;
  readonly neutral?: boolean;
}

export const ShipCounter = memo(function ShipCounter({ id, reduced, moved }: UnitProps) {
  const { shipShort } = useNames();
  if (isMasked(id)) return <BackCounter side={sideOfPiece(id)} />;
  const ship = SHIP[id];
  const face = reduced && ship.back ? ship.back : ship.front;
  const full = ship.back ? 2 : 1;
  return (
    <Body side={ship.side} nat={ship.nat} reduced={reduced} moved={moved}>
      <Art of={id} box={PICTURE}>
        <Ship drawing={silhouette(ship)} x={-23} y={-36} width={60} />
      </Art>
      <Steps full={full} left={reduced ? 1 : full} />
      <g className="wg-counter-coin" transform="translate(34 -33)">
        <circle r={8} />
        <text y={4}>{face.m}</text>
      </g>
      <text className="wg-counter-name" x={8} y={18}>
        {shipShort(id)}
      </text>
      <text className="wg-counter-factors" x={8} y={38}>
        {face.cs}-{face.ma}-{face.tr}
      </text>
    </Body>
  );
});

export const ArmyCounter = memo(function ArmyCounter({ id, reduced, moved, neutral }: UnitProps) {
  const { nationShort } = useNames();
  if (isMasked(id)) return <BackCounter side={sideOfPiece(id)} />;
  const army = ARMY[id];
  const { body, arms } = soldiers(army.nat);
  const cs = reduced && army.back !== null ? army.back : army.cs;
  return (
    <Body side={army.side} nat={army.nat} reduced={reduced} moved={moved} neutral={neutral}>
      <Art of={id} box={PICTURE}>
        <g className="wg-soldiers" transform="translate(-22 -29) scale(0.6)">
          <path className="wg-soldier-arms" d={arms} />
          <path className="wg-soldier-body" d={body} />
        </g>
      </Art>
      <Steps full={army.steps} left={reduced ? army.steps - 1 : army.steps} />
      <text className="wg-counter-name" x={8} y={18}>
        {nationShort(army.nat)}
      </text>
      <text className="wg-counter-factors" x={8} y={39}>
        {cs}-{army.ma}
      </text>
    </Body>
  );
});

/** Draws a leader's counter with the bonus, and an anchor, sword or star for the kind of leader. */
export const LeaderCounter = memo(function LeaderCounter({ id, moved, neutral }: UnitProps) {
  const { leaderShort } = useNames();
  const { side, nat, naval, land, senior, bonus } = LEADERS[id];
  return (
    <Body side={side} nat={nat} moved={moved} neutral={neutral}>
      <Art of={id} box={PICTURE}>
        <g className="wg-portrait" transform="translate(8 -13)">
          <path className="wg-portrait-hat" d="M-13 -16Q-12 -28 0 -28T13 -16L18 -14Q0 -8 -18 -14Z" />
          <path className="wg-portrait-face" d="M-10 -13Q-11 2 0 9Q11 2 10 -13Q0 -9 -10 -13Z" />
          <path className="wg-portrait-beard" d="M-6 1Q0 -3 6 1Q5 11 0 15Q-5 11 -6 1Z" />
          <path className="wg-portrait-ruff" d="M-24 12q4 -6 8 0t8 0t8 0t8 0t8 0t8 0l-4 8q-20 6 -40 0Z" />
        </g>
      </Art>
      {naval && (
        <path
          className="wg-leader-sign"
          transform="translate(-17 -28)"
          d="M0 -8a2.600 2.600 0 1 1 0.100 0V9M-6 -3H6M-9 3Q-7 10 0 10Q7 10 9 3"
        />
      )}
      {land && (
        <path
          className="wg-leader-sign"
          transform={`translate(${naval ? -17 : -17} ${naval ? -4 : -28})`}
          d="M-6 9L7 -8M-8 2L1 9M7 -8l1 -3l-4 1Z"
        />
      )}
      {senior && (
        <path
          className="wg-leader-star"
          transform="translate(35 -33)"
          d="M0 -8L2.300 -2.500L8 -2.500L3.500 1.200L5 7L0 3.600L-5 7L-3.500 1.200L-8 -2.500L-2.300 -2.500Z"
        />
      )}
      <text className="wg-counter-name" x={8} y={24}>
        {leaderShort(id)}
      </text>
      <text className="wg-counter-factors wg-bonus" x={8} y={40}>
        +{bonus}
      </text>
    </Body>
  );
});

export const BackCounter = memo(function BackCounter({ side, count }: { readonly side: Side; readonly count?: number }) {
  return (
    <g className={`wg-war-counter wg-back wg-side-${side}`}>
      <rect className="wg-counter-shadow" x={-40} y={-39} width={86} height={86} rx={4} />
      <rect className="wg-counter-back" x={-43} y={-43} width={86} height={86} rx={4} />
      <rect className="wg-counter-back-rule" x={-37} y={-37} width={74} height={74} rx={2} />
      <g transform={count === undefined ? undefined : 'translate(0 -10)'}>
        <Badge side={side} size={count === undefined ? 27 : 22} />
      </g>
      {count !== undefined && (
        <text className="wg-counter-count" y={33}>
          {count}
        </text>
      )}
    </g>
  );
});

export function UnitCounter(props: UnitProps) {
  if (LEADERS[props.id]) return <LeaderCounter {...props} />;
  if (SHIP[props.id] || props.id.includes(':naval:')) return <ShipCounter {...props} />;
  return <ArmyCounter {...props} />;
}
