import { join } from 'node:path';
import { OPTIONS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { goldenMatches } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const setups: { readonly [kind: string]: unknown } = {
  free: {},
  historicalI: { deployment: 'historicalI' },
  historicalII: { deployment: 'historicalII' },
  everyOption: { options: Object.fromEntries(OPTIONS.map((id) => [id, true])) },
  blessings: { options: { papalBlessing: true, prayersAnswered: true } },
};

const random = randomPlayer(invincibleArmada);
const captain: Player<Armada> = invincibleArmada.captain;
/** Players of the five matches of each kind, English first. */
const pairs = [
  [captain, captain],
  [captain, captain],
  [captain, random],
  [random, captain],
  [random, random],
] as const;

const kinds = Object.entries(setups).flatMap(([kind, setupData]) =>
  pairs.map(([english, spanish], index) => ({
    name: `${kind}-${index + 1}`,
    setupData,
    seed: `${kind}${index}.day${index}`,
    players: { '0': english, '1': spanish },
  })),
);

goldenMatches(invincibleArmada, join(__dirname, 'golden'), kinds, 'everyOption-5');
