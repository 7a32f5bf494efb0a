import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Signer } from '../server/match/signer.js';
import { movesOf } from '../src/boardgame/game.js';
import { type DiceRecord, diceRecord, exportMatch } from '../src/boardgame/matchFile.js';
import { verifyExport } from '../src/boardgame/verify.js';
import { exportView } from '../src/boardgame/viewFile.js';
import { modules } from '../src/index.js';
import { matchDice, quickDice } from '../src/kit/dice.js';
import { commitmentOf } from '../src/kit/salt.js';
import { luck } from '../tools/luck.js';
import { replay } from '../tools/replay.js';
import { verify } from '../tools/verify.js';
import { wilson } from '../tools/wilson.js';
import { command } from './kit/command.js';

const dir = mkdtempSync(join(tmpdir(), 'weathergage-tools-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const released = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, `boardgame/released/${name}.json`), 'utf8'));

const newKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Returns a short match of Invincible Armada, in which the Spanish concede at once. */
function conceded({ seed, dice }: { seed: string; dice?: DiceRecord } = { seed: 'tools.test' }) {
  const { rules, slug } = modules['invincible-armada'];
  const { setup, play } = matchDice(seed);
  const { G, chronicle } = rules.play(rules.setup(undefined, setup), '1', 'concede', [], play);
  const logged = [
    { action: { type: 'MAKE_MOVE', payload: { type: 'concede', args: [], playerID: '1' } }, _stateID: 0, metadata: chronicle },
  ];
  return exportMatch(slug, { setupData: undefined, seed, dice, moves: movesOf(logged), result: rules.result(G) });
}

describe('the commands', () => {
  it('rates have Wilson’s interval', () => {
    // Reference values from R: binom.confint(…, methods = "wilson"), the same as prop.test without continuity correction.
    expect(wilson(15, 20)).toEqual({ rate: 0.75, from: expect.closeTo(0.5313, 3), to: expect.closeTo(0.8881, 3) });
    expect(wilson(0, 10)).toEqual({ rate: 0, from: expect.closeTo(0, 6), to: expect.closeTo(0.2775, 3) });
  });

  it('verify accepts a correct match, and fails for a changed one or other JSON', async () => {
    const match = conceded();
    expect((await verify(match)).agrees).toBe(true);
    const salts = { '0': { salt: 'a'.repeat(32), by: 'Frances' }, '1': null };
    const dice = diceRecord({ commitment: commitmentOf(match.seed), committed: 'creation', salts }, ['0', '1']);
    const second = { ...match, version: 2, dice, log: match.log.map((entry, index) => ({ n: index + 1, ...entry })) };
    expect((await verify(second)).lines.slice(1)).toEqual([
      // This seed could be found from its hash.
      'commitment: none that counts; the seed may have been chosen',
      `salt of seat 0: ${'a'.repeat(32)}, from Frances`,
      'salt of seat 1: none',
      'signature: none',
    ]);
    expect(await verify({ ...match, game: { toString: 1 } })).toEqual({
      agrees: false,
      lines: [expect.stringContaining('This is not a match file')],
    });
    expect((await verify({ ...second, seed: 'other' })).lines).toEqual(['The seed does not match the commitment.', 'signature: none']);
    expect(await verify({ ...match, result: { ...(match.result as object), winner: '1' } })).toEqual({
      agrees: false,
      lines: [expect.stringContaining('result'), 'signature: none'],
    });
    expect((await verify({})).agrees).toBe(false);
  });

  it('verify exits with 0 for a correct match, 1 for a mismatch, and 2 for a file that is not JSON', async () => {
    const write = (name: string, content: string) => {
      writeFileSync(join(dir, name), content);
      return join(dir, name);
    };
    const codes = await Promise.all(
      [write('good.json', JSON.stringify(conceded())), write('other.json', '{}'), write('broken.json', '{"format"')].map(
        async (path) => (await command('verify', path)).code,
      ),
    );
    expect(codes).toEqual([0, 1, 2]);
  });

  it('replay prints a match’s log with dice, modifiers and cases, up to a mismatch', async () => {
    const sluys = await replay(released('right-fierce-and-terrible-0.3.0'));
    const old = await replay(released('invincible-armada-0.1.0'));
    expect(sluys.why).toBeUndefined();
    expect(sluys.lines.filter(Boolean).slice(0, 2)).toEqual(['Right Fierce & Terrible', 'Set-up']);
    expect(sluys.lines).toContain('The wind does not change. [die 3] [2.3.4]');
    expect(sluys.lines.filter((line) => /^Turn \d+$/.test(line)).length).toBeGreaterThan(5);
    expect(sluys.lines.join()).not.toMatch(/undefined|\[object|chronicle\.|modifier\./);
    expect(old.why).toBeDefined();
    expect(old.lines).toContain('Moncada moves from F4 to G5. [6.1]');
    expect(await replay({ game: 'chess' })).toEqual({ lines: [], why: expect.any(String) });
  });

  it('replay prints a view file, and verify refuses it with a reason', async () => {
    const module = modules['invincible-armada'];
    const match = conceded();
    const { states, events } = verifyExport(module, match);
    const seen = {
      rules: match.rules,
      setupData: match.setupData,
      seat: '0',
      prologue: events[0],
      from: 0,
      views: states.map((G) => module.rules.view(G, '0')),
      moves: match.log.map(({ playerID, move, args }, i) => ({ stateID: i, playerID, move, args, chronicle: events[i + 1] })),
      result: match.result,
    };
    const file = JSON.parse(JSON.stringify(exportView(module.slug, seen)));
    const shown = await replay(file);
    expect(shown).toEqual(await replay(JSON.parse(JSON.stringify(match))));
    expect(shown.lines.length).toBeGreaterThan(2);
    expect(await verify(file)).toEqual({ agrees: false, lines: [expect.stringContaining('the view of one seat')] });
  });

  it('luck prints expected and actual results by side, kind and turn', async () => {
    const { lines, why } = await luck(released('right-fierce-and-terrible-0.3.0'));
    expect(why).toBeUndefined();
    expect(lines[0]).toBe('Right Fierce & Terrible: Luck');
    expect(lines.find((line) => line.startsWith('Archery'))).toMatch(/^Archery \(step losses\) +17 +5 +6 +\+1.0 +38%$/);
    expect(lines.filter((line) => line.startsWith('Turn 8.')).length).toBeGreaterThan(1);
    expect(lines.join()).not.toMatch(/undefined|NaN|\[object/);
  });

  it('verify names the signature’s key, and trusts the commitment’s time only with the given key', async () => {
    const signer = new Signer({ keepOnce: async () => '' }, newKey());
    const other = new Signer({ keepOnce: async () => '' }, newKey());
    const { fingerprint } = await signer.publicKey();
    const seed = `${'1'.repeat(32)}.${'2'.repeat(32)}`;
    const dice = diceRecord({ commitment: commitmentOf(seed), committed: 'creation' }, ['0', '1']);
    const file = await signer.signed(conceded({ seed, dice }));
    const reported = async (match: object, key?: string) => {
      const { agrees, lines } = await verify(match, key);
      const [seal, signature] = ['commitment: ', 'signature: '].map((word) => lines.find((line) => line.startsWith(word)) ?? '');
      return { agrees, seal, signature };
    };
    expect(await reported(file)).toEqual({
      agrees: true,
      seal: expect.stringMatching(/before the players joined according to the file$/),
      signature: `signature: by key ${fingerprint}, compare it with the server’s`,
    });
    expect(await reported(file, fingerprint)).toEqual({
      agrees: true,
      seal: expect.stringMatching(/before the players joined according to the server$/),
      signature: `signature: by key ${fingerprint}, the given key`,
    });
    const { signature, ...unsigned } = file;
    const forged = await other.signed(unsigned);
    for (const match of [forged, unsigned]) {
      expect(await reported(match, fingerprint)).toMatchObject({ agrees: false, seal: expect.stringMatching(/according to the file$/) });
    }
    expect(await reported({ ...unsigned, signature, beside: 1 })).toMatchObject({
      agrees: false,
      signature: expect.stringContaining('invalid: the file was changed'),
    });
  });

  it('provenance counts the rows of every game by their provenance', async () => {
    const { lines } = await command('provenance');
    const counts = lines.map((line) => JSON.parse(line)).filter(({ rows }) => typeof rows === 'object');
    expect(counts.map(({ game }) => game)).toEqual(Object.keys(modules));
    for (const { rows } of counts) {
      expect(Math.min(rows.rulebook, rows.reconstructed)).toBeGreaterThan(0);
      expect(rows.published).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('random play', () => {
  it('through boardgame.io’s enumerate makes only legal moves', () => {
    const { game, rules } = modules['invincible-armada'];
    const G = rules.setup(undefined, quickDice(1));
    expect(game.ai?.enumerate(G, {} as never, '1')).toHaveLength(rules.choices(G, '1').length);
  });
});
