import { memo } from 'react';
import {
  crewOf,
  type GrandArmada,
  type Heading,
  holdersOf,
  isBroken,
  isCrippled,
  onMap,
  ROSTER,
  type ShipId,
  type Side,
  type Status,
  ship,
  shotsLeft,
} from '../../../../src/games/grand-armada/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { crewGone, hasSailed, isUnguarded, shortName } from '../names.js';
import { Badge, type BadgeKind, FLAGS } from './badges.js';
import { hullOf } from './hulls.js';

const PLATE = hexPath([0, 0], 38.4);
const RIM = hexPath([0, 0], 35);
/** A cross for one side, a saltire for the other: told apart without colour. */
const CHARGE: { readonly [side in Side]: string } = {
  E: 'M0 -33.2V33.2M-38.4 0H38.4',
  S: 'M-19.2 -33.2L19.2 33.2M19.2 -33.2L-19.2 33.2',
};
const SCALE = 0.62;

const BURST = Array.from({ length: 18 }, (_, i) => {
  const r = i % 2 ? 8.6 : 12.4;
  const a = (i * Math.PI) / 9;
  return `${i ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
}).join('');

const DROP = 'M0 -12Q9 -2 9 4A9 9 0 0 1 -9 4Q-9 -2 0 -12Z';

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
  /** Gun discharges left, where they are counted. */
  readonly shots: number | undefined;
  /** Names of badges with spaces between. */
  readonly badges: string;
}

/**
 * A ship on a field of 80 by 70 about its middle: a plate with the side's colour and charge, the ship from above to its heading,
 * defence, crew, guns and speed in the corners, hull hits to the left, crew lost to the right, other states above.
 */
const Face = memo(function Face(props: FaceProps) {
  const { id, heading, hull, crew, status, captor, done, shots } = props;
  const rating = ROSTER[id];
  const { side, defence, guns, speed, admiral } = rating;
  const drawing = hullOf(rating);
  const badges = props.badges.split(' ').filter(Boolean) as BadgeKind[];
  const lame = status === 'captured' || status === 'adrift';
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
          {drawing.oars && <path className="wg-from-above-oars" d={drawing.oars} />}
          <path className="wg-from-above-hull" d={drawing.hull} />
          <path className="wg-from-above-deck" d={drawing.deck} />
          <path className="wg-from-above-spars" d={drawing.spars} />
          {!lame && <path className="wg-from-above-sails" d={drawing.sails} />}
        </g>
      </g>
      <g className="wg-warship-factors">
        <text x={-18.5} y={-17}>
          {defence}
        </text>
        <text x={18.5} y={-17} className={`${props.crewGone ? 'wg-less' : ''}${props.crewUsed ? ' wg-used' : ''}`}>
          {crew}
        </text>
        <text x={-18.5} y={29} className={props.gunsUsed ? 'wg-used' : ''}>
          {guns}
        </text>
        <text x={18.5} y={29}>
          {speed}
        </text>
        {props.crewUsed && <path className="wg-warship-strike" d="M12.5 -22H24.5" />}
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
  /** Another heading than its own, for what is planned. */
  readonly heading?: Heading;
}

/** A ship as it stands in a state. */
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

/** The name that stands below a counter; on a layer of its own, so that no other counter lies over it. */
export const ShipName = memo(function ShipName({ id }: { readonly id: ShipId }) {
  const name = shortName(id);
  return (
    <text className="wg-warship-name" y={45} style={{ fontSize: name.length > 13 ? 11 : 12.5 }}>
      {name}
    </text>
  );
});

/** A ship that is not in the battle yet, or its ghost: the plate, the hull and the printed factors. */
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
