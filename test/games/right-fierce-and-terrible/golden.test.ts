import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIO_IDS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { type Golden, record, replay } from '../../kit/golden.js';

const { captain } = rightFierceAndTerrible;
const folder = join(__dirname, 'golden');
const players = { '0': captain, '1': captain };

/** Five matches of each scenario: every option, both ways to deploy, and one short game. */
const kinds = SCENARIO_IDS.flatMap((scenario) =>
  [
    { deployment: 'standard' },
    { queen: true, turnLimit: 8 },
    { squadronCommand: true, turnLimit: 8 },
    { shortGame: true },
    { allTheMarbles: true, turnLimit: 6 },
  ].map((options, i) => ({ name: `${scenario}-${i + 1}.json`, setupData: { scenario, ...options }, seed: `${scenario}.golden-${i + 1}` })),
);

/** Matches that are missing are recorded when RECORD is set; after a change of rules that is meant, delete the old ones first. */
if (process.env.RECORD) {
  mkdirSync(folder, { recursive: true });
  for (const { name, setupData, seed } of kinds) {
    if (existsSync(join(folder, name))) continue;
    writeFileSync(join(folder, name), `${JSON.stringify(record(rightFierceAndTerrible, setupData, seed, players))}\n`);
  }
}

describe('golden matches', () => {
  it('there are five of each scenario', () => {
    expect(readdirSync(folder)).toHaveLength(kinds.length);
  });

  it.each(kinds)('$name comes to the same states, move by move', ({ name }) => {
    const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden;
    const { states, result } = replay(rightFierceAndTerrible, golden);
    expect(result).toEqual(golden.result);
    const [was, is] = [golden.states.split(' '), states.split(' ')];
    expect(is.findIndex((hash, i) => hash !== was[i])).toBe(-1);
  });
});
