import { signed } from '../../../../../src/games/salamis-ad-actium/words/en/wording.js';
import { campaignWords } from './campaign.js';
import { godWords } from './gods.js';
import { landmarkNames } from './landmarks.js';
import { musterWords } from './muster.js';
import { panelWords } from './panels.js';
import { planWords } from './plans.js';
import { orders, sheetWords, tableWords, terrainWords } from './table.js';

const markWords = {
  marks: {
    damage: ['', 'L', 'M', 'H', 'S', 'X'],
    damageTitle: ['', 'Light damage', 'Medium damage', 'Heavy damage', 'Severe damage', 'Sinking'],
    pests: { snakes: 'S', bees: 'B' },
    pestsTitle: { snakes: 'Snakes aboard', bees: 'Bees aboard' },
    aground: '⚓',
    agroundTitle: { beached: 'Beached', aground: 'Aground' },
    rudder: 'R',
    rudderTitle: 'Rudder lost',
    sailsDown: '⛵',
    sailsDownTitle: 'Sails down',
    disordered: '?',
    disorderedTitle: 'Disordered',
    thrown: '↯',
    thrownTitle: 'Fighters thrown down',
    acted: 'Has acted in this phase',
    prize: 'P',
    prizeTitle: 'Prize crew',
    morale: { shaken: '!', routed: '‼' },
    moraleTitle: { shaken: 'Squadron shaken', routed: 'Squadron routed' },
    officer: (name: string, mod: number) => `${name} (${mod > 0 ? '+' : ''}${signed(mod)})`,
    fire: (level: number) => `On fire, level ${level}`,
    greekFire: (level: number) => `Greek fire, level ${level}`,
  },
};

export const en = {
  ...sheetWords,
  ...tableWords,
  ...terrainWords,
  ...markWords,
  ...planWords,
  ...panelWords,
  ...godWords,
  ...musterWords,
  ...campaignWords,
  landmarks: landmarkNames,
  orders,
};
