import type { LogEntry, State } from 'boardgame.io';
import { hostedGame } from '../../server/match/games.js';
import { TakeBackResolver } from '../../server/offers/takeBackResolver.js';
import type { Store } from '../../server/storage/store.js';
import { viewsOf } from '../../src/boardgame/historyPage.js';
import { LEDGER } from '../../src/boardgame/ledger.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { MAX_MOVES_BACK } from '../../src/boardgame/offers.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { type Parley, parley } from '../boardgame/parley.js';
import { describeOnEngines } from './engines.js';
import { exported, openMatch, openOffers, type Patch, PLAYS } from './offerMatch.js';
import { moveFrame, parleyModule, type RawSocket, seated, until } from './testServer.js';

const die = (log: readonly LogEntry[]) => JSON.stringify(log[0].metadata).match(/"dice":\[(\d)\]/)?.[1];

describeOnEngines('a take-back by agreement', ({ place }) => {
  it('is shown to both, carried out on agreement and logged; the same orders roll the same dice again', async () => {
    const { testServer, match, first, second, play, at, moved, offer, reply } = await openMatch(await place(), PLAYS);
    await play('0', 'commit', 3);
    const roll = die(await play('1', 'commit', 1));
    expect(roll).toMatch(/\d/);
    await offer(second, at(), 1);
    await until(() => openOffers(first).length === 1);
    expect(openOffers(first)).toEqual([{ id: expect.any(String), kind: 'takeBack', by: '1', stateID: 2, to: 1 }]);
    expect(openOffers(second)).toEqual(openOffers(first));
    const shown = Promise.all([first.next('patch'), second.next('patch')]);
    await reply(first, openOffers(first)[0].id, true);
    const [[, from, to, , log]] = (await shown) as unknown as Patch[];
    expect([from, to]).toEqual([2, 3]);
    expect(log.map(({ action, metadata }) => [action.payload, metadata])).toEqual([
      [{ type: 'takeBack', args: [1], playerID: '1' }, [{ key: 'takenBack', case: '', by: '1', values: { moves: 1 } }]],
    ]);
    moved(3);
    await until(() => openOffers(first).length === 0);
    // The take-back restores the player’s choice and the seats that must decide.
    const again = await seated(testServer, match, '0');
    const [{ args }] = again.of('sync');
    const { state } = args[1] as { state: { G: Parley; ctx: { activePlayers: object } } };
    expect([state.G.commits, state.ctx.activePlayers]).toEqual([{ '0': 3, '1': null }, { '1': 'commit' }]);
    expect(die(await play('1', 'commit', 1))).toBe(roll);
    // The history includes moves taken back.
    const page = first.next('past');
    first.send('past', match.matchID, 0);
    const [, past] = (await page) as [string, Parameters<typeof viewsOf<Parley>>[0]];
    expect(viewsOf(past).map(({ round, commits }) => [round, commits['0']])).toEqual([
      [1, null],
      [1, 3],
      [2, null],
      [1, 3],
      [2, null],
    ]);
  });

  it('is in the match file, which still verifies and stays signed; a forged one is refused', async () => {
    const { testServer, match, first, second, play, at, moved, offer, reply } = await openMatch(await place());
    const agree = async (by: RawSocket, other: RawSocket, to: number) => {
      await offer(by, at(), to);
      await until(() => openOffers(other).some(({ stateID }) => stateID === at()));
      await reply(other, openOffers(other)[0].id, true);
      await Promise.all([first, second].map((raw) => until(() => raw.of('patch').some(({ args }) => args[2] === at() + 1))));
      moved(at() + 1);
    };
    await play('0', 'mark', 1);
    await play('0', 'ready');
    await play('0', 'commit', 3);
    const roll = die(await play('1', 'commit', 3));
    await agree(second, first, 3);
    await play('1', 'commit', 2);
    // Return to a state before the first roll, then to one before an earlier take-back.
    await agree(first, second, 0);
    await play('0', 'mark', 2);
    await play('0', 'ready');
    await play('0', 'commit', 3);
    expect(die(await play('1', 'commit', 3))).toBe(roll);
    await play('0', 'concede');
    const file = await exported(testServer.url, match.matchID);
    expect(file.log.map(({ move, args }) => [move, ...args])).toEqual([['mark', 2], ['ready'], ['commit', 3], ['commit', 3], ['concede']]);
    expect(file.takenBack?.map(({ by, to, moves }) => [by, to, moves.length])).toEqual([
      ['1', 3, 1],
      ['0', 0, 4],
    ]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, takenBack: 2, committed: 'creation', unknownKeys: [] });
    const forged = (change: (takenBack: NonNullable<MatchExport['takenBack']>) => void) => {
      const copy = structuredClone(file);
      change(copy.takenBack ?? []);
      const finding = verifyExport(parley, copy);
      return finding.ok ? '' : finding.why;
    };
    const other = Number(roll) === 1 ? 2 : 1;
    expect(
      forged(([{ moves }]) => {
        (moves[0].chronicle as { roll: { dice: number[] } }[])[0].roll.dice[0] = other;
      }),
    ).toContain(`is ${other}, but seed and salts give ${roll}`);
    expect(forged(([{ moves }]) => Object.assign(moves[0], { args: [4] }))).toContain('is not allowed');
    expect(forged(([, second]) => Object.assign(second, { to: 9 }))).toContain(
      'Take-back 2: it returns to move 9, but the match had only 5 moves',
    );
    expect(forged(([first]) => Object.assign(first, { by: '0' }))).toContain('seat 0 asked for it but did not make');
    expect(forged(([first]) => Object.assign(first, { by: '7' }))).toContain('no seat “7”');
    expect(forged(([first]) => Object.assign(first, { moves: [] }))).toContain('not a match file');
  });

  it('is shown to a player who reconnects, and lapses with the next move', async () => {
    const { testServer, match, first, second, play, offer, reply } = await openMatch(await place());
    await play('0', 'mark', 1);
    second.socket.disconnect();
    await offer(first, 1, 0);
    const back = await seated(testServer, match, '1');
    back.send('offers', match.matchID);
    await until(() => openOffers(back).length === 1);
    const { id } = openOffers(back)[0];
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'mark', [2]));
    await back.next('patch');
    expect(await reply(back, id, true)).toMatchObject([{ key: 'offerGone', move: 'reply' }]);
  });

  it('can be declined or withdrawn; a declined offer cannot be repeated before the next move', async () => {
    const { first, second, play, at, offer, reply } = await openMatch(await place());
    await play('0', 'mark', 1);
    await play('0', 'mark', 2);
    for (let n = 0; n < 2; n++) {
      await offer(first, at(), 1);
      await until(() => openOffers(second).length === 1);
      await reply(first, openOffers(second)[0].id, false);
      await until(() => openOffers(second).length === 0);
    }
    await offer(first, at(), 0);
    await until(() => openOffers(second).length === 1);
    expect(await reply(first, openOffers(second)[0].id, true)).toMatchObject([{ key: 'offerOwn' }]);
    await reply(second, openOffers(second)[0].id, false);
    await until(() => openOffers(first).length === 0);
    expect(await offer(first, at(), 0)).toMatchObject([{ key: 'offerDeclined', move: 'offer' }]);
    await play('0', 'mark', 3);
    for (let n = 0; n < 3; n++) await offer(first, at(), n);
    expect(await offer(first, at(), 0)).toMatchObject([{ key: 'offerTooOften' }]);
    await until(() => openOffers(second)[0]?.to === 2);
    expect(openOffers(second)).toHaveLength(1);
  });
});

describe('an offer to take back in a long match', () => {
  const hosted = hostedGame(parleyModule);
  /** A store in which seat 1 made every move, and which counts the rows read. */
  const scene = () => {
    const read = { rows: 0, logs: 0 };
    const entry = (stateID: number) =>
      ({ action: { type: 'MAKE_MOVE', payload: { type: 'mark', args: [1], playerID: '1' } }, _stateID: stateID }) as LogEntry;
    const store: Pick<Store, 'logBefore' | 'since' | 'stepsBefore'> = {
      logBefore: async (_matchID, stateID, limit) => {
        read.rows += limit;
        return [entry(stateID - 1)];
      },
      since: async () => {
        read.logs += 1;
        return undefined;
      },
      stepsBefore: async () => [],
    };
    const state = { _stateID: 14_566, plugins: { [LEDGER]: { data: {} } } } as unknown as State;
    return { read, back: (by: string, to: number) => new TakeBackResolver(store).after(hosted, 'm', state, { by, to }) };
  };

  it('is refused without reading the log if it goes too far back', async () => {
    const { read, back } = scene();
    expect(await back('1', 14_566 - MAX_MOVES_BACK - 1)).toMatchObject({ key: 'tooFarBack' });
    expect(read).toEqual({ rows: 0, logs: 0 });
  });
  it('reads one row if it names a move of the opponent', async () => {
    const { read, back } = scene();
    expect(await back('0', 14_400)).toMatchObject({ key: 'nothingToUndo' });
    expect(read).toEqual({ rows: 1, logs: 0 });
  });
});
