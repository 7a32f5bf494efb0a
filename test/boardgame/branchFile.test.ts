import { exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { signedBytes } from '../../src/boardgame/signature.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import { quickDice, seededDice } from '../../src/kit/dice.js';
import { receiptOf } from '../../src/kit/salt.js';
import { asRead, matchFile, recordOf, SALTS, SEED } from './matchFiles.js';

const games = Object.values(modules) as unknown as GameModule[];
const [, , , game] = games;
const THROWN = 40;

/** A branch of a match that has just been set up: some random moves, with dice that go on after forty throws. */
function branchFile({ slug, rules, scenarios, meta }: GameModule): MatchExport {
  const [{ setupData }] = scenarios;
  const start = rules.setup(setupData, quickDice(1));
  const dice = seededDice('2'.repeat(32), 'play', THROWN, SALTS);
  const hands = quickDice(5);
  let G = start;
  const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
  while (dice.thrown === THROWN && moves.length < 200) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choices = rules.choices(rules.view(G, playerID), playerID).filter(({ move }) => move !== 'concede');
    const { move, args } = choices[hands.die(choices.length) - 1];
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

  it('is of version 3, agrees from its first state on, with the dice that come after those thrown before, and is sealed by nobody', () => {
    expect(file.version).toBe(3);
    const finding = verifyExport(game, file);
    expect(finding).toMatchObject({ ok: true, moves: file.log.length, committed: null, unread: [] });
    expect(finding.throws[0]).toMatchObject({ stream: 'play', k: THROWN + 1 });
  });

  it('does not agree where its dice are others', () => {
    const other = { ...file, start: { ...file.start, thrown: THROWN + 1 } };
    expect(verifyExport(game, other)).toMatchObject({ ok: false, about: 'move' });
  });

  it.each([
    ['says where it starts, and is of version 2', { ...file, version: 2 }],
    ['is of version 3, and does not say where it starts', { ...file, start: undefined }],
    ['starts where the match is over', { ...file, start: { ...file.start, state: matchEnd(game) } }],
  ])('cannot be read when it %s', (_what, broken) => {
    expect(verifyExport(game, asRead(broken))).toMatchObject({ ok: false, about: 'file', states: [] });
  });

  it('is not believed when it says that its dice were sealed', () => {
    const sealed = { ...file, dice: { ...file.dice, ...recordOf(SEED, SALTS) } };
    expect(verifyExport(game, sealed)).toMatchObject({ ok: false, about: 'dice' });
  });

  it.each(games)('of $slug may start from any JSON: the answer is a finding, not an error', (module) => {
    const file = branchFile(module);
    const from = (state: unknown) => verifyExport(module, asRead({ ...file, start: { ...file.start, state } }));
    for (const state of [null, 7, 'x', [], {}, { phase: 'x' }]) expect(from(state)).toMatchObject({ ok: false, about: 'file' });
    expect(() => from({ ...(file.start?.state as object), phase: '__proto__' })).not.toThrow();
  });
});

function matchEnd({ rules, scenarios }: GameModule): unknown {
  const G = rules.setup(scenarios[0].setupData, quickDice(1));
  return rules.play(G, '0', 'concede', [], quickDice(1)).G;
}

describe('private notes in a match file', () => {
  const file = matchFile(game, 3);
  const noted = { ...file, notes: [{ n: 2, name: 'Here it went wrong', note: '' }] };

  it('are no part of the match, and nobody has left them unread by mistake', () => {
    expect(verifyExport(game, noted)).toEqual(verifyExport(game, file));
  });

  it('are covered by no signature', () => {
    expect(signedBytes(noted)).toEqual(signedBytes(file));
  });
});
