import type { HexId, WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import type { Block } from '../pieces.js';
import { BackCounter, UnitCounter } from './Counters.js';
import { layout, NEAT } from './geography.js';

const ROW = 6;
const CELL = 96;
const GAP = 12;

/** What lies in a hex, spread out beside it, a row for each fleet and army. */
export function Fan({ G, hex, blocks }: { readonly G: WarWithSpain; readonly hex: HexId; readonly blocks: readonly Block[] }) {
  const at = layout.at(hex);
  if (!at || !blocks.length) return null;
  const rows = blocks.flatMap((block) => {
    const ids = [...block.leaders, ...block.units, ...block.cargo];
    if (!ids.length) return [{ block, ids }];
    return Array.from({ length: Math.ceil(ids.length / ROW) }, (_, i) => ({ block, ids: ids.slice(i * ROW, (i + 1) * ROW) }));
  });
  const wide = Math.max(1, ...rows.map(({ ids }) => ids.length));
  const width = wide * CELL + GAP;
  const height = rows.length * CELL + GAP;
  const left = Math.min(NEAT.right - width - 8, Math.max(NEAT.left + 8, at[0] - width / 2));
  const below = at[1] + 46 + height < NEAT.bottom;
  return (
    <g className="wg-fan" transform={`translate(${left} ${below ? at[1] + 44 : at[1] - 44 - height})`}>
      <g className="wg-fan-body">
        <rect className="wg-fan-shadow" x={5} y={6} width={width} height={height} rx={6} />
        <rect className="wg-fan-ground" width={width} height={height} rx={6} />
        {rows.map(({ block, ids }, r) =>
          (ids.length ? ids : ['']).map((id, i) => (
            <g key={`${block.id}${id}${i}`} transform={`translate(${GAP / 2 + CELL / 2 + i * CELL} ${GAP / 2 + CELL / 2 + r * CELL})`}>
              {id ? (
                <UnitCounter
                  id={id}
                  reduced={(G.naval[id] ?? G.land[id])?.reduced}
                  moved={(G.naval[id] ?? G.land[id] ?? G.leaders[id])?.moved}
                  neutral={block.neutral}
                />
              ) : (
                <BackCounter side={block.side} />
              )}
            </g>
          )),
        )}
      </g>
    </g>
  );
}
