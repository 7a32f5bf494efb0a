import type { BoardProps } from 'boardgame.io/react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { toModule } from '../../../src/boardgame/module.js';
import type { Parley } from '../../boardgame/parley.js';
import { parley } from '../../boardgame/parley.js';

export const module = toModule(parley) as GameModule;

/** A minimal board that shows the seat, its view, and a button for every legal choice. */
export function ParleyBoard({ G, playerID, moves, ctx, log }: BoardProps<Parley>) {
  const choices = playerID === null ? [] : parley.rules.choices(G, playerID);
  return (
    <div data-testid="board">
      <p data-testid="view">{playerID ?? 'spectator'}</p>
      <p data-testid="commits">{JSON.stringify(G.commits)}</p>
      <p data-testid="score">{JSON.stringify(G.score)}</p>
      <p data-testid="told">{log.length}</p>
      {ctx.gameover && <p>over</p>}
      {choices.map(({ move, args }) => (
        <button key={`${move} ${args}`} type="button" onClick={() => moves[move](...args)}>
          {[move, ...args].join(' ')}
        </button>
      ))}
      <button type="button" onClick={() => moves.concede()}>
        concede
      </button>
    </div>
  );
}

export const card = {
  slug: 'parley',
  meta: module.meta,
  Picture: () => null,
  loadModule: async () => module,
  loadBoard: async () => ParleyBoard,
};

/** Replaces client/app/games.ts. */
export const games = [card];
export const findGame = (slug: string) => games.find((game) => game.slug === slug);
