import type { Area, LabelId } from '../../../data/map.js';
import type { Zone } from '../../../state.js';

const labels: { readonly [label in LabelId]: string } = {
  northSea: 'North Sea',
  cadzand: 'Cadzand',
  sluys: 'Sluys',
  knokke: 'Knokke',
  roads: 'Zwin roads',
  channel: 'Channel behind Cadzand',
  damme: 'To Damme and Bruges',
};
const zones: { readonly [zone in Zone]: string } = { redNW: 'redNW', redNE: 'redNE' };
const areas: { readonly [area in Area]: string } = {
  roads: 'roads',
  mouth: 'mouth',
  harbour: 'harbour',
  frontLines: 'frontLines',
  rearLine: 'rearLine',
  estuaryLine: 'estuaryLine',
  van: 'van',
  seaward: 'seaward',
  free: 'free',
  flemishShore: 'flemishShore',
};

/** Charts of the sea: what a hex costs, the map, where everybody starts. */
export const sailing = {
  zones,
  costs: {
    title: 'Movement costs',
    columns: ['Entering a hex', 'Points'],
    sails: ['sails, straight with the wind', 'sails, one hexside off', 'sails, two hexsides off', 'sails, straight against the wind'],
    dial: 'The dial is not in the text; between 1 with the wind and 3 against it',
    oars: 'oars',
    oarsUpwind: 'oars, straight against the wind',
    withCurrent: 'straight with the current',
    againstCurrent: 'straight against the current',
    nearby: 'each squadron next to the hex',
    shallows: 'sails in shallows',
    minimum: 'at least',
    entry: 'placed in a red zone',
    entryReason: 'Placement is the first point spent (1.4.5); that nothing adds to it is ours',
    beforeRam: 'last hex before a ram, at most',
  },
  map: {
    title: 'Map',
    columns: ['What', 'Hexes'],
    reason: 'The map is not in the text: open sea, the mouth between Knokke and Cadzand, the channel behind it, the roads before Sluys',
    size: 'columns and rows',
    water: 'water',
    labels,
    source: 'Histories of the battle',
    areas,
    from: (hexes: number, first: string) => `${hexes} from ${first}`,
  },
  scenarios: {
    title: 'Scenarios',
    columns: ['Scenario', 'Case', 'Wind to', 'Current to', 'English enter', 'Anchorage by the book'],
    reason:
      'Only the titles are in the rulebook; each follows what its title and the histories say. Tuned for an even match: a south-westerly wind in the second, fourth, fifth and sixth, four mariner units instead of twelve surprised in the third',
    chained: 'Play report of this scenario: chains, the north-eastern entry, the alarm at 4 hexes',
    asSet: 'as set',
    headings: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  },
  loads: {
    title: 'Who sails where by the book',
    columns: ['Squadron', 'Aboard'],
    reason: 'Each leader with knights and men-at-arms, the others spread over the stronger squadrons',
  },
};
