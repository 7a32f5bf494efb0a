import type { GameModule } from '../../src/boardgame/module.js';
import { grandArmada } from '../../src/games/grand-armada/index.js';
import { luckSource as ofGrandArmada } from '../../src/games/grand-armada/luck/index.js';
import { invincibleArmada } from '../../src/games/invincible-armada/index.js';
import { luckSource as ofInvincibleArmada } from '../../src/games/invincible-armada/luck/index.js';
import { rightFierceAndTerrible } from '../../src/games/right-fierce-and-terrible/index.js';
import { luckSource as ofSluys } from '../../src/games/right-fierce-and-terrible/luck/index.js';
import { salamisAdActium } from '../../src/games/salamis-ad-actium/index.js';
import { luckSource as ofSalamis } from '../../src/games/salamis-ad-actium/luck/index.js';
import { warWithSpain } from '../../src/games/war-with-spain/index.js';
import { luckSource as ofWar } from '../../src/games/war-with-spain/luck/index.js';
import { modules } from '../../src/index.js';
import { luckLaws, matchStories } from '../kit/luckLaws.js';
import { everySetup } from '../kit/setups.js';

const setupsOf = ({ scenarios }: { readonly scenarios: readonly { readonly setupData: unknown }[] }) =>
  scenarios.map(({ setupData }) => setupData);

describe('the luck ledger of Right Fierce & Terrible', () => {
  const game = rightFierceAndTerrible;
  luckLaws(game, ofSluys, () => matchStories(game, setupsOf(game), 1, 1), { chosen: false });
});

describe('the luck ledger of The Invincible Armada', () => {
  const setups = everySetup(modules['invincible-armada'] as unknown as GameModule);
  luckLaws(invincibleArmada, ofInvincibleArmada, () => matchStories(invincibleArmada, setups, 1, 1), { chosen: false });
});

describe('the luck ledger of The Grand Armada', () => {
  luckLaws(grandArmada, ofGrandArmada, () => matchStories(grandArmada, setupsOf(grandArmada), 2, 1), { chosen: false });
});

describe('the luck ledger of Salamis ad Actium', () => {
  // No event names a ship’s first side in a campaign battle, on which secret rolls of the ship depend.
  const untold = ['layout', 'fort', 'campaign', 'crewTest', 'collision', 'ram', 'shock', 'rake', 'shooting', 'astray', 'screens'];
  const more = ['officer', 'ignite', 'mishap', 'special', 'boarding', 'capsize', 'fire', 'sinking', 'boom'];
  const stories = () => [
    ...matchStories(salamisAdActium, setupsOf(salamisAdActium), 1, 0),
    ...matchStories(salamisAdActium, [{ mode: 'scenario', scenario: 'mylae-260' }], 0, 1),
  ];
  luckLaws(salamisAdActium, ofSalamis, stories, { untold: [...untold, ...more], chosen: false });
});

describe('the luck ledger of Armada: The War with Spain', () => {
  luckLaws(warWithSpain, ofWar, () => matchStories(warWithSpain, setupsOf(warWithSpain), 3, 2), { chosen: false });
});
