import { type Chart, type ChartRow, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import type { SluysChartWords } from '../../words/charts.js';
import {
  CAPTOR,
  CAPTURE_COST,
  CHIT_KINDS,
  CHITS,
  COMMAND_RANGE,
  EXECUTIONER,
  KNIGHTS_LOST,
  LEADER_MORALE,
  LIBERATION,
  MARINES_PER_CHAIN,
  MARINES_PER_HEX,
  MARKERS_PER_COMMAND,
  MORALE,
  SUNK,
} from '../tables.js';
import {
  COMMAND_IDS,
  COMMANDS,
  LEADER_FATES,
  LEADER_IDS,
  LEADER_RANKS,
  LEADERS,
  MARINE_FACES,
  MARINE_IDS,
  MARINES,
  type MarineType,
  PUBLISHED_NAMES,
  SQUADRON_IDS,
  SQUADRONS,
} from '../units.js';

type Words = SluysChartWords['charts']['forces'];

const pair = ([full, reduced]: readonly (number | null)[]): string => (full === null ? '-' : `${full}/${reduced ?? '-'}`);

const squadronsChart = ({ squadrons: { title, columns, reason, named, notes, names, ships: types }, ofCommand }: Words): Chart => ({
  id: 'squadrons',
  title,
  case: '3.1',
  provenance: reconstructed(reason),
  columns,
  rows: SQUADRON_IDS.map((id) => {
    const { command, type, ma, castle, archery, mf, ships } = SQUADRONS[id];
    return {
      cells: [id, ofCommand[command], names[id], types[type], ma, castle, pair(archery), pair(mf), ships],
      provenance: PUBLISHED_NAMES.includes(id) ? published(named) : undefined,
    };
  }),
  notes,
});

const KINDS: readonly (readonly ['english' | 'french', MarineType])[] = [
  ['english', 'knights'],
  ['english', 'menAtArms'],
  ['french', 'knights'],
  ['french', 'menAtArms'],
  ['french', 'mariners'],
];

const unitsOf = (side: string, type: MarineType): string =>
  MARINE_IDS.filter((id) => MARINES[id].side === side && MARINES[id].type === type).join(' ');

const marinesChart = ({ marines: { title, columns, reason, types, most }, sides, yes }: Words): Chart => ({
  id: 'marines',
  title,
  case: '3.3.2',
  provenance: reconstructed(reason),
  columns,
  rows: KINDS.flatMap(([side, type]) =>
    MARINE_FACES[side][type].map(
      ({ mf, archery, heroism, rally }, i): ChartRow => ({
        cells: [unitsOf(side, type), `${sides[side]} ${types[type]}`, i + 1, mf, archery ?? '-', heroism ? yes : '-', rally ? yes : '-'],
        provenance: type === 'knights' ? rulebook('3.3.2') : undefined,
      }),
    ),
  ),
  notes: [most(MARINES_PER_HEX, MARINES_PER_CHAIN)],
});

const leadersChart = ({ leaders: { title, columns, source, names, ranks }, sides, ofCommand }: Words): Chart => ({
  id: 'leaders',
  title,
  case: '3.4',
  provenance: published(source),
  columns,
  rows: LEADER_IDS.map((id) => {
    const { side, command, rank } = LEADERS[id];
    return { cells: [names[id], sides[side], command ? ofCommand[command] : '-', ranks[rank]] };
  }),
});

function moraleChart({ morale: words }: Words): Chart {
  const { fleets } = words;
  return {
    id: 'morale',
    title: words.title,
    case: '11.1.5',
    provenance: reconstructed(words.reason),
    columns: words.columns,
    rows: [
      ...CAPTURE_COST.map(
        (cost, castle): ChartRow => ({
          cells: [words.captured(castle), fleets.loser, cost],
          provenance: castle < 2 ? published(words.smallShips) : undefined,
        }),
      ),
      { cells: [words.liberated, fleets.newController, LIBERATION.gain], provenance: published(words.liberation) },
      { cells: [words.liberated, fleets.oldController, LIBERATION.loss] },
      { cells: [words.sunk, fleets.controller, SUNK] },
      { cells: [words.knights, fleets.own, KNIGHTS_LOST], provenance: rulebook('11.2.5') },
      ...LEADER_RANKS.flatMap((rank) =>
        LEADER_FATES.map((fate): ChartRow => ({ cells: [words.leader(rank, fate), fleets.own, LEADER_MORALE[rank][fate]] })),
      ),
      { cells: [words.leaderCaptured, fleets.captor, CAPTOR] },
      { cells: [words.leaderExecuted, fleets.executioner, EXECUTIONER] },
    ],
    notes: [words.range(MORALE)],
  };
}

const chitsChart = ({ chits: { title, columns, reason, kinds, prizes } }: Words): Chart => ({
  id: 'chits',
  title,
  case: '4.1.1',
  provenance: reconstructed(reason),
  columns,
  rows: [
    ...CHIT_KINDS.map((kind): ChartRow => ({ cells: [kinds[kind], CHITS[kind]] })),
    { cells: [prizes, MARKERS_PER_COMMAND], provenance: rulebook('5.1.1') },
  ],
});

const commandsChart = ({ commands: { title, columns, reason, colour, names }, leaders, sides }: Words): Chart => ({
  id: 'commands',
  title,
  case: '5.1.1',
  provenance: reconstructed(reason),
  columns,
  rows: COMMAND_IDS.map((id) => ({
    cells: [names[id], sides[COMMANDS[id].side], leaders.names[COMMANDS[id].leader], COMMAND_RANGE],
    provenance: id === 'brown' || id === 'white' ? published(colour) : undefined,
  })),
});

export const forceCharts = (words: Words) => ({
  squadrons: squadronsChart(words),
  marines: marinesChart(words),
  leaders: leadersChart(words),
  morale: moraleChart(words),
  chits: chitsChart(words),
  commands: commandsChart(words),
});
