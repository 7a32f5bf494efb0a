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

/** Charts of rams, grapples, archery, melee and of the single dice. */
export const battle = {
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  yes: 'yes',
  ram: {
    title: 'Ram',
    columns: ['Two dice', 'Target', 'Rammer', 'Grappled'],
    damage: ['-', 'damaged', 'damaged twice'],
    reason: 'A bell curve round “entangled”, with the risk to the rammer that the designer speaks of; one row is in the rulebook',
    rammerAlone: 'Play reports: a ram may damage the rammer alone',
    holds: 'Play reports: a ram may damage the target and hold it',
  },
  ramModifiers: {
    title: 'Ram: modifiers',
    columns: ['When', 'Dice'],
    castleHigher: 'castle of the rammer higher',
    faster: 'movement of the rammer higher',
    targetGrappled: 'target grappled to any squadron',
  },
  attempt: { columns: ['One die', 'Result'], succeeds: 'succeeds', fails: 'fails' },
  grapple: {
    title: 'Grapple',
    reason: 'One die and the castle factor are in the rulebook, the table is not; evens between equals',
  },
  grappleModifiers: {
    title: 'Grapple: modifiers',
    columns: ['When', 'Die'],
    reason: 'The rulebook says only that castle factors matter',
    castleHigher: 'castle higher than the target’s',
    castleLower: 'castle lower',
    friendly: 'target friendly',
    targetGrappled: 'enemy target grappled to anybody',
    nimble: 'enemy target oared and not grappled',
    outOfCommand: 'out of command (13.1)',
  },
  disengage: {
    title: 'Disengage',
    reason: 'One die is in the rulebook, the table is not; harder than to grapple',
  },
  disengageModifiers: {
    title: 'Disengage: modifiers',
    columns: ['When', 'Die'],
    reason: 'That modifiers exist is in the rulebook, not which',
    friendly: 'the other squadron is friendly',
    oared: 'the active squadron is oared',
    castleLower: 'castle lower than the other’s',
    boarded: 'enemy marines aboard the active squadron',
  },
  archery: {
    title: 'Archery',
    columns: ['One die', 'Steps lost'],
    reason: 'An average English archer hits once in three to two in three; play reports see first captures on the third turn of contact',
  },
  archeryModifiers: {
    title: 'Archery: modifiers',
    columns: ['When', 'Die'],
    reason: 'That archery and castle factors modify the die is in the rulebook (1.2), not how castles do',
    always: 'always',
    factor: 'archery factor',
    castleHigher: 'adjacent, castle higher in the shooter’s hex',
    castleLower: 'adjacent, castle lower',
    holdsCastle: (castle: number) => `own hex, castle ${castle} or more, the shooter’s side holds it`,
    facesCastle: (castle: number) => `own hex, castle ${castle} or more, the enemy holds it`,
    packedDecks: 'target hex holds an enemy chain',
    darkness: 'adjacent, in darkness',
  },
  melee: {
    title: 'Mêlée',
    columns: ['Modified totals', 'Victor loses', 'Each vanquished squadron', 'Each vanquished marine unit'],
    rows: {
      tie: 'equal',
      close: 'victor has less than double',
      clear: 'victor has double or more',
      rout: 'three times the vanquished total does not exceed the victor’s',
    },
    bothSides: 'each side one step',
    notes: ['Equal dice or equal totals set the squadron fought on afire (8.3.20).'],
  },
  casualty: {
    title: 'Leader casualty',
    columns: ['Two dice', 'Result'],
    killed: 'killed, unless knights step in',
    unhurt: 'unhurt',
  },
  ripple: { title: 'Next to a sinking squadron', columns: ['One die', 'Result'], damaged: 'damaged', nothing: 'nothing' },
  afire: {
    title: 'Squadron afire',
    columns: ['One die', 'Result'],
    reason: 'The two results are in the rulebook, their split is not; evens',
    out: 'put out',
    burns: (spreadsOn: number) => `damaged; spreads across a grapple on ${spreadsOn}`,
  },
  weather: {
    title: 'Wind and current',
    columns: ['One die', 'Result'],
    turns: 'turns a hexside: odd second die counter-clockwise, even clockwise',
    holds: 'holds',
  },
  flemings: {
    title: 'The Flemings',
    columns: ['One die', 'Result'],
    reason: 'Chroniclers let them fall on the French rear late in the day',
    strike: 'a French hex under the shore loses a step',
    nothing: 'nothing',
  },
};
