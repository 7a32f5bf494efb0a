import { PasskeyService } from '../../server/players/passkeys.js';
import { hashOf } from '../../server/players/proof.js';
import { cutOff } from '../../server/players/seats.js';
import { PlayerService } from '../../server/players/service.js';
import { Sessions } from '../../server/players/sessions.js';
import type { Reply } from '../../src/api/index.js';
import { needs } from '../kit/needs.js';
import { connected, describeOnEngines, embedded, type Place, postgresql } from './engines.js';
import { another, asked, Browser, call, hold, matchesOf, me, somebody, take } from './people.js';
import { games, moveFrame, newMatch, open, RawSocket, seated, until } from './testServer.js';

const status = async (response: Promise<Response>) => (await response).status;

describeOnEngines('who plays from several devices', ({ place }) => {
  const startServer = async (at?: Place) => open({ store: (at ?? (await place())).store() });

  it('is known by the keys of his devices, and by nothing else', async () => {
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

  it('has the seats that he holds at each of them, with credentials of its own', async () => {
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
    // Nobody is shown by what a seat is opened.
    expect(JSON.stringify((await here.lobby.getMatch('parley', match.matchID)).players)).not.toMatch(/keys|sha256|credentials/);
  });

  it('loses nothing with a device that is removed, which is cut off at once', async () => {
    const here = await startServer();
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const phone = await another(ann);
    const { credentials } = await take(phone, match.matchID, '0');
    const hand = await seated(here, { ...match, keys: [credentials, ''] }, '0');
    const desk = await seated(here, match, '0');
    const [lost] = (await me(phone)).devices;
    await asked(here, 'remove', { session: phone.session, device: lost.id });
    await until(() => desk.socket.disconnected || desk.of('rejected').length, 'being cut off');
    expect(await status(call(here, 'me', { session: ann.session }))).toBe(401);
    expect(await status(call(here, 'sign-in', await ann.browser.proof('sign-in')))).toBe(404);
    const back = new RawSocket(here.url);
    back.send('sync', match.matchID, '0', match.keys[0], 2);
    expect(await back.next('rejected', 'sync')).toMatchObject([{ key: 'wrongCredentials' }]);
    hand.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await hand.next('patch');
  });

  it('keeps no orders and notifications in the seats that a removed device opened', async () => {
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
    await cutOff(store as never, 'ann', 'phone', (matchID) => announced.push(matchID));
    expect([store.plans.drop.mock.calls, store.notices.drop.mock.calls, announced]).toEqual([[['m', '0']], [[seat]], ['m']]);
  });

  it('is asked to hold a seat by its credentials, and nobody else holds it then', async () => {
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

  it('holds a seat no more that he has left, and whoever sits there then may', async () => {
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

  it('need not be known to learn how his matches stand: the credentials of each say that they are his', async () => {
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

  it('is deleted when he says so; whoever sits at a match stays there, and is named nowhere', async () => {
    const at = await place();
    const here = await startServer(at);
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const phone = await another(ann);
    const { credentials } = await take(phone, match.matchID, '0');
    const ids = (await me(ann)).devices.map(({ id }) => id);
    const said = { playerID: '0', credentials, orders: { answers: 'never' } };
    const told = await fetch(`${here.url}/games/parley/${match.matchID}/plans/orders`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(said),
    });
    expect(told.status).toBe(200);
    expect(await at.sql('select * from plans')).toHaveLength(1);
    await asked(here, 'forget', { session: phone.session });
    for (const table of ['people', 'devices', 'holdings', 'passes', 'plans']) expect(await at.sql(`select * from ${table}`)).toEqual([]);
    const [{ metadata }] = await at.sql('select metadata from matches');
    for (const id of ids) expect(metadata).not.toContain(id);
    await seated(here, match, '0');
    await seated(here, { ...match, keys: [credentials, ''] }, '0');
    // And can be held anew.
    expect(await status(hold(await somebody(here), match.matchID, '0', credentials))).toBe(200);
  });

  it('is deleted after a while where he holds no seat, and what was given out with its time', async () => {
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

  it('has passkeys, ten of them at most, which nobody else removes, and which go with him', async () => {
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

  it('keeps no secret in the store: challenges, sessions and links are hashed', async () => {
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

describe('a proof', () => {
  it('is good once, for its purpose, with the key that made it', async () => {
    const here = await open();
    const { browser } = await somebody(here);
    const proof = await browser.proof('sign-in');
    expect(await status(call(here, 'sign-in', proof))).toBe(200);
    expect(await status(call(here, 'sign-in', proof))).toBe(403);
    expect(await status(call(here, 'sign-in', await browser.proof('create')))).toBe(403);
    expect(await status(call(here, 'sign-in', { ...(await browser.proof('sign-in')), key: new Browser(here.url).key }))).toBe(403);
    const nonce = 'x'.repeat(24);
    expect(
      await status(call(here, 'sign-in', { key: browser.key, nonce, signature: browser.signed(`weathergage sign-in ${nonce}`) })),
    ).toBe(403);
    const nowhere = `B${'A'.repeat(86)}`;
    expect(await status(call(here, 'sign-in', { ...(await browser.proof('sign-in')), key: nowhere }))).toBe(403);
  });

  it('that fails uses its challenge up', async () => {
    const here = await open();
    const { browser } = await somebody(here);
    const proof = await browser.proof('sign-in');
    expect(await status(call(here, 'sign-in', { ...proof, signature: 'A'.repeat(86) }))).toBe(403);
    expect(await status(call(here, 'sign-in', proof))).toBe(403);
  });
});

describe('a link that adds a device', () => {
  const add = async (browser: Browser, code: string) => call(browser, 'add', { ...(await browser.proof('add')), device: 'x', code });

  it('works once, and an earlier one no more', async () => {
    const here = await open();
    const ann = await somebody(here);
    const link = () => asked<{ code: string }>(here, 'link', { session: ann.session });
    const [old, { code }] = [await link(), await link()];
    expect(await status(add(new Browser(here.url), old.code))).toBe(404);
    expect(await status(add(new Browser(here.url), code))).toBe(200);
    expect(await status(add(new Browser(here.url), code))).toBe(404);
    expect(await status(add(new Browser(here.url), 'x'.repeat(24)))).toBe(404);
    expect(await status(add(ann.browser, (await link()).code))).toBe(409);
    expect((await me(ann)).devices).toHaveLength(2);
  });

  it('works for ten minutes, a session for thirty', async () => {
    const store = await connected(await embedded.place());
    let now = Date.now();
    const desk = new PlayerService({
      store,
      games: [],
      isConnected: () => false,
      announce: () => undefined,
      sessions: new Sessions(store.people, () => now),
      passkeys: false,
    });
    const answerTo = async (deed: 'link' | 'me' | 'nonce', session = '') => {
      const thrown = (code: number) => {
        throw new Error(`${code}`);
      };
      const ctx = { request: { body: { session } }, throw: thrown };
      let answer: unknown;
      const reply = (body: object) => {
        answer = body;
      };
      await desk[deed](ctx as never, reply, async () => undefined);
      return answer as { code: string; until: number };
    };
    const [session, person] = ['s', 'p'];
    const hash = hashOf(session);
    await store.people.create({ id: 'd', person, key: 'k', name: 'n', createdAt: now, usedAt: now });
    await store.people.issue({ hash, kind: 'session', about: 'd', until: now + 30 * 60_000 });
    const { code, until: end } = await answerTo('link', session);
    expect(end - now).toBe(10 * 60_000);
    expect(await store.people.redeem('link', hashOf(code), end)).toBeUndefined();
    expect(await store.people.redeem('link', hashOf(code), end - 1)).toBe(person);
    now += 30 * 60_000;
    await expect(answerTo('me', session)).rejects.toThrow('401');
  });

  it('adds ten devices to a person, and no more', async () => {
    const here = await open();
    const ann = await somebody(here);
    for (let n = 1; n < 10; n++) await another(ann);
    await expect(another(ann)).rejects.toThrow('409');
    expect((await me(ann)).devices).toHaveLength(10);
  });
});

describe('forged calls', () => {
  const bad = [undefined, null, 1, '', 'x', 'x'.repeat(100), [], {}, '__proto__', "' or 1=1 --"];

  it('of every kind are refused, and change nothing', async () => {
    const here = await open({ limits: { people: { count: 10_000, seconds: 1 } } });
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    const before = await me(ann);
    const seat = { matchID: match.matchID, playerID: '0' };
    for (const session of bad) {
      for (const path of ['me', 'change', 'link', 'remove', 'forget', 'hold', 'seat', 'matches']) {
        const body = { session, ...seat, device: before.devices[0].id, credentials: match.keys[0], playerName: 'Eve' };
        expect([400, 401]).toContain(await status(call(here, path, body)));
      }
    }
    for (const path of ['create', 'sign-in', 'add']) {
      const good = { ...(await ann.browser.proof(path)), device: 'x', code: 'x' };
      for (const key of ['key', 'nonce', 'signature']) {
        for (const junk of bad) expect([400, 403]).toContain(await status(call(here, path, { ...good, [key]: junk })));
      }
    }
    const { session } = ann;
    for (const junk of bad) {
      expect([400, 403]).toContain(await status(call(here, 'hold', { session, ...seat, credentials: junk })));
      expect([400, 403]).toContain(await status(call(here, 'hold', { session, ...seat, matchID: junk, credentials: match.keys[0] })));
      expect([400, 404]).toContain(await status(call(here, 'seat', { session, ...seat, playerID: junk })));
      expect([400, 404]).toContain(await status(call(here, 'remove', { session, device: junk })));
    }
    expect(await status(call(here, 'change', { session, settings: 'x'.repeat(20_000) }))).toBe(400);
    expect(await status(call(here, 'change', { session, playerName: '\u200b' }))).toBe(400);
    expect(await me(ann)).toEqual(before);
  });

  it('of passkeys are refused too, of whatever they are made', async () => {
    const here = await open({ limits: { people: { count: 10_000, seconds: 1 } } });
    const ann = await somebody(here);
    const post = async (path: string, body: object, origin: string | undefined = here.url) =>
      (
        await fetch(`${here.url}/people/${path}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
          body: JSON.stringify(body),
        })
      ).status;
    const { session } = ann;
    expect(await post('passkey-begin', { session })).toBe(200);
    expect(await post('passkey-begin', { session: 'x' })).toBe(401);
    expect(await post('passkey-begin', { session }, '')).toBe(400);
    expect(await post('recall-ask', {}, 'https://elsewhere.example')).toBe(403);
    const shaped = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    };
    for (const passkey of [...bad, shaped, { ...shaped, id: '__proto__' }]) {
      expect([400, 403]).toContain(await post('passkey-keep', { session, device: 'x', passkey }));
      expect([400, 403, 404]).toContain(await post('recall', { ...(await ann.browser.proof('recall')), device: 'x', passkey }));
    }
    expect(await post('recall', { ...(await ann.browser.proof('add')), device: 'x', passkey: shaped })).toBe(403);
    expect((await me(ann)).passkeys).toEqual([]);
  });

  it('are taken from one address only so often, and new people more seldom', async () => {
    const here = await open({ limits: { people: { count: 7, seconds: 60 }, newPeople: { count: 2, seconds: 60 } } });
    await somebody(here);
    await somebody(here);
    await expect(somebody(here)).rejects.toThrow('429');
    expect(await status(call(here, 'nonce', {}))).toBe(200);
    expect(await status(call(here, 'nonce', {}))).toBe(429);
  });

  it('leave nothing secret in the log', async () => {
    const lines: string[] = [];
    const here = await open({ log: (...line) => lines.push(JSON.stringify(line)) });
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    await status(call(here, 'me', { session: 'x' }));
    for (const secret of [ann.session, ann.browser.key, match.keys[0]]) expect(lines.join('\n')).not.toContain(secret);
  });
});

needs('database').describe('two processes over PostgreSQL', () => {
  it('know the same people; a challenge and a link are good once for both, and who is removed at one is cut off at the other', async () => {
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
    const hand = await seated(there, { ...match, keys: [credentials, ''] }, '0');
    await asked(here, 'remove', { session: ann.session, device: (await me(phone)).devices[1].id });
    await until(() => hand.socket.disconnected, 'being cut off');
    expect(await status(call(there, 'matches', { session: phone.session }))).toBe(401);
  });
});

it('a server without the library for passkeys keeps none, and says so', async () => {
  const store = await connected(await embedded.place());
  const desk = new PasskeyService({ store, sessions: new Sessions(store.people), open: false, announce: () => undefined });
  const thrown = (code: number) => {
    throw new Error(`${code}`);
  };
  const ctx = { request: { body: {} }, get: () => 'https://x.example', set: () => undefined, throw: thrown };
  for (const deed of ['begin', 'keep', 'ask', 'recall'] as const) {
    await expect(
      Promise.resolve(
        desk[deed](
          ctx as never,
          () => undefined,
          async () => undefined,
        ),
      ),
    ).rejects.toThrow('404');
  }
});

describe('whoever has lost everything', () => {
  it('leaves a seat to his opponent as it was: it stays taken, and the match is played on', async () => {
    const here = await open();
    const match = await newMatch(here, { setupData: { skipMuster: true } });
    await hold(await somebody(here), match.matchID, '0', match.keys[0]);
    const bob = await seated(here, match, '1');
    bob.send('update', ...moveFrame(match.matchID, 0, '1', 'commit', [1]));
    await bob.next('patch');
    expect((await here.lobby.getMatch('parley', match.matchID)).players[0]).toMatchObject({ name: 'player 0' });
  });
});
