import { Client } from 'boardgame.io/client';
import { openConnection } from '../../client/match/connection/connection.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { Line } from './cutConnection.js';
import { afterwards, folder, type Match, newMatch, open, pause, seated, stockClient, type TestServer, until } from './testServer.js';

const armada = modules['invincible-armada'] as GameModule;
const GAME = armada.slug;
const SPANISH = '1';

const hosting = (dataDir: string, port = 0) => open({ games: [armada], dataDir, port });

/** Connects the client of Weathergage’s pages over a connection that the test can cut. */
async function clientOver(line: Line, { matchID, keys }: Match) {
  const link = openConnection(await line.listen());
  const client = Client({
    game: armada.game,
    debug: false,
    multiplayer: link.multiplayer,
    matchID,
    playerID: SPANISH,
    credentials: keys[1],
  });
  client.start();
  afterwards(() => client.stop());
  const state = () => client.getState()?._stateID ?? -1;
  await until(() => state() >= 0);
  return { link, client, state };
}

/** Connects a Spanish player during deployment, with two choices that put two squadrons on separate squares. */
async function table() {
  const dataDir = folder();
  const testServer = await hosting(dataDir);
  const match = await newMatch(testServer, {}, GAME);
  const line = new Line(Number(new URL(testServer.url).port));
  const seat = await clientOver(line, match);
  const G = seat.client.getState()?.G;
  const choices = armada.rules.choices(G, SPANISH).filter(({ move }) => move === 'placeSquadron');
  const [first] = choices;
  const second = choices.find(({ args }) => args.every((arg, i) => arg !== first.args[i])) ?? first;
  const make = ({ move, args }: typeof first) => seat.client.moves[move](...args);
  const refusals: string[] = [];
  seat.link.subscribe(() => {
    const { rejected } = seat.link.get();
    if (rejected && refusals.at(-1) !== rejected.reason) refusals.push(rejected.reason);
  });
  return { ...seat, testServer, dataDir, match, line, first, second, make, refusals };
}

const played = async ({ testServer, match }: { testServer: Pick<TestServer, 'url'>; match: Match }) => {
  const watcher = stockClient(testServer, match, null, armada.game);
  await until(() => watcher.getState());
  return (watcher.log ?? []).map(({ action }) => [action.payload.type, ...(action.payload.args as unknown[])]);
};

const asLogged = ({ move, args }: { readonly move: string; readonly args: readonly unknown[] }) => [move, ...args];

describe('a move made without a connection', () => {
  it('is queued and played once', async () => {
    const { line, link, state, first, make, refusals, ...at } = await table();
    line.cut();
    await until(() => link.get().state === 'lost');
    make(first);
    make(first);
    expect(link.get().waiting).toBe(1);
    line.mend();
    await until(() => state() === 1);
    await until(() => link.get().state === 'up');
    expect(await played(at)).toEqual([asLogged(first)]);
    expect(refusals).toEqual([]);
  });

  it('is played in order with later moves', async () => {
    const { line, link, state, first, second, make, refusals, ...at } = await table();
    line.cut();
    await until(() => link.get().state === 'lost');
    make(first);
    make(second);
    expect(link.get().waiting).toBe(2);
    line.mend();
    await until(() => state() === 2);
    expect(await played(at)).toEqual([asLogged(first), asLogged(second)]);
    expect(refusals).toEqual([]);
  });

  it('survives a server restart', async () => {
    const { link, state, first, second, make, refusals, testServer, dataDir, match } = await table();
    await testServer.server.stop();
    await until(() => link.get().state === 'lost');
    make(first);
    make(second);
    const again = await hosting(dataDir, Number(new URL(testServer.url).port));
    await until(() => state() === 2);
    expect(await played({ testServer: again, match })).toEqual([asLogged(first), asLogged(second)]);
    expect(refusals).toEqual([]);
  });

  it('is refused with a message if the match has moved on', async () => {
    const { line, link, state, first, second, make, refusals, ...at } = await table();
    line.cut();
    await until(() => link.get().state === 'lost');
    make(first);
    const elsewhere = stockClient(at.testServer, at.match, SPANISH, armada.game);
    await until(() => elsewhere.getState());
    elsewhere.moves[second.move](...second.args);
    await until(() => elsewhere.getState()?._stateID === 1);
    line.mend();
    await until(() => refusals.length > 0);
    expect(refusals).toEqual(['The position has changed. Check it and try again.']);
    expect(state()).toBe(1);
    expect(link.get().waiting).toBe(0);
  });
});

describe('a move sent as the connection breaks', () => {
  it('is not played twice if only the answer was lost', async () => {
    const { line, link, state, first, second, make, refusals, ...at } = await table();
    const watcher = stockClient(at.testServer, at.match, null, armada.game);
    await until(() => watcher.getState());
    line.lose('answers');
    make(first);
    await until(() => watcher.getState()?._stateID === 1);
    line.cut();
    await until(() => link.get().state === 'lost');
    expect(state()).toBe(0);
    make(second);
    line.mend();
    await until(() => state() === 2);
    expect(await played(at)).toEqual([asLogged(first), asLogged(second)]);
    expect(refusals).toEqual([]);
  });

  it('is sent again if it was lost', async () => {
    const { line, link, state, first, make, refusals, ...at } = await table();
    line.lose('questions');
    make(first);
    await pause(50);
    line.cut();
    await until(() => link.get().state === 'lost');
    line.mend();
    await until(() => state() === 1);
    expect(await played(at)).toEqual([asLogged(first)]);
    expect(refusals).toEqual([]);
  });
});

describe('a chat message', () => {
  it('sent without a connection arrives after the reconnect', async () => {
    const { line, link, client, ...at } = await table();
    const other = stockClient(at.testServer, at.match, '0', armada.game);
    await until(() => other.getState());
    line.cut();
    await until(() => link.get().state === 'lost');
    client.sendChatMessage('wind is turning');
    line.mend();
    await until(() => other.chatMessages.length > 0);
    expect(other.chatMessages.map(({ payload }) => payload)).toEqual(['wind is turning']);
  });

  it('is kept for a player who returns, also after a restart, and not shown to a spectator', async () => {
    const { testServer, match, dataDir, line } = await table();
    const other = stockClient(testServer, match, '0', armada.game);
    await until(() => other.getState());
    for (const [n, words] of ['good day', 'your turn'].entries()) {
      other.sendChatMessage(words);
      await until(() => other.chatMessages.length > n);
    }
    line.cut();
    await testServer.server.stop();
    await hosting(dataDir, Number(new URL(testServer.url).port));
    const back = await clientOver(new Line(Number(new URL(testServer.url).port)), match);
    await until(() => back.link.get().said.length > 0);
    expect(back.link.get().said.map(({ sender, payload }) => [sender, payload])).toEqual([
      ['0', 'good day'],
      ['0', 'your turn'],
    ]);
    const spectator = await seated(testServer, match, null, GAME);
    const refused = spectator.next('rejected');
    spectator.send('said', match.matchID);
    expect(await refused).toMatchObject([{ key: 'noSeat', move: 'said' }]);
  });
});
