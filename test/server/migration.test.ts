import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { InitializeGame } from 'boardgame.io/internal';
import Database from 'libsql';
import { EmbeddedStore } from '../../server/index.js';
import { folder, moveFrame, open, parleyModule, seated } from './testServer.js';

function fileOfVersion1(): { dataDir: string; key: string } {
  const dataDir = folder();
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'matches.db'));
  db.exec(`
    pragma journal_mode = wal;
    create table about (key text primary key, value text not null) without rowid;
    create table matches (
      id text primary key, game text not null, unlisted integer not null, created_at integer not null, updated_at integer not null,
      gameover text, metadata text not null, metadata_version integer not null, state_id integer not null, state text not null,
      initial_state text not null
    );
    create index matches_listed on matches (game, unlisted, updated_at);
    create table log (match_id text not null, state_id integer not null, entries text not null, primary key (match_id, state_id)) without rowid;
    insert into about values ('schema', '1');
  `);
  const first = InitializeGame({ game: parleyModule.game, numPlayers: 2 });
  const state = { ...first, _stateID: 2, G: { ...(first.G as object), berths: [1, 2] } };
  // SHA-256 of "secret", as the server stores it.
  const credentials = 'sha256:K7gNU3sdo-OL0wNhqoVWhr3g6s1xYv72ol_pe_Unols';
  const metadata = { gameName: 'parley', unlisted: false, players: { 0: { id: 0, name: 'Ann', credentials }, 1: { id: 1 } }, createdAt: 5 };
  db.prepare('insert into matches values (?, ?, 0, 5, 9, null, ?, 3, 2, ?, ?)').run(
    'old',
    'parley',
    JSON.stringify(metadata),
    JSON.stringify(state),
    JSON.stringify(first),
  );
  for (const n of [1, 2]) {
    const entry = {
      action: { type: 'MAKE_MOVE', payload: { type: 'mark', args: [n], playerID: '0' } },
      _stateID: n - 1,
      turn: 1,
      phase: 'muster',
    };
    db.prepare('insert into log values (?, ?, ?)').run('old', n, JSON.stringify([entry]));
  }
  db.close();
  return { dataDir, key: 'secret' };
}

describe('a file of version 0.1.0', () => {
  it('opens with its matches, which can be continued', async () => {
    const { dataDir, key } = fileOfVersion1();
    const testServer = await open({ dataDir });
    const player = await seated(testServer, { matchID: 'old', keys: [key, ''] }, '0');
    const [, sent] = player.of('sync')[0].args as [
      string,
      { state: { _stateID: number }; log: unknown[]; initialState: { _stateID: number } },
    ];
    expect(sent).toMatchObject({ state: { _stateID: 2, G: { berths: [1, 2] } }, initialState: { _stateID: 0 } });
    expect(sent.log).toHaveLength(2);
    player.send('update', ...moveFrame('old', 2, '0', 'mark', [3]));
    expect((await player.next('patch')).slice(1, 3)).toEqual([2, 3]);
    expect((await testServer.lobby.getMatch('parley', 'old')).players[0].name).toBe('Ann');
  });

  it('is then refused by version 0.1.0, which checks the schema', async () => {
    const { dataDir } = fileOfVersion1();
    const store = new EmbeddedStore(dataDir);
    await store.connect();
    expect((await store.fetch('old', { metadata: true })).metadata).toMatchObject({ rules: '0.1.0', form: 1, updatedAt: 9 });
    await store.close();
    const db = new Database(join(dataDir, 'matches.db'));
    expect(db.prepare("select value from about where key = 'schema'").get()).toMatchObject({ value: '2' });
    db.close();
  });
});
