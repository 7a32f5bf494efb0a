import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { gameOf } from '../../src/boardgame/matchFile.js';
import { matchFileSchema } from '../../src/boardgame/matchFileSchema.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import goldenVersions from '../games/goldenVersions.json';
import { asRead, matchFile } from './matchFiles.js';

const PUBLISHED = join(__dirname, '../../docs/match-file.schema.json');
const RELEASED = join(__dirname, 'released');

if (process.env.RECORD) writeFileSync(PUBLISHED, `${JSON.stringify(matchFileSchema, null, 2)}\n`);

const games = Object.values(modules) as unknown as GameModule[];
const faultsOf = (file: unknown) => [...Errors(matchFileSchema as unknown as TSchema, file)].map(({ path }) => path);

const released = readdirSync(RELEASED).map((name) => ({ name, file: JSON.parse(readFileSync(join(RELEASED, name), 'utf8')) }));

describe('the JSON Schema of match files', () => {
  it('is published as the code has it; RECORD=1 writes it anew', () => {
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(asRead(matchFileSchema));
  });

  it.each(games)('takes a match of $slug, with its dice', (module) => {
    expect(faultsOf(matchFile(module, 12))).toEqual([]);
  });

  const [module] = games;
  const whole = matchFile(module, 3);
  const [first] = whole.log;
  const without = (key: string) => Object.fromEntries(Object.entries(whole).filter(([each]) => each !== key));
  it.each([
    ['another format', { ...whole, format: 'pgn' }, '/format'],
    ['a version that is not yet', { ...whole, version: 5 }, '/version'],
    ['a branch without its state', { ...whole, version: 3, start: { imagined: true, thrown: 0, name: '' } }, '/start/state'],
    ['a note without its moment', { ...whole, notes: [{ name: 'a', note: '' }] }, '/notes/0/n'],
    ['no game', without('game'), '/game'],
    ['no version of the rules', { ...whole, rules: 'new' }, '/rules'],
    ['a seed of three parts', { ...whole, seed: 'a.b.c' }, '/seed'],
    ['no log', without('log'), '/log'],
    ['a move without its player', { ...whole, log: [{ move: first.move, args: [] }] }, '/log/0/playerID'],
    ['arguments that are no list', { ...whole, log: [{ ...first, args: {} }] }, '/log/0/args'],
    ['a move with something beside it', { ...whole, log: [{ ...first, taken: true }] }, '/log/0/taken'],
    ['a commitment that is no hash', { ...whole, dice: { ...whole.dice, commitment: 'x' } }, '/dice/commitment'],
    ['a signature without its key', { ...whole, signature: { value: '0'.repeat(128) } }, '/signature/key'],
  ])('refuses %s', (_what, file, path) => {
    expect(faultsOf(asRead(file))).toContain(path);
  });

  it('lets what is no part of a match stand beside it', () => {
    expect(faultsOf({ ...whole, kept: { matchID: 'm' } })).toEqual([]);
  });
});

describe('match files of every version of the rules that was ever released', () => {
  it('are kept, one at least for each', () => {
    const versions = Object.entries(goldenVersions).flatMap(([slug, known]) =>
      Object.keys(known).map((version) => `${slug}-${version}.json`),
    );
    expect(released.map(({ name }) => name).sort()).toEqual(versions.sort());
    for (const { name, file } of released) expect(name).toBe(`${file.game}-${file.rules}.json`);
  });

  it.each(released)('$name opens: it fits the schema, is set up, and shows how it goes as far as the rules are the same', ({ file }) => {
    expect(faultsOf(file)).toEqual([]);
    const module = games.find(({ slug }) => slug === gameOf(file));
    if (!module) throw new Error('no game');
    const finding = verifyExport(module, file);
    expect(finding.states.length).toBeGreaterThan(0);
    if (file.rules === module.meta.version) expect(finding).toMatchObject({ ok: true, moves: file.log.length });
    else if (!finding.ok) {
      expect(finding.about).not.toBe('file');
      expect(finding.why).toContain(`It was played by version ${file.rules} of the rules; this is version ${module.meta.version}.`);
    }
  });
});
