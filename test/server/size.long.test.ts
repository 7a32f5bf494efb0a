import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InitializeGame } from 'boardgame.io/internal';
import { hostedGame } from '../../server/match/games.js';
import { judge } from '../../server/match/judge.js';
import { MatchRoom, type RoomConnection } from '../../server/match/room.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import type { Golden } from '../kit/golden.js';

/** Maximum median size of a frame, in bytes. */
const MOST = 400;
/** Number of moves measured in each match. */
const MOVES = 300;

/** Returns recorded random matches, one for each kind of set-up. */
const matchesOf = (slug: string): Golden[] => {
  const folder = join(__dirname, '../games', slug, 'golden');
  const files = readdirSync(folder).filter((name) => name.endsWith('-4.json'));
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
};

/** Returns the size in bytes of each frame that a match sends to its clients. */
function framesOf(module: GameModule, { seed, setupData, log }: Golden): number[] {
  const hosted = hostedGame({ ...module, game: { ...module.game, seed } });
  const table = new MatchRoom(hosted, 'sixteen-letters-');
  const sizes: number[] = [];
  const send = (...frame: readonly unknown[]) => void sizes.push(Buffer.byteLength(JSON.stringify(frame)));
  let state = InitializeGame({ game: hosted.game, numPlayers: 2, setupData });
  table.state = state;
  for (const playerID of ['0', '1', null]) {
    table.add({ send, brief: true } as unknown as RoomConnection, playerID, undefined);
    table.show(state, playerID);
  }
  for (const { playerID, move, args } of log.slice(0, MOVES)) {
    const verdict = judge(hosted, state, playerID, { matchID: table.matchID, stateID: state._stateID, move, args });
    if ('no' in verdict) throw new Error(`${move}: ${verdict.no.reason}`);
    expect(table.follow({ type: 'moved', from: state._stateID, state: verdict.next, by: playerID })).toEqual([]);
    state = verdict.next;
  }
  return sizes;
}

describe('a move on the wire', () => {
  it.each(Object.values(modules) as unknown as GameModule[])(`of $slug has a median of at most ${MOST} bytes`, (module) => {
    const sizes = matchesOf(module.slug).flatMap((match) => framesOf(module, match));
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(MOST);
  });
});
