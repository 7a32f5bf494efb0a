import { reachOf, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import { type Block, isMasked } from './pieces.js';
import { rangeOf } from './routes.js';
import type { Ground } from './session.js';

/**
 * Where the pieces of a block could go from where they lie, by what may be seen of them: over the seas, along the coast, by march. Nothing
 * for a block of which something is masked; no ground for one that is besieged or neutral. A stack that has moved is taken to move anew.
 */
export function groundsOf(G: WarWithSpain, block: Block): Ground[] | undefined {
  const { kind, side, hex, units, leaders, besieged, neutral } = block;
  if (units.some(isMasked)) return undefined;
  if (besieged || neutral) return [];
  if (kind === 'land' || kind === 'leaders') {
    return [{ kind: 'march', hexes: new Map([...reachOf(G, side, hex, units, leaders)].map(([to, way]) => [to, way.length])) }];
  }
  if (!units.length) return [];
  const { coastal, sea } = rangeOf(G, side, hex, units, kind !== 'loose');
  const steps = ({ hexes, pathTo }: typeof coastal) => new Map(hexes.map((to) => [to, pathTo(to)?.length ?? 0]));
  return [...(sea ? [{ kind: 'sea', hexes: steps(sea) } as const] : []), { kind: 'coast', hexes: steps(coastal) }];
}
