import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { EmbeddedStore, PostgresStore, type Store } from '../../server/index.js';
import { databasesOf, type Postgres, startPostgres } from '../../tools/services/postgres.js';
import { givenDatabase } from '../../tools/services/programs.js';
import { type Need, needs } from '../kit/needs.js';
import { afterwards, folder } from './testServer.js';

export interface Place {
  /** Database URL, or the folder for embedded stores. */
  readonly url: string;
  /** Returns a new store, not yet connected. */
  store(): Store;
  /** Runs SQL directly on the database and returns the rows. */
  sql(text: string): Promise<Record<string, unknown>[]>;
}

const given = givenDatabase();
/** Databases on the PostgreSQL server shared by all test files. */
const databases = given === undefined ? undefined : databasesOf(given);
let own: Promise<Postgres> | undefined;

/** Creates an empty PostgreSQL database and returns its URL. */
export async function newDatabase(): Promise<string> {
  if (own) return (await own).database();
  if (!databases) throw new Error("no PostgreSQL server: the test needs('database')");
  return databases.database();
}

/** Starts a PostgreSQL server for this test file alone, which may kill it. `newDatabase` then uses it. */
export function ownPostgres(): Promise<Postgres> {
  own ??= startPostgres();
  return own;
}

afterAll(async () => {
  await databases?.stop();
  await (await own)?.stop();
});

export interface Engine {
  readonly name: string;
  readonly needs: readonly Need[];
  place(): Promise<Place>;
}

export const embedded: Engine = {
  name: 'embedded',
  needs: [],
  async place() {
    const dataDir = folder();
    return {
      url: dataDir,
      store: () => new EmbeddedStore(dataDir),
      async sql(text) {
        const db = new Database(join(dataDir, 'matches.db'), { timeout: 5000 });
        try {
          const statement = db.prepare(text);
          if (statement.reader) return statement.all() as Record<string, unknown>[];
          statement.run();
          return [];
        } finally {
          db.close();
        }
      },
    };
  },
};

export const postgresql: Engine = {
  name: 'PostgreSQL',
  needs: ['database'],
  async place() {
    const url = await newDatabase();
    return {
      url,
      store: () => new PostgresStore(url, () => undefined),
      async sql(text) {
        const client = new Client({ connectionString: url });
        // Without an error listener, this process would end when the server is killed.
        client.on('error', () => undefined);
        await client.connect();
        try {
          return (await client.query(text)).rows;
        } finally {
          await client.end();
        }
      },
    };
  },
};

const engines = [embedded, postgresql];

/** Runs a group of tests on each engine and appends the engine’s name. */
export function describeOnEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of engines) needs(...engine.needs).describe(`${name} (${engine.name})`, () => tests(engine));
}

/** Runs a test on each engine and appends the engine’s name. */
export function itOnEngines(name: string, test: (engine: Engine) => Promise<void>): void {
  for (const engine of engines) needs(...engine.needs).it(`${name} (${engine.name})`, () => test(engine));
}

/** Connects a store and closes it after the test. */
export async function connected(place: Place): Promise<Store> {
  const store = place.store();
  await store.connect();
  afterwards(() => store.close());
  return store;
}
