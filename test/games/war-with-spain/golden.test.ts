import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { type Golden, record, replay } from '../../kit/golden.js';
import { even, wayward } from './players.js';

const folder = join(__dirname, 'golden');
const { captain } = warWithSpain;

/** Who plays the five matches, by seat, and with which options. */
const pairs = [
  [captain, captain, {}],
  [captain, captain, { income: 'average' }],
  [wayward, wayward, {}],
  [even, captain, { spanishVpBid: -5 }],
  [even, even, { openInformation: true }],
] as const;

/** Matches that are missing are recorded when RECORD is set; after a meant change of rules, delete the old ones first. */
if (process.env.RECORD) {
  mkdirSync(folder, { recursive: true });
  for (const [index, [first, second, setupData]] of pairs.entries()) {
    const file = join(folder, `campaign-${index + 1}.json`);
    if (existsSync(file)) continue;
    const golden = record(warWithSpain, setupData, `campaign${index}.day${index}`, { '0': first, '1': second });
    const { log, ...rest } = golden;
    const moves = log.map((entry) => JSON.stringify(entry)).join(',\n');
    writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"log":[\n${moves}\n]}\n`);
  }
}

describe('golden matches', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('there are five of the campaign', () => {
    expect(files).toHaveLength(pairs.length);
  });

  for (const name of files) {
    it(`${name} goes as it went`, () => {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const again = replay(warWithSpain, golden);
      const [was, is] = [golden.states.split(' '), again.states.split(' ')];
      expect(is.findIndex((hash, index) => hash !== was[index])).toBe(-1);
      expect(is).toHaveLength(was.length);
      expect(again.result).toEqual(golden.result);
      if (name.endsWith('-5.json')) expect(verifyExport(warWithSpain, golden)).toMatchObject({ ok: true, moves: golden.log.length });
    });
  }
});
