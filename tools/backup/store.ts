import { settingsOf } from '../../server/environment.js';
import { EmbeddedStore } from '../../server/storage/embeddedStore.js';
import { PostgresStore } from '../../server/storage/postgresStore.js';
import type { Store } from '../../server/store.js';

/** The store that a server with this environment uses, opened. It may be running. */
export async function openStore(): Promise<Store> {
  const { databaseUrl, dataDir } = settingsOf(process.env);
  const store = databaseUrl ? new PostgresStore(databaseUrl) : new EmbeddedStore(dataDir);
  await store.connect();
  return store;
}

/** Says how far it has come, on standard error, once a second. */
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
