import type { GameModule } from '../../src/boardgame/module.js';
import { fortune as ofGrandArmada } from '../../src/games/grand-armada/fortune/index.js';
import { grandArmada } from '../../src/games/grand-armada/index.js';
import { fortune as ofInvincibleArmada } from '../../src/games/invincible-armada/fortune/index.js';
import { invincibleArmada } from '../../src/games/invincible-armada/index.js';
import { fortune as ofSluys } from '../../src/games/right-fierce-and-terrible/fortune/index.js';
import { rightFierceAndTerrible } from '../../src/games/right-fierce-and-terrible/index.js';
import { fortune as ofSalamis } from '../../src/games/salamis-ad-actium/fortune/index.js';
import { salamisAdActium } from '../../src/games/salamis-ad-actium/index.js';
import { fortune as ofWar } from '../../src/games/war-with-spain/fortune/index.js';
import { warWithSpain } from '../../src/games/war-with-spain/index.js';
import { modules } from '../../src/index.js';
import { fortuneLaws } from '../kit/fortuneLaws.js';
import { everySetup } from '../kit/setups.js';

describe('the ledger of Right Fierce & Terrible', () => {
  fortuneLaws(rightFierceAndTerrible, ofSluys, { random: 10, captains: 5, seldom: [] });
});

describe('the ledger of The Invincible Armada', () => {
  const setups = everySetup(modules['invincible-armada'] as unknown as GameModule);
  fortuneLaws(invincibleArmada, ofInvincibleArmada, { setups, random: 2, captains: 1, seldom: [] });
});

describe('the ledger of The Grand Armada', () => {
  fortuneLaws(grandArmada, ofGrandArmada, { random: 10, captains: 5, seldom: [] });
});

describe('the ledger of Salamis ad Actium', () => {
  // Whose ship was first enlisted for a battle of a campaign, and what its private throws are measured by, no entry says.
  const untold = ['layout', 'fort', 'campaign', 'crewTest', 'collision', 'ram', 'shock', 'rake', 'shooting', 'astray', 'screens'];
  const more = ['officer', 'ignite', 'mishap', 'special', 'boarding', 'capsize', 'fire', 'sinking', 'boom'];
  const seldom = ['entry', 'boom', 'fort', 'campaign', 'intercept', 'special', 'ignite', 'mishap', 'libation', 'drift', 'screens'];
  fortuneLaws(salamisAdActium, ofSalamis, { random: 2, captains: 1, untold: [...untold, ...more], seldom });
});

describe('the ledger of War with Spain', () => {
  fortuneLaws(warWithSpain, ofWar, { random: 10, captains: 2, seldom: ['revolt'] });
});
