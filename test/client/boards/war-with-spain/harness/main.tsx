import '@fontsource/im-fell-english';
import '@fontsource/im-fell-english/400-italic.css';
import '@fontsource/im-fell-english-sc';
import '@fontsource/eb-garamond';
import '@fontsource/eb-garamond/400-italic.css';
import '@fontsource/eb-garamond/600.css';
import '@fontsource-variable/inter';
import { Local } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import Board from '../../../../../client/boards/war-with-spain/index.js';
import { toModule } from '../../../../../src/boardgame/module.js';
import { warWithSpain } from '../../../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../../../src/games/war-with-spain/state.js';

/**
 * The board with both seats on one page, for looking at it. ?seat=1 opens the Spanish seat, ?seed a.b; a position that was put into the
 * page as `laid` is begun with; the page's `table` plays moves for either side so that a script can bring about another one.
 */
const module = toModule(warWithSpain);
const query = new URLSearchParams(location.search);
const laid = (window as unknown as { laid?: WarWithSpain }).laid;
const multiplayer = Local();
const game = {
  ...module.game,
  seed: query.get('seed') ?? 'a.b',
  setup: (context: never) => laid ?? (module.game.setup?.(context, {}) as WarWithSpain),
};
const Table = Client({ game: game as typeof module.game, board: Board as never, multiplayer, numPlayers: 2, debug: false });

interface Hand {
  client: { moves: { [name: string]: (...args: unknown[]) => void }; getState(): { G: unknown; ctx: unknown } | null };
}
const hands: { [seat: string]: Hand | null } = {};
Object.assign(window, {
  table: {
    module,
    state: (seat = '0') => hands[seat]?.client.getState(),
    play: (seat: string, move: string, ...args: unknown[]) => hands[seat]?.client.moves[move](...args),
  },
});

function Seats() {
  const [seat, setSeat] = useState(query.get('seat') ?? '0');
  Object.assign(window, { sit: setSeat });
  return (
    <>
      {['0', '1'].map((id) => (
        <div key={id} hidden={id !== seat}>
          <Table
            ref={(hand: unknown) => {
              hands[id] = hand as Hand | null;
            }}
            playerID={id}
            matchID="harness"
          />
        </div>
      ))}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Seats />);
