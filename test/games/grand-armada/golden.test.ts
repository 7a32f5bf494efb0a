import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { type Golden, record, replay } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const folder = join(__dirname, 'golden');

const others = { passingFire: 'react', multiBoarding: 'grouped', swapSeats: true };
const kinds: { readonly [kind: string]: { readonly scenario: number } } = {
  plymouth: { scenario: 1 },
  portland: { scenario: 2 },
  wight: { scenario: 3 },
  gravelines: { scenario: 4 },
  rosario: { scenario: 5 },
};

const random: Player<GrandArmada> = randomPlayer(grandArmada);
const captain: Player<GrandArmada> = grandArmada.captain;
/** Who plays the five matches of each kind, by seat, and with which options. */
const pairs = [
  [captain, captain, {}],
  [captain, captain, others],
  [captain, random, {}],
  [random, captain, {}],
  [random, random, {}],
] as const;

/** Matches that are missing are recorded when RECORD is set; after a meant change of rules, delete the old ones first. */
if (process.env.RECORD) {
  mkdirSync(folder, { recursive: true });
  for (const [kind, setupData] of Object.entries(kinds)) {
    for (const [index, [first, second, options]] of pairs.entries()) {
      const file = join(folder, `${kind}-${index + 1}.json`);
      if (existsSync(file)) continue;
      const golden = record(grandArmada, { ...setupData, ...options }, `${kind}${index}.day${index}`, { '0': first, '1': second });
      const { log, ...rest } = golden;
      const moves = log.map((entry) => JSON.stringify(entry)).join(',\n');
      writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"log":[\n${moves}\n]}\n`);
    }
  }
}

describe('golden matches', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('there are five of every battle', () => {
    for (const kind of Object.keys(kinds)) expect(files.filter((name) => name.startsWith(`${kind}-`))).toHaveLength(5);
  });

  for (const name of files) {
    it(`${name} goes as it went`, () => {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const again = replay(grandArmada, golden);
      const [was, is] = [golden.states.split(' '), again.states.split(' ')];
      expect(is.findIndex((hash, index) => hash !== was[index])).toBe(-1);
      expect(is).toHaveLength(was.length);
      expect(again.result).toEqual(golden.result);
      if (name.endsWith('-5.json')) expect(verifyExport(grandArmada, golden)).toMatchObject({ ok: true, moves: golden.log.length });
    });
  }
});
