import { settingsOf } from '../../server/environment.js';
import { EmbeddedStore } from '../../server/storage/embeddedStore.js';
import { PostgresStore } from '../../server/storage/postgresStore.js';
import type { Store } from '../../server/storage/store.js';

/** Opens the store of a folder or a database. A server may be using it. */
export async function openStoreAt({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir?: string }): Promise<Store> {
  const store = databaseUrl ? new PostgresStore(databaseUrl) : new EmbeddedStore(dataDir ?? '.');
  await store.connect();
  return store;
}

/** Opens the store that a server with this environment uses. */
export const openStore = (): Promise<Store> => openStoreAt(settingsOf(process.env));

/** Prints progress to standard error, once a second. */
export class Progress {
  private said = Date.now();
  private readonly began = Date.now();

  get seconds(): number {
    return Math.round((Date.now() - this.began) / 100) / 10;
  }

  say(text: () => string): void {
    if (Date.now() - this.said < 1000) return;
    this.said = Date.now();
    console.error(text());
  }
}
