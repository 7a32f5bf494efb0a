/** @jest-environment ./test/client/dom.ts */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { Game } from 'boardgame.io';
import { SocketIO } from 'boardgame.io/multiplayer';
import { type BoardProps, Client } from 'boardgame.io/react';
import type { Parley } from '../boardgame/parley.js';
import '../client/timeouts.js';
import { afterwards, newMatch, open, parleyModule, stored } from './testServer.js';

function Board({ G, moves, undo, reset, isConnected, matchData }: BoardProps<Parley>) {
  return (
    <div>
      <output>{`${isConnected ? 'connected' : 'away'}: ${G.berths.join(' ')}`}</output>
      <p>{matchData?.map(({ name, isConnected: here }) => `${name} ${here}`).join(', ')}</p>
      <button type="button" onClick={() => moves.mark(2)}>
        mark
      </button>
      <button type="button" onClick={() => undo()}>
        stock undo
      </button>
      <button type="button" onClick={() => reset()}>
        reset
      </button>
    </div>
  );
}

it('a board in boardgame.io’s React client plays here; reset and undo have no effect', async () => {
  const testServer = await open({ origins: [location.origin] });
  const match = await newMatch(testServer);
  const Table = Client<Parley>({
    game: parleyModule.game as Game<Parley>,
    board: Board,
    debug: false,
    multiplayer: SocketIO({ server: testServer.url, socketOpts: { transports: ['websocket'], forceNew: true } }),
  });
  render(<Table matchID={match.matchID} playerID="0" credentials={match.keys[0]} />);
  afterwards(cleanup);
  const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
  await shows('connected: ');
  await waitFor(() => expect(screen.getByText('player 0 true, player 1 false')).toBeTruthy());
  await act(async () => screen.getByText('mark').click());
  await shows('connected: 2');
  await act(async () => screen.getByText('stock undo').click());
  await act(async () => screen.getByText('reset').click());
  expect(stored(testServer, match.matchID)).toMatchObject({ state_id: 1, moves: 1 });
});
