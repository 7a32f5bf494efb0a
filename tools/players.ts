import { performance } from 'node:perf_hooks';
import { io, type Socket } from 'socket.io-client';
import { lobbyCall } from './lobbyCall.js';

export interface ScriptedMove {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Returns the n-th move, or `undefined` after the last. */
export type Script = (n: number) => ScriptedMove | undefined;

interface Player {
  readonly socket: Socket;
  readonly credentials: string;
}

export interface Pair {
  readonly matchID: string;
  readonly players: readonly Player[];
}

export interface Outcome {
  moves: number;
  /** Milliseconds from a move to its arrival at the next player. */
  readonly latencies: number[];
  refused: number;
  /** Number of matches in which a move got no response for a minute. */
  stuck: number;
}

const PATIENCE = 60_000;

/**
 * Creates a match and joins both seats.
 * @param from the local address of both players
 */
export async function createPair(url: string, game: string, setupData: unknown, from?: string): Promise<Pair> {
  const { matchID } = await lobbyCall<{ matchID: string }>(url, `${game}/create`, { numPlayers: 2, setupData }, from);
  const players: Player[] = [];
  for (const playerID of ['0', '1']) {
    const seat = { playerID, playerName: playerID };
    const joined = await lobbyCall<{ playerCredentials: string }>(url, `${game}/${matchID}/join`, seat, from);
    const credentials = joined.playerCredentials;
    const socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, localAddress: from } as object);
    const synced = new Promise<void>((resolve) => socket.once('sync', () => resolve()));
    socket.emit('sync', matchID, playerID, credentials, 2);
    await synced;
    players.push({ socket, credentials });
  }
  return { matchID, players };
}

export const rise = ({ players }: Pair): void => players.forEach(({ socket }) => void socket.disconnect());

/** Returns the `_stateID` in a frame. `update` contains a state, `patch` a number. */
const stateIDIn = (event: string, args: readonly unknown[]): number | undefined =>
  event === 'update' ? (args[1] as { _stateID: number })._stateID : event === 'patch' ? (args[2] as number) : undefined;

/** Resolves to the id of the next state, or to `undefined` on time-out. */
function nextState({ socket }: Player, stateID: number, outcome: Outcome): Promise<number | undefined> {
  return new Promise((resolve) => {
    const end = (value: number | undefined) => {
      clearTimeout(timer);
      socket.offAny(hear);
      resolve(value);
    };
    const hear = (event: string, ...args: unknown[]) => {
      if (event === 'rejected') outcome.refused += 1;
      const brought = stateIDIn(event, args);
      if (brought !== undefined && brought > stateID) end(brought);
    };
    const timer = setTimeout(() => end(undefined), PATIENCE);
    socket.onAny(hear);
  });
}

/** Plays a script until `over`, making each move `pause` milliseconds after the previous one arrived. Returns whether the script ended. */
export async function playOn(
  { matchID, players }: Pair,
  script: Script,
  outcome: Outcome,
  over: () => boolean,
  pause = 0,
): Promise<boolean> {
  let stateID = 0;
  for (let n = 0; !over(); n++) {
    const [now, next] = [script(n), script(n + 1)];
    if (!now) return true;
    const { playerID, move, args } = now;
    const mover = players[Number(playerID)];
    const arrived = nextState(players[Number(next?.playerID ?? playerID)], stateID, outcome);
    const began = performance.now();
    const payload = { type: move, args, playerID, credentials: mover.credentials };
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
    const brought = await arrived;
    if (brought === undefined) {
      outcome.stuck += 1;
      return false;
    }
    outcome.latencies.push(performance.now() - began);
    outcome.moves += 1;
    stateID = brought;
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}

/**
 * Returns a quantile.
 * @param sorted values in ascending order
 */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
