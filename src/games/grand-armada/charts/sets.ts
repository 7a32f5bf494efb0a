import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../kit/charts.js';
import { COLUMNS, ROWS, SANDBARS } from '../data/map.js';
import { type Scenario, scenarioData } from '../data/scenarios.js';
import { isPrinted, RATING_KEY, ROSTER } from '../data/ships.js';
import { GROUPS, type GroupId, SCENARIOS, SHIPS, SIDES, type Side } from '../ids.js';
import type { GrandArmadaChartWords } from '../words/charts.js';

function ships({ charts, sides, types, squadrons }: GrandArmadaChartWords): Chart {
  const { title, reason, columns, workedOut } = charts.ships;
  return {
    id: 'ships',
    title,
    case: '2.2.1',
    provenance: reconstructed(reason),
    columns,
    rows: SHIPS.map((id): ChartRow => {
      const { name, side, type, squadron, defence, crew, guns, speed, admiral = '', history } = ROSTER[id];
      const printed = [defence, crew, guns, speed, admiral];
      return {
        cells: [name, sides[side], types[type], squadrons[squadron], ...printed, history.tons ?? '', history.guns ?? '', history.men],
        provenance: isPrinted(id) ? rulebook('11.0') : reconstructed(workedOut),
      };
    }),
  };
}

function ratings({ charts, sides }: GrandArmadaChartWords): Chart {
  const { title, reason, columns, tons, toneladas, crew, guns, notes } = charts.ratings;
  const rows = (side: Side, factor: string, bands: readonly (readonly [number, number])[]): ChartRow[] =>
    bands.map(([least, value]) => ({ cells: [sides[side], factor, least, value] }));
  return {
    id: 'ratings',
    title,
    case: '2.2.1',
    provenance: reconstructed(reason),
    columns,
    rows: [
      ...rows('E', tons, RATING_KEY.E.defence),
      ...rows('E', crew, RATING_KEY.E.crew),
      ...rows('S', toneladas, RATING_KEY.S.defence),
      ...rows('S', crew, RATING_KEY.S.crew),
      ...rows('S', guns, RATING_KEY.S.guns),
    ],
    notes,
  };
}

function map({ charts }: GrandArmadaChartWords): Chart {
  const { title, reason, columns, columnsOfMap, fromWestToEast, rows, fromNorthToSouth, sandBar } = charts.map;
  return {
    id: 'map',
    title,
    case: '2.1',
    provenance: reconstructed(reason),
    columns,
    rows: [
      {
        cells: [columnsOfMap, fromWestToEast(COLUMNS[0], COLUMNS[COLUMNS.length - 1], COLUMNS.length)],
        provenance: rulebook('11.0'),
      },
      { cells: [rows, fromNorthToSouth(ROWS)] },
      ...SANDBARS.map((hex): ChartRow => ({ cells: [sandBar, hex] })),
    ],
  };
}

function battles({ charts, scenarios, edges }: GrandArmadaChartWords): Chart {
  const { title, columns, yes, no, noExit, unprinted, notes } = charts.scenarios;
  const exitsOf = ({ exits }: Scenario, side: Side) => exits[side].map((edge) => edges[edge]).join(', ') || noExit;
  return {
    id: 'scenarios',
    title,
    case: '11.0',
    provenance: rulebook('11.0'),
    columns,
    rows: SCENARIOS.map((number): ChartRow => {
      const battle = scenarioData[number];
      const { E, S } = battle.scoring;
      return {
        cells: [
          scenarios[number].title,
          scenarios[number].date,
          battle.turns,
          battle.windFrom,
          battle.tide ?? '',
          battle.sand ? yes : no,
          battle.shots ?? '',
          exitsOf(battle, 'E'),
          exitsOf(battle, 'S'),
          E.sunk,
          E.captured,
          S.sunk,
          S.captured,
        ],
        provenance: battle.printed ? rulebook('11.0') : reconstructed(unprinted),
      };
    }),
    notes,
  };
}

function starts({ charts, scenarios, sides }: GrandArmadaChartWords): Chart {
  const { title, reason, columns } = charts.starts;
  return {
    id: 'starts',
    title,
    case: '11.0',
    provenance: reconstructed(reason),
    columns,
    rows: SCENARIOS.flatMap((number) => {
      const { title: battle, places } = scenarios[number];
      return SIDES.flatMap((side) =>
        SHIPS.flatMap((id): ChartRow[] => {
          const place = scenarioData[number].start[side][id];
          return place ? [{ cells: [battle, sides[side], ROSTER[id].name, ...place], provenance: reconstructed(places) }] : [];
        }),
      );
    }),
  };
}

function reinforcements({ charts, sides, edges }: GrandArmadaChartWords): Chart {
  const { title, columns, notes } = charts.reinforcements;
  const row = (group: GroupId): ChartRow[] => {
    const data = scenarioData[4].reinforcements[group];
    if (!data) return [];
    const { side, count, fromTurn, toTurn, edge, pool } = data;
    return [{ cells: [group, sides[side], count, fromTurn, toTurn, edges[edge], pool.map((id) => ROSTER[id].name).join(', ')] }];
  };
  return {
    id: 'reinforcements',
    title,
    case: '11.0',
    provenance: rulebook('11.0'),
    columns,
    rows: GROUPS.flatMap(row),
    notes,
  };
}

export const dataSets = (words: GrandArmadaChartWords): Chart[] =>
  [ships, ratings, map, battles, starts, reinforcements].map((chart) => chart(words));
