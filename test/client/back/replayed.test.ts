import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Replayed } from '../../../client/back/replayed.js';
import { UNDO } from '../../../src/boardgame/constants.js';
import { committedLedger, LEDGER, openedBy, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { viewsOf } from '../../../src/boardgame/past.js';
import { wholeOf } from '../../../src/boardgame/whole.js';
import { modules } from '../../../src/index.js';
import type { Golden } from '../../kit/golden.js';

const RECORDED: { readonly [slug: string]: string } = {
  'salamis-ad-actium': 'points-4',
  'right-fierce-and-terrible': 's1-4',
  'invincible-armada': 'free-4',
  'grand-armada': 'gravelines-2',
  'war-with-spain': 'campaign-3',
};
const MOVES = 130;

/** The first moves of a recorded match in a client of boardgame.io, each taken back and made again where it may be. */
function played(module: GameModule) {
  const file = join(__dirname, '../../games', module.slug, 'golden', `${RECORDED[module.slug]}.json`);
  const { seed, setupData, log }: Golden = JSON.parse(readFileSync(file, 'utf8'));
  const game = {
    ...module.game,
    seed,
    plugins: [...(module.game.plugins ?? []), openedBy(() => committedLedger(seed))],
    setup: (context: Parameters<NonNullable<GameModule['game']['setup']>>[0]) => module.game.setup?.(context, setupData),
  };
  const client = Client({ game, debug: false, numPlayers: 2 });
  client.start();
  const states: unknown[] = [wholeOf(client.getState()?.G)];
  const act = (playerID: string, move: string, args: readonly unknown[]) => {
    client.updatePlayerID(playerID);
    client.moves[move](...args);
    client.updatePlayerID(null);
    states.push(wholeOf(client.getState()?.G));
  };
  for (const { playerID, move, args } of log.slice(0, MOVES)) {
    act(playerID, move, args);
    const ledger = client.getState()?.plugins[LEDGER].data as SharedLedger;
    if (ledger.undo !== playerID) continue;
    act(playerID, UNDO, []);
    act(playerID, move, args);
  }
  client.stop();
  const moves = (client.log ?? []).filter(({ action }: LogEntry) => action.type === 'MAKE_MOVE');
  return { seed, setupData, log: moves, states };
}

describe('a match of this browser, played again', () => {
  it.each(Object.values(modules) as unknown as GameModule[])('$slug: each seat is shown what it saw of every state', (module) => {
    const { seed, setupData, log, states } = played(module);
    expect(log).toHaveLength(states.length - 1);
    const match = new Replayed(module, setupData, seed);
    for (const playerID of ['0', '1', null]) {
      for (const at of [100, 0, 50]) {
        const page = match.page(log, {}, playerID, at);
        expect(page.from).toBe(at);
        for (const [i, view] of viewsOf(page).entries()) {
          expect(JSON.parse(JSON.stringify(view))).toEqual(JSON.parse(JSON.stringify(module.rules.view(states[at + i], playerID))));
        }
      }
    }
  });

  it('is not shown where the rules of today lead elsewhere than it went', () => {
    const [, module] = Object.values(modules) as unknown as GameModule[];
    const { seed, setupData, log } = played(module);
    const n = log.findIndex(({ metadata }) => (metadata as unknown[]).length > 0);
    const other = log.map((entry, i) => (i === n ? { ...entry, metadata: [{ key: 'else', case: '1' }] } : entry));
    expect(() => new Replayed(module, setupData, seed).page(other, {}, null, n)).toThrow('entry');
  });
});
