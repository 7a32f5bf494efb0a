import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { ExpiryTimer } from '../../server/expiry/timer.js';
import { EmbeddedStore } from '../../server/index.js';
import { isMailAddress, mailboxOf } from '../../server/notifications/mail.js';
import { MailLimits } from '../../server/notifications/service.js';
import { ask, muster, told } from './notificationCalls.js';
import { afterwards, newMatch, open, polled, until } from './testServer.js';

const HERE = 'https://play.example';

interface Letter {
  readonly to: string;
  readonly head: string;
  readonly text: string;
}

/** Starts a real local mail server. */
async function postOffice() {
  const letters: Letter[] = [];
  const self = { letters, url: '', refuses: 0 };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(self.refuses ? Object.assign(new Error('no'), { responseCode: self.refuses }) : undefined),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const [head, ...body] = String(Buffer.concat(chunks)).split('\r\n\r\n');
      const text = body.join('\n\n').replace(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('\r\n', '\n');
      letters.push({ to: envelope.rcptTo.map(({ address }) => address).join(), head: head.replace(/\r\n[ \t]+/g, ' '), text });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => new Promise<void>((resolve) => server.close(() => resolve())));
  self.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return self;
}

async function scene() {
  const office = await postOffice();
  const mail = { smtpUrl: office.url, from: 'Weathergage <play@play.example>' };
  const testServer = await open({ games: [told], notices: { publicUrl: HERE, afterMs: 0, mail } });
  const match = await newMatch(testServer);
  const set = (address = 'ann@there.example') => ask(testServer, match, '/mail', { address });
  const post = (path: string, body: object = {}) =>
    fetch(`${testServer.url}/notices${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  /** Confirms the address with the link in the first email. */
  const confirm = async () => {
    const [, token] = /\/told\/confirm\/(\S+)/.exec(office.letters[0].text) ?? [];
    return (await post('/confirm', { token })).status;
  };
  return { office, testServer, match, set, post, confirm };
}

describe('the limits of confirmation emails', () => {
  it.each([
    ['ann+chess@there.example', 'ann@there.example', 'there.example'],
    ['A.N.N@There.example', 'ann@there.example', 'there.example'],
    ['ann@x1.there.example', 'ann@x1.there.example', 'there.example'],
    ['ann%there.example@relay.example', 'ann@there.example', 'there.example'],
  ])('count %s as %s', (address, mailbox, domain) => {
    expect(mailboxOf(address)).toEqual({ mailbox, domain });
  });

  it('refuse the fourth email to a mailbox, in any spelling', () => {
    const limits = new MailLimits();
    const spellings = ['ann@there.example', 'Ann@there.example', 'ann+a@there.example', 'a.nn+b@there.example', 'ben@there.example'];
    expect(spellings.map((address) => limits.allows(address))).toEqual([true, true, true, false, true]);
  });

  it('refuse the 61st email to a domain, and the 301st in all', () => {
    const limits = new MailLimits();
    const sent = (domains: number) =>
      Array.from({ length: 400 }, (_, n) => limits.allows(`a${n}@x${n}.d${n % domains}.example`)).filter(Boolean).length;
    expect(sent(1)).toBe(60);
    expect(sent(10)).toBe(240);
  });
});

describe('an email address', () => {
  it('is sent one email, without any user’s text, and no more until it is confirmed', async () => {
    const { office, testServer, match, set, post, confirm } = await scene();
    await testServer.lobby.updatePlayer('parley', match.matchID, { playerID: '0', credentials: match.keys[0], newName: 'BUY NOW' });
    expect((await set()).told?.set).toEqual([{ id: expect.any(String), channel: 'mail', where: 'ann@there.example', waits: true }]);
    expect(office.letters).toHaveLength(1);
    expect(office.letters[0]).toMatchObject({ to: 'ann@there.example', text: expect.stringContaining('Parley') });
    expect(office.letters[0].text).not.toContain('BUY');
    await muster(testServer, match);
    await polled();
    expect(office.letters).toHaveLength(1);
    expect((await post('/confirm', { token: 'guess' })).status).toBe(404);
    expect(await confirm()).toBe(204);
    expect((await ask(testServer, match, '', {})).told?.set).toEqual([
      { id: expect.any(String), channel: 'mail', where: 'ann@there.example' },
    ]);
  });

  it('is notified of a turn once, without credentials, with links to the match and to unsubscribe', async () => {
    const { office, testServer, match, set, confirm } = await scene();
    await set();
    expect(await confirm()).toBe(204);
    expect(await confirm()).toBe(404);
    await muster(testServer, match);
    await until(() => office.letters.length === 2);
    const { head, text, to } = office.letters[1];
    expect(to).toBe('ann@there.example');
    expect(head).toContain('Subject: Your turn: Parley against player 0');
    for (const part of ['Marks berth 1.', 'Marks berth 2.', `${HERE}/match/parley/${match.matchID}`]) expect(text).toContain(part);
    for (const key of match.keys) expect(head + text).not.toContain(key);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, path] = /List-Unsubscribe: <https:\/\/play\.example(\S+)>/.exec(head) ?? [];
    expect(text).toContain(`${HERE}${path.replace('/notices/', '/told/')}`);
    // Mail programs open links automatically, which must not unsubscribe.
    const opened = await fetch(testServer.url + path, { redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path.replace('/notices/', '/told/')]);
    expect((await ask(testServer, match, '', {})).told?.set).toHaveLength(1);
    // Unsubscribe with one click, as a mail program does (RFC 8058).
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(testServer.url + path, form)).status).toBe(204);
    expect((await fetch(testServer.url + path, form)).status).toBe(204);
    expect((await ask(testServer, match, '', {})).told?.set).toEqual([]);
    await polled();
    expect(office.letters).toHaveLength(2);
  });

  it('receives at most three emails an hour, from all requests', async () => {
    const { office, testServer, set } = await scene();
    for (let n = 0; n < 3; n++) expect((await set('Ann@there.example')).status).toBe(200);
    const other = await newMatch(testServer);
    expect((await ask(testServer, other, '/mail', { address: 'ann@THERE.example' })).status).toBe(429);
    expect(office.letters).toHaveLength(3);
  });

  it('is not stored if it is invalid or the server sends no mail', async () => {
    const { office, testServer, match, set } = await scene();
    office.refuses = 550;
    expect((await set()).told).toEqual({ channels: ['webhook', 'mail'], set: [], fault: 'refused' });
    for (const address of ['ann', 'ann@x', 'ann@x.example, ben@x.example', 'Ann <ann@x.example>', 'ann@x.example\r\nBcc: ben@x.example']) {
      expect((await set(address)).told).toMatchObject({ set: [], fault: 'address' });
      expect(isMailAddress(address)).toBe(false);
    }
    expect((await ask(testServer, match, '/mail', { address: 'ann@x.example' }, '1', 'wrong')).status).toBe(403);
    expect(office.letters).toEqual([]);
  });

  it('is forgotten after two days without confirmation', async () => {
    const { testServer, match, set } = await scene();
    await set();
    const store = new EmbeddedStore(testServer.dataDir);
    await store.connect();
    afterwards(() => store.close());
    const sweep = (days: number) =>
      new ExpiryTimer({
        ...{ store, ages: { abandonedDays: 0, finishedDays: 0 }, log: () => undefined, isOpen: () => false, wiped: () => undefined },
        now: () => Date.now() + days * 86_400_000,
      }).sweep();
    await sweep(1);
    expect((await ask(testServer, match, '', {})).told?.set).toHaveLength(1);
    await sweep(3);
    expect((await ask(testServer, match, '', {})).told?.set).toEqual([]);
  });
});
