import { moveFrame, newMatch, open, RawSocket, seated, until } from './testServer.js';

const figure = (text: string, name: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.split(' ').pop());
};

describe('GET /metrics', () => {
  it('counts moves, refusals, sockets, matches, calls and their duration, without a match, player or secret', async () => {
    const testServer = await open({ metricsToken: 'a-token' });
    const match = await newMatch(testServer, { setupData: { skipMuster: true } });
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
    await second.next('patch');
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'commit', [2]));
    await first.next('rejected');
    const answer = await fetch(`${testServer.url}/metrics`, { headers: { Authorization: 'Bearer a-token' } });
    expect(answer.headers.get('Content-Type')).toContain('text/plain');
    const text = await answer.text();
    expect(figure(text, 'weathergage_moves_total{game="parley"}')).toBe(1);
    expect(figure(text, 'weathergage_move_seconds_count{game="parley"}')).toBe(1);
    expect(figure(text, 'weathergage_refusals_total{what="move"}')).toBe(1);
    expect(figure(text, 'weathergage_sockets')).toBe(2);
    expect(figure(text, 'weathergage_tables')).toBe(1);
    expect(figure(text, 'weathergage_matches')).toBe(1);
    expect(figure(text, 'weathergage_http_requests_total{route="join",status="2xx"}')).toBe(2);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
    for (const secret of [match.matchID, ...match.keys, 'player 0', '127.0.0.1']) expect(text).not.toContain(secret);
  });

  it('answers 404 without permission', async () => {
    const testServer = await open({ metricsToken: 'a-token' });
    const status = async (authorization?: string) =>
      (await fetch(`${testServer.url}/metrics`, { headers: authorization ? { Authorization: authorization } : {} })).status;
    expect(await status()).toBe(404);
    expect(await status('Bearer other')).toBe(404);
    for (const near of ['a-token', 'Bearer ', 'Bearer a-toke', 'Bearer a-tokens', 'Bearer A-TOKEN']) expect(await status(near)).toBe(404);
    expect(await status('Bearer a-token')).toBe(200);
  });

  it('answers 404 if no token is set: local requests may come from a proxy', async () => {
    for (const proxy of [false, true]) {
      const testServer = await open({ proxy, metricsToken: undefined });
      for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer undefined' }, { 'X-Forwarded-For': '127.0.0.1' }]) {
        expect((await fetch(`${testServer.url}/metrics`, { headers } as RequestInit)).status).toBe(404);
      }
    }
  });
});

describe('the log', () => {
  it('has refusals without the request’s content, and not each one of a flood', async () => {
    const lines: string[] = [];
    const testServer = await open({ log: (level, event, details) => lines.push(JSON.stringify({ level, event, ...details })) });
    const match = await newMatch(testServer);
    const raw = new RawSocket(testServer.url);
    for (let n = 0; n < 20; n++) {
      raw.send('sync', match.matchID, '0', 'guessed-secret');
      await until(() => raw.of('rejected').length > n);
    }
    const logged = lines.filter((line) => line.includes('belongs to another player'));
    expect(logged.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(25);
    for (const secret of ['guessed-secret', ...match.keys]) expect(lines.join('\n')).not.toContain(secret);
  });
});
