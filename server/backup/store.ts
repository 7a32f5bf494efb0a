import { elapsed } from '../clock.js';
import { settingsOf } from '../environment.js';
import { EmbeddedStore } from '../storage/embeddedStore.js';
import { PostgresStore } from '../storage/postgresStore.js';
import type { Store } from '../storage/store.js';

/** Opens the store of a folder or a database. A server may use the store at the same time. */
export async function openStoreAt({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir?: string }): Promise<Store> {
  const store = databaseUrl ? new PostgresStore(databaseUrl) : new EmbeddedStore(dataDir ?? '.');
  await store.connect();
  return store;
}

export const openStore = (): Promise<Store> => openStoreAt(settingsOf(process.env));

/** Prints progress to standard error every second. */
export class Progress {
  private said = elapsed();
  private readonly began = elapsed();

  get seconds(): number {
    return Math.round((elapsed() - this.began) / 100) / 10;
  }

  say(text: () => string): void {
    if (elapsed() - this.said < 1000) return;
    this.said = elapsed();
    console.error(text());
  }
}
