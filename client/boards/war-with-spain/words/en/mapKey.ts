import type { PREFERENCES } from '../../../../../src/games/war-with-spain/face.js';
import type { PreferenceWords } from '../../../../kit/panels/PreferenceList.js';

/** What a player may settle beforehand. */
export const orders: PreferenceWords<typeof PREFERENCES> = {
  interception: {
    title: 'Intercept whoever comes near',
    case: '6.4',
    values: { asked: 'Ask me', never: 'Never intercept' },
  },
  disengagement: {
    title: 'Disengage from a battle at sea',
    case: '7.51',
    values: { asked: 'Ask me', always: 'Always try', never: 'Never: stand fast' },
  },
  siege: {
    title: 'When an army or a fleet attacks',
    case: '10.11',
    values: { asked: 'Ask me', walls: 'Behind the walls', field: 'Take the field' },
  },
};

/** The keys of the table and what they do. */
export const keys: readonly (readonly [key: string, meaning: string])[] = [
  ['Arrows', 'walk over the hexes'],
  ['Enter', 'act on the hex'],
  ['A', 'do the main action'],
  ['Esc', 'one step back'],
  ['U', 'take back'],
  ['M', 'list every choice'],
  ['N', 'the next place that may still act'],
  ['F', 'spread out what lies in a hex'],
  ['H', 'hide or show the counters'],
  ['G', 'key to the map'],
  ['C', 'go to where the decision is'],
  ['+ \u2212', 'zoom in, out'],
  ['0', 'the whole map'],
  ['T', 'the ruler, from the hex in focus: press two hexes'],
  ['V', 'where the stack that is pointed at or lies open can go'],
  ['R', 'rings of interception'],
  ['D', 'range of the Dutch'],
  ['P', 'where powder is sold'],
  ['L', 'daylight or lantern'],
  ['?', 'this list'],
];

/** What is lit on the map, and what a step costs that is not counted in steps. */
export const mark = {
  pick: 'your pieces that may act',
  chosen: 'chosen',
  course: (n: number) => `hex ${n} of the course`,
  risk: (chance: string) => `enemy fleets may intercept here, ${chance}`,
  reach: (n: number) => `within reach, ${n}`,
  target: 'may be attacked',
  leaving: 'troops that go home',
  suffering: 'where the losses fall',
  place: 'may be placed here',
  track: (name: string) => `an Activation Track of yours: ${name}`,
  retreat: 'may retreat here',
  entry: 'the Treasure Fleet may enter here',
  interceptor: 'your fleet that may intercept',
  prey: 'the fleet that sails by',
};

export const warn = {
  france: 'This breaks French neutrality: 100 ducats from your chest, 50 from theirs; the French take sides next turn.',
  scotland: 'This is the first Spanish landing in Britain: risings follow, and England musters for nothing.',
  ireland: 'This is the first Spanish landing in Ireland: the Irish may rise, and Loyal Irish after them.',
};

/** What the signs of the map mean. */
export const mapKey = {
  title: 'Key to the map',
  switch: 'Key to the map',
  town: 'a town; the greater, the more points',
  port: 'a port',
  fortress: 'a fortress',
  value: 'Victory Points / Activation Value',
  banners: 'held by England, by Spain; larger once it has been taken',
  blue: 'Protestant and Huguenot country',
  yellow: 'Catholic and League country',
  shallow: 'shallows: no deep-draft ships',
  nosea: 'closed to ships',
  noland: 'closed to armies',
  none: 'closed to all',
  hs: 'a strait of the high seas',
  zone: 'border of two seas',
  wind: 'the wind of this sea blows this way',
  siege: 'a siege, with its months of hunger',
};
