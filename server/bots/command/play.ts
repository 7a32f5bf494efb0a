import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { adjournedIn } from '../../../src/boardgame/adjourned.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import type { Choice, Result } from '../../../src/kit/rules.js';
import type { Rejected } from '../../match/refusals.js';
import type { Taken } from './sit.js';

/** A seat of a match at a server, and who decides there. */
export interface SeatOfBot extends Taken {
  /** Origin. */
  readonly server: string;
  readonly module: Pick<GameModule, 'game' | 'sides'>;
  readonly matchID: string;
  /** From the seat's own view; nothing where there is no choice. */
  decide(view: unknown): Choice | undefined;
}

/** Until a move that was refused is thought of again, and a line that the server has cut is asked for anew, in ms. */
const PAUSE = 1000;

/** What the stock client's connection is called where it is watched. */
type Transport = ReturnType<ReturnType<typeof SocketIO>>;

/**
 * Plays a seat to the end of the match through boardgame.io's own client: one move whenever the seat is asked, and the next when the
 * server has shown what came of it. Lines that break heal by themselves. Rejects where the server lets nobody sit there.
 */
export function playSeat({ server, module, matchID, playerID, credentials, decide }: SeatOfBot): Promise<Result> {
  return new Promise((resolve, reject) => {
    /** The state at which the last move was sent. */
    let answered = -1;
    // To stop is told to whoever looks, as every change is.
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
      // It is shown when it goes on.
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
    const refused = ({ move, reason }: Rejected) => (move === 'sync' ? end(() => reject(new Error(reason))) : again(PAUSE));

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

/** Hears what the server refuses, and comes back where it has cut the line. */
function watched(transport: Transport, refused: (rejected: Rejected) => void, back: () => void): Transport {
  const connect = transport.connect.bind(transport);
  transport.connect = () => {
    connect();
    const { socket } = transport;
    socket.on('rejected', refused);
    // Whatever was sent over a line that broke may be lost: the position that stands is looked at again.
    socket.on('sync', back);
    socket.on('disconnect', (reason: string) => {
      if (reason === 'io server disconnect') setTimeout(() => transport.socket?.connect(), PAUSE);
    });
  };
  return transport;
}
