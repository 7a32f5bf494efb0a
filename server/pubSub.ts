import type { ChatMessage, State } from 'boardgame.io';

/** What the processes of a server tell each other about a match. It holds whole states, so it is secret. */
export type Message =
  /** A stored move: the state after it, with its `deltalog`, and the id of the state before. */
  | { readonly type: 'moved'; readonly from: number; readonly state: State; readonly by: string }
  /** Somebody joined, left, connected or changed his name. */
  | { readonly type: 'seats' }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  /** The seat has no owner any more: its sockets are cut off. */
  | { readonly type: 'left'; readonly playerID: string };

/** boardgame.io's interface for it. `publish` must reach the publishing process too. */
export interface PubSub {
  publish(matchID: string, message: Message): void;
  subscribe(matchID: string, callback: (message: Message) => void): void;
  unsubscribeAll(matchID: string): void;
}

/** For one process. */
export class LocalPubSub implements PubSub {
  private readonly callbacks = new Map<string, ((message: Message) => void)[]>();

  publish(matchID: string, message: Message): void {
    for (const callback of this.callbacks.get(matchID) ?? []) callback(message);
  }

  subscribe(matchID: string, callback: (message: Message) => void): void {
    this.callbacks.set(matchID, [...(this.callbacks.get(matchID) ?? []), callback]);
  }

  unsubscribeAll(matchID: string): void {
    this.callbacks.delete(matchID);
  }
}
