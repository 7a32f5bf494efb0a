import type { Game, State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Server } from 'boardgame.io/server';
import { matchDice, seededDice } from '../../src/kit/dice.js';
import { afterwards, moveFrame, newMatch, open, parleyModule, type RawSocket, seated, stored } from './testServer.js';

interface Known {
  /** Everything that came over HTTP and the sockets, as text. */
  readonly heard: string;
  /** Moments that a seed could have been made of, ms. */
  readonly moments: readonly number[];
}

/** Every string that a predictor could take for a seed: whatever was heard, and whatever the clock said. */
function seedsFrom({ heard, moments }: Known): Set<string> {
  const seeds = new Set<string>(heard.match(/[\w.-]{4,}/g));
  for (const moment of moments) {
    for (let ms = moment - 50; ms <= moment + 50; ms++) {
      for (const text of [String(ms), ms.toString(36), ms.toString(36).slice(-10), ms.toString(16)]) seeds.add(text);
    }
  }
  return seeds;
}

const ROUNDS = 12;

/** The seeds by which the dice that fell could have been foretold, by any stream of ours, from any throw on. */
function predictors(seeds: Iterable<string>, fell: readonly number[]): string[] {
  const tell = (dice: { die(sides: number): number }) => fell.every((face) => dice.die(6) === face);
  const found: string[] = [];
  for (const seed of seeds) {
    const streams = [matchDice(seed).play, matchDice(seed).setup, seededDice(seed, ''), seededDice(seed, 'parley')];
    if (streams.some(tell)) found.push(seed);
  }
  return found;
}

/** boardgame.io's own dice for a seed, through a game that throws them. */
function boardgameDice(seed: string): number[] {
  const thrower: Game<{ dice: number[] }> = { name: 'thrower', setup: ({ random }) => ({ dice: random.D6(ROUNDS) }), seed };
  return (InitializeGame({ game: thrower }) as State<{ dice: number[] }>).G.dice;
}

/** The state after a move: our server sends a patch from one to the next, a stock one the state itself. */
const stateAfter = ([, from, next]: readonly unknown[]): number => (typeof from === 'number' ? (next as number) : (from as State)._stateID);

/** Plays rounds that tie, so that nobody wins: each reveals one die. Returns the dice as the chronicle tells them. */
async function throwDice([first, second]: readonly [RawSocket, RawSocket], matchID: string, keys: readonly string[]): Promise<number[]> {
  const fell: number[] = [];
  let stateID = 0;
  const move = async (raw: RawSocket, seat: '0' | '1', name: string, ...args: unknown[]) => {
    const shown = raw.next('patch', 'update');
    raw.send('update', ...moveFrame(matchID, stateID, seat, name, args, keys[Number(seat)]));
    const told = await shown;
    stateID = stateAfter(told);
    for (const { metadata = [] } of told[told.length - 1] as { metadata?: { roll?: { dice: number[] } }[] }[])
      for (const { roll } of metadata) if (roll) fell.push(...roll.dice);
  };
  while (fell.length < ROUNDS) {
    await move(first, '0', 'commit', 2);
    await move(second, '1', 'commit', 2);
    const answering = (fell[fell.length - 1] ?? 0) > 3 ? '0' : '1';
    await move(answering === '0' ? first : second, answering, 'answer', false);
  }
  return fell;
}

describe('the dice of a match', () => {
  it('cannot be foretold from what lobby and sockets gave, before or during the match', async () => {
    const testServer = await open();
    const moments = [Date.now()];
    const match = await newMatch(testServer, { setupData: { skipMuster: true } });
    const [first, second, watcher] = [
      await seated(testServer, match, '0'),
      await seated(testServer, match, '1'),
      await seated(testServer, match, null),
    ];
    const listed = await testServer.lobby.listMatches('parley');
    for (const { createdAt, updatedAt } of listed.matches) moments.push(createdAt, updatedAt);
    const fell = await throwDice([first, second], match.matchID, match.keys);
    const heard = JSON.stringify([match, listed, first.heard, second.heard, watcher.heard]);
    const seeds = seedsFrom({ heard, moments });
    expect(seeds.size).toBeGreaterThan(100);
    expect(predictors(seeds, fell)).toEqual([]);
    for (const seed of seeds) expect(boardgameDice(seed)).not.toEqual(fell);
    // The seed that made them is on disk, was never sent, and would have foretold them.
    const { play } = JSON.parse(stored(testServer, match.matchID).state).plugins.weathergage.data;
    expect(heard).not.toContain(play);
    expect(predictors([play], fell)).toEqual([play]);
  });

  it('of a plain game on this server do not come from the time of creation', async () => {
    const plain: Game = { name: 'plain', setup: ({ random }) => ({ dice: random.D6(ROUNDS) }) };
    const testServer = await open({ games: [plain] });
    const match = await newMatch(testServer, {}, 'plain');
    const { G, plugins } = JSON.parse(stored(testServer, match.matchID).state);
    expect(plugins.random.data.seed).toMatch(/^[0-9a-f]{32}$/);
    const { createdAt } = await testServer.lobby.getMatch('plain', match.matchID);
    for (const seed of seedsFrom({ heard: '', moments: [createdAt] })) expect(boardgameDice(seed)).not.toEqual(G.dice);
    expect(boardgameDice(plugins.random.data.seed)).toEqual(G.dice);
  });

  it('cannot be foretold on a stock boardgame.io server either, which sends the first state to everybody', async () => {
    const moments = [Date.now()];
    const stock = Server({ games: [parleyModule.game as Game], origins: [] });
    const running = await stock.run(0);
    afterwards(() => stock.kill(running));
    const { port } = running.appServer.address() as { port: number };
    const testServer = { url: `http://127.0.0.1:${port}` };
    const lobby = new LobbyClient({ server: testServer.url });
    const match = await newMatch({ lobby }, { setupData: { skipMuster: true } });
    const watcher = await seated(testServer, match, null);
    const [, { initialState }] = watcher.of('sync')[0].args as [string, { initialState: State }];
    // The first state is there, unfiltered, with all that could serve as a seed.
    const leaked = [initialState.plugins.weathergage.data.setup, initialState.plugins.random.data.seed];
    expect(leaked).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
    const players = [await seated(testServer, match, '0'), await seated(testServer, match, '1')] as const;
    moments.push((await lobby.getMatch('parley', match.matchID)).createdAt);
    const fell = await throwDice(players, match.matchID, match.keys);
    const late = await seated(testServer, match, null);
    const heard = JSON.stringify([match, watcher.heard, late.heard, players.map(({ heard }) => heard)]);
    const seeds = seedsFrom({ heard, moments });
    for (const seed of leaked) expect(seeds).toContain(seed);
    expect(predictors(seeds, fell)).toEqual([]);
    for (const seed of seeds) expect(boardgameDice(seed)).not.toEqual(fell);
  });
});
