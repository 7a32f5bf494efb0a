import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../../kit/charts.js';
import { CHRONOLOGY, chronologyProvenance } from '../chronology.js';
import { EQUIPMENT, EQUIPMENT_IDS } from '../equipment.js';
import { FLEET_LISTS, LIST_IDS } from '../fleetLists.js';
import { PRICE } from '../points.js';
import { ERAS, SIZE, SIZES } from '../pointsBattle.js';
import { figuresOf, SCENARIOS, scenarioProvenance } from '../scenarios.js';
import { SHIP_TYPE_IDS, shipType } from '../shipTypes.js';
import { made, row, yearText } from './common.js';

/** Data sets: ships, fleet lists, prices, eras, scenarios, chronology. */

const ships: Chart = {
  id: 'ships',
  title: 'The vessels of the ancient galley age',
  case: '11.14',
  provenance: reconstructed('after the dimensions and crews that history reports; bases by 1.3'),
  columns: [
    'Ship',
    'Size',
    'Base mm',
    'Oars mm',
    'Sail mm',
    'Class',
    'Oarsmen',
    'H/N/A',
    'Deck',
    'Engines',
    'Ram',
    'Hull',
    'Height',
    'Draught',
    'Years',
  ],
  rows: SHIP_TYPE_IDS.map((id): ChartRow => {
    const type = shipType(id);
    const fighting = type.fightingOars === 'none' ? '' : ` fight as ${type.fightingOars}`;
    const engines = [type.ballistae.join(''), type.engines ? `${type.engines} heavy` : '', type.towers ? `${type.towers} tower` : ''];
    return row(
      type.name,
      type.size,
      type.base.join('×'),
      type.oarSpeed,
      `${type.sailSpeed} ${type.rig}`,
      type.turn,
      `${type.oarsmen}${fighting}`,
      `${type.heavy}/${type.normal}/${type.archers}`,
      type.capacity,
      [...engines, ...type.siphons.map((arc) => `siphon ${arc}`)].filter((text) => text).join(', ') || '–',
      type.ram,
      [type.hull, type.cataphract ? 'cataphract' : '', type.parablemata ? 'screens' : ''].filter((text) => text).join(', '),
      type.deck,
      type.draught,
      type.years.map(yearText).join(' to '),
    );
  }),
};

const lists: Chart = {
  id: 'lists',
  title: 'Fleet lists',
  case: '11.1',
  provenance: made('the headings are printed; types, shares and training follow history'),
  columns: ['List', 'Case', 'Years', 'Command', 'Crew', 'Ships (least to most %)', 'Equipment', 'Variants'],
  rows: LIST_IDS.map((id) => {
    const { name, case: ruleCase, years, command, crew, types, equipment, variants } = FLEET_LISTS[id];
    return row(
      name,
      ruleCase,
      years.map(yearText).join(' to '),
      command,
      crew,
      types
        .map(({ type, least, most, ships: cap }) => `${shipType(type).name} ${least}-${most}${cap ? ` (at most ${cap})` : ''}`)
        .join('; '),
      equipment.map((item) => EQUIPMENT[item].name).join(', ') || '–',
      Object.values(variants)
        .map((variant) => `${variant.name} (${variant.command}, ${variant.crew})`)
        .join('; ') || '–',
    );
  }),
};

const equipment: Chart = {
  id: 'equipment',
  title: 'Exchanging troops and equipment',
  case: '14.2',
  provenance: made('limits by peoples and years of their use'),
  columns: ['Equipment', 'Tenths of a point', 'Smallest ship', 'Fleets'],
  rows: EQUIPMENT_IDS.map((id) => {
    const { name, price, size, only, from } = EQUIPMENT[id];
    const fleets = only?.map((grant) => `${grant.fleet}${grant.from !== undefined ? ` from ${yearText(grant.from)}` : ''}`).join(', ');
    return row(name, price, size ?? '–', fleets ?? (from !== undefined ? `from ${yearText(from)}` : 'any that list it'));
  }),
};

const prices: Chart = {
  id: 'prices',
  title: 'Points values',
  case: '15.0',
  provenance: made('weighed in test matches'),
  columns: ['What', 'Tenths of a point'],
  rows: [
    row('Each size', PRICE.size),
    ...Object.entries(PRICE.ram).map(([ram, price]) => row(`Ram: ${ram}`, price)),
    row('Each 2 mm of oar speed above', `1 above ${PRICE.oarSpeed}`),
    row('Each 2 mm of sail speed above, without oars', `1 above ${PRICE.sailSpeed}`),
    row('Each fighting strength', PRICE.strength),
    row('Each archer besides', PRICE.archers),
    row('Oarsmen who fight as normal', PRICE.fightingOars.normal),
    row('Oarsmen who fight as heavy', PRICE.fightingOars.heavy),
    row('Ballista, heavy engine', PRICE.ballista),
    row('Tower', PRICE.tower),
    row('Screens', PRICE.parablemata),
    row('Siphon', PRICE.siphon),
    row('Stout hull', PRICE.hull.stout),
    row('Weak hull', PRICE.hull.weak),
    row('Spare oarsmen', PRICE.spareOarsmen),
  ],
  notes: [`Each size above ${PRICE.bigSize} adds ${PRICE.bigPct}%; the crew’s share follows.`],
};

const eras: Chart = {
  id: 'eras',
  title: 'Battles by points',
  case: '2.0',
  provenance: made('eras by the lists that met'),
  columns: ['What', 'From', 'To'],
  rows: [
    ...ERAS.map(({ name, from, to }) => row(name, yearText(from), yearText(to))),
    ...SIZES.map((id) => row(id, `${SIZE[id].points} points, ${SIZE[id].ships} ships`, `${SIZE[id].w / 10} × ${SIZE[id].h / 10} cm`)),
  ],
};

const scenarios: Chart = {
  id: 'scenarios',
  title: 'Scenarios',
  case: '2.8',
  provenance: scenarioProvenance.battle,
  columns: ['Battle', 'Date', 'Sides', 'Ships', 'Turns', 'Wind', 'Sea'],
  rows: SCENARIOS.map((battle): ChartRow => {
    const { title, date, sides, turnLimit, wind, sea } = battle;
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
      provenance: figuresOf(battle),
    };
  }),
};

const chronology: Chart = {
  id: 'chronology',
  title: 'A chronology of naval engagements',
  case: '13.0',
  provenance: chronologyProvenance,
  columns: ['Year', 'Engagement', 'Victor', 'Loser', 'Lists'],
  rows: CHRONOLOGY.map(({ year, name, victor, loser, lists: met }) =>
    row(yearText(year), name, victor, loser, met ? met.map((id) => FLEET_LISTS[id].name).join(', ') : '–'),
  ),
};

const bases: Chart = {
  id: 'bases',
  title: 'Base sizes',
  case: '1.3',
  provenance: rulebook('1.3'),
  columns: ['Ship', 'Length m', 'Beam m', 'Base mm'],
  rows: SHIP_TYPE_IDS.map((id) => row(shipType(id).name, ...shipType(id).real, shipType(id).base.join('×'))),
};

export const fleetCharts: readonly Chart[] = [ships, bases, lists, equipment, prices, eras, scenarios, chronology];
