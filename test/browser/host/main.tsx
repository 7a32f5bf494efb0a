import { Local, SocketIO } from 'boardgame.io/multiplayer';
import { Client } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import { findGame } from '../../../client/app/games.js';

/**
 * Another site’s page with a board in a box: `?game=SLUG&width=700px&height=500px`. `&header=60px` adds a header. `&seat=0` opens one of
 * two seats at `Local()`. `&seat=0&server=URL` opens a seat on a server. Without `seat`, the client has no multiplayer.
 */
async function open(): Promise<void> {
  const asked = new URLSearchParams(location.search);
  const card = findGame(asked.get('game') ?? '');
  if (!card) throw new Error('no such game');
  const seat = asked.get('seat');
  const server = asked.get('server');
  const multiplayer = server ? SocketIO({ server }) : Local();
  const [{ game }, board] = await Promise.all([card.loadModule(), card.loadBoard()]);
  const Match = Client({ game, board, debug: false, ...(seat !== null && { multiplayer }) });

  const header = document.createElement('header');
  header.style.height = asked.get('header') ?? '0';
  const box = document.createElement('div');
  box.className = 'box';
  for (const side of ['width', 'height']) box.style.setProperty(`--${side}`, asked.get(side) ?? 'auto');
  document.body.append(header, box);
  createRoot(box).render(<Match playerID={seat ?? undefined} />);
}

void open();
