import { PasskeyService } from '../../server/players/passkeys.js';
import { hashOf } from '../../server/players/proof.js';
import { PlayerService } from '../../server/players/service.js';
import { Sessions } from '../../server/players/sessions.js';
import { another, asked, Browser, call, hold, me, newPasskey, somebody, status } from './browserKey.js';
import { connected, embedded } from './engines.js';
import { newMatch, open } from './testServer.js';

describe('a proof', () => {
  it('is valid once, for its purpose, with the key that made it', async () => {
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

  it('that fails uses up its challenge', async () => {
    const here = await open();
    const { browser } = await somebody(here);
    const proof = await browser.proof('sign-in');
    expect(await status(call(here, 'sign-in', { ...proof, signature: 'A'.repeat(86) }))).toBe(403);
    expect(await status(call(here, 'sign-in', proof))).toBe(403);
  });
});

describe('a link that adds a device', () => {
  const add = async (browser: Browser, code: string) => call(browser, 'add', { ...(await browser.proof('add')), device: 'x', code });

  it('works once, and replaces an earlier link', async () => {
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

  it('expires after ten minutes, and a session after thirty', async () => {
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
      const refusal = (code: number) => {
        throw new Error(`${code}`);
      };
      const ctx = { request: { body: { session } }, throw: refusal };
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

  it('adds at most ten devices to a player', async () => {
    const here = await open();
    const ann = await somebody(here);
    for (let n = 1; n < 10; n++) await another(ann);
    await expect(another(ann)).rejects.toThrow('409');
    expect((await me(ann)).devices).toHaveLength(10);
  });
});

/** Makes a call with an `Origin` header, which passkeys require. */
const fetchAs = ({ url }: { readonly url: string }, path: string, body: object, origin: string | undefined = url) =>
  fetch(`${url}/people/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(origin && { Origin: origin }) },
    body: JSON.stringify(body),
  });

describe('forged calls', () => {
  const bad = [undefined, null, 1, '', 'x', 'x'.repeat(100), [], {}, '__proto__', "' or 1=1 --"];

  it('of every kind are refused, and change no data', async () => {
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

  it('with passkeys are refused too', async () => {
    const here = await open({ limits: { people: { count: 10_000, seconds: 1 } } });
    const ann = await somebody(here);
    const post = async (path: string, body: object, origin?: string) => (await fetchAs(here, path, body, origin)).status;
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

  it('cannot keep a passkey with the challenge of another player', async () => {
    const here = await open();
    const [ann, eve] = [await somebody(here), await somebody(here)];
    const begun = await fetchAs(here, 'passkey-begin', { session: ann.session });
    const { challenge } = (await begun.json()).options;
    const passkey = newPasskey(here.url, challenge);
    expect((await fetchAs(here, 'passkey-keep', { session: eve.session, device: 'x', passkey })).status).toBe(403);
    const again = await fetchAs(here, 'passkey-begin', { session: ann.session });
    const own = newPasskey(here.url, (await again.json()).options.challenge);
    expect((await fetchAs(here, 'passkey-keep', { session: ann.session, device: 'x', passkey: own })).status).toBe(200);
    expect([await me(ann), await me(eve)].map(({ passkeys }) => passkeys?.length)).toEqual([1, 0]);
  });

  it('are limited by address, and new players more strictly', async () => {
    const here = await open({ limits: { people: { count: 7, seconds: 60 }, newPeople: { count: 2, seconds: 60 } } });
    await somebody(here);
    await somebody(here);
    await expect(somebody(here)).rejects.toThrow('429');
    expect(await status(call(here, 'nonce', {}))).toBe(200);
    expect(await status(call(here, 'nonce', {}))).toBe(429);
  });

  it('leave no secret in the log', async () => {
    const lines: string[] = [];
    const here = await open({ log: (...line) => lines.push(JSON.stringify(line)) });
    const match = await newMatch(here);
    const ann = await somebody(here);
    await hold(ann, match.matchID, '0', match.keys[0]);
    await status(call(here, 'me', { session: 'x' }));
    for (const secret of [ann.session, ann.browser.key, match.keys[0]]) expect(lines.join('\n')).not.toContain(secret);
  });
});

it('a server without the passkey library stores none, and says so', async () => {
  const store = await connected(await embedded.place());
  const desk = new PasskeyService({ store, sessions: new Sessions(store.people), open: false, announce: () => undefined });
  const refusal = (code: number) => {
    throw new Error(`${code}`);
  };
  const ctx = { request: { body: {} }, get: () => 'https://x.example', set: () => undefined, throw: refusal };
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
