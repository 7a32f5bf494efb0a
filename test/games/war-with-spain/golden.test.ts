import { join } from 'node:path';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { goldenMatches } from '../../kit/golden.js';
import { even, wayward } from './players.js';

const { captain } = warWithSpain;

/** Players by seat and set-up data of the five campaigns. */
const pairs = [
  [captain, captain, {}],
  [captain, captain, { income: 'average' }],
  [wayward, wayward, {}],
  [even, captain, { spanishVpBid: -5 }],
  [even, even, { openInformation: true }],
] as const;

const campaigns = pairs.map(([first, second, setupData], index) => ({
  name: `campaign-${index + 1}`,
  setupData,
  seed: `campaign${index}.day${index}`,
  players: { '0': first, '1': second },
}));

const evening = { name: 'armada-1', setupData: { scenario: 'armada' }, seed: 'armada1.day1', players: { '0': captain, '1': captain } };

goldenMatches(warWithSpain, join(__dirname, 'golden'), [...campaigns, evening], 'campaign-5');
