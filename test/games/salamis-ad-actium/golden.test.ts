import { join } from 'node:path';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { goldenMatches } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const random: Player<Salamis> = randomPlayer(salamisAdActium);
const captain: Player<Salamis> = salamisAdActium.captain;
/** Five pairs of players, by seat. */
const pairs = [
  [captain, captain],
  [captain, random],
  [random, captain],
  [random, random],
  [captain, captain],
] as const;

const points = { mode: 'points', points: { size: 'skirmish' } };
const campaign = (index: number) => ({ mode: 'campaign', campaign: { theatre: index % 2 ? 'punic' : 'aegean' } });
const kind = (name: string, index: number, setupData: unknown) => ({
  name: `${name}-${index + 1}`,
  setupData,
  seed: `${name}${index}.day${index}`,
  players: { '0': pairs[index][0], '1': pairs[index][1] },
});

/** One match of each historical battle, five points battles and five campaigns. */
const kinds = [
  ...salamisAdActium.scenarios
    .filter(({ setupData }) => setupData.mode === 'scenario')
    .map(({ id: scenario }) => kind(scenario, 0, { mode: 'scenario', scenario })),
  ...pairs.map((_, index) => kind('points', index, points)),
  ...pairs.map((_, index) => kind('campaign', index, campaign(index))),
];

goldenMatches(salamisAdActium, join(__dirname, 'golden'), kinds, 'points-5');
