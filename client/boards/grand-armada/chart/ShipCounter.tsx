import { memo } from 'react';
import {
  crewOf,
  fleet,
  type GrandArmada,
  type Heading,
  holdersOf,
  isBroken,
  isCrippled,
  isUnderWay,
  onMap,
  ROSTER,
  type ShipId,
  type Side,
  type Status,
  ship,
  shotsLeft,
} from '../../../../src/games/grand-armada/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { useDeparted } from '../../../kit/hooks/hooks.js';
import { Art } from '../../../kit/map/Art.js';
import type { Point } from '../../../kit/map/curves.js';
import { Piece } from '../../../kit/map/Piece.js';
import { crewGone, hasSailed, isUnguarded, shortName } from '../names.js';
import { layout, pointsOf } from './geography.js';
import { DAMAGE, damageOf, hullOf } from './hulls.js';

/** Badges for a ship's state, which differ in shape. */
type BadgeKind = 'withdrawing' | 'broken' | 'unguarded' | 'adrift' | 'held' | 'crippled' | 'silenced' | 'yaw' | 'done';

const SIGNS: { readonly [kind in BadgeKind]: string } = {
  // White flag.
  withdrawing: 'M-4 6V-6M-4 -6Q0 -8 6 -5Q2 -2 6 0Q0 -2 -4 0',
  // Torn flag.
  broken: 'M-4 6V-6M-4 -6H5L2 -3L5 0H-4M0 -6L-1 -3L1 -2L0 0',
  // Open lock.
  unguarded: 'M-4.5 -0.5H4.5V6H-4.5ZM-3 -0.5V-4A3 3 0 0 1 2.6 -5.4',
  // Hull without a mast.
  adrift: 'M-6 -1H6L3.5 3H-3.5ZM-6 6Q-3 4 0 6T6 6',
  // Chain link.
  held: 'M-1 -2.6H-3.5A2.6 2.6 0 0 0 -3.5 2.6H-1M1 -2.6H3.5A2.6 2.6 0 0 1 3.5 2.6H1M-2.5 0H2.5',
  // Broken mast.
  crippled: 'M-6 4H6M-3 4V0L5 -5M-1 -1.5L1.5 1.5',
  // Crossed-out gun.
  silenced: 'M-5 1.5L4 -3L5 -1L-4 4ZM-3 4a2 2 0 1 0 0.1 0M-5.5 -5.5L5.5 5.5',
  // Curved arrow.
  yaw: 'M-4.5 4A5 5 0 1 1 4 3.5M4 3.5L6.2 0.4M4 3.5L0.6 2.4',
  done: 'M-5 0.5L-1.5 4L5 -4',
};

function Badge({ kind }: { readonly kind: BadgeKind }) {
  return (
    <g className={`wg-badge wg-badge-${kind}`}>
      <circle r={9} />
      <path d={SIGNS[kind]} />
    </g>
  );
}

const FLAGS = {
  ensign: 'M-2 16V-18H22V-2H0V16Z',
} as const;

const PLATE = hexPath([0, 0], 38.4);
const RIM = hexPath([0, 0], 35);
/** Cross or saltire on a counter, which tells the sides apart without colour. */
const CHARGE: { readonly [side in Side]: string } = {
  E: 'M0 -33.2V33.2M-38.4 0H38.4',
  S: 'M-19.2 -33.2L19.2 33.2M19.2 -33.2L-19.2 33.2',
};
const SCALE = 0.62;
/** Path of the wake of a ship that heads north. */
const WAKE = 'M-7 30Q-11 50 -22 72M7 30Q11 50 22 72M-3 33Q-5 48 -9 62M3 33Q5 48 9 62';
/** Circles of smoke along both broadsides. */
const BROADSIDES = [-1, 1].flatMap((hand) => [-13, 1, 14].map((y, i) => ({ x: hand * (21 + (i % 2) * 3), y, r: 7 - (i % 2) })));

const BURST = Array.from({ length: 18 }, (_, i) => {
  const r = i % 2 ? 8.6 : 12.4;
  const a = (i * Math.PI) / 9;
  return `${i ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
}).join('');

const DROP = 'M0 -12Q9 -2 9 4A9 9 0 0 1 -9 4Q-9 -2 0 -12Z';

const NO_DAMAGE: { readonly holes?: string; readonly masts?: string } = {};

/** Whether a ship cannot move by itself. */
const isLame = (status: Status): boolean => status === 'captured' || status === 'adrift';

interface FaceProps {
  readonly id: ShipId;
  readonly heading: Heading;
  readonly hull: number;
  readonly crew: number;
  readonly crewGone: number;
  readonly status: Status;
  readonly captor: Side | null;
  readonly gunsUsed: boolean;
  readonly crewUsed: boolean;
  readonly done: boolean;
  /** Number of gun shots left; undefined if unlimited. */
  readonly shots: number | undefined;
  /** Names of the badges, separated by spaces. */
  readonly badges: string;
}

/** Draws a counter, 80 by 70 units: factors in the corners, hull hits on the left, crew losses on the right, badges above. */
const Face = memo(function Face(props: FaceProps) {
  const { id, heading, hull, crew, status, captor, done, shots } = props;
  const rating = ROSTER[id];
  const { side, defence, guns, speed, admiral } = rating;
  const drawing = hullOf(rating);
  const badges = props.badges.split(' ').filter(Boolean) as BadgeKind[];
  const lame = isLame(status);
  const damage = damageOf(hull, defence);
  const { holes, masts } = damage ? DAMAGE[damage] : NO_DAMAGE;
  return (
    <g
      className={`wg-warship wg-fleet-${side}${done ? ' wg-done' : ''}${lame ? ' wg-lame' : ''}${status === 'withdrawing' ? ' wg-fleeing' : ''}`}
    >
      <path className="wg-warship-shadow" d={PLATE} transform="translate(2.5 3.5)" />
      <path className="wg-warship-plate" d={PLATE} />
      <path className="wg-warship-charge" d={CHARGE[side]} />
      <path className="wg-warship-rim" d={RIM} />
      <path className="wg-counter-edge" d={PLATE} />
      <g className="wg-warship-turning" style={{ transform: `rotate(${(heading - 1) * 60}deg)` }}>
        <path className="wg-warship-bow" d="M0 -36L6 -28H-6Z" />
        <g transform={`scale(${SCALE})`}>
          {props.gunsUsed &&
            BROADSIDES.map((puff) => <circle key={`${puff.x} ${puff.y}`} className="wg-gun-smoke" cx={puff.x} cy={puff.y} r={puff.r} />)}
          <Art of={id} box={[-24, -44, 48, 88]}>
            {drawing.oars && <path className="wg-from-above-oars" d={drawing.oars} />}
            <path className="wg-from-above-hull" d={drawing.hull} />
            <path className="wg-from-above-deck" d={drawing.deck} />
            <path className="wg-from-above-spars" d={drawing.spars} />
            {!lame && !masts && <path className="wg-from-above-sails" d={drawing.sails} />}
          </Art>
          {!lame && holes && <path className="wg-from-above-holes" d={holes} />}
          {masts && <path className="wg-from-above-masts" d={masts} />}
        </g>
      </g>
      <g className="wg-warship-factors">
        <text x={-18.5} y={-14}>
          {defence}
        </text>
        <text x={18.5} y={-14} className={`${props.crewGone ? 'wg-less' : ''}${props.crewUsed ? ' wg-used' : ''}`}>
          {crew}
        </text>
        <text x={-18.5} y={29} className={props.gunsUsed ? 'wg-used' : ''}>
          {guns}
        </text>
        <text x={18.5} y={29}>
          {speed}
        </text>
        {props.crewUsed && <path className="wg-warship-strike" d="M12.5 -19H24.5" />}
        {props.gunsUsed && <path className="wg-warship-strike" d="M-24.5 24H-12.5" />}
      </g>
      {admiral && <path className="wg-warship-pennant" d="M-1 6V-13H17L12.5 -9.5L17 -6H1V6Z" />}
      {captor && <path className={`wg-warship-ensign wg-fleet-${captor}`} transform="translate(2 -4)" d={FLAGS.ensign} />}
      {hull > 0 && (
        <g className="wg-warship-hits" transform="translate(-31 2)">
          <path d={BURST} />
          <text y={5.2}>{hull}</text>
        </g>
      )}
      {props.crewGone > 0 && (
        <g className="wg-warship-losses" transform="translate(31 2)">
          <path d={DROP} />
          <text y={8}>{props.crewGone}</text>
        </g>
      )}
      {shots !== undefined && (
        <g className={`wg-warship-shots${shots === 0 ? ' wg-none' : ''}`} transform="translate(0 31)">
          <circle r={8.4} />
          <text y={4.4}>{shots}</text>
        </g>
      )}
      {badges.map((kind, i) => (
        <g key={kind} transform={`translate(${(i - (badges.length - 1) / 2) * 19} -33)`}>
          <Badge kind={kind} />
        </g>
      ))}
    </g>
  );
});

function badgesOf(G: GrandArmada, id: ShipId): string {
  const { status, silenced, yawDue } = ship(G, id);
  const done = hasSailed(G, id);
  const here = onMap(G, id);
  const worn: readonly (readonly [BadgeKind, boolean])[] = [
    ['withdrawing', status === 'withdrawing'],
    ['broken', status === 'afloat' && isBroken(G, id)],
    ['unguarded', isUnguarded(G, id)],
    ['adrift', status === 'adrift'],
    ['held', here && holdersOf(G, id).length > 0],
    ['crippled', status === 'afloat' && isCrippled(G, id)],
    ['silenced', silenced && !done],
    ['yaw', yawDue],
    ['done', done && status !== 'captured' && status !== 'adrift'],
  ];
  return worn
    .filter(([, holds]) => holds)
    .map(([kind]) => kind)
    .join(' ');
}

interface ShipCounterProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  /** Heading to draw for a planned move, instead of the current one. */
  readonly heading?: Heading;
}

export function ShipCounter({ G, id, heading }: ShipCounterProps) {
  const now = ship(G, id);
  const shots = shotsLeft(G, id);
  return (
    <Face
      id={id}
      heading={heading ?? now.heading}
      hull={now.hull}
      crew={Math.max(0, crewOf(G, id))}
      crewGone={crewGone(G, id)}
      status={now.status}
      captor={now.captor}
      gunsUsed={now.gunsUsed}
      crewUsed={now.crewUsed}
      done={hasSailed(G, id)}
      shots={Number.isFinite(shots) ? shots : undefined}
      badges={badgesOf(G, id)}
    />
  );
}

/** Draws a ship's name on its own layer, so that no counter covers it. */
export const ShipName = memo(function ShipName({ id }: { readonly id: ShipId }) {
  const name = shortName(id);
  return (
    <text className="wg-warship-name" y={40} style={{ fontSize: name.length > 13 ? 11 : 12.5 }}>
      {name}
    </text>
  );
});

/** Draws a counter with the printed factors, for a ship not yet in battle or at the end of a planned move. */
export function FreshCounter({ id, heading }: { readonly id: ShipId; readonly heading: Heading }) {
  return (
    <Face
      id={id}
      heading={heading}
      hull={0}
      crew={ROSTER[id].crew}
      crewGone={0}
      status="afloat"
      captor={null}
      gunsUsed={false}
      crewUsed={false}
      done={false}
      shots={undefined}
      badges=""
    />
  );
}

interface FleetProps {
  readonly G: GrandArmada;
  readonly selected: ShipId | undefined;
  readonly courses: ReadonlyMap<string, readonly string[]>;
  readonly still: boolean;
}

const Wake = memo(function Wake({ heading }: { readonly heading: Heading }) {
  return <path className="wg-wake" d={WAKE} style={{ transform: `rotate(${(heading - 1) * 60}deg)` }} />;
});

/** Offset of a ship that passes through an occupied hex. */
const ASIDE: Point = [9, -9];

/** Draws all ships on the map. The moving and the selected ship are drawn last. */
export function Fleet({ G, selected, courses, still }: FleetProps) {
  const active = G.active?.ship;
  const rank = (id: ShipId) => (id === active ? 2 : id === selected ? 1 : 0);
  const ids = fleet(G)
    .filter((id) => onMap(G, id))
    .sort((a, b) => rank(a) - rank(b));
  const shown = ids.map((id) => ({ id, at: layout.at(ship(G, id).hex ?? '') ?? ([0, 0] as Point) }));
  const gone = useDeparted(shown, still);
  const aside = (id: ShipId, [x, y]: Point): Point => {
    const passing = id === active && ids.some((other) => other !== id && ship(G, other).hex === ship(G, id).hex);
    return passing ? [x + ASIDE[0], y + ASIDE[1]] : [x, y];
  };
  const via = (id: ShipId) => pointsOf(courses.get(id) ?? []).slice(1, -1);
  return (
    <>
      {gone.map(({ id, at }) => (
        <g
          key={`gone-${id}`}
          className={`wg-sinking ${G.ships[id] ? `wg-${G.ships[id].status}` : ''}`}
          style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
        >
          <g className="wg-sinking-counter">{G.ships[id] && <ShipCounter G={G} id={id} />}</g>
        </g>
      ))}
      {shown
        .filter(({ id }) => isUnderWay(G, id) && !holdersOf(G, id).length)
        .map(({ id, at }) => (
          <Piece key={id} id={`${id}-wake`} at={aside(id, at)} still={still} via={via(id)}>
            <Wake heading={ship(G, id).heading} />
          </Piece>
        ))}
      {shown.map(({ id, at }) => (
        <Piece
          key={id}
          id={id}
          at={aside(id, at)}
          still={still}
          via={via(id)}
          className={`wg-piece${id === selected ? ' wg-selected' : ''}${id === active ? ' wg-active' : ''}`}
        >
          <ShipCounter G={G} id={id} />
        </Piece>
      ))}
      {shown.map(({ id, at }) => (
        <Piece key={id} id={`${id}-name`} at={aside(id, at)} still={still} via={via(id)} className="wg-piece-name">
          <ShipName id={id} />
        </Piece>
      ))}
    </>
  );
}
