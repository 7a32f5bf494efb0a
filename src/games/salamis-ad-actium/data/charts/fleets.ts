import { type ChartRow, published, reconstructed, rulebook } from '../../../../kit/charts.js';
import { CHRONOLOGY } from '../chronology.js';
import { EQUIPMENT, EQUIPMENT_IDS, SHIP_TYPE_IDS, shipType } from '../equipment.js';
import { FLEET_LISTS, LIST_IDS } from '../fleetLists.js';
import { ERAS, PRICE, SIZE, SIZES } from '../points.js';
import { SCENARIOS } from '../scenarios.js';
import { type ChartIn, made, row, termOf } from './common.js';

const ships: ChartIn = (words) => {
  const w = words.charts.fleets.ships;
  return {
    id: 'ships',
    title: w.title,
    case: '11.14',
    provenance: reconstructed(w.why),
    columns: w.columns,
    rows: SHIP_TYPE_IDS.map((id): ChartRow => {
      const type = shipType(id);
      const fighting = type.fightingOars === 'none' ? '' : w.fightAs(termOf(words, type.fightingOars));
      const engines = [type.ballistae.join(''), type.engines ? w.heavy(type.engines) : '', type.towers ? w.tower(type.towers) : ''];
      return row(
        words.names.ships[id],
        type.size,
        type.base.join('×'),
        type.oarSpeed,
        `${type.sailSpeed} ${termOf(words, type.rig)}`,
        type.turn,
        `${type.oarsmen}${fighting}`,
        `${type.heavy}/${type.normal}/${type.archers}`,
        type.capacity,
        [...engines, ...type.siphons.map((arc) => w.siphon(arc))].filter((text) => text).join(', ') || '–',
        type.ram,
        [termOf(words, type.hull), type.cataphract ? w.cataphract : '', type.parablemata ? w.screens : '']
          .filter((text) => text)
          .join(', '),
        type.deck,
        type.draught,
        words.charts.span(words.year(type.years[0]), words.year(type.years[1])),
      );
    }),
  };
};

const lists: ChartIn = (words) => {
  const w = words.charts.fleets.lists;
  return {
    id: 'lists',
    title: w.title,
    case: '11.1',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: LIST_IDS.map((id) => {
      const { case: ruleCase, years, command, crew, types, equipment, variants } = FLEET_LISTS[id];
      const { lists, ships: called, variants: variantNames } = words.names;
      return row(
        lists[id],
        ruleCase,
        words.charts.span(words.year(years[0]), words.year(years[1])),
        command,
        crew,
        types.map(({ type, least, most, ships: cap }) => `${called[type]} ${least}-${most}${cap ? w.atMost(cap) : ''}`).join('; '),
        equipment.map((item) => words.names.equipment[item]).join(', ') || '–',
        Object.entries(variants)
          .map(([key, variant]) => w.variant(variantNames[id][key], termOf(words, variant.command), termOf(words, variant.crew)))
          .join('; ') || '–',
      );
    }),
  };
};

const equipment: ChartIn = (words) => {
  const w = words.charts.fleets.equipment;
  return {
    id: 'equipment',
    title: w.title,
    case: '14.2',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: EQUIPMENT_IDS.map((id) => {
      const { price, size, only, from } = EQUIPMENT[id];
      const fleets = only
        ?.map((grant) => `${termOf(words, grant.fleet)}${grant.from !== undefined ? w.since(words.year(grant.from)) : ''}`)
        .join(', ');
      return row(
        words.names.equipment[id],
        price,
        size ?? '–',
        fleets ?? (from !== undefined ? w.from(words.year(from)) : w.anyThatListIt),
      );
    }),
  };
};

const prices: ChartIn = (words) => {
  const w = words.charts.fleets.prices;
  return {
    id: 'prices',
    title: w.title,
    case: '15.0',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.eachSize, PRICE.size),
      ...Object.entries(PRICE.ram).map(([ram, price]) => row(w.ram(termOf(words, ram)), price)),
      row(w.oarSpeed, w.oneAbove(PRICE.oarSpeed)),
      row(w.sailSpeed, w.oneAbove(PRICE.sailSpeed)),
      row(w.strength, PRICE.strength),
      row(w.archers, PRICE.archers),
      row(w.normalOarsmen, PRICE.fightingOars.normal),
      row(w.heavyOarsmen, PRICE.fightingOars.heavy),
      row(w.engines, PRICE.ballista),
      row(w.tower, PRICE.tower),
      row(w.screens, PRICE.parablemata),
      row(w.siphon, PRICE.siphon),
      row(w.stoutHull, PRICE.hull.stout),
      row(w.weakHull, PRICE.hull.weak),
      row(w.spareOarsmen, PRICE.spareOarsmen),
    ],
    notes: [w.note(PRICE.bigSize, PRICE.bigPct)],
  };
};

const eras: ChartIn = (words) => {
  const w = words.charts.fleets.eras;
  return {
    id: 'eras',
    title: w.title,
    case: '2.0',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      ...ERAS.map(({ from, to }, i) => row(words.names.eras[i], words.year(from), words.year(to))),
      ...SIZES.map((id) => row(id, w.size(SIZE[id].points, SIZE[id].ships), `${SIZE[id].w / 10} × ${SIZE[id].h / 10} cm`)),
    ],
  };
};

const scenarios: ChartIn = (words) => {
  const w = words.charts.fleets.scenarios;
  return {
    id: 'scenarios',
    title: w.title,
    case: '2.8',
    provenance: published(words.charts.sources.battles),
    columns: w.columns,
    rows: SCENARIOS.map((battle): ChartRow => {
      const { id, title, sides, turnLimit, wind, sea } = battle;
      const { date, evened } = words.scenarios.battles[id];
      const count = (side: 0 | 1) => Object.values(sides[side].squadrons).reduce((sum, { ships: members }) => sum + members.length, 0);
      return {
        cells: [
          title,
          date,
          `${sides[0].name}, ${sides[1].name}`,
          `${count(0)}, ${count(1)}`,
          turnLimit,
          `${wind.from}°, ${wind.strength}`,
          sea,
        ],
        provenance: reconstructed(evened ?? words.charts.sources.figures),
      };
    }),
  };
};

const chronology: ChartIn = (words) => {
  const w = words.charts.fleets.chronology;
  return {
    id: 'chronology',
    title: w.title,
    case: '13.0',
    provenance: published(words.charts.sources.chronology),
    columns: w.columns,
    rows: CHRONOLOGY.map(({ year, name, victor, loser, lists: met }) =>
      row(words.year(year), name, victor, loser, met ? met.map((id) => words.names.lists[id]).join(', ') : '–'),
    ),
  };
};

const bases: ChartIn = (words) => {
  const w = words.charts.fleets.bases;
  return {
    id: 'bases',
    title: w.title,
    case: '1.3',
    provenance: rulebook('1.3'),
    columns: w.columns,
    rows: SHIP_TYPE_IDS.map((id) => row(words.names.ships[id], ...shipType(id).real, shipType(id).base.join('×'))),
  };
};

export const fleetCharts: readonly ChartIn[] = [ships, bases, lists, equipment, prices, eras, scenarios, chronology];
