import { join } from 'node:path';
import { SCENARIO_IDS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { goldenMatches } from '../../kit/golden.js';

const { captain } = rightFierceAndTerrible;
const players = { '0': captain, '1': captain };

/** Five matches of each scenario, with every option, both ways to deploy, and one short game. */
const kinds = SCENARIO_IDS.flatMap((scenario) =>
  [
    { deployment: 'standard' },
    { queen: true, turnLimit: 8 },
    { squadronCommand: true, turnLimit: 8 },
    { shortGame: true },
    { allTheMarbles: true, turnLimit: 6 },
  ].map((options, i) => ({
    name: `${scenario}-${i + 1}`,
    setupData: { scenario, ...options },
    seed: `${scenario}.golden-${i + 1}`,
    players,
  })),
);

goldenMatches(rightFierceAndTerrible, join(__dirname, 'golden'), kinds, 's1-4');
