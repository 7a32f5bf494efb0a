import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { createGame } from '../../src/boardgame/game.js';
import { markAllowed } from '../../src/boardgame/judged.js';
import { parley } from './parley.js';

/** A match in which it is counted how often a move was judged, and carried out. */
function counted() {
  const count = { refusal: 0, advance: 0 };
  const { rules } = parley;
  const game = createGame({
    ...parley,
    rules: {
      ...rules,
      refusal: (...asked) => {
        count.refusal += 1;
        return rules.refusal(...asked);
      },
      advance: (...asked) => {
        count.advance += 1;
        return rules.advance(...asked);
      },
    },
  });
  const reducer = CreateGameReducer({ game });
  const state: State = InitializeGame({ game, numPlayers: 2 });
  const mark = (playerID: string, ...args: unknown[]): State =>
    reducer(state, { type: 'MAKE_MOVE', payload: { type: 'mark', args, playerID } } as never);
  return { count, state, mark };
}

describe('a move is judged once', () => {
  it('by the game, where no host has asked the rules', () => {
    const { count, mark } = counted();
    expect(mark('0', 2).G.berths).toEqual([2]);
    expect(count).toEqual({ refusal: 1, advance: 1 });
  });

  it('by the host that says so, and then not again; the state before stays as it was', () => {
    const { count, state, mark } = counted();
    markAllowed(state.G, '0', { move: 'mark', args: [2] });
    expect(mark('0', 2).G.berths).toEqual([2]);
    expect(state.G.berths).toEqual([]);
    expect(count).toEqual({ refusal: 0, advance: 1 });
  });

  it('by the game, where the host has asked about another move, argument or state', () => {
    const { count, state, mark } = counted();
    const refused = (...args: unknown[]) => expect(mark('0', ...args).G.berths).toEqual([]);
    markAllowed(state.G, '0', { move: 'mark', args: [2] });
    refused(4);
    refused(2, 2);
    refused();
    markAllowed(state.G, '0', { move: 'ready', args: [4] });
    refused(4);
    markAllowed(state.G, '1', { move: 'mark', args: [4] });
    refused(4);
    markAllowed({}, '0', { move: 'mark', args: [4] });
    refused(4);
    expect(count).toEqual({ refusal: 6, advance: 0 });
  });
});
