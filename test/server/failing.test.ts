import { connected, engines, postgres } from './engines.js';
import { moveFrame, newMatch, open, seated, until } from './house.js';

describe('a store that fails', () => {
  it.each(engines)('on $name shows the mover an error and nobody the move, and the match goes on', async ({ place }) => {
    const here = await place();
    const house = await open({ store: here.store() });
    const match = await newMatch(house);
    const [first, second] = [await seated(house, match, '0'), await seated(house, match, '1')];
    await here.sql('alter table log rename to log_away');
    const before = second.heard.length;
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    expect((await first.next('rejected'))[0]).toMatchObject({ reason: expect.stringContaining('could not carry this out') });
    await here.sql('alter table log_away rename to log');
    expect(second.heard.slice(before).filter(({ event }) => event !== 'matchData')).toEqual([]);
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    expect((await second.next('patch')).slice(1, 3)).toEqual([0, 1]);
    const store = await connected(here);
    expect((await store.fetch(match.matchID, { state: true, log: true })).state.G).toMatchObject({ berths: [2] });
  });

  it('that goes away and comes back, as a PostgreSQL that is restarted, costs its players a refusal', async () => {
    const [, { place }] = engines;
    const here = await place();
    const house = await open({ store: here.store() });
    const match = await newMatch(house);
    const [first, second] = [await seated(house, match, '0'), await seated(house, match, '1')];
    const service = await postgres();
    await service.kill();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    expect((await first.next('rejected'))[0]).toMatchObject({ reason: expect.stringContaining('could not carry this out') });
    await service.start();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    await second.next('patch');
  });

  it('that breaks off in the middle of a statement costs the mover a refusal, and the server nothing', async () => {
    const [, { place }] = engines;
    const here = await place();
    const house = await open({ store: here.store() });
    const match = await newMatch(house);
    const first = await seated(house, match, '0');
    await here.sql(`create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`);
    await here.sql('create trigger waits before insert on log for each row execute function wait()');
    const rejected = first.next('rejected');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await until(async () => (await here.sql(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length);
    const service = await postgres();
    await service.kill();
    expect((await rejected)[0]).toMatchObject({ reason: expect.stringContaining('could not carry this out') });
    await service.start();
    await here.sql('drop trigger waits on log');
    const shown = first.next('patch', 'update');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    await shown;
  });
});
