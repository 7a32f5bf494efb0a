import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { generateVAPIDKeys } from 'web-push';
import { ask, muster, told } from './notificationCalls.js';
import { type Received, receiver } from './receiver.js';
import { newMatch, open, pause, until } from './testServer.js';

const HERE = 'https://play.example';

/** Decrypts a browser’s message of one record (RFC 8188, RFC 8291). */
function decrypted(body: Buffer, key: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + sender.length);
  const derived = (secret: Buffer, salted: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), sender]);
  const secret = derived(key.computeSecret(sender), auth, info, 32);
  const contentKey = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const open = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return String(padded.subarray(0, padded.lastIndexOf(2)));
}

/** Creates a browser's push subscription, and the keys to read its messages. */
function browser() {
  const key = createECDH('prime256v1');
  const p256dh = key.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const read = ({ body }: Received): { headline: string; happened: string[]; path: string } =>
    JSON.parse(decrypted(body, key, Buffer.from(auth, 'base64url')));
  return { p256dh, auth, read };
}

/** Returns the claims of a push message. Checks that the given key has signed them. */
function claimsOf({ headers }: Received, publicKey: string) {
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [head, claims, signature] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(String(Buffer.from(claims, 'base64url')));
}

async function scene() {
  const service = await receiver();
  const vapid = generateVAPIDKeys();
  const webhooks = { mayReach: () => true, ca: service.ca };
  const testServer = await open({ games: [told], notices: { publicUrl: HERE, afterMs: 0, webhooks, push: vapid } });
  const match = await newMatch(testServer);
  const { read, ...keys } = browser();
  const set = () => ask(testServer, match, '/push', { endpoint: `${service.url}/device`, ...keys });
  return { service, vapid, testServer, match, read, keys, set };
}

describe('a browser with push notifications', () => {
  it('is notified of a turn in an encrypted message from an identified server', async () => {
    const { service, vapid, testServer, match, read, set } = await scene();
    expect((await ask(testServer, match, '', {})).told).toEqual({ channels: ['webhook', 'push'], set: [], vapid: vapid.publicKey });
    expect((await set()).told?.set).toEqual([{ id: expect.any(String), channel: 'push', where: `127.0.0.1:${service.port}` }]);
    await muster(testServer, match);
    await until(() => service.received.length === 2);
    const [, push] = service.received;
    expect(read(push)).toEqual({
      headline: 'Your turn: Parley against player 0',
      happened: ['Marks berth 1.', 'Marks berth 2.'],
      path: `/match/parley/${match.matchID}`,
    });
    expect(String(push.body)).not.toContain('berth');
    expect(claimsOf(push, vapid.publicKey)).toMatchObject({ aud: `https://127.0.0.1:${service.port}`, sub: HERE });
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: match.matchID });
  });

  it('is forgotten when its push service says that it is gone', async () => {
    const { service, testServer, match, set } = await scene();
    await set();
    service.answer = (_request, response) => void response.writeHead(410).end();
    await muster(testServer, match);
    await until(async () => {
      await pause(500);
      return (await ask(testServer, match, '', {})).told?.set.length === 0;
    });
    expect(service.received).toHaveLength(2);
  });

  it('is refused with invalid keys, or with a service without a public address', async () => {
    const { service, testServer, match, keys, set } = await scene();
    for (const wrong of [{ p256dh: 'x' }, { auth: 'x' }, { endpoint: 'x'.repeat(1001) }]) {
      expect((await ask(testServer, match, '/push', { endpoint: service.url, ...keys, ...wrong })).status).toBe(400);
    }
    expect((await ask(testServer, match, '/push', { endpoint: 'http://127.0.0.1/', ...keys })).told?.fault).toBe('address');
    expect(service.received).toEqual([]);
    expect((await set()).told?.set).toHaveLength(1);
  });
});
