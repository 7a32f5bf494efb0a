import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedStore, PostgresStore, type Store } from '../../server/index.js';
import { freePort } from '../services/ports.js';
import { startPostgres } from '../services/postgres.js';
import { startRedis } from '../services/redis.js';
import { Pager } from './pager.js';
import { ServerProcess } from './process.js';

export const STORES = ['embedded', 'postgres'] as const;
export const BUSES = ['notify', 'redis'] as const;

export interface SceneOptions {
  readonly store: (typeof STORES)[number];
  /** Bus between processes: PostgreSQL's NOTIFY or Redis. */
  readonly bus: (typeof BUSES)[number];
  readonly processes: number;
  /** Whether players are notified by webhook. */
  readonly notices?: boolean;
}

/** A process that can be killed and restarted. */
export interface Victim {
  readonly kind: 'server' | 'PostgreSQL' | 'Redis';
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface Scene {
  readonly servers: readonly ServerProcess[];
  readonly services: readonly Victim[];
  readonly store: Store;
  readonly pager: Pager | undefined;
  close(): Promise<void>;
}

/** Starts server processes with a real store and bus on the loopback interface, in temporary folders. */
export async function openScene({ store: kind, bus, processes, notices = false }: SceneOptions): Promise<Scene> {
  const endings: (() => unknown)[] = [];
  const services: Victim[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'weathergage-torture-'));
    endings.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const env: Record<string, string> = { DATA_DIR: dataDir };
    if (kind === 'postgres') {
      const postgres = await startPostgres({ durable: true });
      endings.push(() => postgres.stop());
      services.push({ kind: 'PostgreSQL', kill: () => postgres.kill(), start: () => postgres.start() });
      env.DATABASE_URL = await postgres.database();
    }
    if (bus === 'redis') {
      const redis = await startRedis();
      endings.push(() => redis.stop());
      services.push({ kind: 'Redis', kill: () => redis.kill(), start: () => redis.start() });
      env.REDIS_URL = redis.url;
    }
    const pager = notices ? await Pager.open() : undefined;
    if (pager) {
      endings.push(() => pager.close());
      env.PAGER_CA = pager.ca;
    }
    const servers: ServerProcess[] = [];
    for (let n = 0; n < processes; n++) {
      const server = new ServerProcess(await freePort(), env);
      endings.push(() => server.stop());
      await server.start();
      servers.push(server);
    }
    const store = env.DATABASE_URL ? new PostgresStore(env.DATABASE_URL) : new EmbeddedStore(dataDir);
    await store.connect();
    endings.push(() => store.close());
    return { servers, services, store, pager, close };
  } catch (error) {
    await close();
    throw error;
  }
}
