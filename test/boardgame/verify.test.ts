import { readFileSync } from 'node:fs';
import { Client } from 'boardgame.io/client';
import { createGame, movesOf } from '../../src/boardgame/game.js';
import { committedLedger, LEDGER, ledgerSetup, seedOf } from '../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import type { Salts } from '../../src/kit/salt.js';
import { VERSION } from '../../src/version.js';
import { parley } from './parley.js';

const salts: Salts = { '0': { salt: 'a1'.repeat(16), by: 'Frances' }, '1': { salt: 'b2'.repeat(16), by: 'Alonso' } };

/** Plays a whole match through boardgame.io, with a move taken back, and returns its file. */
function played(offered?: Salts, seed = 'a.b'): MatchExport {
  const game = createGame(parley);
  const plugins = [...(game.plugins ?? []), ledgerSetup(() => committedLedger(seed, offered))];
  const client = Client({ game: { ...game, plugins }, debug: false });
  client.start();
  const move = (playerID: string, name: string, ...args: unknown[]) => {
    client.updatePlayerID(playerID);
    client.moves[name](...args);
  };
  move('0', 'mark', 1);
  move('0', 'mark', 2);
  move('0', 'undo');
  move('0', 'ready');
  for (let round = 0; round < 3 && !client.getState()?.ctx.gameover; round++) {
    move('0', 'commit', 3);
    move('1', 'commit', 1);
  }
  const state = client.store.getState(); // The file has the whole dice ledger, as on the server.
  return exportMatch('parley', {
    setupData: undefined,
    seed: seedOf(state.plugins[LEDGER].data),
    dice: diceRecord(state.plugins[LEDGER].data, ['0', '1']),
    moves: movesOf(client.log ?? []),
    result: state.ctx.gameover,
  });
}

describe('a match export', () => {
  const match = JSON.parse(JSON.stringify(played(salts))) as MatchExport;

  it('of a match through boardgame.io replays to the same result through the rules', () => {
    expect(match.log.map(({ move }) => move)).not.toContain('undo');
    expect(verifyExport(parley, match)).toMatchObject({ ok: true, moves: match.log.length });
  });

  it('names the first move with a mismatch', () => {
    const reveal = match.log.findIndex(({ chronicle }) => JSON.stringify(chronicle).includes('dice'));
    const die = structuredClone(match);
    die.log[reveal].chronicle = JSON.parse(JSON.stringify(die.log[reveal].chronicle).replace(/"dice":\[\d\]/, '"dice":[7]'));
    expect(verifyExport(parley, die)).toMatchObject({ ok: false, at: reveal + 1 });
    const move = structuredClone(match);
    move.log[1] = { playerID: '1', move: 'ready', args: [] };
    expect(verifyExport(parley, move)).toMatchObject({ ok: false, at: 2 });
    expect(verifyExport(parley, { ...match, seed: 'other' })).toMatchObject({ ok: false });
    expect(verifyExport(parley, { ...match, result: null })).toMatchObject({ ok: false, at: match.log.length });
  });

  it('names the change in tampered dice', () => {
    const why = (change: (file: MatchExport) => void) => {
      const file = structuredClone(match);
      change(file);
      const verdict = verifyExport(parley, file);
      return verdict.ok ? '' : verdict.why;
    };
    const dice = (file: MatchExport) => file.dice as NonNullable<MatchExport['dice']>;
    const reveal = match.log.findIndex(({ chronicle }) => JSON.stringify(chronicle).includes('dice'));
    const [fell] = (match.log[reveal].chronicle as { roll: { dice: number[] } }[])[0].roll.dice;
    const wrong = fell === 1 ? 2 : 1;
    expect(
      why((file) => {
        (file.log[reveal].chronicle as { roll: { dice: number[] } }[])[0].roll.dice[0] = wrong;
      }),
    ).toBe(`Move ${reveal + 1} (commit): die 1 of event 1 (“reveal”, 2.2) is ${wrong}, but seed and salts give ${fell}.`);
    const seed = `${match.seed.slice(0, -1)}${match.seed.endsWith('0') ? '1' : '0'}`;
    expect(why((file) => Object.assign(file, { seed }))).toContain('The seed does not match the commitment');
    expect(why((file) => Object.assign(dice(file), { commitment: '0'.repeat(64) }))).toContain('The seed does not match');
    const other = 'c3'.repeat(16);
    expect(why((file) => Object.assign(dice(file).salts[1], { salt: other }))).toContain('The salt of seat 1 (Yellow) was changed');
    expect(why((file) => Object.assign(dice(file).salts[0], { salt: null }))).toContain('The salt of seat 0 (Red) was changed');
    expect(why((file) => dice(file).salts.pop())).toContain('The salt of seat 1 (Yellow) is missing');
    expect(why((file) => Reflect.deleteProperty(file, 'dice'))).toContain('“dice” is missing');
    expect(why((file) => file.log.splice(1, 1))).toBe('Entry 2 of the log is missing.');
    expect(why((file) => file.log.pop())).toContain('moves are missing at the end of the log');
    expect(why((file) => file.log[reveal].chronicle?.pop())).toContain('event 1 (“reveal”, 2.2) is missing');
    expect(why((file) => Reflect.deleteProperty(file.log[1], 'chronicle'))).toContain('has no events');
    // Salt and receipt are changed together, so only the dice reveal the change.
    const forged = diceRecord({ commitment: dice(match).commitment ?? '', salts: { ...salts, '1': { salt: other, by: 'Alonso' } } }, [
      '0',
      '1',
    ]);
    expect(why((file) => Object.assign(file, { dice: forged }))).not.toBe('');
  });

  it('has only well-formed salts of the seats', () => {
    const [good, other] = [
      { salt: 'a1'.repeat(16), by: 'Frances' },
      { salt: 'c3'.repeat(16), by: 'Nobody' },
    ];
    for (const bad of ['A1'.repeat(16), 'a1', `${'a1'.repeat(16)}:2=`, { toString: 1 }, null]) {
      const offered = JSON.parse(
        JSON.stringify({ '0': good, '1': { salt: bad, by: 'Alonso' }, '2': other, '00': other, ['__proto__']: other }),
      );
      const file = played(offered);
      expect(file.dice?.salts.map(({ playerID, salt }) => [playerID, salt])).toEqual([
        ['0', good.salt],
        ['1', null],
      ]);
      expect(verifyExport(parley, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true });
    }
  });

  it('matches its commitment, whatever the seed', () => {
    for (const seed of ['x', 'a.b', '1.2.3']) {
      expect(verifyExport(parley, JSON.parse(JSON.stringify(played(salts, seed))))).toMatchObject({ ok: true, committed: null });
    }
  });

  it('lists every die with its number and its move', () => {
    const verdict = verifyExport(parley, match);
    if (!verdict.ok) throw new Error(verdict.why);
    expect(verdict.rolls.map(({ k }) => k)).toEqual(verdict.rolls.map((_, index) => index + 1));
    for (const { stream, sides, value, move } of verdict.rolls) {
      expect([stream, sides]).toEqual(['play', 6]);
      expect((match.log[move - 1].chronicle as { roll: { dice: number[] } }[])[0].roll.dice).toEqual([value]);
    }
  });

  it('of version 1, without commitment and salts, is verified', () => {
    const { dice, ...rest } = JSON.parse(JSON.stringify(played())) as MatchExport;
    const old = { ...rest, version: 1, log: rest.log.map(({ n, ...entry }) => entry) };
    expect(dice?.salts).toEqual(['0', '1'].map((playerID) => ({ playerID, by: null, salt: null, receipt: null })));
    expect(verifyExport(parley, old)).toMatchObject({ ok: true, moves: old.log.length });
  });

  it('gets a clear error if damaged', () => {
    for (const damaged of [
      null,
      1,
      'x',
      [],
      {},
      { ...match, log: 'x' },
      { ...match, log: [{}] },
      { ...match, format: 'other' },
      { ...match, game: 'chess' },
    ]) {
      const verdict = verifyExport(parley, damaged);
      expect(verdict).toMatchObject({ ok: false, about: 'file', at: 0 });
    }
  });

  it('names the rules of this package', () => {
    expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});

describe('an ending without the rules', () => {
  const over = JSON.parse(JSON.stringify(played(salts))) as MatchExport;
  const cut = { ...over, version: 4, log: over.log.slice(0, -1) };
  const why = (file: unknown) => {
    const finding = verifyExport(parley, file);
    return finding.ok ? '' : finding.why;
  };

  it('is accepted only in version 4, as the file’s claim', () => {
    const result = { ending: 'draw' };
    expect(verifyExport(parley, { ...cut, result })).toMatchObject({ ok: true, ending: result });
    expect(why({ ...cut, version: 2, result })).toContain('The result does not follow from the moves');
  });

  it('replaces no result of the rules, and names an existing seat as the winner', () => {
    expect(why({ ...over, version: 4, result: { ending: 'draw' } })).toContain('The moves lead to a result');
    expect(why({ ...cut, result: { ending: 'time', winner: '2' } })).toContain('has no such seat');
    expect(why({ ...cut, result: { ending: 'draw', winner: '0' } })).toContain('The result does not follow');
    expect(why({ ...cut, result: { ending: 'rain' } })).toContain('The result does not follow');
  });
});

describe('the clocks of a match', () => {
  const record = JSON.parse(JSON.stringify(played(salts))) as MatchExport;
  const terms = { kind: 'live', seconds: 60, increment: 0 } as const;
  /** The log with one second for each move. The second seat moves while the first seat’s clock is paused. */
  const log = record.log.map((move, n) => ({ ...move, at: 1000 * (n + 2) }));
  const seconds = (seat: string, moves: typeof log) => moves.filter(({ playerID }) => playerID === seat).length;
  const clockOf = (moves: typeof log, events: object[] = [], late: Record<string, number> = {}) => {
    // Both seats commit at once, so the second move also takes time from the first seat.
    const commits = moves.filter(({ move, playerID }) => move === 'commit' && playerID === '1').length;
    const used = { '0': seconds('0', moves), '1': seconds('1', moves) + commits };
    return { terms, began: 1000, events, left: { '0': 60_000 - 1000 * used['0'], '1': 60_000 - 1000 * used['1'], ...late } };
  };
  const whole = { ...record, version: 4, log, clock: clockOf(log) };
  const about = (file: unknown) => {
    const finding = verifyExport(parley, file);
    return finding.ok ? 'agrees' : `${finding.about}: ${finding.why}`;
  };
  const changed = (change: (file: typeof whole) => void) => {
    const file = structuredClone(whole);
    change(file);
    return about(file);
  };

  it('add up: the time left follows from the terms and the times', () => {
    expect(about(whole)).toBe('agrees');
    expect(changed((file) => Object.assign(file.clock.left, { '0': 0 }))).toMatch(/^clock: Seat 0 had \d+ ms left/);
    expect(changed((file) => Object.assign(file.clock.terms, { increment: 1 }))).toMatch(/^clock: Seat 0/);
    expect(changed((file) => Object.assign(file.clock.left, { '7': 1 }))).toContain('a clock for an unknown seat');
    expect(changed((file) => Object.assign(file.log[1], { at: 1500 }))).toContain('The times are out of order');
    expect(changed((file) => Object.assign(file.clock, { began: 9e9 }))).toContain('The times are out of order');
    expect(changed((file) => Object.assign(file.log[2], { at: undefined }))).toContain('A move has no time');
    expect(changed((file) => Object.assign(file.clock, { began: null }))).toContain('The clocks never started');
    expect(changed((file) => Object.assign(file, { clock: undefined }))).toContain('the match has no clock');
    expect(changed((file) => Object.assign(file, { version: 2 }))).toMatch(/^file: The entry “clock” is allowed only/);
    expect(changed((file) => Object.assign(file.log[1], { deputy: true }))).toContain('whose clock had not run out');
  });

  const cut = log.slice(0, 1);
  const claim = { n: 1, at: 70_000, did: 'claim', by: '1' };
  const won = { ...whole, log: cut, result: { ending: 'time', winner: '1' }, clock: clockOf(cut, [claim], { '0': 0 }) };

  it('have run out if a match is won on time', () => {
    expect(about(won)).toBe('agrees');
    const early = { ...claim, at: 50_000 };
    expect(about({ ...won, clock: { ...won.clock, events: [early] } })).toContain('the opponent’s clock had not run out');
    expect(about({ ...won, result: { ending: 'time', winner: '0' } })).toMatch(/^clock: /);
    expect(about({ ...won, clock: { ...won.clock, events: [] } })).toMatch(/^clock: /);
    expect(about({ ...won, clock: { ...won.clock, events: [claim, claim] } })).toMatch(/^clock: /);
    expect(about({ ...won, clock: { ...won.clock, events: [{ ...claim, n: 2 }] } })).toContain('out of order');
    expect(about({ ...won, log: record.log.slice(0, 1), clock: undefined })).toContain('it has no clock');
    expect(about({ ...won, clock: { ...won.clock, events: [{ ...claim, by: '__proto__' }] } })).toMatch(/^clock: /);
  });

  it('are reset by a take-back as on the server, and continue from there', () => {
    const back = { n: 1, at: 30_000, did: 'back', by: '0', left: { '0': 40_000, '1': 60_000 }, vacation: { '0': 0, '1': 0 } };
    const events = (...changes: object[]) => ({ ...won.clock, events: changes });
    expect(about({ ...won, clock: events(back, claim) })).toBe('agrees');
    expect(about({ ...won, clock: events(back, { ...claim, at: 69_999 }) })).toContain('had not run out');
    expect(about({ ...won, clock: events({ ...back, left: { '0': 1 } }, claim) })).toContain('“back” was not possible');
    expect(about({ ...won, clock: events({ ...back, left: undefined }, claim) })).toContain('“back” was not possible');
    expect(about({ ...won, clock: events({ ...back, vacation: { '0': 1, '1': 0 } }, claim) })).toContain('“back” was not possible');
  });

  it('are paused during an adjournment, and add only vacation of the terms', () => {
    const event = (did: string, at: number) => ({ n: 1, at, did, by: '0' });
    const paused = { ...won.clock, events: [event('pause', 2500), event('resume', 62_500), { ...claim, at: 130_000 }] };
    const adjournments = [{ n: 1, by: '0', from: 2500, until: 62_500, resumedBy: '0' }];
    expect(about({ ...won, clock: paused, adjournments })).toBe('agrees');
    expect(about({ ...won, clock: paused })).toContain('must be paused during adjournments');
    const alone = { ...paused, events: [paused.events[0], { ...paused.events[1], days: 1 }, paused.events[2]] };
    expect(about({ ...won, clock: alone, adjournments })).toContain('“resume” was not possible');
    expect(
      about({ ...won, clock: { ...paused, events: [...paused.events.slice(0, 2), { ...claim, at: 119_000 }] }, adjournments }),
    ).toContain('had not run out');
    expect(about({ ...won, clock: { ...paused, events: paused.events.slice(1) } })).toContain('“resume” was not possible');
    expect(about({ ...won, clock: { ...won.clock, events: [{ ...event('vacation', 3000), days: 1 }, claim] } })).toContain(
      '“vacation” was not possible',
    );
  });
});
