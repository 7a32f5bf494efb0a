import { memo, useMemo } from 'react';
import {
  archeryOdds,
  bowshot,
  commandGrounds,
  crowding,
  enemyAt,
  grid,
  landfalls,
  type Sluys,
  sideOfUnit,
  stepCost,
  topAt,
  waterAround,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { HexDial } from '../../../kit/instruments/HexDial.js';
import { HexGround } from '../../../kit/instruments/HexGround.js';
import { archersAt } from '../names.js';
import type { OverlayState } from '../session.js';
import { layout } from './land.js';

interface OverlayProps {
  readonly G: Sluys;
  readonly hex: string;
}

const hexes = (labels: readonly string[]) => new Set(labels.map((label) => grid.index(label)));

/** Tints the movement range of a squadron, with the MP for each hex (6.1). */
const ReachGround = memo(function ReachGround({ G, hex }: OverlayProps) {
  const id = topAt(G, hex);
  const ways = useMemo(() => (id === undefined ? [] : landfalls(G, id)), [G, id]);
  const grounds = useMemo(
    () => [false, true].map((sinks) => hexes(ways.filter((way) => way.sinks === sinks).map((way) => way.hex))),
    [ways],
  );
  return (
    <g className="wg-reach-ground">
      <HexGround layout={layout} hexes={grounds[0]} />
      <HexGround layout={layout} hexes={grounds[1]} className="wg-shot" />
      <Figures figures={ways.map(({ hex: to, spent }) => [to, String(spent)])} />
    </g>
  );
});

/** Tints the archery range, with the expected step losses of the best archer (8.2). */
const BowGround = memo(function BowGround({ G, hex }: OverlayProps) {
  const bows = useMemo(() => archersAt(G, hex).map((unit) => ({ unit, reach: bowshot(G, unit) })), [G, hex]);
  const reached = useMemo(() => hexes(bows.flatMap(({ reach }) => reach)), [bows]);
  const figures = [...reached].flatMap((at): [string, string][] => {
    const to = grid.labels[at];
    const able = bows.filter(({ unit, reach }) => reach.includes(to) && enemyAt(G, to, sideOfUnit(G, unit)));
    return able.length ? [[to, Math.max(...able.map(({ unit }) => archeryOdds(G, unit, to).mean)).toFixed(1)]] : [];
  });
  return (
    <g>
      <HexGround layout={layout} hexes={reached} className="wg-shot" />
      <Figures figures={figures} />
    </g>
  );
});

/** Tints the hexes that cost extra MP because they are beside other squadrons (6.1.8). */
const CrowdedGround = memo(function CrowdedGround({ G, hex }: OverlayProps) {
  const id = topAt(G, hex);
  const crowded = useMemo(() => (id === undefined ? [] : crowding(G, id)), [G, id]);
  const ground = useMemo(() => hexes(crowded.map((each) => each.hex)), [crowded]);
  return (
    <g className="wg-crowded-ground">
      <HexGround layout={layout} hexes={ground} className="wg-hard" />
      <Figures figures={crowded.map(({ hex: at, points }) => [at, `+${points}`])} />
    </g>
  );
});

/** Draws the command range of each leader (13.1). */
const CommandRings = memo(function CommandRings({ G }: Pick<OverlayProps, 'G'>) {
  const grounds = useMemo(() => commandGrounds(G).map(({ leader, hexes: reached }) => ({ leader, ground: hexes(reached) })), [G]);
  return (
    <g className="wg-command-rings">
      {grounds.map(({ leader, ground }) => (
        <HexGround key={leader} layout={layout} hexes={ground} className="wg-faint" />
      ))}
    </g>
  );
});

interface GroundOverlayProps {
  readonly G: Sluys;
  readonly on: OverlayState['on'];
  readonly hex: string | undefined;
}

export const GroundOverlay = ({ G, on, hex }: GroundOverlayProps) => (
  <>
    {on.has('rings') && <CommandRings G={G} />}
    {hex && on.has('zones') && <CrowdedGround G={G} hex={hex} />}
    {hex && on.has('reach') && <ReachGround G={G} hex={hex} />}
    {hex && on.has('fire') && <BowGround G={G} hex={hex} />}
  </>
);

/** Draws the MP needed to leave a hex in each direction (6.1.8). */
export function WindOn({ G, hex }: OverlayProps) {
  const id = topAt(G, hex);
  if (id === undefined) return null;
  const costs = waterAround(hex).map(({ hex: to, direction }) => ({
    direction,
    cost: stepCost(G, id, hex, to).reduce((sum, { amount }) => sum + amount, 0),
  }));
  const [least, most] = [Math.min(...costs.map(({ cost }) => cost)), Math.max(...costs.map(({ cost }) => cost))];
  const kind = (cost: number) => (least === most ? undefined : cost === least ? 'good' : cost === most ? 'bad' : undefined);
  return (
    <HexDial layout={layout} at={hex} figures={costs.map(({ direction, cost }) => ({ direction, text: String(cost), kind: kind(cost) }))} />
  );
}

function Figures({ figures }: { readonly figures: readonly (readonly [hex: string, text: string])[] }) {
  return (
    <g className="wg-overlay-figures">
      {figures.map(([hex, text]) => {
        const [x, y] = layout.at(hex) ?? [0, 0];
        return (
          <text key={hex} data-at={hex} x={x} y={y - 20}>
            {text}
          </text>
        );
      })}
    </g>
  );
}
