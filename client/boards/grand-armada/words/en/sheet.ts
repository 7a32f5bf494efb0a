import type { PREFERENCES, ScenarioNumber, Status } from '../../../../../src/games/grand-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

export const orders: PreferenceWords<typeof PREFERENCES> = {
  onlyMove: {
    title: 'When only one move is left',
    case: '4.0',
    values: { made: 'Move for me', asked: 'Ask me' },
  },
  closeFire: {
    title: 'Simultaneous fire',
    case: '3.3',
    values: { asked: 'Ask me', best: 'Fire all weapons at best odds' },
  },
  passingFire: {
    title: 'Fire at a passing ship',
    case: '8.1',
    values: { asked: 'Ask me', never: 'Never fire' },
  },
};

const { count, list } = grammarOf('en');

const about: { readonly [which in ScenarioNumber]: readonly [place: string, words: string] } = {
  1: ['Off Plymouth', 'Recalde isolated from the Armada'],
  2: ['Portland Bill', 'Six English ships cut off'],
  3: ['Off the Isle of Wight', 'Two Spanish stragglers'],
  4: ['Off Gravelines', 'The last battle'],
  5: ['The Rosario', 'A crippled flagship'],
};

export const sheet = {
  title: 'The Grand Armada',
  chart: 'Map with both fleets',
  near: 'Zoom to the action',
  list,
  beyond: 'that edge',
  sides: { E: 'English', S: 'Spanish' },
  adjective: { E: 'English', S: 'Spanish' },
  types: {
    galleon: 'galleon',
    'great ship': 'great ship',
    merchant: 'merchantman',
    pinnace: 'pinnace',
    nao: 'nao',
    hulk: 'hulk',
    galleass: 'galleass',
  },
  headings: { 1: 'north', 2: 'north-east', 3: 'south-east', 4: 'south', 5: 'south-west', 6: 'north-west' },
  edges: { N: 'north', E: 'east', S: 'south', W: 'west' },

  state: {
    status: {
      afloat: 'afloat',
      withdrawing: 'withdrawing',
      captured: 'captured',
      adrift: 'adrift',
      sunk: 'sunk',
      aground: 'aground',
      left: 'left the map',
    } satisfies { readonly [status in Status]: string },
    captor: (side: string) => `prize of the ${side}`,
    unguarded: 'unguarded',
    broken: 'broken',
    crippled: 'crippled, must be towed',
    fixed: (turn: number) => `heading fixed until the end of turn ${turn}`,
    held: (by: string) => `held by ${by}`,
    engaged: (by: string) => `fighting ${by}`,
    towing: (name: string) => `towing ${name}`,
    towedBy: (name: string) => `towed by ${name}`,
    silenced: 'silenced: no gunfire in its own move',
    yawDue: 'must make a deferred turn of 1 hexside',
    gunsUsed: 'guns fired',
    crewUsed: 'crew fire used',
    shots: (n: number) => `${count(n, { one: 'gun shot', other: 'gun shots' })} left`,
    done: 'has moved',
    admiral: (name: string) => `flagship of ${name}`,
    heading: (name: string) => `heading ${name}`,
    factors: (defence: number, crew: number, guns: number, speed: number) =>
      `defence ${defence}, crew ${crew}, guns ${guns}, speed ${speed}`,
    hull: (hits: number, of: number) => `hull hits ${hits} of ${of}`,
    crew: (now: number, of: number) => (now < 0 ? 'crew below 0' : `crew ${now} of ${of} left`),
  },

  sheet: {
    about,
    subtitle: 'A battle in the Channel',
    turn: 'Turns',
    windCheck: 'wind',
    exit: (sides: string) => `${sides} may leave here`,
    both: 'Both sides',
    seaName: { 1: 'Mare Britannicum', 2: 'The Race of Portland', 3: 'Mare Britannicum', 4: 'The Narrow Seas', 5: 'Mare Britannicum' },
    bill: 'Portland',
    shoals: 'sands',
    points: 'Victory Points',
    sand: 'sand bar',
    sandActs: 'sand bar: ships run aground',
    edge: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} edge`,
  },

  rose: {
    label: (from: string, next: string) => `Wind from the ${from}; ${next}`,
    check: (turn: number) => `next wind roll: turn ${turn}`,
    never: 'no more wind rolls',
    tide: (to: string) => `The tide sets to the ${to}`,
    points: (name: string) => `MP of ${name} by heading`,
    usual: (speed: number) => `MP at speed ${speed} by heading`,
  },

  lay: {
    names: { reach: 'Movement range', fire: 'Gun range', zones: 'Zones of control', wind: 'MP by heading' },
    range: (n: number) => `range ${n}`,
    measured: (from: string, to: string, hexes: number, range: number) =>
      `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}, range ${range}`,
    towards: (heading: string, attitude: string) => `heading ${heading}: ${attitude}`,
    gunsAt: (name: string, need: number | undefined) => (need === undefined ? `out of gun range of ${name}` : `${name} needs ${need}+`),
    band: (least: string, near: number, far: number) => `${least} at range ${near === far ? near : `${near} to ${far}`}`,
    fire: (name: string, bands: string, silent: boolean) =>
      `${name}: ${bands ? `guns hit on ${bands}` : 'no gun range'}${silent ? '; it cannot fire guns now' : ''}.`,
    reach: (name: string, hexes: number, sailed: boolean) =>
      hexes
        ? `Hexes where ${name} can end ${sailed ? 'its next move' : 'its move'}: ${hexes}. The numbers are MP left.`
        : `${name} cannot move.`,
    zones: 'A ship that moves next to a fighting enemy must stop.',
    wind: (name: string, from: string, attitude: string, points: number) =>
      `${name}: ${points} MP (${attitude}, from the ${from}). The map shows MP by heading.`,
  },

  fire: {
    guns: 'guns',
    crew: 'crew',
    least: (need: number) => `${need}+`,
  },
};
