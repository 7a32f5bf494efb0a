import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { readMove } from '../../server/match/frames.js';
import { hostedGame } from '../../server/match/games.js';
import { judge } from '../../server/match/judge.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import { table } from './table.js';
import { parleyModule, stored, until } from './testServer.js';

const JUNK: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  4,
  1.5,
  1e21,
  '',
  '1',
  'x'.repeat(300),
  [],
  [1],
  {},
  { valueOf: 1 },
  { toString: 1 },
  JSON.parse('{"__proto__":{"x":1}}'),
  { constructor: 1 },
  { length: 1, 0: 1 },
  JSON.parse('{"then":1}'),
];
const NAMES = ['mark', 'ready', 'commit', 'answer', 'concede', 'undo', 'constructor', '__proto__', 'toString', 'endGame', 'Mark', ''];
const one = <T>(dice: Dice, list: readonly T[]): T => list[dice.die(list.length) - 1];

/** Returns a frame of mostly valid parts and some junk. */
function forge(dice: Dice, matchID: string, stateID: number): unknown[] {
  const args = Array.from({ length: dice.die(3) - 1 }, () => (dice.die(3) === 1 ? dice.die(4) : one(dice, JUNK)));
  const type = dice.die(8) === 1 ? one(dice, ['GAME_EVENT', 'UNDO', 'UPDATE', 'PATCH', 'RESET', ...JUNK]) : 'MAKE_MOVE';
  const payload = {
    type: dice.die(12) === 1 ? one(dice, JUNK) : one(dice, NAMES),
    args: dice.die(12) === 1 ? one(dice, JUNK) : args,
    playerID: one(dice, ['0', '1', null, '__proto__']),
    credentials: one(dice, JUNK),
  };
  const id = dice.die(12) === 1 ? one(dice, JUNK) : stateID + one(dice, [0, 0, 0, 0, 1, -1]);
  return [{ type, payload: dice.die(20) === 1 ? one(dice, JUNK) : payload }, id, dice.die(20) === 1 ? one(dice, JUNK) : matchID];
}

/** Whether a frame is a legal move of parley. Implemented without its rules. */
function isLegal(state: State, playerID: string, [action, stateID, matchID]: unknown[]): boolean {
  const { G, ctx, plugins } = state;
  const { type, payload } = action as { type: unknown; payload: { type: string; args: unknown } | null };
  if (type !== 'MAKE_MOVE' || matchID !== 'm' || ctx.gameover || !payload) return false;
  const step = ctx.activePlayers?.[playerID];
  if (!Number.isSafeInteger(stateID)) return false;
  const args: unknown[] = payload.args === undefined ? [] : (payload.args as unknown[]);
  if (!Array.isArray(args)) return false;
  if (payload.type === 'concede') return args.length === 0;
  if (step === undefined) return false;
  const small = args.length === 1 && [1, 2, 3].includes(args[0] as number);
  if (payload.type === 'commit') return step === 'commit' && small;
  if (stateID !== state._stateID) return false;
  if (payload.type === 'mark') return step === 'berth' && small && !G.berths.includes(args[0]);
  if (payload.type === 'answer') return step === 'answer' && args.length === 1 && typeof args[0] === 'boolean';
  if (payload.type === 'undo') return args.length === 0 && plugins.weathergage.data.undo?.by === playerID;
  return payload.type === 'ready' && step === 'berth' && args.length === 0;
}

describe('forged moves', () => {
  it('are refused if illegal, and change no state (100,000 moves)', () => {
    const hosted = hostedGame(parleyModule);
    const dice = quickDice(1588);
    let state = InitializeGame({ game: hosted.game, numPlayers: 2 });
    let accepted = 0;
    let before = JSON.stringify(state);
    for (let n = 0; n < 100_000; n++) {
      const frame = forge(dice, 'm', state._stateID);
      const playerID = one(dice, ['0', '1']);
      const request = readMove(frame, 8192);
      const legal = isLegal(state, playerID, frame);
      const verdict = 'move' in request && request.matchID === 'm' ? judge(hosted, state, playerID, request) : { no: request };
      if ('next' in verdict !== legal) throw new Error(`${JSON.stringify(frame)} of ${playerID} at ${before}`);
      if (!('next' in verdict)) {
        if (n % 100 === 0) expect(JSON.stringify(state)).toBe(before);
        continue;
      }
      accepted += 1;
      // Continue the match sometimes, so that every step is tested. Restart a finished match.
      if (dice.die(3) === 1) state = verdict.next.ctx.gameover && dice.die(50) > 1 ? state : verdict.next;
      if (state.ctx.gameover) state = InitializeGame({ game: hosted.game, numPlayers: 2, setupData: { skipMuster: dice.die(2) === 1 } });
      before = JSON.stringify(state);
    }
    expect(accepted).toBeGreaterThan(500);
    expect(accepted).toBeLessThan(50_000);
  });

  it('have no effect through a socket (2,000 moves)', async () => {
    const { testServer, match, first, second, play } = await table();
    const dice = quickDice(1597);
    const before = stored(testServer, match.matchID);
    // This seat has no decision in the muster, so only its concessions are legal.
    for (let n = 0; n < 2000; n++) {
      let frame = forge(dice, match.matchID, 0);
      while (JSON.stringify(frame).includes('"concede"')) frame = forge(dice, match.matchID, 0);
      second.send('update', ...frame);
      if (n % 100 === 99) await until(() => second.of('rejected').length === n + 1);
    }
    expect(stored(testServer, match.matchID)).toEqual(before);
    expect(first.of('patch')).toEqual([]);
    await play(first, match.matchID, 0, '0', 'mark', [1]);
  });
});
