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
import Board from '../../../../../client/boards/grand-armada/index.js';
import { toModule } from '../../../../../src/boardgame/module.js';
import { grandArmada } from '../../../../../src/games/grand-armada/index.js';

/**
 * The board with both seats on one page, for looking at it. ?seat=1 opens the Spanish seat, ?setup={} is the setupData, ?seed a.b; the
 * page's `table` plays moves for either side so that a script can bring about a position.
 */
const module = toModule(grandArmada);
const query = new URLSearchParams(location.search);
const setup = JSON.parse(query.get('setup') ?? '{}');
const multiplayer = Local();
/** Ships and other parts of the state that differ from the set-up, so that any position can be laid. */
const patch = JSON.parse(query.get('patch') ?? '{}');
const laid = (ctx: never) => {
  const G = module.game.setup?.(ctx, setup) as { ships: Record<string, object> };
  for (const [id, change] of Object.entries<object>(patch.ships ?? {})) Object.assign(G.ships[id], change);
  return { ...G, ...patch, ships: G.ships };
};
const game = { ...module.game, seed: query.get('seed') ?? 'a.b', setup: laid };
const Table = Client({ game: game as typeof module.game, board: Board as never, multiplayer, numPlayers: 2, debug: false });

interface Hand {
  client: { moves: { [name: string]: (...args: unknown[]) => void }; getState(): { G: unknown; ctx: unknown } | null };
}
const hands: { [seat: string]: Hand | null } = {};
Object.assign(window, {
  table: {
    module,
    state: () => hands['0']?.client.getState(),
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
