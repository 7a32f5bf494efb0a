import { type Chart, rulebook } from '../../../kit/charts.js';
import { ARMY_COUNTERS } from '../data/armies.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { MAP_PROVENANCE } from '../data/hexes.js';
import { LEADER_IDS, LEADERS } from '../data/leaders.js';
import {
  AREA_IDS,
  AREAS,
  HEXSIDE_PROVENANCE,
  HEXSIDES,
  hexesOfArea,
  type LandNation,
  type NavalNation,
  type SideKind,
} from '../data/map.js';
import { SHIPS } from '../data/ships.js';
import { published, reconstructed } from '../data/sources.js';
import { CALENDAR, TRACK_IDS, TRACKS } from '../data/tracks.js';
import type { WarChartWords } from '../words/charts.js';
import { turnName } from '../words/turnName.js';
import { dash, provenanceIn } from './sea.js';

function ships(words: WarChartWords): Chart {
  const { title, columns, face, kinds } = words.charts.ships;
  return {
    id: 'ships',
    title,
    case: '3.22',
    provenance: provenanceIn(words, reconstructed('counters')),
    columns,
    rows: SHIPS.map(({ name, front, back, kind, start, provenance }) => ({
      cells: [name, face(front), back ? face(back) : '-', kinds[kind], dash(start)],
      provenance: provenanceIn(words, provenance),
    })),
  };
}

function armies(words: WarChartWords): Chart {
  const { title, columns, nations } = words.charts.armies;
  return {
    id: 'armies',
    title,
    case: '3.22',
    provenance: provenanceIn(words, reconstructed('counters')),
    columns,
    rows: ARMY_COUNTERS.map(({ id, nat, cs, back, ma, start, provenance }) => ({
      cells: [id, nations[nat], cs, dash(back), ma, dash(start)],
      provenance: provenanceIn(words, provenance),
    })),
  };
}

function leaders(words: WarChartWords): Chart {
  const { title, columns, commands } = words.charts.leaders;
  return {
    id: 'leaders',
    title,
    case: '13.0',
    provenance: provenanceIn(words, reconstructed('counters')),
    columns,
    rows: LEADER_IDS.map((id) => {
      const { name, naval, land, senior, bonus, start, provenance } = LEADERS[id];
      const realms = [...(naval ? (['sea'] as const) : []), ...(land ? (['land'] as const) : [])];
      return { cells: [name, commands(senior, realms), bonus, start], provenance: provenanceIn(words, provenance) };
    }),
  };
}

function cities(words: WarChartWords): Chart {
  const { title, columns, yes } = words.charts.cities;
  return {
    id: 'cities',
    title,
    case: '3.1',
    provenance: provenanceIn(words, reconstructed('mapValues')),
    columns,
    rows: CITY_IDS.map((id) => {
      const { name, hex, vp, av, port, fortress, provenance } = CITIES[id];
      return {
        cells: [name, hex, dash(vp), dash(av), port ? yes : '-', fortress ? yes : '-'],
        provenance: provenanceIn(words, provenance),
      };
    }),
  };
}

function tracks(words: WarChartWords): Chart {
  const { title, columns } = words.charts.tracks;
  const { nations } = words.charts.armies;
  const listed = (list: readonly (LandNation | NavalNation)[]) => list.map((nation) => nations[nation]).join(', ') || '-';
  return {
    id: 'tracks',
    title,
    case: '5.5',
    provenance: rulebook('5.52'),
    columns,
    rows: TRACK_IDS.map((id) => {
      const { name, av, buildsShips, repairsShips, raises } = TRACKS[id];
      const cells = [name, dash(av), listed(buildsShips), listed(repairsShips), listed(raises)];
      return id === 'german' ? { cells, provenance: provenanceIn(words, published('erratum')) } : { cells };
    }),
  };
}

function areas(words: WarChartWords): Chart {
  const { title, columns, countries } = words.charts.areas;
  return {
    id: 'areas',
    title,
    case: '8.2',
    provenance: provenanceIn(words, MAP_PROVENANCE),
    columns,
    rows: AREA_IDS.map((id) => ({ cells: [AREAS[id].name, countries[AREAS[id].nation], hexesOfArea(id).length] })),
  };
}

function hexsides(words: WarChartWords): Chart {
  const { title, columns, kinds } = words.charts.hexsides;
  return {
    id: 'hexsides',
    title,
    case: '6.8',
    provenance: provenanceIn(words, HEXSIDE_PROVENANCE),
    columns,
    rows: (Object.keys(HEXSIDES) as SideKind[]).map((kind) => ({ cells: [kinds[kind], HEXSIDES[kind].join(', ')] })),
  };
}

function calendar(words: WarChartWords): Chart {
  const { title, columns, full, half, mayCome } = words.charts.calendar;
  return {
    id: 'calendar',
    title,
    case: '4.1',
    provenance: provenanceIn(words, reconstructed('calendar')),
    columns,
    rows: CALENDAR.map(({ turn, incomeDivisor, treasure }) => ({
      cells: [turn, turnName(words, turn), incomeDivisor === null ? '-' : incomeDivisor === 1 ? full : half, treasure ? mayCome : '-'],
    })),
  };
}

export const dataSetsIn = (words: WarChartWords): readonly Chart[] => [
  ships(words),
  armies(words),
  leaders(words),
  cities(words),
  tracks(words),
  areas(words),
  hexsides(words),
  calendar(words),
];
