import { type Chart, type ChartRow, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import {
  CAPTOR,
  CAPTURE_COST,
  EXECUTIONER,
  KNIGHTS_LOST,
  LEADER_MORALE,
  LIBERATION,
  MARINES_PER_CHAIN,
  MARINES_PER_HEX,
  MORALE,
  SUNK,
} from '../tables.js';
import {
  LEADER_IDS,
  LEADERS,
  MARINE_FACES,
  MARINES,
  type MarineType,
  NAMED_SHIPS,
  PUBLISHED_NAMES,
  SQUADRON_IDS,
  SQUADRON_VALUES,
  SQUADRONS,
} from '../units.js';

const pair = ([full, reduced]: readonly (number | null)[]): string => (full === null ? '-' : `${full}/${reduced ?? '-'}`);

const squadrons: Chart = {
  id: 'squadrons',
  title: 'Order of battle',
  case: '3.1',
  provenance: SQUADRON_VALUES,
  columns: ['Id', 'Command', 'Name', 'Type', 'MA', 'Castle', 'Archery', 'MF', 'Ships'],
  rows: SQUADRON_IDS.map((id) => {
    const { command, name, type, ma, castle, archery, mf, ships } = SQUADRONS[id];
    return {
      cells: [id, command, name, type, ma, castle, pair(archery), pair(mf), ships],
      provenance: PUBLISHED_NAMES.includes(id) ? NAMED_SHIPS : undefined,
    };
  }),
  notes: ['Pairs are full strength, then reduced. English bows are longbows, French ones crossbows (1.2).'],
};

const KINDS: readonly (readonly ['english' | 'french', MarineType])[] = [
  ['english', 'knights'],
  ['english', 'menAtArms'],
  ['french', 'knights'],
  ['french', 'menAtArms'],
  ['french', 'mariners'],
];

const unitsOf = (side: string, type: MarineType): string =>
  Object.keys(MARINES)
    .filter((id) => MARINES[id].side === side && MARINES[id].type === type)
    .join(' ');

const marines: Chart = {
  id: 'marines',
  title: 'Marines by steps left',
  case: '3.3.2',
  provenance: reconstructed(
    'Steps, faces and the factors of knights are in the rulebook; the other factors leave room for them. English bows at 0: with 1 the English captain won 70 of 100 matches',
  ),
  columns: ['Units', 'Type', 'Steps', 'MF', 'Archery', 'Heroism', 'Can be rallied'],
  rows: KINDS.flatMap(([side, type]) =>
    MARINE_FACES[side][type].map(
      ({ mf, archery, heroism, rally }, i): ChartRow => ({
        cells: [unitsOf(side, type), `${side} ${type}`, i + 1, mf, archery ?? '-', heroism ? 'yes' : '-', rally ? 'yes' : '-'],
        provenance: type === 'knights' ? rulebook('3.3.2') : undefined,
      }),
    ),
  ),
  notes: [`At most ${MARINES_PER_HEX} units a side in a hex, ${MARINES_PER_CHAIN} where a chain lies (3.3.5).`],
};

const leaders: Chart = {
  id: 'leaders',
  title: 'Leaders',
  case: '3.4',
  provenance: published('Histories and play reports name them; their ranks are ours'),
  columns: ['Leader', 'Side', 'Command', 'Rank'],
  rows: LEADER_IDS.map((id) => ({ cells: [LEADERS[id].name, LEADERS[id].side, LEADERS[id].command ?? '-', LEADERS[id].rank] })),
};

const OWN = 'its own fleet';

const morale: Chart = {
  id: 'morale',
  title: 'Morale',
  case: '11.1.5',
  provenance: reconstructed('The events are in the rulebook, most amounts are not; two captures of small ships cost 3 in a play report'),
  columns: ['Event', 'Fleet', 'Change'],
  rows: [
    ...CAPTURE_COST.map(
      (cost, castle): ChartRow => ({
        cells: [`squadron captured, castle ${castle}`, 'loser', cost],
        provenance: castle < 2 ? published('Play report: a balinger and a barge cost 3 together') : undefined,
      }),
    ),
    { cells: ['prize changes hands', 'new controller', LIBERATION.gain], provenance: published('Play report: a liberation raises morale') },
    { cells: ['prize changes hands', 'old controller', LIBERATION.loss] },
    { cells: ['squadron sunk', 'controller', SUNK] },
    { cells: ['knights eliminated', OWN, KNIGHTS_LOST], provenance: rulebook('11.2.5') },
    ...Object.entries(LEADER_MORALE).flatMap(([rank, fates]) =>
      Object.entries(fates).map(([fate, change]): ChartRow => ({ cells: [`${rank}: ${fate}`, OWN, change] })),
    ),
    { cells: ['leader captured', 'captor', CAPTOR] },
    { cells: ['leader executed', 'executing fleet', EXECUTIONER] },
  ],
  notes: [
    `Starts at ${MORALE.start} (${MORALE.short} in a shorter game), between 0 and ${MORALE.max}; below ${MORALE.checkBelow} a fleet may collapse (11.1, 11.2).`,
  ],
};

export const forceCharts: readonly Chart[] = [squadrons, marines, leaders, morale];
