import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { EmbeddedStore, PostgresStore, type Store } from '../../server/index.js';
import { databasesOf, type Postgres, startPostgres } from '../../tools/services/postgres.js';
import { givenDatabase } from '../../tools/services/programs.js';
import { type Need, needs } from '../kit/needs.js';
import { afterwards, folder } from './testServer.js';

/** Where the matches of one test are kept. */
export interface Place {
  /** Of the database, where there is a server; the folder elsewhere. */
  readonly url: string;
  /** A store on it, not yet connected. */
  store(): Store;
  /** Carries out SQL past the store; gives the rows. */
  sql(text: string): Promise<Record<string, unknown>[]>;
}

const given = givenDatabase();
/** Databases on the PostgreSQL server that all test files share. */
const databases = given === undefined ? undefined : databasesOf(given);
let own: Promise<Postgres> | undefined;

/** An empty PostgreSQL database. */
export async function newDatabase(): Promise<string> {
  if (own) return (await own).database();
  if (!databases) throw new Error("no PostgreSQL server: the test needs('database')");
  return databases.database();
}

/** A PostgreSQL server for this test file alone, which it may kill; from then on `newDatabase` is on it. */
export function ownPostgres(): Promise<Postgres> {
  own ??= startPostgres();
  return own;
}

afterAll(async () => {
  await databases?.stop();
  await (await own)?.stop();
});

/** A database behind the store. */
export interface Engine {
  readonly name: string;
  readonly needs: readonly Need[];
  /** A new, empty database. */
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
        // A client that is unheard when its server is killed ends the process.
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

/** A group of tests once on each engine; its name ends with that of the engine. */
export function describeOnEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of engines) needs(...engine.needs).describe(`${name} (${engine.name})`, () => tests(engine));
}

/** A test once on each engine; its name ends with that of the engine. */
export function itOnEngines(name: string, test: (engine: Engine) => Promise<void>): void {
  for (const engine of engines) needs(...engine.needs).it(`${name} (${engine.name})`, () => test(engine));
}

/** A connected store, closed after the test. */
export async function connected(place: Place): Promise<Store> {
  const store = place.store();
  await store.connect();
  afterwards(() => store.close());
  return store;
}
