import { mapKeyText } from './texts/mapKey.js';
import { planText } from './texts/plans.js';
import { slipText } from './texts/slip.js';
import { stateText } from './texts/state.js';

const sides = { E: 'English', S: 'Spanish' } as const;

/** Every word of this board; one such object per language. */
export const boardText = {
  title: 'Armada: The War with Spain',
  sides,
  ...stateText,
  ...planText,
  slip: slipText,
  mapKey: mapKeyText,
  status: {
    before: 'Before the war',
    turn: (label: string) => label,
    turnOf: (turn: number) => `Turn ${turn} of 17`,
  },
  strip: {
    months: 'Record of turns',
    phases: 'Segments of the turn',
    income: 'income',
    treasure: 'a Treasure Fleet may come',
    rough: 'rough winds',
    phase: {
      activation: 'Orders',
      navalEnglish: 'English at sea',
      navalSpanish: 'Spanish at sea',
      landEnglish: 'English on land',
      landSpanish: 'Spanish on land',
      administration: 'Accounts',
    },
  },
  over: {
    reason: { turns: 'The last winter has come.', concession: 'One side has given up.' },
  },
  keys: [
    ['Arrows', 'walk over the hexes'],
    ['Enter', 'act on the hex'],
    ['A', 'do the main action'],
    ['Esc', 'one step back'],
    ['U', 'take back'],
    ['M', 'list every choice'],
    ['N', 'the next place that may still act'],
    ['F', 'spread out what lies in a hex'],
    ['H', 'hide or show the counters'],
    ['K', 'key to the map'],
    ['C', 'go to where the decision is'],
    ['+ \u2212', 'zoom in, out'],
    ['0', 'the whole map'],
    ['R', 'rings of interception'],
    ['D', 'range of the Dutch'],
    ['L', 'daylight or lantern'],
    ['?', 'this list'],
  ],
} as const;
