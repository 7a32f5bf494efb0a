import type { ChatMessage, State } from 'boardgame.io';

/** Messages between processes. A full state contains secrets, so a bus that carries states must protect them. */
export type Message =
  /** A stored move. A bus may send `stored` instead. */
  | { readonly type: 'moved'; readonly from: number; readonly state: State; readonly by: string }
  | { readonly type: 'stored'; readonly stateID: number }
  | { readonly type: 'missed' }
  | { readonly type: 'seats' }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'remark'; readonly message: ChatMessage }
  | { readonly type: 'offers' }
  | { readonly type: 'left'; readonly playerID: string }
  | PresenceMessage;

export type PresenceMessage =
  | { readonly type: 'present'; readonly process: string; readonly matchID: string; readonly seats: readonly string[] }
  | { readonly type: 'who'; readonly process: string }
  | { readonly type: 'alive'; readonly process: string }
  | { readonly type: 'gone'; readonly process: string };

/** Topic that reaches all processes; not a match id. */
export const EVERYWHERE = '*';

/**
 * boardgame.io's interface, with `start` and `close`. `publish` must also deliver messages to its own process at once. Topics are match ids
 * and {@link EVERYWHERE}.
 */
export interface PubSub {
  publish(topic: string, message: Message): void;
  subscribe(topic: string, callback: (message: Message) => void): void;
  unsubscribeAll(topic: string): void;
  /** Called before the first socket is opened. If the bus is unreachable, this method must keep trying instead of rejecting. */
  start?(): Promise<void>;
  close?(): Promise<void>;
  /** Rejects while other processes are unreachable. A bus for a single process omits it. */
  check?(): Promise<void>;
}

/** Bus of a single process. */
export class LocalPubSub implements PubSub {
  private readonly callbacks = new Map<string, ((message: Message) => void)[]>();

  publish(topic: string, message: Message): void {
    for (const callback of this.callbacks.get(topic) ?? []) callback(message);
  }

  subscribe(topic: string, callback: (message: Message) => void): void {
    this.callbacks.set(topic, [...(this.callbacks.get(topic) ?? []), callback]);
  }

  unsubscribeAll(topic: string): void {
    this.callbacks.delete(topic);
  }

  protected get topics(): string[] {
    return [...this.callbacks.keys()];
  }
}
