import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TSchema } from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import type { LoggedMove } from '../../src/boardgame/game.js';
import { exportMatch, gameOf, type MatchExport } from '../../src/boardgame/matchFile.js';
import { matchFileSchema } from '../../src/boardgame/matchFileSchema.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { signedBytes } from '../../src/boardgame/signature.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { exportView, openView, type ViewExport, viewFileSchema } from '../../src/boardgame/viewFile.js';
import { modules } from '../../src/index.js';
import { quickDice, seededDice } from '../../src/kit/dice.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { receiptOf } from '../../src/kit/salt.js';
import { verifyMatch } from '../../src/verification.js';
import goldenVersions from '../games/goldenVersions.json';
import { asRead, matchFile, recordOf, SALTS, SEED } from './matchFiles.js';

const PUBLISHED = join(__dirname, '../../docs/match-file.schema.json');
const RELEASED = join(__dirname, 'released');

if (process.env.RECORD) writeFileSync(PUBLISHED, `${JSON.stringify(matchFileSchema, null, 2)}\n`);

const games = Object.values(modules) as unknown as GameModule[];
const faultsOf = (file: unknown) => [...Errors(matchFileSchema as unknown as TSchema, file)].map(({ path }) => path);

const released = readdirSync(RELEASED).map((name) => ({ name, file: JSON.parse(readFileSync(join(RELEASED, name), 'utf8')) }));

describe('the JSON Schema of match files', () => {
  it('is published as in the code; RECORD=1 updates it', () => {
    expect(JSON.parse(readFileSync(PUBLISHED, 'utf8'))).toEqual(asRead(matchFileSchema));
  });

  it.each(games)('accepts a match of $slug with its dice', (module) => {
    expect(faultsOf(matchFile(module, 12))).toEqual([]);
  });

  const [module] = games;
  const whole = matchFile(module, 3);
  const [first] = whole.log;
  const without = (key: string) => Object.fromEntries(Object.entries(whole).filter(([each]) => each !== key));
  it.each([
    ['another format', { ...whole, format: 'pgn' }, '/format'],
    ['a future version', { ...whole, version: 5 }, '/version'],
    ['a branch without its state', { ...whole, version: 3, start: { imagined: true, thrown: 0, name: '' } }, '/start/state'],
    ['a note without its position', { ...whole, notes: [{ name: 'a', note: '' }] }, '/notes/0/n'],
    ['no game', without('game'), '/game'],
    ['no version of the rules', { ...whole, rules: 'new' }, '/rules'],
    ['a seed of three parts', { ...whole, seed: 'a.b.c' }, '/seed'],
    ['no log', without('log'), '/log'],
    ['a move without its player', { ...whole, log: [{ move: first.move, args: [] }] }, '/log/0/playerID'],
    ['arguments that are not an array', { ...whole, log: [{ ...first, args: {} }] }, '/log/0/args'],
    ['a move with an unknown key', { ...whole, log: [{ ...first, taken: true }] }, '/log/0/taken'],
    ['a commitment that is not a hash', { ...whole, dice: { ...whole.dice, commitment: 'x' } }, '/dice/commitment'],
    ['a signature without its key', { ...whole, signature: { value: '0'.repeat(128) } }, '/signature/key'],
  ])('refuses %s', (_what, file, path) => {
    expect(faultsOf(asRead(file))).toContain(path);
  });

  it('allows other keys', () => {
    expect(faultsOf({ ...whole, kept: { matchID: 'm' } })).toEqual([]);
  });
});

describe('match files of every released version of the rules', () => {
  it('exist for each version', () => {
    const versions = Object.entries(goldenVersions).flatMap(([slug, known]) =>
      Object.keys(known).map((version) => `${slug}-${version}.json`),
    );
    expect(released.map(({ name }) => name).sort()).toEqual(versions.sort());
    for (const { name, file } of released) expect(name).toBe(`${file.game}-${file.rules}.json`);
  });

  it.each(released)('$name fits the schema, is set up, and replays up to a change of the rules', ({ file }) => {
    expect(faultsOf(file)).toEqual([]);
    const module = games.find(({ slug }) => slug === gameOf(file));
    if (!module) throw new Error('no game');
    const finding = verifyExport(module, file);
    expect(finding.states.length).toBeGreaterThan(0);
    if (file.rules === module.meta.version) expect(finding).toMatchObject({ ok: true, moves: file.log.length });
    else if (!finding.ok) {
      expect(finding.about).not.toBe('file');
      expect(finding.why).toContain(`The match used version ${file.rules} of the rules; this is version ${module.meta.version}.`);
    }
  });
});

describe('views', () => {
  const PUBLISHED = join(__dirname, '../../docs/match-view.schema.json');
  if (process.env.RECORD) writeFileSync(PUBLISHED, `${JSON.stringify(viewFileSchema, null, 2)}\n`);

  const games = Object.values(modules) as unknown as GameModule[];
  const faultsOf = (file: unknown) => [...Errors(viewFileSchema as unknown as TSchema, file)].map(({ path }) => path);

  /** Returns a seat's views of a random match, and the view file made from them. */
  function seenBy(module: GameModule, seat: PlayerID | null): { views: unknown[]; file: ViewExport } {
    const { log, result, rules, setupData, seed } = matchFile(module, 30);
    const { states, events } = verifyExport(module, matchFile(module, 30));
    const views = states.map((G) => module.rules.view(G, seat));
    const moves = log.map(({ playerID, move, args }, i): LoggedMove => ({ stateID: i, playerID, move, args, chronicle: events[i + 1] }));
    const file = asRead(exportView(module.slug, { rules, setupData, seat, prologue: events[0], from: 0, views, moves, result }));
    expect(JSON.stringify(file)).not.toContain(seed.split('.')[1]);
    return { views: asRead(views), file };
  }

  describe('a view file', () => {
    it('has a JSON Schema published as in the code; RECORD=1 updates it', () => {
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

    it('leaves out moves taken back', () => {
      const views = [{ n: 0 }, { n: 1 }, { n: 0 }, { n: 2 }];
      const moves = [{ stateID: 2, playerID: '0', move: 'm', args: [], chronicle: [] }];
      const { log } = exportView('parley', { rules: '1.0.0', setupData: null, seat: null, from: 0, views, moves, result: undefined });
      expect(log).toEqual([{ n: 1, playerID: '0', move: 'm', args: [], chronicle: [], changes: [{ op: 'add', path: '/n', value: 2 }] }]);
    });

    it('has no set-up events if it starts later', () => {
      const prologue = [{ key: 'k', case: '1' }];
      const from = { rules: '1.0.0', setupData: null, seat: null, prologue, from: 50, views: [{ n: 0 }], moves: [], result: undefined };
      expect(exportView('parley', from)).toMatchObject({ prologue: [], view: { n: 0 }, log: [] });
    });

    it('is refused by the check, with a reason', () => {
      const finding = verifyExport(module, file);
      expect(finding).toMatchObject({ ok: false, about: 'file', why: expect.stringContaining('the view of one seat') });
    });

    it.each([
      ['another format', { ...file, format: 'pgn' }],
      ['another game', { ...file, game: 'chess' }],
      ['an unknown seat', { ...file, seat: '7' }],
      ['a move of an unknown player', { ...file, log: [{ ...first, playerID: '7' }] }],
      ['a position of an unknown game', { ...file, view: { a: 1 } }],
      ['no position', { ...file, view: null }],
      ['a change to a missing path', { ...file, log: [{ ...first, changes: [{ op: 'remove', path: '/x/y' }] }] }],
      ['a change of an unknown kind', { ...file, log: [{ ...first, changes: [7] }] }],
      ['invalid events', { ...file, log: [{ ...first, chronicle: [3] }] }],
      ['an unknown key in a move', { ...file, log: [{ ...first, taken: true }] }],
      ['a value nested too deeply', { ...file, view: JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) }],
      ['nothing', null],
    ])('is not shown with %s', (_what, damaged) => {
      expect(openView(module, damaged)).toEqual({ why: expect.any(String) });
    });

    it('is refused if it has more than its seat can see', () => {
      const war = games.find(({ slug }) => slug === 'war-with-spain') as GameModule;
      const whole = verifyExport(war, matchFile(war, 30)).states.at(-1);
      const { file } = seenBy(war, '0');
      expect(openView(war, { ...file, view: asRead(whole), log: [] })).toEqual({
        why: expect.stringContaining('not possible in this game'),
      });
    });
  });
});

describe('branches', () => {
  const games = Object.values(modules) as unknown as GameModule[];
  const [, , , game] = games;
  const THROWN = 40;

  /** Creates the file of a branch from the set-up with random moves. Its dice continue after `THROWN` rolls. */
  function branchFile({ slug, rules, scenarios, meta }: GameModule): MatchExport {
    const [{ setupData }] = scenarios;
    const start = rules.setup(setupData, quickDice(1));
    const dice = seededDice('2'.repeat(32), 'play', THROWN, SALTS);
    const random = quickDice(5);
    let G = start;
    const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
    while (dice.thrown === THROWN && moves.length < 200) {
      const [playerID] = Object.keys(rules.awaiting(G));
      const choices = rules.choices(rules.view(G, playerID), playerID).filter(({ move }) => move !== 'concede');
      const { move, args } = choices[random.die(choices.length) - 1];
      const played = rules.play(G, playerID, move, args, dice);
      moves.push({ stateID: moves.length, playerID, move, args, chronicle: played.chronicle });
      G = played.G;
    }
    const salts = Object.entries(SALTS).map(([playerID, { by, salt }]) => ({ playerID, by, salt, receipt: receiptOf('', playerID, salt) }));
    return asRead(
      exportMatch(slug, {
        setupData,
        seed: SEED,
        dice: { commitment: null, committed: null, salts },
        moves,
        result: rules.result(G),
        rules: meta.version,
        start: { state: start, imagined: true, thrown: THROWN, name: 'Windward' },
      }),
    );
  }

  describe('the match file of a branch', () => {
    const file = branchFile(game);

    it('has version 3, verifies from its first state on, continues the dice, and has no commitment', async () => {
      expect(file.version).toBe(3);
      const finding = await verifyMatch(game, file);
      expect(finding).toMatchObject({ ok: true, moves: file.log.length, committed: null, unknownKeys: [] });
      expect(finding.rolls[0]).toMatchObject({ stream: 'play', k: THROWN + 1 });
    });

    it('does not verify with other dice', async () => {
      const other = { ...file, start: { ...file.start, thrown: THROWN + 1 } };
      expect(await verifyMatch(game, other)).toMatchObject({ ok: false, about: 'move' });
    });

    it.each([
      ['has a start state in version 2', { ...file, version: 2 }],
      ['has version 3 without a start state', { ...file, start: undefined }],
      ['starts after the end of the match', { ...file, start: { ...file.start, state: matchEnd(game) } }],
    ])('cannot be read when it %s', async (_what, broken) => {
      expect(await verifyMatch(game, asRead(broken))).toMatchObject({ ok: false, about: 'file', states: [] });
    });

    it('does not verify if it claims a commitment', async () => {
      const sealed = { ...file, dice: { ...file.dice, ...recordOf(SEED, SALTS) } };
      expect(await verifyMatch(game, sealed)).toMatchObject({ ok: false, about: 'dice' });
    });

    it.each(games)('of $slug with any JSON as first state gets a finding, not an error', async (module) => {
      const file = branchFile(module);
      const from = (state: unknown) => verifyMatch(module, asRead({ ...file, start: { ...file.start, state } }));
      for (const state of [null, 7, 'x', [], {}, { phase: 'x' }]) expect(await from(state)).toMatchObject({ ok: false, about: 'file' });
      await expect(from({ ...(file.start?.state as object), phase: '__proto__' })).resolves.toMatchObject({ ok: false, about: 'file' });
    });
  });

  function matchEnd({ rules, scenarios }: GameModule): unknown {
    const G = rules.setup(scenarios[0].setupData, quickDice(1));
    return rules.play(G, '0', 'concede', [], quickDice(1)).G;
  }

  describe('private notes in a match file', () => {
    const file = matchFile(game, 3);
    const noted = { ...file, notes: [{ n: 2, name: 'Here it went wrong', note: '' }] };

    it('are not part of the match, and not listed as unread', () => {
      expect(verifyExport(game, noted)).toEqual(verifyExport(game, file));
    });

    it('are not signed', () => {
      expect(signedBytes(noted)).toEqual(signedBytes(file));
    });
  });
});
