import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { type Golden, record, replay } from '../../kit/golden.js';
import { type Player, randomPlayer } from '../../kit/properties.js';

const folder = join(__dirname, 'golden');

const battles = salamisAdActium.scenarios.filter(({ setupData }) => setupData.mode === 'scenario').map(({ id }) => id);
const kinds: { readonly [kind: string]: object } = {
  ...Object.fromEntries(battles.map((scenario) => [scenario, { mode: 'scenario', scenario }])),
  points: { mode: 'points', points: { size: 'skirmish' } },
  campaign: { mode: 'campaign' },
};

const random: Player<Salamis> = randomPlayer(salamisAdActium);
const captain: Player<Salamis> = salamisAdActium.captain;
/** Who plays the matches of each kind, by seat; a battle of history has one, the other kinds five. */
const pairs = [
  [captain, captain],
  [captain, random],
  [random, captain],
  [random, random],
  [captain, captain],
] as const;
const count = (kind: string): number => (battles.includes(kind) ? 1 : pairs.length);

/** Matches that are missing are recorded when RECORD is set; after a meant change of rules, delete the old ones first. */
if (process.env.RECORD) {
  mkdirSync(folder, { recursive: true });
  for (const [kind, setupData] of Object.entries(kinds)) {
    for (const [index, [first, second]] of pairs.slice(0, count(kind)).entries()) {
      const file = join(folder, `${kind}-${index + 1}.json`);
      if (existsSync(file)) continue;
      const data = kind === 'campaign' ? { mode: 'campaign', campaign: { theatre: index % 2 ? 'punic' : 'aegean' } } : setupData;
      const golden = record(salamisAdActium, data, `${kind}${index}.day${index}`, { '0': first, '1': second });
      const { log, ...rest } = golden;
      const moves = log.map((entry) => JSON.stringify(entry)).join(',\n');
      writeFileSync(file, `${JSON.stringify(rest).slice(0, -1)},"log":[\n${moves}\n]}\n`);
    }
  }
}

describe('golden matches', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

  it('there is one of every battle of history, and five by points and of a campaign', () => {
    for (const kind of Object.keys(kinds)) expect(files.filter((name) => name.startsWith(`${kind}-`))).toHaveLength(count(kind));
  });

  for (const name of files) {
    it(`${name} goes as it went`, () => {
      const golden: Golden = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const again = replay(salamisAdActium, golden);
      const [was, is] = [golden.states.split(' '), again.states.split(' ')];
      expect(is.findIndex((hash, index) => hash !== was[index])).toBe(-1);
      expect(is).toHaveLength(was.length);
      expect(again.result).toEqual(golden.result);
      if (name.endsWith('-5.json')) expect(verifyExport(salamisAdActium, golden)).toMatchObject({ ok: true, moves: golden.log.length });
    });
  }
});
