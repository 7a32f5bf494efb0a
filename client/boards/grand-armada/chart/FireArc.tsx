import { memo, useMemo } from 'react';
import {
  arcOf,
  bearings,
  flag,
  type GrandArmada,
  grid,
  gunNeed,
  type HexId,
  onMap,
  placeOf,
  rangeBetween,
  type ShipId,
  type ShotPreview,
  ship,
  shotsOf,
  weaponRefusal,
} from '../../../../src/games/grand-armada/face.js';
import { hexPath } from '../../../kit/hex/layout.js';
import { SightLine } from '../../../kit/hex/SightLine.js';
import type { Point } from '../../../kit/map/curves.js';
import type { LogLine } from '../../../kit/panels/Log.js';
import { useKitWords } from '../../../kit/words/index.js';
import { useWords } from '../words/index.js';
import { layout } from './geography.js';

/** Circles of gun smoke: centre and radius. */
const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [10, -3, 8],
  [20, 4, 10],
  [27, -6, 7],
  [34, 2, 5],
  [17, -9, 6],
];
const STAR = 'M0 -13L3 -4L12 -7L6 1L13 8L3 6L0 14L-4 6L-13 8L-6 1L-12 -7L-3 -4Z';

interface SmokeProps {
  readonly told: readonly LogLine[];
  readonly fresh: number;
}

/** Draws the smoke and impact of new shots for a short time. */
export function Smoke({ told, fresh }: SmokeProps) {
  return (
    <g>
      {told.slice(fresh).map(({ id, entry }) => {
        if (entry.key !== 'firesGuns' && entry.key !== 'firesCrew') return null;
        const [from, to] = (entry.at ?? []).map((label): Point | undefined => layout.at(label));
        if (!from || !to) return null;
        const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
        const guns = entry.key === 'firesGuns';
        return (
          <g key={id} className={guns ? 'wg-shot wg-guns' : 'wg-shot wg-crew'}>
            <path className="wg-shot-line" d={`M${from.join(' ')}L${to.join(' ')}`} />
            <g transform={`translate(${from.join(' ')}) rotate(${angle})`}>
              {guns && PUFFS.map(([x, y, r]) => <circle key={x} className="wg-puff" cx={x} cy={y} r={r} />)}
            </g>
            <g transform={`translate(${to.join(' ')})`}>
              {entry.values?.hit ? <path className="wg-shot-hit" d={STAR} /> : <circle className="wg-shot-splash" r={9} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}

/** Whether a ship has yet to finish its move this turn. Until then, a silenced ship may not fire. */
export const inOwnMove = (G: GrandArmada, id: ShipId): boolean => G.phase === 'movement' && (!ship(G, id).done || G.active?.ship === id);

interface Reach {
  readonly label: HexId;
  readonly need: number;
}

/** Returns the hexes in arc and range of a ship's guns, each with the roll needed. */
function gunReach(G: GrandArmada, id: ShipId): Reach[] {
  const from = placeOf(G, id);
  const arc = arcOf(G, id);
  return grid.labels.flatMap((label, hex) => {
    if (hex === from || !(bearings.sectors(from, hex) & arc)) return [];
    const need = gunNeed(id, rangeBetween(from, hex));
    return need > 6 ? [] : [{ label, need }];
  });
}

/** Returns the shots to draw: those allowed, and those refused because a ship is in the line of fire. */
const drawable = (shots: readonly ShotPreview[]) => shots.filter(({ refused }) => !refused || refused.key === 'blocked');

interface FireArcProps {
  /** The current state, or the state at the end of a plotted course. */
  readonly G: GrandArmada;
  readonly id: ShipId;
}

/** Tints the hexes in arc and range of a ship's guns, paler for harder shots, with the roll needed. */
export const FireGround = memo(function FireGround({ G, id }: FireArcProps) {
  const words = useWords();
  const reach = useMemo(() => (onMap(G, id) ? gunReach(G, id) : []), [G, id]);
  const silent = weaponRefusal(G, id, 'guns', inOwnMove(G, id)) !== undefined;
  return (
    <g className={`wg-fire-ground wg-fleet-${flag(id)}${silent ? ' wg-silent' : ''}`}>
      {[1, 2, 3, 4, 5, 6].map((need) => {
        const d = reach
          .filter((each) => each.need === need)
          .map(({ label }) => hexPath(layout.at(label) ?? [0, 0], layout.size, 1.5))
          .join('');
        return d && <path key={need} className={`wg-arc-hexes wg-need-${need}`} d={d} />;
      })}
      <g className="wg-arc-needs">
        {reach.map(({ label, need }) => {
          const [x, y] = layout.at(label) ?? [0, 0];
          return (
            <text key={label} x={x} y={y + 29}>
              {words.fire.least(need)}
            </text>
          );
        })}
      </g>
    </g>
  );
});

/** Draws lines from a ship to its targets, with roll and chance. A line is broken if another ship blocks the shot. */
export const FireArc = memo(function FireArc({ G, id }: FireArcProps) {
  const words = useWords();
  const { guns, crew } = useMemo(() => {
    if (!onMap(G, id)) return { guns: [], crew: [] };
    const own = inOwnMove(G, id);
    return { guns: drawable(shotsOf(G, id, 'guns', own)), crew: drawable(shotsOf(G, id, 'crew', own)) };
  }, [G, id]);
  const from = ship(G, id).hex;
  if (!from) return null;
  const hexOf = (target: ShipId) => ship(G, target).hex ?? '';
  return (
    <g className={`wg-fleet-${flag(id)}`}>
      {guns.map(({ target, blockedAt }) => (
        <SightLine key={target} layout={layout} from={from} to={hexOf(target)} blockedAt={blockedAt} className="wg-guns" />
      ))}
      {guns.map((shot) => (
        <Tag key={shot.target} shot={shot} at={hexOf(shot.target)} weapon={words.fire.guns} drop={-20} />
      ))}
      {crew
        .filter(({ refused }) => !refused)
        .map((shot) => (
          <Tag key={shot.target} shot={shot} at={hexOf(shot.target)} weapon={words.fire.crew} drop={6} />
        ))}
    </g>
  );
});

/** Draws a label with the roll needed and its chance, at the target. */
function Tag({
  shot,
  at,
  weapon,
  drop,
}: {
  readonly shot: ShotPreview;
  readonly at: HexId;
  readonly weapon: string;
  readonly drop: number;
}) {
  const { fire } = useWords();
  const kit = useKitWords();
  const [x, y] = layout.at(at) ?? [0, 0];
  if (shot.refused) return null;
  const text = `${weapon} ${fire.least(shot.need)} (${kit.percent(shot.chance)})`;
  const width = text.length * 6.1 + 14;
  return (
    <g className="wg-shot-tag" transform={`translate(${x} ${y + drop})`}>
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
      <text y={4.4}>{text}</text>
    </g>
  );
}
