import type { Kysely } from 'kysely';
import { isDiskFull } from './diskFull.js';
import type { Tables } from './schema.js';
import { Store } from './store.js';

const PROBE_BYTES = 1024 * 1024;

/** Base class that opens, checks and closes the database, and runs writes. */
export abstract class SqlDatabase extends Store {
  private database: Kysely<Tables> | undefined;
  private full = false;

  /**
   * Opens and migrates the database. Error messages are for the operator.
   * @internal
   */
  protected abstract open(): Promise<Kysely<Tables>>;

  /**
   * Finishes pending work before the database is closed.
   * @internal
   */
  protected async settle(): Promise<void> {}

  /** @internal */
  protected get db(): Kysely<Tables> {
    if (!this.database) throw new Error('the store is closed');
    return this.database;
  }

  async connect(): Promise<void> {
    this.database ??= await this.open();
  }

  async close(): Promise<void> {
    await this.settle();
    const { database } = this;
    this.database = undefined;
    await database?.destroy();
  }

  async check(): Promise<void> {
    await this.db.selectFrom('about').select('key').limit(1).execute();
    if (this.full) await this.writing(() => this.probe());
  }

  /**
   * Runs a write.
   * @param outcome returns the result of `work` if the store shows that `work` was done
   * @internal
   */
  protected carryOut<T>(work: () => Promise<T>, _outcome: () => Promise<T | undefined>): Promise<T> {
    return this.writing(work);
  }

  protected async writing<T>(work: () => Promise<T>): Promise<T> {
    try {
      const done = await work();
      this.full = false;
      return done;
    } catch (error) {
      this.full ||= isDiskFull(error);
      throw error;
    }
  }

  private async probe(): Promise<void> {
    const probe = { key: 'probe', value: 'x'.repeat(PROBE_BYTES) };
    await this.db
      .insertInto('about')
      .values(probe)
      .onConflict((same) => same.column('key').doUpdateSet(probe))
      .execute();
    await this.db.deleteFrom('about').where('key', '=', probe.key).execute();
  }
}
