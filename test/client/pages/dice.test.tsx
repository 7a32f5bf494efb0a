import { generateKeyPairSync, webcrypto } from 'node:crypto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import type { OnlineMatch } from '../../../client/app/matches.js';
import { accountOf, diceOf, saltsOfSeats } from '../../../client/match/features/dice/account.js';
import { handOver } from '../../../client/match/handover.js';
import { newLocalMatch } from '../../../client/match/local/newMatch.js';
import { runMatch } from '../../../client/match/local/runningMatch.js';
import { checkDice, type DiceCheck } from '../../../client/pages/dice/check.js';
import { Signer } from '../../../server/match/signer.js';
import { diceRecord, exportMatch, type MatchExport } from '../../../src/boardgame/matchFile.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { decide } from '../../../src/kit/decide.js';
import { matchDice } from '../../../src/kit/dice.js';
import { commitmentOf, type Salts } from '../../../src/kit/salt.js';
import { module } from './parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const salts: Salts = { '0': { salt: A, by: 'Drake' }, '1': { salt: B, by: 'Recalde' } };
const seed = `${'1'.repeat(32)}.${'2'.repeat(32)}`;
const commitment = commitmentOf(seed);

/** Returns the file of a finished online match between two bots. */
function playedMatch(): MatchExport {
  const { rules } = module;
  const dice = matchDice(seed, salts);
  let { G } = rules.open(undefined, dice.setup);
  const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
  for (let n = 1; !rules.result(G); n++) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choice = decide(module, rules.view(G, playerID), playerID, n);
    if (!choice) throw new Error('nothing to do');
    const played = rules.play(G, playerID, choice.move, choice.args, dice.play);
    G = played.G;
    moves.push({ stateID: n, playerID, move: choice.move, args: choice.args, chronicle: played.chronicle });
  }
  const record = diceRecord({ commitment, committed: 'creation', salts }, ['0', '1']);
  return JSON.parse(JSON.stringify(exportMatch('parley', { setupData: undefined, seed, dice: record, moves, result: rules.result(G) })));
}

const match = playedMatch();

const kept = (more: Partial<OnlineMatch> = {}): OnlineMatch => ({
  ...{ kind: 'online', game: 'parley', id: 'M1', playerID: '0', credentials: 'secret', name: 'Drake', createdAt: 1, updatedAt: 1 },
  ...{ commitment, salt: A },
  ...more,
});

const noStore = { keepOnce: async () => '' };
const newSigningKey = () => generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');

/** Adds `crypto.subtle`. Browsers have it on https pages, but jsdom lacks it. */
const giveSubtle = () => Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis.crypto, 'subtle');
});

describe('the dice during a match', () => {
  const dice = { commitment, committed: 'creation' } as const;

  it('show the commitment, and given and missing numbers', () => {
    const offered = saltsOfSeats([{ id: 0, name: 'Heir', salt: A, saltBy: 'Drake' }, { id: 1 }]);
    const account = accountOf(module.sides, dice, offered, kept());
    expect(account).toMatchObject({ commitment, broken: false, fixed: false, seed: undefined });
    expect(account.sides.map(({ salt, by }) => [salt, by])).toEqual([
      ['mine', 'Drake'],
      ['waits', ''],
    ]);
  });

  it('show the numbers fixed by the first roll, and the secret at the end', () => {
    const account = accountOf(module.sides, { ...dice, salts: { ...salts, '1': null }, seed }, saltsOfSeats([{ id: 1, salt: B }]), kept());
    expect(account).toMatchObject({ fixed: true, seed });
    expect(account.sides.map(({ salt }) => salt)).toEqual(['mine', 'absent']);
  });

  it('report a commitment or number that differs from the stored one', () => {
    expect(accountOf(module.sides, { ...dice, commitment: 'other' }, salts, kept()).broken).toBe(true);
    expect(accountOf(module.sides, dice, salts, kept({ salt: C })).sides[0].salt).toBe('lost');
    const without = { ...dice, salts: { '0': null, '1': null } };
    expect(accountOf(module.sides, without, {}, kept()).sides.map(({ salt }) => salt)).toEqual(['lost', 'absent']);
    expect(accountOf(module.sides, dice, {}, kept()).sides.map(({ salt }) => salt)).toEqual(['waits', 'waits']);
  });
});

describe('a match in this browser', () => {
  it('has a commitment and a number for each side, and its file verifies', () => {
    const local = newLocalMatch('hotseat', module, ['0', '1'], { skipMuster: true });
    const table = runMatch(module, local);
    table.seats['0'].move('commit', [3]);
    table.seats['1'].move('commit', [3]);
    const dice = diceOf(table.spectator.props()?.plugins ?? {});
    expect(dice).toMatchObject({ commitment: commitmentOf(local.seed), committed: 'creation', salts: local.salts });
    expect(dice?.seed).toBeUndefined();
    table.seats[Object.keys(table.spectator.props()?.ctx.activePlayers ?? {})[0]].move('concede', []);
    expect(diceOf(table.spectator.props()?.plugins ?? {})?.seed).toBe(local.seed);
    const file = table.export();
    expect(file.dice?.salts.map(({ by, salt }) => [by, salt])).toEqual(
      ['0', '1'].map((id) => [local.salts?.[id]?.by, local.salts?.[id]?.salt]),
    );
    expect(verifyExport(module, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true, rolls: [{ sides: 6, move: 2 }] });
    table.stop();
  });

  it('continues without salts if it was started before they existed', () => {
    const { salts: none, ...old } = newLocalMatch('hotseat', module, ['0', '1'], {});
    const table = runMatch(module, { ...old, seed: 'old' });
    table.seats['0'].move('concede', []);
    const file = table.export();
    expect([none === undefined, file.seed, file.dice?.salts[0].salt]).toEqual([false, 'old.old', null]);
    expect(verifyExport(module, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
    table.stop();
  });
});

describe('checking the dice of a match file', () => {
  const check = async (matches: readonly OnlineMatch[], id?: string, file: MatchExport = match) =>
    (await checkDice(module, file, matches, id)) as DiceCheck;

  it('lists every die with its calculation', async () => {
    const { dice, secrets } = await check([]);
    expect(dice.length).toBeGreaterThan(0);
    for (const [index, { n, made, value }] of dice.entries()) {
      expect([n, made]).toEqual([index + 1, `play:${index + 1}:0=${A}:1=${B}`]);
      expect(value).toBeGreaterThan(0);
    }
    expect(secrets).toEqual({ setup: '1'.repeat(32), play: '2'.repeat(32) });
  });

  it('compares commitment and salt with the stored ones', async () => {
    const own = async (more: Partial<OnlineMatch>, id?: string) => (await check([kept(more)], id)).own;
    expect(await own({})).toBe('fits');
    expect((await check([])).own).toBe('unknown');
    expect(await own({ salt: C }, 'M1')).toBe('saltDiffers');
    expect(await own({ commitment: 'f'.repeat(64) }, 'M1')).toBe('sealDiffers');
    expect(await own({ commitment: 'f'.repeat(64) })).toBe('sealDiffers'); // The match is known by its salt.
    expect(await own({ id: 'M2' }, 'M1')).toBe('unknown');
    expect(await own({ salt: undefined }, 'M1')).toBe('fits');
  });

  it('confirms the commitment’s time only if this browser stored it', async () => {
    const seal = async (file: object, matches: OnlineMatch[] = []) => (await check(matches, undefined, file as MatchExport)).seal;
    expect(await seal(match)).toBe('told');
    expect(await seal(match, [kept()])).toBe('vouched');
    expect(await seal(match, [kept({ salt: C })])).toBe('told');
    const late = {
      commitment,
      committed: 'first move',
      salts: match.dice?.salts.map(({ playerID }) => ({ playerID, by: null, salt: null, receipt: null })),
    };
    const given = { ...match, log: [], result: null };
    expect(await seal({ ...given, dice: late })).toBe('late');
    expect(await seal({ ...given, dice: { ...late, commitment: null, committed: null } })).toBe('none');
    expect(await seal({ ...match, seed: 'x' })).toBe('none');
  });

  it('names sides without a number', async () => {
    const without = structuredClone(match);
    for (const given of without.dice?.salts ?? []) Object.assign(given, { by: null, salt: null, receipt: null });
    expect((await check([])).unsalted).toEqual([]);
    expect((await check([], undefined, without)).unsalted).toEqual(['0', '1']);
    const { dice, ...rest } = match;
    const first = { ...rest, version: 1, log: [], result: null } as MatchExport;
    expect((await check([], undefined, first)).unsalted).toEqual(['0', '1']);
  });

  it('names the signature’s server, and trusts this server unless stored data differ', async () => {
    const [ours, theirs] = [new Signer(noStore, newSigningKey()), new Signer(noStore, newSigningKey())];
    const { key, fingerprint } = await ours.publicKey();
    const file = await ours.signed(match);
    const told = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ key })));
    const of = async (signed: MatchExport, matches: OnlineMatch[] = []) => {
      const { signed: by, seal } = await check(matches, undefined, signed);
      return [by.word, seal];
    };
    expect((await check([], undefined, file)).signed).toEqual({ word: 'unchecked', fingerprint });
    giveSubtle();
    expect((await check([], undefined, file)).signed).toEqual({ word: 'here', fingerprint });
    expect(await of(file)).toEqual(['here', 'vouched']);
    expect(await of(file, [kept({ salt: C })])).toEqual(['here', 'told']);
    expect(await of(await theirs.signed(match))).toEqual(['elsewhere', 'told']);
    expect(await of({ ...file, rules: '9.9.9' })).toEqual(['bad', 'told']);
    expect(await of(match)).toEqual(['nobody', 'told']);
    for (const answer of ['<!doctype html>', '{}', 'null']) {
      told.mockImplementation(async () => new Response(answer));
      expect(await of(file)).toEqual(['uncompared', 'told']);
    }
    told.mockRejectedValue(new TypeError('network'));
    expect(await of(file)).toEqual(['uncompared', 'told']);
  });

  it('shows the key’s fingerprint, and that a changed file is not signed', async () => {
    giveSubtle();
    const signer = new Signer(noStore, newSigningKey());
    const { key, fingerprint } = await signer.publicKey();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify({ key })));
    const file = await signer.signed(match);
    handOver(file);
    window.history.pushState(null, '', '/dice');
    render(<App />);
    expect(await screen.findByText('Signed by this server and unchanged.')).toBeTruthy();
    expect(screen.getByTestId('fingerprint').textContent).toBe(fingerprint);
    cleanup();
    handOver({ ...file, rules: '9.9.9' });
    render(<App />);
    expect(await screen.findByText(/the file was changed after signing/)).toBeTruthy();
    expect(screen.queryByText('The secret matches the commitment made before the players joined.')).toBeNull();
  });

  it('calls a file’s commitment a claim, and lists unchecked keys', async () => {
    handOver({ ...match, sealed: true } as MatchExport);
    window.history.pushState(null, '', '/dice');
    render(<App />);
    expect(await screen.findByText(/This browser cannot verify/)).toBeTruthy();
    expect(screen.queryByText('The secret matches the commitment made before the players joined.')).toBeNull();
    expect(screen.getByText(/not part of a match file: sealed/)).toBeTruthy();
  });

  it('says that the dice are verified, and shows them', async () => {
    localStorage.setItem('weathergage.matches', JSON.stringify([kept()]));
    handOver(match, 'M1');
    window.history.pushState(null, '', '/dice');
    render(<App />);
    expect(await screen.findByText(/match the secret and the numbers/)).toBeTruthy();
    expect(screen.getByText(/those this browser stored/)).toBeTruthy();
    expect(screen.getByText('The secret matches the commitment made before the players joined.')).toBeTruthy();
    expect(screen.getByText(`play:1:0=${A}:1=${B}`)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Replay the match' }));
    expect(await screen.findByText(/every roll and the result follow the rules/)).toBeTruthy();
  });

  it('says if the file was changed', async () => {
    const changed = structuredClone(match);
    if (changed.dice) changed.dice.salts[1].salt = C;
    handOver(changed);
    window.history.pushState(null, '', '/dice');
    render(<App />);
    expect((await screen.findByRole('alert')).textContent).toContain('The salt of seat 1 (Yellow) was changed');
  });
});
