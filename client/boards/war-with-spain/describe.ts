import { CITIES, cityAt, type HexId, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import { groupName, unitName } from './names.js';
import { type Block, isMasked, totalOf } from './pieces.js';
import { boardText } from './texts.js';

const { state } = boardText;

/** What lies there for one side, in words. */
export function describeBlock(G: WarWithSpain, block: Block): string {
  const { side, units, leaders, cargo, munitions, besieged, neutral } = block;
  const known = units.filter((id) => !isMasked(id));
  const total = totalOf(G, block);
  const who = neutral ? state.neutral : boardText.sides[side];
  const kind = block.kind === 'fleet' ? groupName(block.id) : block.kind === 'treasure' ? groupName('TF') : state.kind[block.kind];
  return [
    `${who}: ${kind}`,
    munitions === undefined ? '' : state.munitions(munitions),
    units.length ? (known.length === units.length ? known.map(unitName).join(', ') : state.counters(units.length)) : '',
    leaders.map(unitName).join(', '),
    cargo.length ? state.aboard(cargo.map(unitName).join(', ')) : '',
    total === undefined ? '' : state.strength(total),
    besieged ? state.besieged : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** A city with its walls, its values and who holds it. */
export function describeCity(G: WarWithSpain, hex: HexId): string {
  const id = cityAt(hex);
  if (!id) return '';
  const { port, fortress, vp, av } = CITIES[id];
  const holder = G.control[id];
  return [
    fortress ? state.fortress : '',
    port ? state.port : '',
    vp === null ? '' : state.vp(vp),
    av === null ? '' : state.av(av),
    holder ? state.held(boardText.sides[holder]) : state.unheld,
  ]
    .filter(Boolean)
    .join(', ');
}
