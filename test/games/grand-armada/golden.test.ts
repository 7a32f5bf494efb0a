import { join } from 'node:path';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { goldenMatches } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const others = { passingFire: 'react', multiBoarding: 'grouped', swapSeats: true };
const battles = { plymouth: 1, portland: 2, wight: 3, gravelines: 4, rosario: 5 };

const random: Player<GrandArmada> = randomPlayer(grandArmada);
const captain: Player<GrandArmada> = grandArmada.captain;
/** Players by seat, and options, of the five matches of each battle. */
const pairs = [
  [captain, captain, {}],
  [captain, captain, others],
  [captain, random, {}],
  [random, captain, {}],
  [random, random, {}],
] as const;

const kinds = Object.entries(battles).flatMap(([battle, scenario]) =>
  pairs.map(([first, second, options], index) => ({
    name: `${battle}-${index + 1}`,
    setupData: { scenario, ...options },
    seed: `${battle}${index}.day${index}`,
    players: { '0': first, '1': second },
  })),
);

goldenMatches(grandArmada, join(__dirname, 'golden'), kinds, 'portland-4');
