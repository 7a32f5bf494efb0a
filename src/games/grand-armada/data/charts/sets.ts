import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../../kit/charts.js';
import { GROUPS, type GroupId, SCENARIOS, SHIPS, SIDES, type Side } from '../../ids.js';
import { COLUMNS, ROWS, SANDBARS } from '../map.js';
import { type Scenario, scenarioData } from '../scenarios.js';
import { factorsFrom, RATING_KEY, ROSTER } from '../ships.js';

/** Data sets: map, ships and battles. */

const NAMES: { readonly [side in Side]: string } = { E: 'English', S: 'Spanish' };

const ships: Chart = {
  id: 'ships',
  title: 'Ships',
  case: '2.2.1',
  provenance: reconstructed('Factors worked out from published tons, guns and men (see the key).'),
  columns: ['Ship', 'Side', 'Type', 'Squadron', 'Defence', 'Crew', 'Guns', 'Speed', 'Admiral', 'Tons', 'Pieces', 'Men'],
  rows: SHIPS.map((id): ChartRow => {
    const { name, side, type, squadron, defence, crew, guns, speed, admiral, history } = ROSTER[id];
    return {
      cells: [
        name,
        NAMES[side],
        type,
        squadron,
        defence,
        crew,
        guns,
        speed,
        admiral ?? '',
        history.tons ?? '',
        history.guns ?? '',
        history.men,
      ],
      provenance: factorsFrom(id),
    };
  }),
};

const keyRows = (side: Side, factor: string, bands: readonly (readonly [number, number])[]): ChartRow[] =>
  bands.map(([least, value]) => ({ cells: [NAMES[side], factor, least, value] }));

const ratings: Chart = {
  id: 'ratings',
  title: 'How factors are worked out',
  case: '2.2.1',
  provenance: reconstructed('One key that yields both ships whose factors are printed.'),
  columns: ['Side', 'Factor', 'From', 'Value'],
  rows: [
    ...keyRows('E', 'Defence by tons', RATING_KEY.E.defence),
    ...keyRows('E', 'Crew by men aboard', RATING_KEY.E.crew),
    ...keyRows('S', 'Defence by toneladas', RATING_KEY.S.defence),
    ...keyRows('S', 'Crew by men aboard', RATING_KEY.S.crew),
    ...keyRows('S', 'Guns by pieces', RATING_KEY.S.guns),
  ],
  notes: [
    'English guns go by class: flagship and great ships 6, large royal ships 5, middling 4, small ones and large merchants 3, small merchants 2, pinnaces 1.',
    'Galleasses: defence 4, guns 3, speed 4. Speeds: race-built English 6, older ships, merchants and galleons 5, naos and hulks 3.',
  ],
};

const map: Chart = {
  id: 'map',
  title: 'The map',
  case: '2.1',
  provenance: reconstructed('The map is missing; size and sand bars were chosen to fit the scenarios.'),
  columns: ['What', 'Where'],
  rows: [
    {
      cells: ['Columns', `${COLUMNS[0]} (west edge) to ${COLUMNS[COLUMNS.length - 1]} (east edge): ${COLUMNS.length}`],
      provenance: rulebook('11.0'),
    },
    { cells: ['Rows', `1 (north) to ${ROWS} (south)`] },
    ...SANDBARS.map((hex): ChartRow => ({ cells: ['Sand bar', hex] })),
  ],
};

const edges = ({ exits }: Scenario, side: Side) => exits[side].join(', ') || 'none';

const battles: Chart = {
  id: 'scenarios',
  title: 'Battles',
  case: '11.0',
  provenance: rulebook('11.0'),
  columns: [
    'Battle',
    'Date',
    'Turns',
    'Wind from',
    'Tide towards',
    'Sand bars',
    'English shot',
    'English exits',
    'Spanish exits',
    'English: sunk',
    'English: captured',
    'Spanish: sunk',
    'Spanish: captured',
  ],
  rows: SCENARIOS.map((number): ChartRow => {
    const battle = scenarioData[number];
    const { E, S } = battle.scoring;
    return {
      cells: [
        battle.title,
        battle.date,
        battle.turns,
        battle.windFrom,
        battle.tide ?? '',
        battle.sand ? 'yes' : 'no',
        battle.shots ?? '',
        edges(battle, 'E'),
        edges(battle, 'S'),
        E.sunk,
        E.captured,
        S.sunk,
        S.captured,
      ],
      provenance: battle.provenance.rules,
    };
  }),
  notes: [
    'Gravelines: the English also score 1 for every three ships that have left over the west edge.',
    'The Rosario: 6 to the English if taken, 3 if sunk; 4 to the Spanish if towed off east, 2 if still theirs.',
    'Exits outside Gravelines, and everything about the Rosario, are reconstructed.',
  ],
};

const starts: Chart = {
  id: 'starts',
  title: 'Where ships begin',
  case: '11.0',
  provenance: reconstructed('The scenario tables are missing.'),
  columns: ['Battle', 'Side', 'Ship', 'Hex', 'Heading'],
  rows: SCENARIOS.flatMap((number) => {
    const battle = scenarioData[number];
    return SIDES.flatMap((side) =>
      SHIPS.flatMap((id): ChartRow[] => {
        const place = battle.start[side][id];
        return place ? [{ cells: [battle.title, NAMES[side], ROSTER[id].name, ...place], provenance: battle.provenance.places }] : [];
      }),
    );
  }),
};

const groupRow = (group: GroupId): ChartRow[] => {
  const data = scenarioData[4].reinforcements[group];
  if (!data) return [];
  const { side, count, fromTurn, toTurn, edge, pool } = data;
  return [{ cells: [group, NAMES[side], count, fromTurn, toTurn, edge, pool.map((id) => ROSTER[id].name).join(', ')] }];
};

const reinforcements: Chart = {
  id: 'reinforcements',
  title: 'Reinforcements at Gravelines',
  case: '11.0',
  provenance: rulebook('11.0'),
  columns: ['Group', 'Side', 'Ships', 'From turn', 'To turn', 'Edge', 'Of'],
  rows: GROUPS.flatMap(groupRow),
  notes: ['The windows are read as totals; the pools are reconstructed. A ship counts against the group that closes first.'],
};

export const dataSets: readonly Chart[] = [ships, ratings, map, battles, starts, reinforcements];
