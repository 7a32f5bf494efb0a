import { createHmac } from 'node:crypto';
import type { DiceRecord, MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import type { Dice } from '../../src/kit/dice.js';
import { commitmentOf, receiptOf } from '../../src/kit/salt.js';
import { asRead, matchFile, recordOf, SALTS, SEED } from './matchFiles.js';

const games = Object.values(modules) as GameModule[];
const MOVES = 60;

/** Makes dice of play whose hash includes `more` after the salts. */
function ground(more: string): Dice {
  let k = 0;
  return {
    die(sides) {
      k += 1;
      const text = `play:${k}:0=${SALTS['0'].salt}:1=${SALTS['1'].salt}${more}`;
      return (createHmac('sha256', '2'.repeat(32)).update(text).digest().readUIntBE(0, 6) % sides) + 1;
    },
  };
}

/** Tries salts until the first three dice are sixes. */
function threeSixes(text: (salt: string) => string): string {
  for (let n = 0; ; n++) {
    const salt = n.toString(16).padStart(32, '0');
    const dice = ground(text(salt));
    if ([1, 2, 3].every(() => dice.die(6) === 6)) return salt;
  }
}

/** Makes a file whose dice use the salt of a seat that the match does not have. */
function groundFile(game: GameModule, playerID: string): MatchExport {
  const salt = threeSixes((salt) => `:${playerID}=${salt}`);
  const honest = recordOf(SEED, SALTS);
  const extra = { playerID, by: 'nobody', salt, receipt: receiptOf(commitmentOf(SEED), playerID, salt) };
  return matchFile(game, MOVES, { play: ground(`:${playerID}=${salt}`), dice: { ...honest, salts: [...honest.salts, extra] } });
}

const diceIn = (file: MatchExport) => file.dice as DiceRecord;

function verdictOn(game: GameModule, file: MatchExport, change: (file: MatchExport) => unknown) {
  const changed = structuredClone(file);
  change(changed);
  return verifyExport(game, changed);
}

describe.each(games.map((game) => [game.slug, game] as const))('a match file of %s', (_slug, game) => {
  const honest = matchFile(game, MOVES);

  it('agrees if unchanged', () => {
    expect(verifyExport(game, honest)).toMatchObject({ ok: true, committed: 'creation', unknownKeys: [] });
  });

  it.each(['2', '00', '01', '-1', '0.5', '1e0', '__proto__', 'x'])('with dice from a salt of seat %s does not verify', (seat) => {
    const ground = groundFile(game, seat);
    expect(verifyExport(game, ground)).toMatchObject({ ok: false, about: 'dice' });
    // A file of version 1 has no salts, but must not verify either.
    const old = { ...ground, version: 1, log: ground.log.map(({ n, ...entry }) => entry) };
    expect(verifyExport(game, old)).toMatchObject({ ok: false, about: 'dice' });
  });

  it('has exactly the seats of the match, each with a complete salt or none', () => {
    const wrong: ((dice: DiceRecord) => unknown)[] = [
      ({ salts }) => salts.push({ ...salts[1] }),
      ({ salts }) => salts.push({ playerID: '2', by: null, salt: null, receipt: null }),
      ({ salts }) => salts.shift(),
      ({ salts }) => Object.assign(salts[1], { playerID: '0' }),
      ({ salts }) => Object.assign(salts[1], { salt: 'B'.repeat(32) }),
      ({ salts }) => Object.assign(salts[1], { salt: `${'b'.repeat(32)}\n` }),
      ({ salts }) => Object.assign(salts[1], { salt: `${'b'.repeat(32)}:2=${'c'.repeat(32)}` }),
      ({ salts }) => Object.assign(salts[1], { by: null }),
      ({ salts }) => Object.assign(salts[1], { salt: null, receipt: null }),
      ({ salts }) => Object.assign(salts[1], { by: null, salt: null }),
      ({ salts }) => Object.assign(salts[1], { receipt: null }),
      ({ salts }) => Object.assign(salts[1], { receipt: salts[1].receipt?.toUpperCase() }),
      ({ salts }) => Object.assign(salts[1], { note: 'x' }),
      (dice) => Object.assign(dice, { commitment: dice.commitment?.toUpperCase() }),
      (dice) => Object.assign(dice, { commitment: null }),
      (dice) => Object.assign(dice, { commitment: null, committed: null }),
      (dice) => Object.assign(dice, { committed: null }),
      (dice) => Object.assign(dice, { committed: 'first move' }),
      (dice) => Object.assign(dice, { sealed: true }),
    ];
    for (const change of wrong) {
      expect([String(change), verdictOn(game, honest, (file) => change(diceIn(file))).ok]).toEqual([String(change), false]);
    }
  });

  it('has a two-part seed, a valid version, and numbered entries without other keys', () => {
    const wrong: ((file: MatchExport) => unknown)[] = [
      (file) => Object.assign(file, { seed: `${SEED}.${'3'.repeat(32)}` }),
      (file) => Object.assign(file, { seed: `${SEED}.${'3'.repeat(32)}`, dice: recordOf(`${SEED}.${'3'.repeat(32)}`, SALTS) }),
      (file) => Object.assign(file, { rules: '' }),
      (file) => Object.assign(file, { rules: 'sealed and signed' }),
      (file) => Object.assign(file, { version: 3 }),
      (file) => Reflect.deleteProperty(file.log[0], 'n'),
      (file) => Object.assign(file.log[0], { n: 2 }),
      (file) => Object.assign(file.log[0], { note: 'x' }),
      (file) => Object.assign(file.log[0], { move: 'constructor' }),
      (file) => Object.assign(file.log[0], { move: '__proto__' }),
      (file) => Object.assign(file.log[file.log.length - 1], { playerID: '2' }),
      (file) => Object.assign(file.log[file.log.length - 1], { playerID: '00' }),
      (file) => Object.assign(file.log[file.log.length - 1], { playerID: '__proto__' }),
      (file) => Object.assign(file, { setupData: { nonsense: 1 } }),
    ];
    for (const change of wrong) {
      expect([String(change), verdictOn(game, honest, change).ok]).toEqual([String(change), false]);
    }
  });

  it('names the keys that were not checked', () => {
    expect(verdictOn(game, honest, (file) => Object.assign(file, { sealed: true, kept: {} }))).toMatchObject({
      ok: true,
      unknownKeys: ['sealed', 'kept'],
    });
  });

  it('has no commitment if it was never made or the seed is guessable', () => {
    const none = { commitment: null, committed: null, salts: recordOf(SEED, { '0': null, '1': null }).salts };
    const { dice, ...rest } = matchFile(game, 0);
    const first = { ...rest, version: 1, log: rest.log.map(({ n, ...entry }) => entry) };
    const late = { ...none, commitment: commitmentOf(SEED), committed: 'first move' };
    expect(verifyExport(game, first)).toMatchObject({ ok: true, committed: null });
    expect(verifyExport(game, { ...rest, dice: none })).toMatchObject({ ok: true, committed: null });
    expect(verifyExport(game, { ...rest, dice: { ...none, committed: 'creation' } })).toMatchObject({ ok: false, about: 'dice' });
    expect(verifyExport(game, { ...rest, dice: late })).toMatchObject({ ok: true, committed: 'first move' });
    expect(verifyExport(game, matchFile(game, 0, { seed: 'a.b' }))).toMatchObject({ ok: true, committed: null });
    expect(verifyExport(game, matchFile(game, 0, { seed: SEED.toUpperCase().replaceAll('1', 'A') }))).toMatchObject({
      ok: true,
      committed: null,
    });
  });
});

const nested = (open: string, close: string) => JSON.parse(open.repeat(30_000) + 1 + close.repeat(30_000)) as unknown;

describe('a match file with any value in any part', () => {
  const game = games[2];
  const honest = matchFile(game, MOVES);
  const rolledAt = honest.log.findIndex(({ chronicle }) => JSON.stringify(chronicle).includes('"dice"'));
  const entry = honest.log[rolledAt].chronicle?.findIndex((each) => JSON.stringify(each).includes('"dice"')) ?? 0;

  function withAt(path: readonly (string | number)[], value: unknown): unknown {
    const file = structuredClone(honest) as unknown as Record<string | number, unknown>;
    let parent = file;
    for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
    parent[path[path.length - 1]] = value;
    return file;
  }

  const paths: (string | number)[][] = [
    ...Object.keys(honest).map((key) => [key]),
    ['signature'],
    ['kept'],
    ['beside'],
    ...Object.keys(diceIn(honest)).map((key) => ['dice', key]),
    ...Object.keys(diceIn(honest).salts[0]).map((key) => ['dice', 'salts', 0, key]),
    ['log', rolledAt],
    ...Object.keys(honest.log[rolledAt]).map((key) => ['log', rolledAt, key]),
    ['log', rolledAt, 'args', 0],
    ['log', rolledAt, 'chronicle', entry],
    ['log', rolledAt, 'chronicle', entry, 'roll'],
    ['log', rolledAt, 'chronicle', entry, 'roll', 'dice'],
    ['log', rolledAt, 'chronicle', entry, 'roll', 'dice', 0],
    ['log', rolledAt, 'chronicle', 99],
    ['result', 'reason'],
  ];
  const things: readonly [string, unknown, isDeep: boolean][] = [
    ['an array 30,000 deep', nested('[', ']'), true],
    ['an object 30,000 deep', nested('{"a":', '}'), true],
    ['an object in place of a string', { toString: 1, valueOf: null }, false],
    ['an object with a custom prototype', JSON.parse('{"__proto__":{"length":9},"constructor":1}'), false],
    ['null', null, false],
    ['a long text', 'x'.repeat(1e6), false],
    ['a number', -1e308, false],
  ];

  it.each(things)('gets a finding: %s', (_name, thing, isDeep) => {
    expect(verifyExport(game, asRead(honest))).toMatchObject({ ok: true });
    expect(verifyExport(game, thing)).toMatchObject({ ok: false, about: 'file' });
    for (const path of paths) {
      const finding = verifyExport(game, withAt(path, thing));
      if (isDeep) expect([path, finding]).toMatchObject([path, { ok: false, about: 'file' }]);
      if (!finding.ok) expect([path, finding.why.length < 2000]).toEqual([path, true]);
    }
  });
});
