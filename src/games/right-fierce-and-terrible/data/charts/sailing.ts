import { type Chart, type ChartRow, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import { AREAS, CHART_ROWS, LABELS, WATER, ZONES } from '../map.js';
import { SCENARIOS, STANDARD_LOAD } from '../scenarios.js';
import {
  CHITS,
  COMMAND_RANGE,
  CURRENT_AGAINST,
  CURRENT_WITH,
  ENTRY_COST,
  MARKERS_PER_COMMAND,
  MINIMUM_COST,
  NEARBY_COST,
  OAR_COST,
  OAR_COST_UPWIND,
  RAM_LAST_HEX,
  SAIL_COST,
  SHALLOW_COST,
} from '../tables.js';
import { COMMAND_IDS, COMMANDS } from '../units.js';

const SAIL_TEXT = ['straight with the wind', 'one hexside off', 'two hexsides off', 'straight against the wind'];

const costs: Chart = {
  id: 'costs',
  title: 'Movement costs',
  case: '6.1.8',
  provenance: rulebook('6.1.8'),
  columns: ['Entering a hex', 'Points'],
  rows: [
    ...SAIL_COST.map(
      (cost, i): ChartRow => ({
        cells: [`sails, ${SAIL_TEXT[i]}`, cost],
        provenance: i === 1 ? reconstructed('The dial is not in the text; between 1 with the wind and 3 against it') : undefined,
      }),
    ),
    { cells: ['oars', OAR_COST] },
    { cells: ['oars, straight against the wind', OAR_COST_UPWIND] },
    { cells: ['straight with the current', CURRENT_WITH] },
    { cells: ['straight against the current', `+${CURRENT_AGAINST}`] },
    { cells: ['each squadron next to the hex', `+${NEARBY_COST}`] },
    { cells: ['sails in shallows', `+${SHALLOW_COST}`] },
    { cells: ['at least', MINIMUM_COST], provenance: rulebook('6.1.9') },
    {
      cells: ['placed in a red zone', ENTRY_COST],
      provenance: reconstructed('Placement is the first point spent (1.4.5); that nothing adds to it is ours'),
    },
    { cells: ['last hex before a ram, at most', RAM_LAST_HEX], provenance: rulebook('8.1.3') },
  ],
};

const chits: Chart = {
  id: 'chits',
  title: 'Activation chits and markers',
  case: '4.1.1',
  provenance: reconstructed('Five chits of three kinds are in the rulebook; this is the only split that treats the sides alike'),
  columns: ['Kind', 'Number'],
  rows: [
    ...Object.entries(CHITS).map(([kind, count]): ChartRow => ({ cells: [kind, count] })),
    { cells: ['prizes a command', MARKERS_PER_COMMAND], provenance: rulebook('5.1.1') },
  ],
};

const commands: Chart = {
  id: 'commands',
  title: 'Commands',
  case: '5.1.1',
  provenance: reconstructed('Three commands a side are in the rulebook; the play reports name two colours'),
  columns: ['Command', 'Side', 'Leader', 'Reach of the leader (13.1)'],
  rows: COMMAND_IDS.map((id) => ({
    cells: [COMMANDS[id].name, COMMANDS[id].side, COMMANDS[id].leader, COMMAND_RANGE],
    provenance: id === 'brown' || id === 'white' ? published('Play reports of the printed game: the colour') : undefined,
  })),
};

const map: Chart = {
  id: 'map',
  title: 'Map',
  case: '1.4',
  provenance: reconstructed(
    'The map is not in the text: open sea, the mouth between Knokke and Cadzand, the channel behind it, the roads before Sluys',
  ),
  columns: ['What', 'Hexes'],
  rows: [
    { cells: ['columns and rows', `${CHART_ROWS[0].length} x ${CHART_ROWS.length}`] },
    { cells: ['water', WATER.length] },
    ...LABELS.map(({ text, hex }): ChartRow => ({ cells: [text, hex], provenance: published('Histories of the battle') })),
    ...Object.entries(ZONES).map(([zone, hexes]): ChartRow => ({ cells: [zone, hexes.join(' ')] })),
    ...Object.entries(AREAS).map(([area, hexes]): ChartRow => ({ cells: [area, `${hexes.length} from ${hexes[0]}`] })),
  ],
};

const HEADINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const scenarios: Chart = {
  id: 'scenarios',
  title: 'Scenarios',
  case: '12.0',
  provenance: reconstructed(
    'Only the titles are in the rulebook; each follows what its title and the histories say. Tuned for an even match: a south-westerly wind in the second, fourth, fifth and sixth, four mariner units instead of twelve surprised in the third',
  ),
  columns: ['Scenario', 'Case', 'Wind to', 'Current to', 'English enter', 'Anchorage by the book'],
  rows: Object.values(SCENARIOS).map(({ id, title, case: ruleCase, wind, current, zones, anchorage }) => ({
    cells: [
      title,
      ruleCase,
      wind === null ? 'as set' : HEADINGS[wind],
      current === null ? 'as set' : HEADINGS[current],
      zones === null ? 'as set' : zones.join(', '),
      anchorage.join('; '),
    ],
    provenance: id === 's1' ? published('Play report of this scenario: chains, the north-eastern entry, the alarm at 4 hexes') : undefined,
  })),
};

const loads: Chart = {
  id: 'loads',
  title: 'Who sails where by the book',
  case: '12.1',
  provenance: reconstructed('Each leader with knights and men-at-arms, the others spread over the stronger squadrons'),
  columns: ['Squadron', 'Aboard'],
  rows: Object.entries(STANDARD_LOAD).map(([squadron, men]) => ({ cells: [squadron, men.join(', ')] })),
};

export const sailingCharts: readonly Chart[] = [costs, chits, commands, map, scenarios, loads];
