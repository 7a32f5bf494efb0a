import { CITIES, cityAt, type HexId, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import { type Block, isMasked, totalOf } from './pieces.js';
import type { Vocabulary } from './session.js';
import type { WarBoardWords } from './words/index.js';

/** Returns the accessible description of a block: name, strength, munitions, cargo, siege. */
export function describeBlock({ words, names }: Vocabulary, G: WarWithSpain, block: Block): string {
  const { state } = words;
  const { groupName, unitName } = names;
  const { side, units, leaders, cargo, munitions, besieged, neutral } = block;
  const known = units.filter((id) => !isMasked(id));
  const total = totalOf(G, block);
  const who = neutral ? state.neutral : words.sides[side];
  const kind = block.kind === 'fleet' || block.kind === 'treasure' ? groupName(block.id) : state.kind[block.kind];
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

/** Describes the city in a hex: fortress, port, values, control. Returns "" if there is no city. */
export function describeCity({ state, sides }: WarBoardWords, G: WarWithSpain, hex: HexId): string {
  const id = cityAt(hex);
  if (!id) return '';
  const { port, fortress, vp, av } = CITIES[id];
  const holder = G.control[id];
  return [
    fortress ? state.fortress : '',
    port ? state.port : '',
    vp === null ? '' : state.vp(vp),
    av === null ? '' : state.av(av),
    holder ? state.held(sides[holder]) : state.unheld,
  ]
    .filter(Boolean)
    .join(', ');
}
