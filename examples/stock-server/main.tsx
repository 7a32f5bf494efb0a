import { Lobby } from 'boardgame.io/react';
import { createRoot } from 'react-dom/client';
import GrandArmadaBoard from 'weathergage/boards/grand-armada';
import InvincibleArmadaBoard from 'weathergage/boards/invincible-armada';
import { game as grandArmada } from 'weathergage/grand-armada';
import { game as invincibleArmada } from 'weathergage/invincible-armada';

const games = [
  { game: grandArmada, board: GrandArmadaBoard },
  { game: invincibleArmada, board: InvincibleArmadaBoard },
];

const root = document.getElementById('root');
if (root) createRoot(root).render(<Lobby gameServer={location.origin} lobbyServer={location.origin} gameComponents={games} />);
