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

/**
 * The moves of a seat that wait, kept for as long as the tab is there: another tab at the same seat does not send them. What was kept may
 * be damaged, and storage forbidden: then nothing waits longer than the page.
 */
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
        // It waits as long as the page.
      }
    },
  };
}
