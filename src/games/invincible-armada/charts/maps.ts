import { type Chart, rulebook } from '../../../kit/charts.js';
import { reconstructed } from '../data/chits.js';
import { ALLOWANCE, ARMADA_AREA, BOXES, CALAIS_AREA, EDGES, grid, PORT } from '../data/maps.js';
import { squadronData } from '../data/squadrons.js';
import { PORTS } from '../ids.js';
import type { ArmadaChartWords } from '../words/charts.js';
import { provenanceIn } from './figures.js';

function strategicMap(words: ArmadaChartWords): Chart {
  const { title, columns, special: stops } = words.charts.strategicMap;
  return {
    id: 'strategicMap',
    title,
    case: '2.1',
    provenance: rulebook('2.1'),
    columns,
    rows: BOXES.map(({ n, special, origin }) => ({
      cells: [n, words.boxes[n], special ? stops[special] : ''],
      provenance: provenanceIn(words, origin),
    })),
  };
}

function ports(words: ArmadaChartWords): Chart {
  const { title, columns } = words.charts.ports;
  return {
    id: 'ports',
    title,
    case: '12.3',
    provenance: rulebook('12.3'),
    columns,
    rows: PORTS.map((id) => ({ cells: [PORT[id].name, PORT[id].box], provenance: provenanceIn(words, PORT[id].origin) })),
  };
}

function tacticalMap(words: ArmadaChartWords): Chart {
  const { title, columns, map, armada, calais, entries, range } = words.charts.tacticalMap;
  const reach = (squares: readonly string[]) => range(squares[0], squares[squares.length - 1]);
  return {
    id: 'tacticalMap',
    title,
    case: '2.1',
    provenance: rulebook('12.4'),
    columns,
    rows: [
      { cells: [map, reach(grid.squares)] },
      { cells: [armada, reach(ARMADA_AREA)], provenance: provenanceIn(words, reconstructed('armadaArea')) },
      { cells: [calais, reach(CALAIS_AREA)], provenance: rulebook('9.3') },
      ...(['west', 'east', 'north'] as const).map((edge) => ({
        cells: [entries[edge], reach(EDGES[edge])],
        provenance: rulebook('12.4'),
      })),
    ],
  };
}

function sailing({ sides, charts }: ArmadaChartWords): Chart {
  const { title, columns, never, ends, free } = charts.sailing;
  return {
    id: 'sailing',
    title,
    case: '6.1.2',
    provenance: rulebook('6.1.2'),
    columns,
    rows: [
      { cells: [sides.english, ALLOWANCE.english, never, ends] },
      { cells: [sides.spanish, ALLOWANCE.spanish, never, ends] },
      { cells: [squadronData.moncada.name, ALLOWANCE.galleasses, free, free], provenance: rulebook('6.1.4') },
    ],
  };
}

export const mapCharts = (words: ArmadaChartWords): Chart[] => [strategicMap(words), ports(words), tacticalMap(words), sailing(words)];
