import type { Game } from 'boardgame.io';

/** boardgame.io's tutorial game, the baseline of all speed measurements. Restarts when the board is full. */
export const ticTacToe: Game<{ cells: (string | null)[] }> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = G.cells.map(() => null);
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
};
