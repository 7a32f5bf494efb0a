import type { PREFERENCES, ScenarioNumber, Status } from '../../../../../src/games/grand-armada/face.js';
import { grammarOf } from '../../../../../src/kit/language.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  closeFire: {
    title: 'Simultaneous fire',
    case: '3.3',
    values: { asked: 'Ask me', best: 'Every weapon at its best odds' },
  },
  passingFire: {
    title: 'Fire at a ship that passes',
    case: '8.1',
    values: { asked: 'Ask me', never: 'Never: let her pass' },
  },
};

const { count, list } = grammarOf('en');

const about: { readonly [which in ScenarioNumber]: readonly [place: string, words: string] } = {
  1: ['Off Plymouth', 'Recalde lies apart from the Armada'],
  2: ['Portland Bill', 'Six English ships cut off under the land'],
  3: ['Off the Isle of Wight', 'Two that fell behind, and who came to them'],
  4: ['Before Gravelines', 'The last day'],
  5: ['The Rosario', 'A crippled flagship in the night'],
};

/** What stands on the chart, and how ships are described. */
export const sheet = {
  title: 'The Grand Armada',
  chart: 'The sea with both fleets',
  near: 'Go to the ships that matter now',
  list,
  beyond: 'the sea beyond the border',
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
      withdrawing: 'in flight',
      captured: 'taken',
      adrift: 'adrift without a crew',
      sunk: 'sunk',
      aground: 'aground and lost',
      left: 'has left the sea',
    } satisfies { readonly [status in Status]: string },
    captor: (side: string) => `held as a prize by the ${side}`,
    unguarded: 'nobody guards her',
    broken: 'her crew is broken',
    crippled: 'crippled, can only be towed',
    fixed: (turn: number) => `keeps her heading up to turn ${turn}`,
    held: (by: string) => `held fast by ${by}`,
    engaged: (by: string) => `locked with ${by}`,
    towing: (name: string) => `tows ${name}`,
    towedBy: (name: string) => `in tow of ${name}`,
    silenced: 'guns silenced for her own move',
    yawDue: 'owes a side of turn',
    gunsUsed: 'guns fired',
    crewUsed: 'crew fired',
    shots: (n: number) => `${count(n, { one: 'shot', other: 'shots' })} left`,
    done: 'has sailed this turn',
    admiral: (name: string) => `flagship of ${name}`,
    heading: (name: string) => `heading ${name}`,
    factors: (defence: number, crew: number, guns: number, speed: number) =>
      `defence ${defence}, crew ${crew}, guns ${guns}, speed ${speed}`,
    hull: (hits: number, of: number) => `${hits} of ${of} hull hits`,
    crew: (now: number, of: number) => (now < 0 ? 'crew broken' : `crew down to ${now} of ${of}`),
  },

  sheet: {
    about,
    subtitle: 'A battle in the Channel',
    leagues: 'cables, as the eye guesses them',
    turn: 'Turns',
    windCheck: 'wind',
    exit: (sides: string) => `${sides} may leave here`,
    both: 'Both sides',
    seaName: { 1: 'Mare Britannicum', 2: 'The Race of Portland', 3: 'Mare Britannicum', 4: 'The Narrow Seas', 5: 'Mare Britannicum' },
    bill: 'Portland',
    shoals: 'sands',
    points: 'Points',
    sand: 'sand bar',
    sandActs: 'sand bar, on which ships run aground',
    edge: (name: string) => `Beyond the ${name} edge`,
  },

  rose: {
    label: (from: string, next: string) => `Wind from the ${from}; ${next}`,
    check: (turn: number) => `wind die in turn ${turn}`,
    never: 'the wind holds',
    tide: (to: string) => `The tide sets to the ${to}`,
    points: (name: string) => `points of ${name}`,
    usual: (speed: number) => `points at speed ${speed}`,
  },

  lay: {
    names: { reach: 'Where she can go', fire: 'What her guns reach', zones: 'Zones of control', wind: 'The wind on her' },
    range: (n: number) => (n === 0 ? 'touching' : `range ${n}`),
    measured: (from: string, to: string, hexes: number, range: number) =>
      `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}, range ${range}`,
    towards: (heading: string, attitude: string) => `towards ${heading}, sailing there the wind ${attitude}`,
    gunsAt: (name: string, need: number | undefined) =>
      need === undefined ? `too far for the guns of ${name}` : `${name} needs ${need >= 6 ? '6' : `${need}+`}`,
    band: (least: string, near: number, far: number) =>
      `${least} ${far === 0 ? 'touching' : near === far ? `at range ${near}` : near === 0 ? `to range ${far}` : `at range ${near} to ${far}`}`,
    fire: (name: string, bands: string, silent: boolean) =>
      `${name}: ${bands || 'no guns that reach'}${silent ? '; her guns are silent now' : ''}.`,
    reach: (name: string, hexes: number, sailed: boolean) =>
      hexes
        ? `${name} can end her move in ${count(hexes, { one: 'hex', other: 'hexes' })}${sailed ? ', were she to sail once more' : ''}; the figure is what she has left.`
        : `${name} cannot sail.`,
    zones: 'Whoever comes beside a fighting enemy must stop there.',
    wind: (name: string, from: string, attitude: string, points: number) =>
      `Wind from the ${from}, for ${name} ${attitude}: ${count(points, { one: 'point', other: 'points' })}; the other headings stand round her.`,
  },

  fire: {
    guns: 'guns',
    crew: 'crew',
    least: (need: number) => (need >= 6 ? '6' : `${need}+`),
  },
};
