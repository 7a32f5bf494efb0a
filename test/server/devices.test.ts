import { seatOf } from '../../server/match/seats.js';
import { giveSeat, removeWithDevice } from '../../server/players/seats.js';
import type { Reply } from '../../src/api/index.js';
import { needs } from '../kit/needs.js';
import { another, asked, call, hold, matchesOf, me, somebody, status, take } from './browserKey.js';
import { connected, describeOnEngines, embedded, type Place, postgresql } from './engines.js';
import { games, moveFrame, newMatch, open, RawSocket, seated, until } from './testServer.js';

describeOnEngines('a player with several devices', ({ place }) => {
  const startServer = async (at?: Place) => open({ store: (at ?? (await place())).store() });

  it('is identified by their device keys only', async () => {
    const here = await startServer();
    const ann = await somebody(here);
    const phone = await another(ann);
    expect(await me(phone)).toMatchObject({
      name: null,
      settings: null,
      devices: [
        { name: 'desk', here: false },
        { name: 'phone', here: true },
      ],
      seats: 0,
    });
    await asked(here, 'change', { session: phone.session, playerName: '  Ann ', settings: '{"a":"b"}' });
    expect(await me(ann)).toMatchObject({ name: 'Ann', settings: '{"a":"b"}' });
    const again = await asked<{ session: string }>(here, 'sign-in', await ann.browser.proof('sign-in'));
    expect((await me({ ...ann, ...again })).devices.map((device) => device.here)).toEqual([true, false]);
  });

  it('has their seats on each device, with separate credentials', async () => {
    const here = await startServer();
    const match = await newMatch(here, { setupData: { skipMuster: true } });
    const ann = await somebody(here);
    expect(await status(hold(ann, match.matchID, '0', match.keys[0]))).toBe(200);
    const phone = await another(ann);
    expect(await matchesOf(phone)).toMatchObject([
      { game: 'parley', matchID: match.matchID, playerID: '0', asked: ['0', '1'], setupData: { skipMuster: true } },
    ]);
    const given = await take(phone, match.matchID, '0');
    expect(given.name).toBe('player 0');
    expect(given.credentials).not.toBe(match.keys[0]);
    const [desk, hand] = [await seated(here, match, '0'), await seated(here, { ...match, keys: [given.credentials, match.keys[1]] }, '0')];
    hand.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
    await Promise.all([desk.next('patch'), hand.next('patch')]);
    desk.send('update', ...moveFrame(match.matchID, 1, '0', 'concede'));
    await hand.next('patch');
    expect(await matchesOf(phone)).toMatchObject([{ asked: [], gameover: { winner: '1' } }]);
    // No response contains the credentials of a seat.
    expect(JSON.stringify((await here.lobby.getMatch('parley', match.matchID)).players)).not.toMatch(/keys|sha256|credentials/);
  });

  it('loses no seat with a removed device, which is disconnected at once', async () => {
    const here = await startServer();
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const phone = await another(ann);
    const { credentials } = await take(phone, match.matchID, '0');
    const socket = await seated(here, { ...match, keys: [credentials, ''] }, '0');
    const desk = await seated(here, match, '0');
    const [lost] = (await me(phone)).devices;
    await asked(here, 'remove', { session: phone.session, device: lost.id });
    await until(() => desk.socket.disconnected || desk.of('rejected').length, 'being cut off');
    expect(await status(call(here, 'me', { session: ann.session }))).toBe(401);
    expect(await status(call(here, 'sign-in', await ann.browser.proof('sign-in')))).toBe(404);
    const back = new RawSocket(here.url);
    back.send('sync', match.matchID, '0', match.keys[0], 2);
    expect(await back.next('rejected', 'sync')).toMatchObject([{ key: 'wrongCredentials' }]);
    socket.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await socket.next('patch');
  });

  it('keeps conditional orders and notifications in the seats that a removed device opened', async () => {
    const seat = { matchID: 'm', playerID: '0' };
    const metadata = { players: { 0: { keys: { phone: 'a', desk: 'b' } }, 1: { keys: { desk: 'c' } } } };
    const store = {
      fetch: async () => ({ metadata }),
      setMetadata: async () => undefined,
      people: { held: async () => [seat, { ...seat, playerID: '1' }], remove: async () => undefined },
      plans: { drop: jest.fn(async () => undefined) },
      notices: { drop: jest.fn(async () => undefined) },
    };
    const announced: string[] = [];
    await removeWithDevice(store as never, 'ann', 'phone', (matchID) => announced.push(matchID));
    expect([store.plans.drop.mock.calls, store.notices.drop.mock.calls, announced]).toEqual([[['m', '0']], [[seat]], ['m']]);
  });

  it('holds a seat by its credentials, exclusively', async () => {
    const here = await startServer();
    const match = await newMatch(here);
    const [ann, eve] = [await somebody(here), await somebody(here)];
    expect(await status(hold(ann, match.matchID, '0', match.keys[1]))).toBe(403);
    expect(await status(hold(ann, match.matchID, '7', match.keys[0]))).toBe(403);
    expect(await status(hold(ann, 'nowhere', '0', match.keys[0]))).toBe(403);
    expect(await status(hold(ann, match.matchID, '0', match.keys[0]))).toBe(200);
    expect(await status(hold(ann, match.matchID, '0', match.keys[0]))).toBe(200);
    expect(await status(hold(eve, match.matchID, '0', match.keys[0]))).toBe(409);
    expect(await status(call(here, 'seat', { session: eve.session, matchID: match.matchID, playerID: '0' }))).toBe(404);
    expect(await matchesOf(eve)).toEqual([]);
    expect(await status(call(here, 'remove', { session: eve.session, device: (await me(ann)).devices[0].id }))).toBe(404);
    expect((await me(ann)).devices).toHaveLength(1);
  });

  it('no longer holds a seat after leaving it; the next player may', async () => {
    const here = await startServer();
    const match = await newMatch(here);
    const [ann, eve] = [await somebody(here), await somebody(here)];
    await hold(ann, match.matchID, '0', match.keys[0]);
    await here.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    expect(await matchesOf(ann)).toEqual([]);
    const { playerCredentials } = await here.lobby.joinMatch('parley', match.matchID, { playerID: '0', playerName: 'Eve' });
    expect(await status(call(here, 'seat', { session: ann.session, matchID: match.matchID, playerID: '0' }))).toBe(404);
    expect(await status(hold(eve, match.matchID, '0', playerCredentials))).toBe(200);
    expect(await matchesOf(eve)).toMatchObject([{ matchID: match.matchID }]);
  });

  it('can read the state of their matches without signing in, by the credentials of each', async () => {
    const here = await startServer();
    const [mine, other] = [await newMatch(here), await newMatch(here)];
    const standing = (...seats: object[]) => asked<Reply<'listOpenedMatches'>>(here, 'standing', { seats });
    const { matches } = await standing(
      { matchID: mine.matchID, credentials: mine.keys[1] },
      { matchID: other.matchID, credentials: mine.keys[0] },
      { matchID: 'none', credentials: mine.keys[0] },
    );
    expect(matches).toMatchObject([{ game: 'parley', matchID: mine.matchID, playerID: '1', asked: ['0'], phase: 'muster' }]);
    expect(JSON.stringify(matches)).not.toMatch(/keys|sha256|credentials/);
    const many = Array.from({ length: 41 }, () => ({ matchID: mine.matchID, credentials: mine.keys[0] }));
    expect(await status(call(here, 'standing', { seats: many }))).toBe(400);
  });

  it('is deleted on request; seats at matches stay taken, and no data names the player', async () => {
    const at = await place();
    const here = await startServer(at);
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const phone = await another(ann);
    const { credentials } = await take(phone, match.matchID, '0');
    const ids = (await me(ann)).devices.map(({ id }) => id);
    const said = { playerID: '0', credentials, orders: { answers: 'never' } };
    const orders = await fetch(`${here.url}/games/parley/${match.matchID}/plans/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
    });
    expect(orders.status).toBe(200);
    expect(await at.sql('select * from plans')).toHaveLength(1);
    await asked(here, 'forget', { session: phone.session });
    for (const table of ['people', 'devices', 'holdings', 'passes', 'plans']) expect(await at.sql(`select * from ${table}`)).toEqual([]);
    const [{ metadata }] = await at.sql('select metadata from matches');
    for (const id of ids) expect(metadata).not.toContain(id);
    await seated(here, match, '0');
    await seated(here, { ...match, keys: [credentials, ''] }, '0');
    // The seat can be claimed again.
    expect(await status(hold(await somebody(here), match.matchID, '0', credentials))).toBe(200);
  });

  it('is deleted after a while without a seat, and challenges and links when they expire', async () => {
    const at = await place();
    const here = await startServer(at);
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    await somebody(here);
    const store = await connected(at);
    await store.people.expire(Date.now() - 1e6, Date.now());
    expect(await at.sql('select * from people')).toHaveLength(2);
    await store.people.expire(Date.now() + 1e6, Date.now() + 1e9);
    expect(await at.sql('select * from people')).toHaveLength(1);
    expect(await at.sql('select * from passes')).toEqual([]);
    await store.wipe(match.matchID);
    expect(await at.sql('select * from holdings')).toEqual([]);
  });

  it('has at most ten passkeys, which only they can remove, deleted with the player', async () => {
    const at = await place();
    const here = await startServer(at);
    const [ann, eve] = [await somebody(here), await somebody(here)];
    const store = await connected(at);
    const [{ person }] = await at.sql(`select person from devices where name = 'desk' and key = '${ann.browser.key}'`);
    const passkey = { person: String(person), key: 'k', counter: 0, site: 'x.example', name: 'desk', createdAt: 5, usedAt: 5 };
    for (let n = 0; n < 10; n++) expect(await store.people.keepPasskey({ ...passkey, id: `${n}` })).toBe(true);
    expect(await store.people.keepPasskey({ ...passkey, id: 'more' })).toBe(false);
    await asked(here, 'passkey-drop', { session: eve.session, id: '0' });
    expect((await me(ann)).passkeys).toHaveLength(10);
    await asked(here, 'passkey-drop', { session: ann.session, id: '0' });
    await store.people.usedPasskey('1', 7, 9);
    expect((await me(ann)).passkeys?.[0]).toEqual({ id: '1', name: 'desk', createdAt: 5, usedAt: 9 });
    expect(await store.people.passkey('1')).toMatchObject({ counter: 7 });
    await asked(here, 'forget', { session: ann.session });
    expect(await at.sql('select * from passkeys')).toEqual([]);
  });

  it('has no secret in the store: challenges, sessions and links are hashed', async () => {
    const at = await place();
    const here = await startServer(at);
    const ann = await somebody(here);
    const { code } = await asked<{ code: string }>(here, 'link', { session: ann.session });
    const { nonce } = await asked<{ nonce: string }>(here, 'nonce', {});
    const kept = JSON.stringify(await at.sql('select * from passes'));
    expect(kept.match(/"kind"/g)).toHaveLength(3);
    for (const secret of [code, nonce, ann.session]) expect(kept).not.toContain(secret);
  });
});

describe('a device that is removed', () => {
  it('cannot take a seat at the same time', async () => {
    const store = await connected(await embedded.place());
    const here = await open({ store });
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    await another(ann);
    const phone = (await store.people.devices(String(await store.people.holding(match.matchID, '0').then((held) => held?.person)))).find(
      ({ name }) => name === 'phone',
    );
    if (!phone) throw new Error('no phone');
    const seat = { matchID: match.matchID, playerID: '0' };
    const keys = async () => Object.keys(seatOf((await store.fetch(match.matchID, { metadata: true })).metadata, '0')?.keys ?? {});
    // The device asks for the seat while it is being removed.
    const remove = store.people.remove.bind(store.people);
    jest.spyOn(store.people, 'remove').mockImplementationOnce(async (...args) => {
      expect(await giveSeat(store, phone, seat)).toHaveProperty('credentials');
      return remove(...args);
    });
    await removeWithDevice(store, phone.person, phone.id, () => undefined);
    expect(await keys()).not.toContain(phone.id);
    // The device was checked before the removal, but asks for the seat after it.
    expect(await giveSeat(store, phone, seat)).toMatchObject({ status: 403 });
    expect(await keys()).not.toContain(phone.id);
  });
});

needs('database').describe('two processes over PostgreSQL', () => {
  it('share players; a challenge and a link are valid once for both, and a removed device is disconnected at both', async () => {
    const at = await postgresql.place();
    const startServer = () => open({ databaseUrl: at.url, games });
    const [here, there] = [await startServer(), await startServer()];
    const match = await newMatch(here);
    const ann = await somebody(here);
    const proof = await ann.browser.proof('sign-in');
    const both = await Promise.all([here, there].map((each) => status(call(each, 'sign-in', proof))));
    expect(both.sort()).toEqual([200, 403]);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const phone = await another(ann, 'phone', there);
    const { credentials } = await take(phone, match.matchID, '0');
    const socket = await seated(there, { ...match, keys: [credentials, ''] }, '0');
    await asked(here, 'remove', { session: ann.session, device: (await me(phone)).devices[1].id });
    await until(() => socket.socket.disconnected, 'being cut off');
    expect(await status(call(there, 'matches', { session: phone.session }))).toBe(401);
  });
});

describe('a player who has lost all devices', () => {
  it('leaves the match unchanged: the seat stays taken, and play continues', async () => {
    const here = await open();
    const match = await newMatch(here, { setupData: { skipMuster: true } });
    await hold(await somebody(here), match.matchID, '0', match.keys[0]);
    const bob = await seated(here, match, '1');
    bob.send('update', ...moveFrame(match.matchID, 0, '1', 'commit', [1]));
    await bob.next('patch');
    expect((await here.lobby.getMatch('parley', match.matchID)).players[0]).toMatchObject({ name: 'player 0' });
  });
});
