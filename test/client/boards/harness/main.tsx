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
import { type Board, games } from '../../../../client/app/games.js';
import type { GameModule } from '../../../../src/boardgame/module.js';

interface Hand {
  client: { moves: { [name: string]: (...args: unknown[]) => void }; getState(): { G: unknown; ctx: unknown } | null };
}

const query = new URLSearchParams(location.search);
const seats = ['0', '1'];

/** Renders a match with both seats. `window.table` makes moves for either seat, and `window.sit` changes the shown seat. */
function lay(module: GameModule, Board: Board) {
  const laid = (window as unknown as { laid?: unknown }).laid;
  const setup = (context: never) => laid ?? module.game.setup?.(context, JSON.parse(query.get('setup') ?? '{}'));
  const game = { ...module.game, seed: query.get('seed') ?? 'a.b', setup } as typeof module.game;
  const Table = Client({ game, board: Board as never, multiplayer: Local(), numPlayers: 2, debug: false });
  const hands: { [seat: string]: Hand | null } = {};
  Object.assign(window, {
    table: {
      module,
      state: (seat = '0') => hands[seat]?.client.getState(),
      play: (seat: string, move: string, ...args: unknown[]) => hands[seat]?.client.moves[move](...args),
    },
  });
  return function Seats() {
    const [seat, setSeat] = useState(query.get('seat') ?? '0');
    Object.assign(window, { sit: setSeat });
    return seats.map((id) => (
      <div key={id} hidden={id !== seat}>
        <Table
          ref={(hand: unknown) => {
            hands[id] = hand as Hand | null;
          }}
          playerID={id}
          matchID="harness"
        />
      </div>
    ));
  };
}

/** Shows one board: ?game=slug, ?seat=1, ?seed=a.b, ?setup={} (setupData). The page can also set a state as `laid`. */
async function open(): Promise<void> {
  const card = games.find(({ slug }) => slug === query.get('game'));
  const root = document.getElementById('root');
  if (!card || !root) throw new Error(`?game= one of ${games.map(({ slug }) => slug).join(', ')}`);
  const Seats = lay(await card.loadModule(), await card.loadBoard());
  createRoot(root).render(<Seats />);
}

void open();
