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
const zones: { readonly [zone in Zone]: string } = { redNW: 'north-west', redNE: 'north-east' };
const areas: { readonly [area in Area]: string } = {
  roads: 'roads',
  mouth: 'mouth',
  harbour: 'harbour',
  frontLines: 'front lines',
  rearLine: 'rear line',
  estuaryLine: 'estuary line',
  van: 'van',
  seaward: 'seaward',
  free: 'Free Setup',
  flemishShore: 'Flemish shore',
};

/** Charts of movement costs, the map, the scenarios and the standard deployment. */
export const sailing = {
  zones,
  costs: {
    title: 'Movement costs',
    columns: ['Entering a hex', 'MP'],
    sails: ['sails, directly with the wind', 'sails, 1 hexside off', 'sails, 2 hexsides off', 'sails, directly against the wind'],
    dial: 'The Wind Dial is missing from our copy; the value lies between the printed ones',
    oars: 'oars',
    oarsUpwind: 'oars, directly against the wind',
    withCurrent: 'directly with the current',
    againstCurrent: 'directly against the current',
    nearby: 'each adjacent squadron',
    shallows: 'sails in shallows',
    minimum: 'minimum',
    entry: 'placement in a red Entry Zone',
    entryReason: 'Placement costs the first MP (1.4.5). Our ruling: no other cost applies',
    beforeRam: 'last hex before a ram, maximum',
  },
  map: {
    title: 'Map',
    columns: ['Area', 'Hexes'],
    reason: 'The map is missing from our copy: drawn from histories of the battle and play reports',
    size: 'columns and rows',
    water: 'water',
    labels,
    source: 'Histories of the battle',
    areas,
    from: (hexes: number, first: string) => `${hexes} from ${first}`,
  },
  scenarios: {
    title: 'Scenarios',
    columns: ['Scenario', 'Case', 'Wind to', 'Current to', 'English enter', 'Standard deployment'],
    reason:
      'Our copy has only the titles. Each scenario follows its title and histories of the battle. Wind (scenarios 2, 4, 5, 6) and reduced mariners (scenario 3: four of twelve) are set for balance',
    chained: 'Play report of this scenario: chains, north-eastern entry, alarm range 4',
    asSet: 'set-up option',
    headings: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  },
  loads: {
    title: 'Standard loads',
    columns: ['Squadron', 'Aboard'],
    reason: 'Each leader is with knights and men-at-arms; other marines are on the stronger squadrons',
  },
};

/** Charts of combat, grapples and single dice. */
export const battle = {
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  yes: 'yes',
  ram: {
    title: 'Ram',
    columns: ['Two dice', 'Target', 'Rammer', 'Grappled'],
    damage: ['-', 'damaged', 'damaged twice'],
    reason: 'One row is in the rulebook. The others follow its design note: rams usually grapple, and may damage the ramming squadron',
    rammerAlone: 'Play reports: a ram may damage only the ramming squadron',
    holds: 'Play reports: a ram may damage and grapple the target',
  },
  ramModifiers: {
    title: 'Ram: DRM',
    columns: ['Condition', 'DRM'],
    castleHigher: 'ramming squadron has the higher castle factor',
    faster: 'ramming squadron has the higher MA',
    targetGrappled: 'target grappled to any squadron',
  },
  attempt: { columns: ['One die', 'Result'], succeeds: 'succeeds', fails: 'fails' },
  grapple: {
    title: 'Grapple',
    reason: 'One die and the castle factor are in the rulebook; the table is missing from our copy. Equal squadrons have a 50 % chance',
  },
  grappleModifiers: {
    title: 'Grapple: DRM',
    columns: ['Condition', 'DRM'],
    reason: 'The rulebook says only that castle factors are modifiers',
    castleHigher: 'higher castle factor than the target',
    castleLower: 'lower castle factor',
    friendly: 'friendly target',
    targetGrappled: 'enemy target grappled to any squadron',
    nimble: 'enemy target oared and not grappled',
    outOfCommand: 'out of command (13.1)',
  },
  disengage: {
    title: 'Disengage',
    reason: 'One die is in the rulebook; the table is missing from our copy. Disengaging is harder than grappling',
  },
  disengageModifiers: {
    title: 'Disengage: DRM',
    columns: ['Condition', 'DRM'],
    reason: 'The rulebook mentions modifiers but does not list them',
    friendly: 'other squadron friendly',
    oared: 'active squadron oared',
    castleLower: 'lower castle factor than the other squadron',
    boarded: 'enemy marines aboard the active squadron',
  },
  archery: {
    title: 'Archery',
    columns: ['One die', 'Steps lost'],
    reason:
      'An average English archer hits with 33 to 67 % of shots. In play reports, the first squadrons are captured on the third turn of contact',
  },
  archeryModifiers: {
    title: 'Archery: DRM',
    columns: ['Condition', 'DRM'],
    reason: 'The rulebook says that castle factors modify the die (1.2), but not by how much',
    always: 'always',
    factor: 'archery factor',
    castleHigher: 'adjacent hex, higher castle factor in the archer’s hex',
    castleLower: 'adjacent hex, lower castle factor in the archer’s hex',
    holdsCastle: (castle: number) => `own hex, castle factor ${castle} or more, squadron of the archer’s side`,
    facesCastle: (castle: number) => `own hex, castle factor ${castle} or more, enemy squadron`,
    packedDecks: 'enemy chain in the target hex',
    darkness: 'adjacent hex, in darkness',
  },
  melee: {
    title: 'Melee',
    columns: ['Modified totals', 'Victor’s step losses', 'Each Vanquished squadron', 'Each Vanquished marine unit'],
    rows: {
      tie: 'tie',
      close: 'Victor’s total less than double',
      clear: 'Victor’s total double or more',
      rout: 'Victor’s total triple or more',
    },
    bothSides: '1 step for each side',
    notes: ['If the unmodified or modified totals are tied, the squadron in the hex catches fire (8.3.20).'],
  },
  casualty: {
    title: 'Casualty Check',
    columns: ['Two dice', 'Result'],
    killed: 'killed, unless saved by Heroic Sacrifice',
    unhurt: 'unhurt',
  },
  ripple: { title: 'Grappled to a sinking squadron', columns: ['One die', 'Result'], damaged: 'damaged', nothing: 'no effect' },
  afire: {
    title: 'Squadron Afire',
    columns: ['One die', 'Result'],
    reason: 'The two results are in the rulebook, but their chances are not; we use 50 % each',
    out: 'extinguished',
    burns: (spreadsOn: number) => `damaged; spreads to a grappled squadron on ${spreadsOn}`,
  },
  weather: {
    title: 'Wind and Current Change',
    columns: ['One die', 'Result'],
    turns: 'turns 1 hexside: second die odd counter-clockwise, even clockwise',
    holds: 'no change',
  },
  flemings: {
    title: 'The Flemings',
    columns: ['One die', 'Result'],
    reason: 'Chronicles: the Flemings attacked the French rear late in the day',
    strike: 'a French hex on the Flemish shore loses 1 step',
    nothing: 'no effect',
  },
};
