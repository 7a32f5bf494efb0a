import { type Chart, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import { AREA_IDS, AREAS } from '../areas.js';
import { ARMY_COUNTERS } from '../armies.js';
import { CALENDAR } from '../calendar.js';
import { CITIES, CITY_IDS } from '../cities.js';
import { MAP_PROVENANCE } from '../hexes.js';
import { HEXSIDE_PROVENANCE, HEXSIDES, type SideKind } from '../hexsides.js';
import { LEADER_IDS, LEADERS } from '../leaders.js';
import { hexesOfArea } from '../map.js';
import { SHIPS, type ShipFace } from '../ships.js';
import { TRACK_IDS, TRACKS } from '../tracks.js';

/** The counters, the map and the calendar, as a player reads them. */

const dash = (value: number | string | null): number | string => value ?? '-';
const face = ({ cs, ma, tr, m }: ShipFace): string => `${cs}-${ma}-${tr} M${m}`;
const reasoned = reconstructed('No list of counters survives; each row says where its figures come from.');

const ships: Chart = {
  id: 'ships',
  title: 'Naval Units',
  case: '3.22',
  provenance: reasoned,
  columns: ['Unit', 'Front', 'Back', 'Kind', 'Begins'],
  rows: SHIPS.map(({ name, front, back, kind, start, provenance }) => ({
    cells: [name, face(front), back ? face(back) : '-', kind, dash(start)],
    provenance,
  })),
};

const armies: Chart = {
  id: 'armies',
  title: 'Land Units',
  case: '3.22',
  provenance: reasoned,
  columns: ['Unit', 'Nation', 'Strength', 'Back', 'Movement', 'Begins'],
  rows: ARMY_COUNTERS.map(({ id, nat, cs, back, ma, start, provenance }) => ({
    cells: [id, nat, cs, dash(back), ma, dash(start)],
    provenance,
  })),
};

const leaders: Chart = {
  id: 'leaders',
  title: 'Leaders',
  case: '13.0',
  provenance: reasoned,
  columns: ['Leader', 'Commands', 'Bonus', 'Begins'],
  rows: LEADER_IDS.map((id) => {
    const { name, naval, land, senior, bonus, start, provenance } = LEADERS[id];
    return {
      cells: [name, `${senior ? 'senior, ' : ''}${naval ? 'sea' : ''}${naval && land ? ' and ' : ''}${land ? 'land' : ''}`, bonus, start],
      provenance,
    };
  }),
};

const cities: Chart = {
  id: 'cities',
  title: 'Cities',
  case: '3.1',
  provenance: reconstructed('The printed map is lost; each row says where its figures come from.'),
  columns: ['City', 'Hex', 'Victory Points', 'Activation Value', 'Port', 'Fortress'],
  rows: CITY_IDS.map((id) => {
    const { name, hex, vp, av, port, fortress, provenance } = CITIES[id];
    return { cells: [name, hex, dash(vp), dash(av), port ? 'yes' : '-', fortress ? 'yes' : '-'], provenance };
  }),
};

const tracks: Chart = {
  id: 'tracks',
  title: 'Activation Tracks',
  case: '5.5',
  provenance: rulebook('5.52'),
  columns: ['Track', 'Value', 'Builds ships', 'Repairs ships', 'Raises'],
  rows: TRACK_IDS.map((id) => {
    const { name, av, buildsShips, repairsShips, raises } = TRACKS[id];
    const words = (list: readonly string[]) => list.join(', ') || '-';
    const hexTrack = id === 'german' ? { provenance: published('Errata of the first edition, from the issue after it') } : {};
    return { cells: [name, dash(av), words(buildsShips), words(repairsShips), words(raises)], ...hexTrack };
  }),
};

const areas: Chart = {
  id: 'areas',
  title: 'Areas',
  case: '8.2',
  provenance: MAP_PROVENANCE,
  columns: ['Area', 'Nation', 'Hexes'],
  rows: AREA_IDS.map((id) => ({ cells: [AREAS[id].name, AREAS[id].nation, hexesOfArea(id).length] })),
};

const KINDS: { readonly [kind in SideKind]: string } = {
  hs: 'High Seas hexside',
  nosea: 'closed to ships',
  noland: 'closed to armies',
  none: 'closed to all',
};

const hexsides: Chart = {
  id: 'hexsides',
  title: 'Special Hexsides',
  case: '6.8',
  provenance: HEXSIDE_PROVENANCE,
  columns: ['Kind', 'Hexsides'],
  rows: (Object.keys(KINDS) as SideKind[]).map((kind) => ({ cells: [KINDS[kind], HEXSIDES[kind].join(', ')] })),
};

const calendar: Chart = {
  id: 'calendar',
  title: 'Game-Turn Record',
  case: '4.1',
  provenance: reconstructed('Winters and incomes are printed; the months follow from them.'),
  columns: ['Turn', 'Month', 'Income', 'Treasure Fleet'],
  rows: CALENDAR.map(({ turn, label, incomeDivisor, treasure }) => ({
    cells: [turn, label, incomeDivisor === null ? '-' : incomeDivisor === 1 ? 'full' : 'half', treasure ? 'may come' : '-'],
  })),
};

export const dataSets: readonly Chart[] = [ships, armies, leaders, cities, tracks, areas, hexsides, calendar];
