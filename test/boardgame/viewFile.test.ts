import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import type { LoggedMove } from '../../src/boardgame/game.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { exportView, openView, type ViewExport, viewFileSchema } from '../../src/boardgame/viewFile.js';
import { modules } from '../../src/index.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { asRead, matchFile } from './matchFiles.js';

const PUBLISHED = join(__dirname, '../../docs/match-view.schema.json');
if (process.env.RECORD) writeFileSync(PUBLISHED, `${JSON.stringify(viewFileSchema, null, 2)}\n`);

const games = Object.values(modules) as unknown as GameModule[];
const faultsOf = (file: unknown) => [...Errors(viewFileSchema as unknown as TSchema, file)].map(({ path }) => path);

/** The views that a seat had of a match of random moves, and what it saved of them. */
function seenBy(module: GameModule, seat: PlayerID | null): { views: unknown[]; file: ViewExport } {
  const { log, result, rules, setupData, seed } = matchFile(module, 30);
  const { states, told } = verifyExport(module, matchFile(module, 30));
  const views = states.map((G) => module.rules.view(G, seat));
  const moves = log.map(({ playerID, move, args }, i): LoggedMove => ({ stateID: i, playerID, move, args, chronicle: told[i + 1] }));
  const file = asRead(exportView(module.slug, { rules, setupData, seat, prologue: told[0], from: 0, views, moves, result }));
  expect(JSON.stringify(file)).not.toContain(seed.split('.')[1]);
  return { views: asRead(views), file };
}

describe('what one seat saw of a match, as a file', () => {
  it('has a JSON Schema that is published as the code has it; RECORD=1 writes it anew', () => {
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(asRead(viewFileSchema));
  });

  it.each(games)('of $slug fits the schema, and shows every position as it was seen', (module) => {
    for (const seat of ['0', '1', null]) {
      const { views, file } = seenBy(module, seat);
      expect(faultsOf(file)).toEqual([]);
      expect(openView(module, file)).toEqual({ file, states: views });
    }
  });

  const [module] = games;
  const { file } = seenBy(module, '0');
  const [first] = file.log;

  it('leaves out what was taken back', () => {
    const views = [{ n: 0 }, { n: 1 }, { n: 0 }, { n: 2 }];
    const moves = [{ stateID: 2, playerID: '0', move: 'm', args: [], chronicle: [] }];
    const { log } = exportView('parley', { rules: '1.0.0', setupData: null, seat: null, from: 0, views, moves, result: undefined });
    expect(log).toEqual([{ n: 1, playerID: '0', move: 'm', args: [], chronicle: [], changes: [{ op: 'add', path: '/n', value: 2 }] }]);
  });

  it('that does not begin with the match says nothing of the set-up', () => {
    const prologue = [{ key: 'k', case: '1' }];
    const from = { rules: '1.0.0', setupData: null, seat: null, prologue, from: 50, views: [{ n: 0 }], moves: [], result: undefined };
    expect(exportView('parley', from)).toMatchObject({ prologue: [], view: { n: 0 }, log: [] });
  });

  it('is no match that could be checked, and says why', () => {
    const finding = verifyExport(module, file);
    expect(finding).toMatchObject({ ok: false, about: 'file', why: expect.stringContaining('not the whole match') });
  });

  it.each([
    ['another format', { ...file, format: 'pgn' }],
    ['another game', { ...file, game: 'chess' }],
    ['a seat that is none', { ...file, seat: '7' }],
    ['a move of nobody', { ...file, log: [{ ...first, playerID: '7' }] }],
    ['a position of no game', { ...file, view: { a: 1 } }],
    ['no position', { ...file, view: null }],
    ['a change that fits nothing', { ...file, log: [{ ...first, changes: [{ op: 'remove', path: '/x/y' }] }] }],
    ['a change of no kind', { ...file, log: [{ ...first, changes: [7] }] }],
    ['entries of no chronicle', { ...file, log: [{ ...first, chronicle: [3] }] }],
    ['something beside a move', { ...file, log: [{ ...first, taken: true }] }],
    ['what is nested too deep', { ...file, view: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) }],
    ['nothing', null],
  ])('is not shown with %s', (_what, damaged) => {
    expect(openView(module, damaged)).toEqual({ why: expect.any(String) });
  });

  it('is not shown where it holds more than its seat can see', () => {
    const war = games.find(({ slug }) => slug === 'war-with-spain') as GameModule;
    const whole = verifyExport(war, matchFile(war, 30)).states.at(-1);
    const { file } = seenBy(war, '0');
    expect(openView(war, { ...file, view: asRead(whole), log: [] })).toEqual({ why: expect.stringContaining('none of this game') });
  });
});
