import { Client } from 'boardgame.io/client';
import type { BoardProps } from 'boardgame.io/react';
import { useSyncExternalStore } from 'react';
import type { PlayerID } from '../../../src/kit/rules.js';

type ClientOptions = Parameters<typeof Client>[0];

/** A seat of a local match, or its spectator: a boardgame.io client with the props of its board. */
export interface Seat {
  readonly playerID: PlayerID | null;
  /** The props of the board; null before the first state. Returns the same object until the state changes. */
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
      isMultiplayer: false, // nobody is elsewhere: a board offers no chat
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
