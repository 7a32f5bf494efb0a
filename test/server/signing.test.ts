import { generateKeyPairSync } from 'node:crypto';
import type { State } from 'boardgame.io';
import { settingsOf } from '../../server/environment.js';
import { EmbeddedStore } from '../../server/index.js';
import { MatchFiles } from '../../server/match/matchFile.js';
import type { PublicKey } from '../../server/match/signer.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { checkSignature, fingerprintOf } from '../../src/boardgame/signature.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import { needs } from '../kit/needs.js';
import { newDatabase } from './engines.js';
import { afterwards, folder, moveFrame, newMatch, open, seated, type TestServer } from './testServer.js';

const games = Object.values(modules) as GameModule[];
const armada = modules['invincible-armada'] as GameModule;

const keyOf = async ({ url }: TestServer): Promise<PublicKey> =>
  (await (await fetch(`${url}/.well-known/weathergage-key`)).json()) as PublicKey;

/** Plays a match in which one side concedes at once, and returns its file. */
async function exported(testServer: TestServer, { slug, scenarios }: GameModule): Promise<MatchExport> {
  const match = await newMatch(testServer, { setupData: scenarios[0].setupData }, slug);
  const watcher = await seated(testServer, match, null, slug);
  const [, { state }] = watcher.of('sync')[0].args as [string, { state: State }];
  const [loser] = Object.keys(state.ctx.activePlayers ?? {}) as ('0' | '1')[];
  const raw = await seated(testServer, match, loser, slug);
  raw.send('update', ...moveFrame(match.matchID, 0, loser, 'concede'));
  await raw.next('patch');
  return (await (await fetch(`${testServer.url}/games/${slug}/${match.matchID}/export`)).json()) as MatchExport;
}

const newKey = (kind: 'ed25519' | 'x25519' = 'ed25519') =>
  // TypeScript needs the literals to select the overload.
  (kind === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('x25519')).privateKey
    .export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

describe('the files of finished matches', () => {
  it('are made once for all requests, and again after a change of the match data', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const raw = await seated(testServer, match, '0');
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'concede'));
    await raw.next('patch');
    const store = new EmbeddedStore(testServer.dataDir);
    await store.connect();
    afterwards(() => store.close());
    let signed = 0;
    const files = new MatchFiles(store, {
      signed: async (file) => {
        signed += 1;
        return file;
      },
    });
    const all = await Promise.all(Array.from({ length: 5 }, () => files.of(match.matchID)));
    expect(new Set(all.map((file) => JSON.stringify(file))).size).toBe(1);
    await files.of(match.matchID);
    expect(signed).toBe(1);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    await files.of(match.matchID);
    expect(signed).toBe(2);
  });
});

describe('a match file from a server', () => {
  it.each(games.map((game) => [game.slug, game] as const))('has a signature that its public key verifies: %s', async (_slug, game) => {
    const testServer = await open({ games });
    const file = await exported(testServer, game);
    const { algorithm, key, fingerprint } = await keyOf(testServer);
    expect(algorithm).toBe('Ed25519');
    expect(file.signature?.key).toBe(key);
    expect(fingerprintOf(key)).toBe(fingerprint);
    expect(await checkSignature(file)).toEqual({ is: 'good', fingerprint });
    expect(verifyExport(game, file)).toMatchObject({ ok: true, committed: 'creation', unknownKeys: [] });
  });

  it('is not valid after any change, omission or addition, in any key order', async () => {
    const testServer = await open({ games: [armada] });
    const file = await exported(testServer, armada);
    const { fingerprint } = await keyOf(testServer);
    const after = async (change: (file: MatchExport) => unknown) => {
      const changed = structuredClone(file);
      change(changed);
      return (await checkSignature(changed)).is;
    };
    const { signature, ...rest } = file;
    expect(await checkSignature({ signature, ...Object.fromEntries(Object.entries(rest).reverse()) } as MatchExport)).toMatchObject({
      is: 'good',
    });
    expect(await checkSignature(rest)).toEqual({ is: 'none' });
    const changes: ((file: MatchExport) => unknown)[] = [
      (each) => Object.assign(each, { rules: '9.9.9' }),
      (each) => Object.assign(each, { beside: 1 }),
      (each) => Object.assign(each, { kept: {} }),
      // JSON.parse returns Infinity, but the signed value was null.
      (each) => Object.assign(each.dice?.salts[0] ?? {}, { receipt: JSON.parse('1e999') }),
      (each) => Object.assign(each.dice?.salts[0] ?? {}, { by: 'Somebody' }),
      (each) => Object.assign(each.dice ?? {}, { committed: null }),
      (each) => Object.assign(each.log[0], { args: [0] }),
      (each) => each.log.pop(),
      (each) => Reflect.deleteProperty(each, 'result'),
      (each) => Object.assign(each.signature ?? {}, { value: '0'.repeat(128) }),
    ];
    for (const change of changes) expect([String(change), await after(change)]).toEqual([String(change), 'bad']);
    const other = await exported(await open({ games: [armada] }), armada);
    const stolen = { ...other, signature };
    expect(await checkSignature(stolen as MatchExport)).toEqual({ is: 'bad', fingerprint });
    // A forger’s key verifies, but is a different key.
    expect(await checkSignature(other)).toMatchObject({ is: 'good', fingerprint: expect.not.stringContaining(fingerprint) });
  });

  it('is not called verified without Ed25519', async () => {
    const file = await exported(await open({ games: [armada] }), armada);
    const subtle = jest.spyOn(globalThis.crypto.subtle, 'importKey').mockRejectedValue(new Error('NotSupportedError'));
    expect(await checkSignature(file)).toMatchObject({ is: 'unchecked' });
    subtle.mockRestore();
    expect(await checkSignature({ ...file, signature: { key: 'f'.repeat(64), value: '0'.repeat(128) } })).toMatchObject({
      is: expect.not.stringContaining('good'),
    });
  });
});

describe('the key of a server', () => {
  it('is created once for a store, and stays after a restart', async () => {
    const dataDir = folder();
    const first = await open({ dataDir });
    const key = await keyOf(first);
    await first.server.stop();
    expect(await keyOf(await open({ dataDir }))).toEqual(key);
    expect(await keyOf(await open())).not.toEqual(key);
  });

  needs('database').it('is the same for all processes of a store, also when they start together', async () => {
    const databaseUrl = await newDatabase();
    const dataDir = folder();
    for (const store of [{ databaseUrl }, { dataDir }]) {
      const testServers = await Promise.all([open(store), open(store), open(store)]);
      const keys = await Promise.all(testServers.map(keyOf));
      expect(new Set(keys.map(({ key }) => key)).size).toBe(1);
    }
  });

  it('can be configured, and is not stored then', async () => {
    const signingKey = newKey();
    const [one, two] = [await open({ signingKey }), await open({ signingKey })];
    const key = await keyOf(one);
    expect(await keyOf(two)).toEqual(key);
    await one.server.stop();
    expect(await keyOf(await open({ dataDir: one.dataDir }))).not.toEqual(key);
  });

  it('is refused if invalid, and not repeated in the error', () => {
    expect(settingsOf({ SIGNING_KEY: '' }).signingKey).toBeUndefined();
    const good = newKey();
    expect(settingsOf({ SIGNING_KEY: good }).signingKey).toBe(good);
    for (const bad of ['hunter2', newKey('x25519'), good.slice(8)]) {
      let said = '';
      try {
        settingsOf({ SIGNING_KEY: bad });
      } catch (error) {
        said = (error as Error).message;
      }
      expect(said).toContain('SIGNING_KEY cannot be used');
      expect(said).not.toContain(bad);
    }
  });

  it('has a private half that no answer contains', async () => {
    const signingKey = newKey();
    const testServer = await open({ games: [armada], signingKey });
    const answers = [JSON.stringify(await exported(testServer, armada)), JSON.stringify(await keyOf(testServer))];
    const secret = Buffer.from(signingKey, 'base64').subarray(-32);
    for (const answer of answers)
      for (const form of ['hex', 'base64', 'base64url'] as const) expect(answer).not.toContain(secret.toString(form));
  });
});
