import type { Game } from 'boardgame.io';
import { BotScheduler } from '../../server/bots/scheduler.js';
import { incompatibility } from '../../server/match/versions.js';
import { OrderRunner } from '../../server/orders/runner.js';
import { isCompatible } from '../../src/kit/meta.js';
import { VERSION } from '../../src/version.js';
import { about } from '../kit/about.js';
import { embedded, itOnEngines } from './engines.js';
import { moveFrame, newMatch, open, RawSocket, seated } from './testServer.js';

describe('matches of other versions', () => {
  it('continue until a version with incompatible rules', () => {
    expect(isCompatible(VERSION, VERSION)).toBe(true);
    for (const [then, now] of [
      ['0.1.0', '0.1.9'],
      ['1.0.0', '1.9.3'],
      ['1.4.0', '1.2.0'],
    ])
      about(then, () => expect(isCompatible(then, now)).toBe(true));
    for (const [then, now] of [
      ['0.1.0', '0.2.0'],
      ['0.9.0', '1.0.0'],
      ['2.0.0', '1.0.0'],
      ['x', '1.0.0'],
      ['', '0.1.0'],
    ]) {
      about(then, () => expect(isCompatible(then, now)).toBe(false));
    }
  });

  itOnEngines('can be viewed but not continued, with a message; other formats are not read', async ({ place }) => {
    const here = await place();
    const testServer = await open({ store: here.store() });
    const [old, strange, mine] = [await newMatch(testServer), await newMatch(testServer), await newMatch(testServer)];
    await here.sql(`update matches set rules = '0.0.7' where id = '${old.matchID}'`);
    await here.sql(`update matches set form = 2, state = '[]' where id = '${strange.matchID}'`);
    const why = `This match uses rules version 0.0.7; this server has version ${VERSION}. You can view it but not continue it.`;
    for (const seat of ['0', null]) {
      const raw = new RawSocket(testServer.url);
      const answers = Promise.all([raw.next('sync'), raw.next('rejected')]);
      raw.send('sync', old.matchID, seat, old.keys[0], 2);
      expect((await answers)[1][0]).toMatchObject({ move: 'sync', reason: why });
      raw.send('update', ...moveFrame(old.matchID, 0, '0', 'mark', [1]));
      const reason = seat === null ? 'You have no seat in this match.' : why;
      expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'mark', reason });
    }
    for (const seat of ['0', null]) {
      const raw = new RawSocket(testServer.url);
      raw.send('sync', strange.matchID, seat, strange.keys[0], 2);
      const reason = 'This match is stored in format 2; this server reads format 1. The match is unchanged.';
      expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync', reason });
      raw.send('update', ...moveFrame(strange.matchID, 0, '0', 'mark', [1]));
      expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'You have no seat in this match.' });
    }
    const deputy = await fetch(`${testServer.url}/games/parley/${strange.matchID}/deputy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID: '0', credentials: strange.keys[0] }),
    });
    expect([deputy.status, await deputy.text()]).toEqual([409, expect.stringContaining('stored in format 2')]);
    expect((await testServer.lobby.listMatches('parley')).matches).toHaveLength(3);
    expect(await testServer.lobby.getMatch('parley', old.matchID)).toMatchObject({ rules: '0.0.7' });
    const player = await seated(testServer, mine, '0');
    player.send('update', ...moveFrame(mine.matchID, 0, '0', 'mark', [1]));
    await player.next('patch');
  });

  it('of a plain game have no rules version', async () => {
    const plain: Game = { name: 'plain', setup: () => ({ n: 0 }) };
    const { place } = embedded;
    const here = await place();
    const testServer = await open({ games: [plain], store: here.store() });
    const match = await newMatch(testServer, {}, 'plain');
    await here.sql("update matches set rules = '0.0.7'");
    await seated(testServer, match, '0', 'plain');
  });
});

describe('a match that this server cannot continue', () => {
  const refusal = incompatibility({ rules: {}, version: VERSION } as never, { form: 2 } as never);
  const games = [{ name: 'parley' }] as never;
  const metadata = { gameName: 'parley', players: { 0: { id: 0, name: 'Anna', captain: 'cadet' }, 1: { id: 1, name: 'Ben' } } };
  const log = jest.fn();
  const matches = { roomOf: () => ({ closed: refusal }), playFor: jest.fn(), stateOf: jest.fn(), stateAt: jest.fn() };

  it('has another format, or rules the server does not have', () => {
    expect(refusal).toMatchObject({ key: 'otherForm' });
    expect(incompatibility({ rules: {}, version: VERSION } as never, { rules: '0.0.7' } as never)).toMatchObject({ key: 'otherRules' });
    expect(incompatibility({ rules: {}, version: VERSION } as never, {} as never)).toBeUndefined();
  });

  it('keeps its conditional orders for later', async () => {
    const said = { matchID: 'm', playerID: '0', owner: undefined, plan: { at: 0, steps: [{ move: 'ready', args: [] }] } };
    const plans = { of: async () => [said], postpone: jest.fn(), drop: jest.fn() };
    const store = { plans, fetch: async () => ({ metadata }) };
    await new OrderRunner({ store, games, matches, log, events: {}, isConnected: () => false } as never).look('m');
    expect(plans.postpone).toHaveBeenCalledWith(said, expect.any(Number));
    for (const untouched of [plans.drop, matches.stateOf, matches.playFor, log]) expect(untouched).not.toHaveBeenCalled();
  });

  it('keeps its bots for later', async () => {
    const taken = [['m'], []];
    const captains = { take: async () => taken.shift() ?? [], postpone: jest.fn(async () => undefined), release: async () => undefined };
    const store = { captains, fetch: async () => ({ metadata }), versionOf: () => 1 };
    const threads = { decide: jest.fn() };
    const scheduler = new BotScheduler({ store, games, matches, threads, log, decided: jest.fn() } as never);
    await scheduler.sweep();
    await scheduler.stop();
    expect(captains.postpone).toHaveBeenCalledWith(expect.any(String), 'm', expect.any(Number));
    for (const untouched of [threads.decide, matches.stateAt, matches.playFor, log]) expect(untouched).not.toHaveBeenCalled();
  });
});
