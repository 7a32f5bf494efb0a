import { ARMY, LEADERS, SHIP, TF, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useNames } from '../names.js';
import { type Block, faceOf, isMasked, strengthOf, totalOf } from '../pieces.js';
import { ArmyCounter, BackCounter, Badge, LeaderCounter, ShipCounter } from './Counters.js';
import { silhouette, soldiers } from './figures.js';

interface BlockProps {
  readonly G: WarWithSpain;
  readonly block: Block;
}

const WALLS = 'M-47 -47h14v6h9v-6h14v6h9v-6h14v6h9v-6h14v6h11v-6h3V47H-47Z';

/** Draws a fleet's munitions as up to six cannonballs, or as a number if there are more. */
function Shot({ munitions }: { readonly munitions: number }) {
  return (
    <g className="wg-block-shot" transform="translate(0 32)">
      {munitions === 0 && <path className="wg-block-empty" d="M-9 -5L9 5M9 -5L-9 5" />}
      {munitions > 6 ? (
        <>
          <circle cx={-9} r={5} />
          <text x={8} y={5}>
            {munitions}
          </text>
        </>
      ) : (
        Array.from({ length: munitions }, (_, i) => <circle key={i} cx={(i - (munitions - 1) / 2) * 12} r={5} />)
      )}
    </g>
  );
}

const strongest = (ids: readonly string[], value: (id: string) => number | undefined) =>
  ids.reduce<string | undefined>((best, id) => (best === undefined || (value(id) ?? 0) > (value(best) ?? 0) ? id : best), undefined);

/** Draws a fleet marker with number, munitions and, if the viewer knows it, strength. */
function FleetBlock({ G, block }: BlockProps) {
  const { side, no, units, munitions = 0 } = block;
  const top = strongest(
    units.filter((id) => !isMasked(id)),
    (id) => faceOf(G, id)?.cs,
  );
  const total = totalOf(G, block);
  return (
    <g className={`wg-fleet-block wg-side-${side}`}>
      <path className="wg-counter-shadow" d="M-39 -39H47V43Q4 60 -39 43Z" />
      <path className="wg-fleet-cloth" d="M-43 -43H43V40Q0 56 -43 40Z" />
      <path className="wg-fleet-rule" d="M-38 -38H38V36Q0 51 -38 36Z" />
      {top ? (
        <Ship drawing={silhouette(SHIP[top])} x={-33} y={-36} width={66} />
      ) : (
        <g transform="translate(0 -14)">
          <Badge side={side} size={20} />
        </g>
      )}
      <g className="wg-fleet-number" transform="translate(-30 -30)">
        <circle r={14} />
        <text y={7.5}>{no}</text>
      </g>
      {total !== undefined && (
        <text className="wg-fleet-strength" y={22}>
          {total}
        </text>
      )}
      <Shot munitions={munitions} />
      {block.cargo.length > 0 && (
        <path className="wg-fleet-cargo" transform="translate(31 -31)" d="M-9 7V-3L-5 -9L-1 -3V7ZM1 7V-3L5 -9L9 -3V7Z" />
      )}
    </g>
  );
}

function ArmyBlock({ G, block }: BlockProps) {
  const { nationShort, leaderShort } = useNames();
  const top = strongest(block.units, (id) => strengthOf(G, id));
  if (top === undefined || isMasked(top)) return <BackCounter side={block.side} count={block.units.length + block.leaders.length} />;
  const leader = block.leaders.find((id) => LEADERS[id].land);
  if (block.units.length === 1 && !leader) {
    const { reduced, moved } = G.land[top];
    return <ArmyCounter id={top} reduced={reduced} moved={moved} neutral={block.neutral} />;
  }
  const { nat } = ARMY[top];
  const { body, arms } = soldiers(nat);
  return (
    <g className={`wg-war-counter wg-side-${block.side} wg-nat-${nat}${block.neutral ? ' wg-neutral' : ''}`}>
      <rect className="wg-counter-shadow" x={-38} y={-37} width={88} height={88} rx={4} />
      <rect className="wg-counter-under" x={-39} y={-39} width={86} height={86} rx={4} />
      <rect className="wg-counter-body" x={-43} y={-43} width={86} height={86} rx={4} />
      <path className="wg-counter-band" d="M-43 -43H43V-31H-43Z" />
      <path
        className="wg-counter-pattern"
        d={block.side === 'E' ? 'M0 -43V-31M-43 -37H43' : 'M-38 -31l10 -12M-20 -31l10 -12M-2 -31l10 -12M16 -31l10 -12M34 -31l9 -11'}
      />
      <g className="wg-soldiers" transform="translate(-39 -26) scale(0.5)">
        <path className="wg-soldier-arms" d={arms} />
        <path className="wg-soldier-body" d={body} />
      </g>
      <text className="wg-counter-count wg-smaller" x={28} y={-7}>
        ×{block.units.length}
      </text>
      <text className="wg-counter-name" y={17}>
        {leader ? leaderShort(leader) : nationShort(nat)}
      </text>
      <text className="wg-counter-factors wg-total" y={40}>
        {totalOf(G, block)}
      </text>
      <rect className="wg-counter-edge" x={-43} y={-43} width={86} height={86} rx={4} />
      {leader && (
        <path
          className="wg-leader-star"
          transform="translate(-30 34)"
          d="M0 -8L2.300 -2.500L8 -2.500L3.500 1.200L5 7L0 3.600L-5 7L-3.500 1.200L-8 -2.500L-2.300 -2.500Z"
        />
      )}
    </g>
  );
}

function LooseBlock({ G, block }: BlockProps) {
  const top = strongest(block.units, (id) => faceOf(G, id)?.cs);
  if (top === undefined || isMasked(top)) return <BackCounter side={block.side} count={block.units.length} />;
  const { reduced, moved } = G.naval[top];
  return (
    <>
      {block.units.length > 1 && <rect className="wg-counter-under" x={-36} y={-36} width={86} height={86} rx={4} />}
      <ShipCounter id={top} reduced={reduced} moved={moved} />
      {block.units.length > 1 && (
        <g className="wg-block-count" transform="translate(36 36)">
          <circle r={13} />
          <text y={6}>{block.units.length}</text>
        </g>
      )}
    </>
  );
}

/** Draws a block in a field of 88 by 88 map units, centred on the origin. */
export function BlockFace({ G, block }: BlockProps) {
  const face = () => {
    switch (block.kind) {
      case 'fleet':
        return <FleetBlock G={G} block={block} />;
      case 'land':
        return <ArmyBlock G={G} block={block} />;
      case 'treasure':
        return <ShipCounter id={TF} reduced={G.naval[TF]?.reduced} moved={G.naval[TF]?.moved} />;
      case 'leaders':
        return <LeaderCounter id={block.leaders[0]} neutral={block.neutral} />;
      default:
        return <LooseBlock G={G} block={block} />;
    }
  };
  return (
    <>
      {block.besieged && <path className="wg-block-walls" d={WALLS} />}
      {face()}
    </>
  );
}

/** Returns the scale and offsets of `count` blocks in a hex, leaving space for the city's name. */
export function slots(count: number): { readonly scale: number; readonly at: readonly (readonly [x: number, y: number])[] } {
  if (count <= 1) return { scale: 0.62, at: [[0, -11]] };
  if (count === 2) return { scale: 0.42, at: [-19.5, 19.5].map((x) => [x, -6]) };
  const [across, scale] = count <= 4 ? [2, 0.31] : [3, 0.25];
  const step = scale * 90;
  const at = Array.from(
    { length: count },
    (_, i) => [((i % across) - (across - 1) / 2) * step, Math.floor(i / across) * step - 20] as const,
  );
  return { scale, at };
}
