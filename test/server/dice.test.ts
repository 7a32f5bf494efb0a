import type { Game, State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Server } from 'boardgame.io/server';
import { matchDice, seededDice } from '../../src/kit/dice.js';
import { afterwards, moveFrame, newMatch, open, parleyModule, type RawSocket, seated, stored } from './testServer.js';

interface Known {
  /** All text received over HTTP and sockets. */
  readonly heard: string;
  /** Times in milliseconds from which a seed could have been derived. */
  readonly moments: readonly number[];
}

/** Returns every string that an attacker could try as a seed: all received text and all clock values. */
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

/** Returns the seeds that would have predicted the rolled dice, in any stream and from any roll. */
function predictors(seeds: Iterable<string>, fell: readonly number[]): string[] {
  const tell = (dice: { die(sides: number): number }) => fell.every((face) => dice.die(6) === face);
  const found: string[] = [];
  for (const seed of seeds) {
    const streams = [matchDice(seed).play, matchDice(seed).setup, seededDice(seed, ''), seededDice(seed, 'parley')];
    if (streams.some(tell)) found.push(seed);
  }
  return found;
}

function boardgameDice(seed: string): number[] {
  const roller: Game<{ dice: number[] }> = { name: 'thrower', setup: ({ random }) => ({ dice: random.D6(ROUNDS) }), seed };
  return (InitializeGame({ game: roller }) as State<{ dice: number[] }>).G.dice;
}

/** Returns the state id after a move. Weathergage sends patches, a stock server whole states. */
const stateAfter = ([, from, next]: readonly unknown[]): number => (typeof from === 'number' ? (next as number) : (from as State)._stateID);

/** Plays tied rounds, so that no side wins. Each reveal rolls one die. Returns the dice from the events. */
async function rollDice([first, second]: readonly [RawSocket, RawSocket], matchID: string, keys: readonly string[]): Promise<number[]> {
  const rolled: number[] = [];
  let stateID = 0;
  const move = async (raw: RawSocket, seat: '0' | '1', name: string, ...args: unknown[]) => {
    const shown = raw.next('patch', 'update');
    raw.send('update', ...moveFrame(matchID, stateID, seat, name, args, keys[Number(seat)]));
    const update = await shown;
    stateID = stateAfter(update);
    for (const { metadata = [] } of update[update.length - 1] as { metadata?: { roll?: { dice: number[] } }[] }[])
      for (const { roll } of metadata) if (roll) rolled.push(...roll.dice);
  };
  while (rolled.length < ROUNDS) {
    await move(first, '0', 'commit', 2);
    await move(second, '1', 'commit', 2);
    const answering = (rolled[rolled.length - 1] ?? 0) > 3 ? '0' : '1';
    await move(answering === '0' ? first : second, answering, 'answer', false);
  }
  return rolled;
}

describe('the dice of a match', () => {
  it('cannot be predicted from lobby and socket traffic, before or during the match', async () => {
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
    const rolled = await rollDice([first, second], match.matchID, match.keys);
    const received = JSON.stringify([match, listed, first.heard, second.heard, watcher.heard]);
    const seeds = seedsFrom({ heard: received, moments });
    expect(seeds.size).toBeGreaterThan(100);
    expect(predictors(seeds, rolled)).toEqual([]);
    for (const seed of seeds) expect(boardgameDice(seed)).not.toEqual(rolled);
    // The actual seed is on disk, was never sent, and would have predicted the dice.
    const { play } = JSON.parse(stored(testServer, match.matchID).state).plugins.weathergage.data;
    expect(received).not.toContain(play);
    expect(predictors([play], rolled)).toEqual([play]);
  });

  it('of a plain game on this server do not depend on the creation time', async () => {
    const plain: Game = { name: 'plain', setup: ({ random }) => ({ dice: random.D6(ROUNDS) }) };
    const testServer = await open({ games: [plain] });
    const match = await newMatch(testServer, {}, 'plain');
    const { G, plugins } = JSON.parse(stored(testServer, match.matchID).state);
    expect(plugins.random.data.seed).toMatch(/^[0-9a-f]{32}$/);
    const { createdAt } = await testServer.lobby.getMatch('plain', match.matchID);
    for (const seed of seedsFrom({ heard: '', moments: [createdAt] })) expect(boardgameDice(seed)).not.toEqual(G.dice);
    expect(boardgameDice(plugins.random.data.seed)).toEqual(G.dice);
  });

  it('cannot be predicted on a stock boardgame.io server, which sends the first state to every client', async () => {
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
    // The first state is sent unfiltered, with everything that could be a seed.
    const leaked = [initialState.plugins.weathergage.data.setup, initialState.plugins.random.data.seed];
    expect(leaked).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
    const players = [await seated(testServer, match, '0'), await seated(testServer, match, '1')] as const;
    moments.push((await lobby.getMatch('parley', match.matchID)).createdAt);
    const rolled = await rollDice(players, match.matchID, match.keys);
    const late = await seated(testServer, match, null);
    const received = JSON.stringify([match, watcher.heard, late.heard, players.map(({ heard }) => heard)]);
    const seeds = seedsFrom({ heard: received, moments });
    for (const seed of leaked) expect(seeds).toContain(seed);
    expect(predictors(seeds, rolled)).toEqual([]);
    for (const seed of seeds) expect(boardgameDice(seed)).not.toEqual(rolled);
  });
});
