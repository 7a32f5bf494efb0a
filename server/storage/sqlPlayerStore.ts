import type { Kysely, Transaction } from 'kysely';
import {
  type Device,
  type Holding,
  MOST_DEVICES,
  type Pass,
  type PassKind,
  type Passkey,
  type Person,
  type PlayerStore,
} from './playerStore.js';
import type { DeviceRow, HoldingRow, PasskeyRow, Tables } from './schema.js';

const deviceOf = ({ id, person, key, name, created_at, used_at }: DeviceRow): Device => ({
  ...{ id, person, key, name },
  createdAt: created_at,
  usedAt: used_at,
});

const deviceRow = ({ id, person, key, name, createdAt, usedAt }: Device): DeviceRow => ({
  ...{ id, person, key, name },
  created_at: createdAt,
  used_at: usedAt,
});

const passkeyOf = ({ created_at, used_at, ...row }: PasskeyRow): Passkey => ({ ...row, createdAt: created_at, usedAt: used_at });

const holdingOf = ({ match_id, player_id, person, owner }: HoldingRow): Holding => ({
  matchID: match_id,
  playerID: player_id,
  person,
  owner,
});

export class SqlPlayerStore implements PlayerStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async issue({ hash, kind, about, until }: Pass): Promise<void> {
    const db = this.database();
    if (kind === 'link') await db.deleteFrom('passes').where('kind', '=', kind).where('about', '=', about).execute();
    await db.insertInto('passes').values({ id: hash, kind, about, until }).execute();
  }

  async redeem(kind: PassKind, hash: string, now: number): Promise<string | undefined> {
    const pass = await this.database()
      .deleteFrom('passes')
      .where('id', '=', hash)
      .where('kind', '=', kind)
      .where('until', '>', now)
      .returning('about')
      .executeTakeFirst();
    return pass?.about;
  }

  async lookUp(kind: PassKind, hash: string, now: number): Promise<string | undefined> {
    const pass = await this.database()
      .selectFrom('passes')
      .select('about')
      .where('id', '=', hash)
      .where('kind', '=', kind)
      .where('until', '>', now)
      .executeTakeFirst();
    return pass?.about;
  }

  async create(device: Device): Promise<void> {
    const { person: id, createdAt } = device;
    await this.database()
      .transaction()
      .execute(async (db) => {
        await db.insertInto('people').values({ id, name: null, settings: null, created_at: createdAt, used_at: createdAt }).execute();
        await db.insertInto('devices').values(deviceRow(device)).execute();
      });
  }

  add(device: Device): Promise<boolean> {
    return this.database()
      .transaction()
      .execute(async (db) => {
        // This must come first, because it blocks other additions for this player.
        const { numUpdatedRows } = await db
          .updateTable('people')
          .set({ used_at: device.usedAt })
          .where('id', '=', device.person)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const others = await db.selectFrom('devices').select('id').where('person', '=', device.person).execute();
        if (others.length >= MOST_DEVICES) return false;
        await db.insertInto('devices').values(deviceRow(device)).execute();
        return true;
      });
  }

  async device(id: string): Promise<Device | undefined> {
    const row = await this.database().selectFrom('devices').selectAll().where('id', '=', id).executeTakeFirst();
    return row && deviceOf(row);
  }

  async devices(person: string): Promise<Device[]> {
    const rows = await this.database()
      .selectFrom('devices')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(deviceOf);
  }

  async used({ id, person }: Pick<Device, 'id' | 'person'>, at: number): Promise<void> {
    await this.database().updateTable('devices').set({ used_at: at }).where('id', '=', id).execute();
    await this.database().updateTable('people').set({ used_at: at }).where('id', '=', person).execute();
  }

  async remove(person: string, device: string): Promise<void> {
    const db = this.database();
    const { numDeletedRows } = await db.deleteFrom('devices').where('id', '=', device).where('person', '=', person).executeTakeFirst();
    if (numDeletedRows > 0n) await db.deleteFrom('passes').where('kind', '=', 'session').where('about', '=', device).execute();
  }

  async person(id: string): Promise<Person | undefined> {
    return this.database().selectFrom('people').select(['id', 'name', 'settings']).where('id', '=', id).executeTakeFirst();
  }

  async change(person: string, { name, settings }: Partial<Pick<Person, 'name' | 'settings'>>): Promise<void> {
    const news = { ...(name !== undefined && { name }), ...(settings !== undefined && { settings }) };
    if (Object.keys(news).length) await this.database().updateTable('people').set(news).where('id', '=', person).execute();
  }

  keepPasskey({ createdAt, usedAt, ...passkey }: Passkey): Promise<boolean> {
    return this.database()
      .transaction()
      .execute(async (db) => {
        // This must come first, because it blocks other additions for this player.
        await db.updateTable('people').set({ used_at: usedAt }).where('id', '=', passkey.person).execute();
        const others = await db.selectFrom('passkeys').select('id').where('person', '=', passkey.person).execute();
        if (others.length >= MOST_DEVICES) return false;
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('passkeys')
          .values({ ...passkey, created_at: createdAt, used_at: usedAt })
          .onConflict((same) => same.column('id').doNothing())
          .executeTakeFirst();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.database().selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && passkeyOf(row);
  }

  async passkeys(person: string): Promise<Passkey[]> {
    const rows = await this.database()
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(passkeyOf);
  }

  async usedPasskey(id: string, counter: number, at: number): Promise<void> {
    await this.database().updateTable('passkeys').set({ counter, used_at: at }).where('id', '=', id).execute();
  }

  async dropPasskey(person: string, id: string): Promise<void> {
    await this.database().deleteFrom('passkeys').where('id', '=', id).where('person', '=', person).execute();
  }

  async forget(person: string): Promise<void> {
    await this.forgetAll([person]);
  }

  async expire(before: number, now: number): Promise<void> {
    const db = this.database();
    await db.deleteFrom('passes').where('until', '<=', now).execute();
    const gone = await db
      .selectFrom('people')
      .select('id')
      .where('used_at', '<', before)
      .where('id', 'not in', db.selectFrom('holdings').select('person'))
      .execute();
    await this.forgetAll(gone.map(({ id }) => id));
  }

  private async forgetAll(people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    await this.database()
      .transaction()
      .execute(async (db) => {
        const devices = db.selectFrom('devices').select('id').where('person', 'in', people);
        await db
          .deleteFrom('passes')
          .where((pass) => pass.or([pass('about', 'in', people), pass('about', 'in', devices)]))
          .execute();
        const profiles = await db.selectFrom('profiles').select('id').where('person', 'in', people).execute();
        await forgetProfiles(
          db,
          profiles.map(({ id }) => id),
        );
        await db.deleteFrom('devices').where('person', 'in', people).execute();
        await db.deleteFrom('passkeys').where('person', 'in', people).execute();
        await db.deleteFrom('holdings').where('person', 'in', people).execute();
        await db.deleteFrom('people').where('id', 'in', people).execute();
      });
  }

  async hold({ matchID, playerID, person, owner }: Holding): Promise<boolean> {
    const row: HoldingRow = { match_id: matchID, player_id: playerID, person, owner };
    const { numInsertedOrUpdatedRows } = await this.database()
      .insertInto('holdings')
      .values(row)
      .onConflict((same) =>
        same
          .columns(['match_id', 'player_id'])
          .doUpdateSet({ person, owner })
          .where((old) => old.or([old('holdings.person', '=', person), old('holdings.owner', '!=', owner)])),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async held(person: string, most: number): Promise<Holding[]> {
    const rows = await this.database()
      .selectFrom('holdings')
      .innerJoin('matches', 'matches.id', 'holdings.match_id')
      .select(['match_id', 'player_id', 'person', 'owner'])
      .where('person', '=', person)
      .orderBy('updated_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(holdingOf);
  }

  async holding(matchID: string, playerID: string): Promise<Holding | undefined> {
    const row = await this.database()
      .selectFrom('holdings')
      .selectAll()
      .where('match_id', '=', matchID)
      .where('player_id', '=', playerID)
      .executeTakeFirst();
    return row && holdingOf(row);
  }

  async release(matchID: string, playerID: string): Promise<void> {
    await this.database().deleteFrom('holdings').where('match_id', '=', matchID).where('player_id', '=', playerID).execute();
  }
}

/** Deletes the public data of players. Results retain their random ids, because the opponents' ratings depend on them. */
async function forgetProfiles(db: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('ratings').where('player', 'in', ids).execute();
  await db
    .deleteFrom('blocks')
    .where((row) => row.or([row('player', 'in', ids), row('blocked', 'in', ids)]))
    .execute();
  await db
    .deleteFrom('reports')
    .where((row) => row.or([row('reporter', 'in', ids), row('reported', 'in', ids)]))
    .execute();
  await db.deleteFrom('profiles').where('id', 'in', ids).execute();
}
