import type { PREFERENCES } from '../../../../../src/games/war-with-spain/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

export const orders: PreferenceWords<typeof PREFERENCES> = {
  interception: {
    title: 'Intercept enemy fleets in range',
    case: '6.4',
    values: { asked: 'Ask me', never: 'Never intercept' },
  },
  disengagement: {
    title: 'Disengage from naval combat',
    case: '7.51',
    values: { asked: 'Ask me', always: 'Always try', never: 'Never' },
  },
  siege: {
    title: 'Answer to an attack',
    case: '10.11',
    values: { asked: 'Ask me', walls: 'Enter siege', field: 'Fight' },
  },
};

export const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['Arrow keys', 'move between hexes'],
  ['Enter', 'select the hex'],
  ['A', 'use the main button'],
  ['Esc', 'back one step'],
  ['M', 'list all choices'],
  ['N', 'next place with units that may act'],
  ['F', 'spread out the counters of a hex'],
  ['H', 'hide or show counters'],
  ['G', 'map key'],
  ['C', 'go to the current decision'],
  ['+ \u2212', 'zoom in or out'],
  ['0', 'show the whole map'],
  ['T', 'ruler: select two hexes'],
  ['V', 'range of the selected stack'],
  ['R', 'interception ranges'],
  ['D', 'range of Dutch ships'],
  ['P', 'ports that sell munitions'],
  ['L', 'dark mode or light mode'],
  ['?', 'this list'],
];

export const mark = {
  pick: 'your pieces that may act',
  chosen: 'chosen',
  course: (n: number) => `hex ${n} of the route`,
  risk: (chance: string) => `enemy fleets may intercept here, ${chance}`,
  reach: (n: number) => `in range: ${n}`,
  target: 'may be attacked',
  leaving: 'land units to be removed',
  suffering: 'takes losses',
  place: 'may be placed here',
  track: (name: string) => `your Activation Track: ${name}`,
  retreat: 'may retreat here',
  entry: 'the Treasure Fleet may arrive here',
  interceptor: 'your fleet that may intercept',
  prey: 'the enemy fleet that you may intercept',
};

export const warn = {
  france: 'Violates French neutrality: you pay 100 ducats, your opponent 50. France is active next turn.',
  scotland: 'First Spanish landing in Britain: Catholics may revolt; England may raise free units.',
  ireland: 'First Spanish landing in Ireland: rebels may appear; Loyal Irish may join England.',
};

export const mapKey = {
  title: 'Map key',
  switch: 'Map key',
  town: 'a city; larger for more Victory Points',
  port: 'a port',
  fortress: 'a fortress',
  value: 'Victory Points / Activation Value',
  banners: 'controlled by England or Spain; larger if captured',
  blue: 'Protestant and Huguenot areas',
  yellow: 'Catholic and League areas',
  shallow: 'shallows: no deep draft ships',
  nosea: 'closed to ships',
  noland: 'closed to land units',
  none: 'closed to all',
  hs: 'High Seas hexside',
  zone: 'border of a sea zone',
  wind: 'prevailing wind of the sea zone',
  siege: 'siege, with its month',
};
