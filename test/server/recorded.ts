import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { hostedGame } from '../../server/match/games.js';
import { judge } from '../../server/match/judge.js';
import type { StoredMatch } from '../../server/storage/store.js';
import { UNDO } from '../../src/boardgame/constants.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import type { GameModule } from '../../src/boardgame/module.js';
import type { Golden } from '../kit/golden.js';

const RECORDED: { readonly [slug: string]: readonly string[] } = {
  'salamis-ad-actium': ['points-4'],
  'right-fierce-and-terrible': ['s1-4'],
  'invincible-armada': ['free-4'],
  'grand-armada': ['gravelines-2'],
  // Moves that can be taken back are rare in this game, and not every match has one early.
  'war-with-spain': ['campaign-1', 'campaign-2', 'campaign-3', 'campaign-4', 'campaign-5'],
};

export type Rows = StoredMatch['log'][number][];

export interface Played {
  readonly setupData: unknown;
  readonly states: readonly State[];
  readonly state: State;
  readonly log: Rows;
}

/** Returns the first moves of a recorded match that allows take-backs. Each move that can be taken back is taken back and repeated. */
export function dithered(module: GameModule, moves: number): Played {
  for (const name of RECORDED[module.slug]) {
    const match = played(module, moves, { name, dithering: true });
    if (match.log.length > moves) return match;
  }
  throw new Error(`no recorded match of ${module.slug} in which anything can be taken back early on`);
}

/** Returns the first moves of a recorded match as the server stores them. With `dithering`, each is taken back and repeated if possible. */
export function played(module: GameModule, moves: number, { name = RECORDED[module.slug][0], dithering = false } = {}): Played {
  const { seed, setupData, log }: Golden = JSON.parse(
    readFileSync(join(__dirname, '../games', module.slug, 'golden', `${name}.json`), 'utf8'),
  );
  const hosted = hostedGame({ ...module, game: { ...module.game, seed } });
  let state = InitializeGame({ game: hosted.game, numPlayers: 2, setupData });
  const rows: Rows = [];
  const states = [state];
  const act = (playerID: string, move: string, args: readonly unknown[]) => {
    const verdict = judge(hosted, state, playerID, { matchID: 'm', stateID: state._stateID, move, args });
    if ('no' in verdict) throw new Error(`${move}: ${verdict.no.reason}`);
    state = verdict.next;
    states.push(state);
    rows.push([state._stateID, state.deltalog ?? []]);
  };
  for (const { playerID, move, args } of log.slice(0, moves)) {
    act(playerID, move, args);
    if (!dithering || (state.plugins[LEDGER].data as LedgerData).undo?.by !== playerID) continue;
    act(playerID, UNDO, []);
    act(playerID, move, args);
  }
  return { setupData, states, state, log: rows };
}
