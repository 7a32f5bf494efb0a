import { io } from 'socket.io-client';
import { UNDO } from '../src/boardgame/constants.js';
import { modules } from '../src/index.js';
import { lobbyCall } from './lobbyCall.js';
import { Player } from './torture/player.js';

/** Game with an `anytime` action other than conceding. */
const MODULE = modules['right-fierce-and-terrible'];
/** Milliseconds between two changes of preferences. */
const PAUSE = 40;

export interface Grinding {
  moves: number;
  preferences: number;
}

/**
 * Abuses a match. One player takes back every move, which makes the log grow. The other keeps changing preferences.
 * @param from the local address of both players
 */
export async function grind(url: string, from: string, done: Grinding, isPaused: () => boolean): Promise<void> {
  const { slug: game, rules, scenarios, sides } = MODULE;
  const { matchID } = await lobbyCall<{ matchID: string }>(
    url,
    `${game}/create`,
    { numPlayers: 2, setupData: scenarios[0].setupData },
    from,
  );
  for (const { playerID } of sides) {
    const seat = { playerID, playerName: `grinder ${playerID}` };
    const { playerCredentials: credentials } = await lobbyCall<{ playerCredentials: string }>(url, `${game}/${matchID}/join`, seat, from);
    let forth = false;
    const undoing: typeof rules = {
      ...rules,
      choices(view, player) {
        forth = !forth;
        return forth ? rules.choices(view, player) : [{ move: UNDO, args: [] }];
      },
    };
    new Player({
      url,
      game,
      matchID,
      playerID,
      credentials,
      rules: undoing,
      from,
      pick: (count) => Math.floor(Math.random() * count),
      wants: () => !isPaused(),
      sent: () => {
        done.moves += 1;
      },
      shown: () => undefined,
    });
    const wishing = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, localAddress: from } as object);
    wishing.on('connect', () => wishing.emit('sync', matchID, playerID, credentials, 2));
    setInterval(() => {
      if (isPaused() || !wishing.connected) return;
      done.preferences += 1;
      const payload = { type: 'setPreference', args: ['askInitiative', done.preferences % 2 === 0], playerID };
      wishing.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, playerID);
    }, PAUSE);
  }
}
