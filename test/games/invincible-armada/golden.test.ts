import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { OPTIONS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { type Golden, record, replay } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const folder = join(__dirname, 'golden');

const all = Object.fromEntries(OPTIONS.map((id) => [id, true]));
const kinds: { readonly [kind: string]: unknown } = {
  free: {},
  historicalI: { deployment: 'historicalI' },
  historicalII: { deployment: 'historicalII' },
  everyOption: { options: all },
  blessings: { options: { papalBlessing: true, prayersAnswered: true } },
};

const random = randomPlayer(invincibleArmada);
const captain: Player<Parameters<typeof invincibleArmada.captain>[0]> = invincibleArmada.captain;
/** Who plays the five matches of each kind, the English first. */
const pairs = [
  [captain, captain],
  [captain, captain],
  [captain, random],
  [random, captain],
  [random, random],
] as const;

/** Matches that are missing are recorded when RECORD is set; after a meant change of rules, delete the old ones first. */
if (process.env.RECORD) {
  mkdirSync(folder, { recursive: true });
  for (const [kind, setupData] of Object.entries(kinds)) {
    for (const [index, [english, spanish]] of pairs.entries()) {
      const file = join(folder, `${kind}-${index + 1}.json`);
      if (existsSync(file)) continue;
      const golden = record(invincibleArmada, setupData, `${kind}${index}.day${index}`, { '0': english, '1': spanish });
      const { log, ...rest } = golden;
      const moves = log.map((entry) => JSON.stringify(entry)).join(',\n');
      writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"log":[\n${moves}\n]}\n`);
    }
  }
}

describe('golden matches', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('there are five of every kind', () => {
    for (const kind of Object.keys(kinds)) expect(files.filter((name) => name.startsWith(`${kind}-`))).toHaveLength(5);
  });

  for (const name of files) {
    it(`${name} goes as it went`, () => {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const again = replay(invincibleArmada, golden);
      const [was, is] = [golden.states.split(' '), again.states.split(' ')];
      expect(is.findIndex((hash, index) => hash !== was[index])).toBe(-1);
      expect(is).toHaveLength(was.length);
      expect(again.result).toEqual(golden.result);
      expect(verifyExport(invincibleArmada, golden)).toMatchObject({ ok: true, moves: golden.log.length });
    });
  }
});
