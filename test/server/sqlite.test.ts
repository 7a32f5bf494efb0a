import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Generated, Kysely, SqliteDialect } from 'kysely';
import { optional } from '../../server/optional.js';
import { byLibsql, byNode, type SqliteFile } from '../../server/storage/sqlite.js';

interface Log {
  readonly ships: { id: Generated<number>; name: string; guns: number | null };
}

const sqlite = process.getBuiltinModule?.('node:sqlite') as Parameters<typeof byNode>[0] | undefined;
const openers: [string, (path: string) => SqliteFile][] = [['libsql', byLibsql]];
if (sqlite) openers.push(['Node', (path) => byNode(sqlite, path)]);

describe.each(openers)('an SQLite file opened by %s', (_name, open) => {
  let dir: string;
  let db: Kysely<Log>;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'weathergage-sqlite-'));
    const file = open(join(dir, 'ships.db'));
    file.exec('pragma journal_mode = wal; create table ships (id integer primary key, name text not null, guns integer)');
    db = new Kysely<Log>({ dialect: new SqliteDialect({ database: file }) });
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dir, { recursive: true, force: true });
  });

  it('returns rows and counts changes', async () => {
    const { id } = await db.insertInto('ships').values({ name: 'Ark Royal', guns: 38 }).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('ships').values({ name: 'Nuestra Señora', guns: null }).execute();
    const { numUpdatedRows } = await db.updateTable('ships').set({ guns: 40 }).where('id', '=', id).executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
    const rows = await db
      .with('all', (part) => part.selectFrom('ships').selectAll())
      .selectFrom('all')
      .selectAll()
      .execute();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { id, name: 'Ark Royal', guns: 40 },
      { id: id + 1, name: 'Nuestra Señora', guns: null },
    ]);
    const { numDeletedRows } = await db.deleteFrom('ships').executeTakeFirst();
    expect(numDeletedRows).toBe(2n);
  });

  it('rolls back a failed transaction', async () => {
    const failed = db.transaction().execute(async (part) => {
      await part.insertInto('ships').values({ name: 'Revenge', guns: 43 }).execute();
      throw new Error('struck');
    });
    await expect(failed).rejects.toThrow('struck');
    expect(await db.selectFrom('ships').selectAll().execute()).toEqual([]);
  });
});

describe('an optional library', () => {
  it('is reported as missing with the command that installs it', () => {
    expect(() => optional('no-such-library', 'NO_SUCH_URL')).toThrow(
      'NO_SUCH_URL needs the package no-such-library: npm install no-such-library',
    );
    expect(optional<typeof import('pg')>('pg', 'DATABASE_URL')).toHaveProperty('Pool');
  });
});
