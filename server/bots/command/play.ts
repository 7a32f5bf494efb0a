import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { adjournedIn } from '../../../src/boardgame/adjourned.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Choice, Result } from '../../../src/kit/rules.js';
import type { Rejected } from '../../match/refusals.js';
import type { TakenSeat } from './sit.js';

export interface SeatOfBot extends TakenSeat {
  readonly server: string;
  readonly module: Pick<GameModule, 'game' | 'sides'>;
  readonly matchID: string;
  decide(view: unknown): Choice | undefined;
}

const RETRY_MS = 1000;

type Transport = ReturnType<ReturnType<typeof SocketIO>>;

/** Plays until the match ends. Reconnects automatically. Rejects if the server refuses the seat. */
export function playSeat({ server, module, matchID, playerID, credentials, decide }: SeatOfBot): Promise<Result> {
  return new Promise((resolve, reject) => {
    let answered = -1;
    let over = false;
    const end = (settle: () => void) => {
      over = true;
      client.stop();
      settle();
    };
    const look = () => {
      const state = client.getState();
      if (!state || over) return;
      const { ctx, G, _stateID } = state;
      if (ctx.gameover !== undefined) return end(() => resolve(ctx.gameover));
      // Subscribers are called again when the match resumes.
      if (adjournedIn(state)) return;
      if (_stateID === answered || !Object.hasOwn(Object(ctx.activePlayers), playerID)) return;
      answered = _stateID;
      const choice = decide(G);
      if (choice) client.moves[choice.move]?.(...choice.args);
    };
    const again = (after: number) => {
      answered = -1;
      setTimeout(look, after);
    };
    const refused = ({ move, reason }: Rejected) => (move === 'sync' ? end(() => reject(new Error(reason))) : again(RETRY_MS));

    const connection = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
    const multiplayer = (options: Parameters<typeof connection>[0]) => watched(connection(options), refused, () => again(0));
    const client = Client({
      game: module.game,
      numPlayers: module.sides.length,
      matchID,
      playerID,
      credentials,
      multiplayer,
      debug: false,
    });
    client.subscribe(look);
    client.start();
  });
}

/**
 * Wraps a transport. Calls `refused` at each refusal and `back` at each sync, and reconnects after the server has
 * closed the connection.
 */
function watched(transport: Transport, refused: (rejected: Rejected) => void, back: () => void): Transport {
  const connect = transport.connect.bind(transport);
  transport.connect = () => {
    connect();
    const { socket } = transport;
    socket.on('rejected', refused);
    // The last move may have been lost, so decide again.
    socket.on('sync', back);
    socket.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') setTimeout(() => transport.socket?.connect(), RETRY_MS);
    });
  };
  return transport;
}
