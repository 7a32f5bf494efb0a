import { grammarOf } from '../../../../../src/kit/language.js';
import type { BoardWords } from '../../../../kit/board/session.js';

const { count, list, plural } = grammarOf('en');

const keys: BoardWords['keys'] = [
  ['Arrows', 'walk over the water'],
  ['Enter', 'choose what lies there; again to do it'],
  ['Escape', 'step back'],
  ['Tab', 'go on to the next part of the table'],
  ['A', 'do the main action'],
  ['M', 'list every choice'],
  ['U', 'take back'],
  ['H', 'hide or show the counters'],
  ['L', 'lantern or daylight'],
  ['T', 'the ruler, from the hex in focus: press two hexes'],
  ['V', 'where the squadron that is pointed at or lies open can go'],
  ['I', 'where her bows reach'],
  ['Z', 'what water its neighbours make dearer'],
  ['R', 'how far leaders command, where that is played with'],
  ['Y', 'what wind and current make of every way from there'],
  ['C', 'go close to where it matters'],
  ['+ · − · 0', 'zoom in, out, whole chart'],
  ['?', 'this list'],
];

/** A leader as he is called on a counter, and what stands on it. */
const surnames: { readonly [leader: string]: string } = {
  edward: 'King Edward',
  huntingdon: 'Huntingdon',
  morley: 'Morley',
  queen: 'Queen Philippa',
  quieret: 'Quieret',
  behuchet: 'Behuchet',
  barbavera: 'Barbavera',
};
const initials: { readonly [leader: string]: string } = {
  edward: 'E',
  huntingdon: 'H',
  morley: 'M',
  queen: 'Q',
  quieret: 'Q',
  behuchet: 'B',
  barbavera: 'Ba',
};

/** What is written on the chart and on the counters. */
export const sheet = {
  list,
  surnames,
  initials,
  sides: { english: 'English', french: 'French' },
  ships: { cog: 'cogs', nef: 'nefs', barge: 'barges', balinger: 'balingers', galley: 'galleys' },
  chart: 'The mouth of the Zwin',
  near: 'Go close to where it matters',
  lay: {
    names: {
      reach: 'Where it can go',
      fire: 'Where its bows reach',
      zones: 'Water that neighbours make dearer',
      wind: 'Wind and current',
      rings: 'How far leaders command',
    },
    hexes: (n: number) => count(n, { one: 'hex', other: 'hexes' }),
    measured: (from: string, to: string, hexes: number) => `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}`,
    comes: (name: string, spent: number | undefined, of: number) =>
      spent === undefined ? `${name} does not come there with ${of} points` : `${name} comes there for ${spent} of ${of} points`,
    inShot: 'in bowshot',
    reach: (name: string, hexes: number, points: number, sails: boolean) =>
      hexes
        ? `${name}, under ${sails ? 'sail' : 'oars'}, with ${points} points: ${count(hexes, { one: 'hex', other: 'hexes' })}; the figure is what each takes.`
        : `${name} cannot leave where it lies.`,
    fire: (bows: readonly string[]) =>
      bows.length ? `Bows: ${list(bows)}. The figure is what they may be expected to cost.` : 'No bows here.',
    zones: (name: string, hexes: number) =>
      hexes
        ? `Beside other squadrons ${name} pays the points that stand there, on top: ${count(hexes, { one: 'hex', other: 'hexes' })}. Nobody has to stop.`
        : `No other squadron makes the water dearer for ${name}.`,
    rings: 'How far each leader keeps squadrons in command.',
    wind: (name: string, sails: boolean) => `What each way costs ${name}: ${sails ? 'wind' : 'oars'}, current, shallows, neighbours.`,
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
    entry: 'the English come in here',
  },
  dial: {
    wind: 'Wind · sail costs',
    oars: (cost: number, upwind: number) => `oars ${cost}, upwind ${upwind}`,
    current: 'Current',
  },
  chit: { english: 'E', french: 'F', any: 'ANY', none: '·' },
  chitName: { english: 'English', french: 'French', any: 'ANY' },
  box: {
    squadrons: (n: number) => count(n, { one: 'squadron', other: 'squadrons' }),
    prizes: (n: number, of: number) => `${n} of ${of} prize markers used`,
    asleep: 'not alarmed yet',
    asleepShort: 'asleep',
    acted: 'has acted this turn',
    ready: 'can still act this turn',
  },
  track: {
    turn: 'Turn',
    cup: 'In the cup',
    morale: 'Morale of the fleets',
    stops: {
      sailsOars: 'Sails, oars',
      ram: 'Rams',
      archery: 'Archery',
      grapple: 'Grapples',
      boarding: 'Boarding',
      melee: 'Mêlée',
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
    shallows: 'in shallows, a level worse',
    afire: 'afire',
    captured: 'captured',
    liberated: 'liberated',
    markerLetter: { captured: 'C', liberated: 'L' },
    chained: 'chained',
    captive: 'captive',
    lone: 'without men of his own',
    star: 'capable of heroism',
    dead: 'eliminated',
    grappled: (hex: string) => `grappled to ${hex}`,
    melee: 'boarders must fight here',
  },
};
