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
import { useKitWords } from '../../../kit/words/index.js';
import { useWords } from '../words/index.js';
import { layout } from './geography.js';

/** Whether a shot of a ship would now be one in her own activation, where silence counts. */
export const inOwnMove = (G: GrandArmada, id: ShipId): boolean => G.phase === 'movement' && (!ship(G, id).done || G.active?.ship === id);

interface Reach {
  readonly label: HexId;
  readonly need: number;
}

/** Hexes into which the guns of a ship bear and reach, with the die they need there. */
export function gunReach(G: GrandArmada, id: ShipId): Reach[] {
  const from = placeOf(G, id);
  const arc = arcOf(G, id);
  return grid.labels.flatMap((label, hex) => {
    if (hex === from || !(bearings.sectors(from, hex) & arc)) return [];
    const need = gunNeed(id, rangeBetween(from, hex));
    return need > 6 ? [] : [{ label, need }];
  });
}

/** Shots that mean something on the chart: what can be hit, and what would be in arc and reach but for a ship in the way. */
const telling = (shots: readonly ShotPreview[]) => shots.filter(({ refused }) => !refused || refused.key === 'blocked');

interface FireArcProps {
  /** The state as it is, or as it would be at the end of a course. */
  readonly G: GrandArmada;
  readonly id: ShipId;
}

/** The hexes into which the guns of a ship bear, paler the harder the shot, with the die each needs; palest where they are silent now. */
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

/** What a ship can hit: a line to each target, broken where another ship blocks it, with the die it takes and the chance of that. */
export const FireArc = memo(function FireArc({ G, id }: FireArcProps) {
  const words = useWords();
  const { guns, crew } = useMemo(() => {
    if (!onMap(G, id)) return { guns: [], crew: [] };
    const own = inOwnMove(G, id);
    return { guns: telling(shotsOf(G, id, 'guns', own)), crew: telling(shotsOf(G, id, 'crew', own)) };
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

/** What it takes to hit a target, at the target. */
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
  const text = `${weapon} ${fire.least(shot.need)} · ${kit.percent(shot.chance)}`;
  const width = text.length * 6.1 + 14;
  return (
    <g className="wg-shot-tag" transform={`translate(${x} ${y + drop})`}>
      <rect x={-width / 2} y={-10} width={width} height={20} rx={10} />
      <text y={4.4}>{text}</text>
    </g>
  );
}
