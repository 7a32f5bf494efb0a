import { grammarOf } from '../../../../../src/kit/language.js';
import type { BoardWords } from '../../../../kit/board/session.js';

const { count, list, plural } = grammarOf('en');

const keys: BoardWords['keys'] = [
  ['Arrow keys', 'move between hexes'],
  ['Enter', 'select a hex; again to confirm'],
  ['Esc', 'back one step'],
  ['Tab', 'next part of the board'],
  ['A', 'use the main button'],
  ['M', 'list all choices'],
  ['H', 'hide or show counters'],
  ['L', 'dark mode or light mode'],
  ['T', 'ruler: select two hexes'],
  ['V', 'movement range of the selected squadron'],
  ['I', 'archery range of the selected hex'],
  ['Z', 'extra MP beside other squadrons'],
  ['R', 'command ranges, if the option is used'],
  ['Y', 'MP cost in each direction'],
  ['C', 'zoom to the action'],
  ['+ · − · 0', 'zoom in, zoom out, whole map'],
  ['?', 'this list'],
];

const surnames: { readonly [leader: string]: string } = {
  edward: 'King Edward',
  huntingdon: 'Huntingdon',
  morley: 'Morley',
  queen: 'Queen Philippa',
  quieret: 'Quieret',
  behuchet: 'Behuchet',
  barbavera: 'Barbavera',
};
/** Letters that identify leaders on their counters. */
const initials: { readonly [leader: string]: string } = {
  edward: 'E',
  huntingdon: 'H',
  morley: 'M',
  queen: 'Q',
  quieret: 'Q',
  behuchet: 'B',
  barbavera: 'Ba',
};

export const sheet = {
  list,
  surnames,
  initials,
  sides: { english: 'English', french: 'French' },
  ships: { cog: 'cogs', nef: 'nefs', barge: 'barges', balinger: 'balingers', galley: 'galleys' },
  chart: 'The mouth of the Zwin',
  near: 'Zoom to the action',
  lay: {
    names: {
      reach: 'Movement range',
      fire: 'Archery range',
      zones: 'Extra MP beside squadrons',
      wind: 'Wind and current',
      rings: 'Command ranges',
    },
    hexes: (n: number) => count(n, { one: 'hex', other: 'hexes' }),
    measured: (from: string, to: string, hexes: number) => `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}`,
    comes: (name: string, spent: number | undefined, of: number) =>
      spent === undefined ? `${name} cannot reach this hex with ${of} MP` : `${name} can reach this hex with ${spent} of ${of} MP`,
    inShot: 'in archery range',
    reach: (name: string, hexes: number, points: number, sails: boolean) =>
      hexes
        ? `${name} (${sails ? 'sails' : 'oars'}) can reach ${count(hexes, { one: 'hex', other: 'hexes' })} with ${points} MP. The figures are MP costs.`
        : `${name} cannot move.`,
    fire: (bows: readonly string[]) => (bows.length ? `Archers: ${list(bows)}. The figures are expected step losses.` : 'No archers here.'),
    zones: (name: string, hexes: number) =>
      hexes
        ? `Extra MP for ${name} beside other squadrons: ${count(hexes, { one: 'hex', other: 'hexes' })}.`
        : `No hex costs ${name} extra MP.`,
    rings: 'Command range of each leader.',
    wind: (name: string, sails: boolean) =>
      `MP cost for ${name} in each direction: ${sails ? 'wind' : 'oars'}, current, shallows, adjacent squadrons.`,
  },
  keys,
  sheet: {
    title: ['Right', 'Fierce &', 'Terrible'],
    subtitle: 'The Battle of Sluys',
    date: 'XXIV JUNE · MCCCXL',
    northSea: 'The North Sea',
    roads: 'The Roads of Sluys',
    channel: 'behind Cadzand',
    sluys: 'Sluys',
    knokke: 'Knokke',
    cadzand: 'Cadzand',
    damme: 'to Damme',
    flanders: 'Flanders',
    entry: 'English Entry Zone',
  },
  dial: {
    wind: 'Wind · MP under sail',
    oars: (cost: number, upwind: number) => `oars ${cost} MP, upwind ${upwind}`,
    current: 'Current',
  },
  chit: { english: 'E', french: 'F', any: 'ANY', none: '·' },
  chitName: { english: 'English', french: 'French', any: 'ANY' },
  box: {
    squadrons: (n: number) => count(n, { one: 'squadron', other: 'squadrons' }),
    prizes: (n: number, of: number) => `${n} of ${of} prize markers used`,
    asleep: 'dormant: not alarmed yet',
    asleepShort: 'dormant',
    acted: 'activated this turn',
    ready: 'can be activated this turn',
  },
  track: {
    turn: 'Turn',
    cup: 'In the cup',
    morale: 'Morale',
    stops: {
      sailsOars: 'Sails, oars',
      ram: 'Rams',
      archery: 'Archery',
      grapple: 'Grapples',
      boarding: 'Boarding',
      melee: 'Melee',
      maneuver: 'Maneuver',
      sally: 'Sally',
      endTurn: 'End Phase',
    },
  },
  terrain: { deep: 'deep water', shallow: 'shallows', land: 'land' },
  headingShort: ['N', 'NE', 'SE', 'S', 'SW', 'NW'],
  state: {
    mf: (n: number) => `melee factor ${n}`,
    ma: (n: number) => `movement ${n}`,
    castle: (n: number) => `castle ${n}`,
    archery: (n: number) => `archery ${n}`,
    steps: (n: number) => plural(n, { one: 'last step', other: `${n} steps` }),
    reduced: 'reduced',
    damage: ['', 'damaged', 'severely damaged'],
    shallows: 'in shallows: 1 extra damage level',
    afire: 'afire',
    captured: 'captured',
    liberated: 'liberated',
    markerLetter: { captured: 'C', liberated: 'L' },
    chained: 'chained',
    captive: 'captive',
    lone: 'without friendly marines',
    star: 'capable of Heroism',
    dead: 'eliminated',
    grappled: (hex: string) => `grappled to ${hex}`,
    melee: 'Melee marker: the boarders must attack',
  },
};
