import { join } from 'node:path';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { goldenMatches } from '../../kit/golden.js';
import { even, wayward } from './players.js';

const { captain } = warWithSpain;

/** The players of the five matches, by seat, and the options. */
const pairs = [
  [captain, captain, {}],
  [captain, captain, { income: 'average' }],
  [wayward, wayward, {}],
  [even, captain, { spanishVpBid: -5 }],
  [even, even, { openInformation: true }],
] as const;

const kinds = pairs.map(([first, second, setupData], index) => ({
  name: `campaign-${index + 1}`,
  setupData,
  seed: `campaign${index}.day${index}`,
  players: { '0': first, '1': second },
}));

goldenMatches(warWithSpain, join(__dirname, 'golden'), kinds, 'campaign-5');
