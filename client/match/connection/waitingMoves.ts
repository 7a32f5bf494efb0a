import type { PlayerID } from '../../../src/kit/rules.js';
import type { MoveStore, WaitingMove } from './outbox.js';

const isWaiting = (value: unknown): value is WaitingMove => {
  const { action, stateID, blind, again } = Object(value);
  return (
    typeof action?.type === 'string' &&
    typeof action.payload?.type === 'string' &&
    Number.isInteger(stateID) &&
    typeof blind === 'boolean' &&
    typeof again === 'boolean'
  );
};

/** Stores a seat's waiting moves for this tab only, so that no other tab sends them. */
export function waitingMovesOf(matchID: string, playerID: PlayerID | undefined): MoveStore {
  const key = `weathergage.waiting.${matchID}.${playerID}`;
  return {
    read() {
      try {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        return Array.isArray(found) && found.every(isWaiting) ? found : [];
      } catch {
        return [];
      }
    },
    write(waiting) {
      try {
        if (waiting.length) sessionStorage.setItem(key, JSON.stringify(waiting));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage, the moves are lost when the page closes.
      }
    },
  };
}
