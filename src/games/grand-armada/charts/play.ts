import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../kit/charts.js';
import {
  ARCS,
  ATTITUDES,
  BOARDING,
  CREW_FIRE,
  FLIGHT,
  GUNS,
  HIT_ON,
  INITIATIVE,
  KEEPS_WAY_FROM,
  MOVEMENT,
  PLACING_RANGE,
  RETREAT,
  SAND_SPARES,
  START_WAY,
  TIDE,
  TURN_COST,
  WIND_CHANGE,
  WIND_EVERY,
} from '../data/tables.js';
import { HEADINGS } from '../ids.js';
import type { GrandArmadaChartWords } from '../words/charts.js';

type ChartWords = GrandArmadaChartWords['charts'];

function initiative({ initiative: said }: ChartWords): Chart {
  const { title, columns, english, spanish, level, note } = said;
  return {
    id: 'initiative',
    title,
    case: '4.0',
    provenance: rulebook('4.0'),
    columns,
    rows: [{ cells: english }, { cells: spanish }, { cells: level }],
    notes: [note(INITIATIVE.english)],
  };
}

function attitude({ attitude: said }: ChartWords): Chart {
  const { title, reason, columns, names, meanings } = said;
  return {
    id: 'attitude',
    title,
    case: '5.2',
    provenance: reconstructed(reason),
    columns,
    rows: ATTITUDES.map(
      (name, steps): ChartRow => ({
        cells: [steps, names[name], meanings[name]],
        ...(name === 'lateral' && { provenance: rulebook('5.3') }),
      }),
    ),
  };
}

function movement({ movement: said }: ChartWords): Chart {
  const { title, reason, columns, sail, oars, sailInTow, oarsInTow, notes } = said;
  const row = (kind: 'sail' | 'oars', speed: number, name: (speed: number) => string): ChartRow => {
    const { lateral, aft, bow, head } = MOVEMENT[kind][speed];
    return { cells: [name(speed), lateral, aft, bow, head] };
  };
  return {
    id: 'movement',
    title,
    case: '5.5',
    provenance: reconstructed(reason),
    columns,
    rows: [
      { ...row('sail', 6, sail), provenance: rulebook('5.3') },
      { ...row('sail', 5, sail), provenance: rulebook('5.5') },
      row('sail', 4, sailInTow),
      row('sail', 3, sail),
      row('oars', 4, oars),
      row('oars', 3, oarsInTow),
    ],
    notes,
  };
}

function turns({ turns: said }: ChartWords): Chart {
  const { title, reason, columns, notes } = said;
  return {
    id: 'turns',
    title,
    case: '5.3',
    provenance: reconstructed(reason),
    columns,
    rows: [6, 5, 4, 3].map(
      (speed): ChartRow => ({
        cells: [speed, ...TURN_COST[speed]],
        ...(speed === 6 && { provenance: rulebook('5.3') }),
      }),
    ),
    notes,
  };
}

function windChange({ windChange: said }: ChartWords): Chart {
  const { title, reason, columns, same, start, anticlockwise, clockwise, note } = said;
  const from = (change: number | 'same') => {
    if (change === 'same') return same;
    if (change === 0) return start;
    return change < 0 ? anticlockwise : clockwise;
  };
  return {
    id: 'windChange',
    title,
    case: '6.0',
    provenance: reconstructed(reason),
    columns,
    rows: WIND_CHANGE.map((change, at) => ({ cells: [at + 1, from(change)] })),
    notes: [note(WIND_EVERY)],
  };
}

const need = (value: number): string | number => (value > 6 ? '-' : Math.max(1, value));
const RANGES = { E: [0, 1, 2, 3, 4, 5], S: [0, 1, 2, 3, 4] };

function gunnery({ gunnery: said }: ChartWords): Chart {
  const { title, guns, ranges, hits, crew } = said;
  return {
    id: 'gunnery',
    title,
    case: '8.1',
    provenance: rulebook('8.1'),
    columns: [guns, ...RANGES.E.map(ranges.E), ...RANGES.S.map(ranges.S)],
    rows: [6, 5, 4, 3, 2, 1].map((strength) => ({
      cells: [
        strength,
        ...RANGES.E.map((range) => need(HIT_ON - strength + range)),
        ...RANGES.S.map((range) => need(HIT_ON - strength + range + GUNS.spanish)),
      ],
    })),
    notes: [hits(GUNS.spanish, HIT_ON), crew(GUNS.hullPerCrew)],
  };
}

function crewFire({ crewFire: said }: ChartWords): Chart {
  const { title, columns, orMore, note } = said;
  return {
    id: 'crewFire',
    title,
    case: '8.1',
    provenance: rulebook('8.1'),
    columns,
    rows: [6, 5, 4, 3, 2, 1, 0].map((crew) => ({
      cells: [crew === 6 ? orMore(crew) : crew, need(HIT_ON - crew), need(HIT_ON - crew - 1), need(HIT_ON - crew + 1)],
    })),
    notes: [note(CREW_FIRE.reach)],
  };
}

function boarding({ boarding: said }: ChartWords): Chart {
  const { title, columns, orMore, between, totals, held } = said;
  const { admiral, step } = BOARDING;
  return {
    id: 'boarding',
    title,
    case: '8.1',
    provenance: rulebook('8.1'),
    columns,
    rows: [0, 1, 2, 3, 4].map((loss) => ({
      cells: [loss === 4 ? orMore(loss * step) : between(loss * step, (loss + 1) * step - 1), loss],
    })),
    notes: [totals(admiral, step), held],
  };
}

function arcs({ arcs: said }: ChartWords): Chart {
  const { title, reason, columns, sail, galleass, notes } = said;
  return {
    id: 'arcs',
    title,
    case: '8.2',
    provenance: reconstructed(reason),
    columns,
    rows: [{ cells: [sail, ARCS.sail.join(', ')] }, { cells: [galleass, ARCS.oars.join(', ')], provenance: rulebook('8.2') }],
    notes,
  };
}

function tide({ tide: said }: ChartWords): Chart {
  const { title, columns, upToSix, notes } = said;
  return {
    id: 'tide',
    title,
    case: '11.0',
    provenance: rulebook('11.0'),
    columns,
    rows: [{ cells: ['1', 1] }, { cells: [upToSix(TIDE.most), TIDE.most] }],
    notes,
  };
}

function limits({ limits: said }: ChartWords): Chart {
  return {
    id: 'limits',
    title: said.title,
    case: '5.6',
    provenance: rulebook('5.6'),
    columns: said.columns,
    rows: [
      { cells: [said.keepsWay, KEEPS_WAY_FROM] },
      { cells: [said.aground, SAND_SPARES] },
      { cells: [said.flightClear, FLIGHT.clear], provenance: rulebook('8.4') },
      { cells: [said.flightStrikes, FLIGHT.strikes], provenance: rulebook('8.4') },
      { cells: [said.placing, PLACING_RANGE], provenance: reconstructed(said.placingReason) },
      { cells: [said.startWay, START_WAY], provenance: reconstructed(said.startWayReason) },
      { cells: [said.retreat, RETREAT.fromTurn], provenance: reconstructed(said.retreatReason) },
    ],
    notes: [said.note(HEADINGS)],
  };
}

export const playCharts = ({ charts }: GrandArmadaChartWords): Chart[] =>
  [initiative, attitude, movement, turns, windChange, gunnery, crewFire, boarding, arcs, tide, limits].map((chart) => chart(charts));
