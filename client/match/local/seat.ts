import { Client } from 'boardgame.io/client';
import type { BoardProps } from 'boardgame.io/react';
import { useSyncExternalStore } from 'react';
import type { PlayerID } from '../../../src/kit/rules.js';

type ClientOptions = Parameters<typeof Client>[0];

/** A seat or spectator of a local match, with a boardgame.io client. */
export interface Seat {
  readonly playerID: PlayerID | null;
  /** Returns the board's props, or null before the first state. The object stays the same until the state changes. */
  props(): BoardProps | null;
  move(name: string, args: readonly unknown[]): void;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

export function takeSeat(options: Omit<ClientOptions, 'playerID' | 'debug'>, playerID: PlayerID | null): Seat {
  const client = Client({ ...options, ...(playerID !== null && { playerID }), debug: false });
  const listeners = new Set<() => void>();
  let shown: BoardProps | null = null;
  const look = () => {
    const state = client.getState();
    shown = state && {
      ...state,
      isMultiplayer: false, // Local boards have no chat.
      moves: client.moves,
      events: client.events,
      matchID: client.matchID,
      playerID,
      reset: client.reset,
      undo: client.undo,
      redo: client.redo,
      log: client.log ?? [],
      matchData: client.matchData,
      sendChatMessage: client.sendChatMessage,
      chatMessages: client.chatMessages,
    };
    for (const listener of listeners) listener();
  };
  client.subscribe(look);
  client.start();
  look();
  return {
    playerID,
    props: () => shown,
    move: (name, args) => client.moves[name]?.(...args),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => client.stop(),
  };
}

export const useSeat = (seat: Seat): BoardProps | null => useSyncExternalStore(seat.subscribe, seat.props);
