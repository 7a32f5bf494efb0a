import type { ChatMessage, State } from 'boardgame.io';

/** What the processes of a server tell each other about a match. A whole state holds secrets, and so does a bus that carries it. */
export type Message =
  /** A stored move: the state after it, with its `deltalog`, and the id of the state before. A bus may send `stored` instead. */
  | { readonly type: 'moved'; readonly from: number; readonly state: State; readonly by: string }
  /** The store holds this state: whoever knows an earlier one reads it there. */
  | { readonly type: 'stored'; readonly stateID: number }
  /** Messages may have been lost: whatever can change is to be looked up in the store. */
  | { readonly type: 'missed' }
  /** Somebody joined, left or changed his name. */
  | { readonly type: 'seats' }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  /** Somebody who only watches has said something. */
  | { readonly type: 'remark'; readonly message: ChatMessage }
  /** Something was offered, or answered. */
  | { readonly type: 'offers' }
  /** The seat has no owner any more: its sockets are cut off. */
  | { readonly type: 'left'; readonly playerID: string }
  | PresenceMessage;

/** About the processes themselves, under the topic {@link EVERYWHERE}. */
export type PresenceMessage =
  /** At this process, these seats of a match have a socket. */
  | { readonly type: 'present'; readonly process: string; readonly matchID: string; readonly seats: readonly string[] }
  /** A process asks the others for all of theirs. */
  | { readonly type: 'who'; readonly process: string }
  | { readonly type: 'alive'; readonly process: string }
  | { readonly type: 'gone'; readonly process: string };

/** The topic that every process hears. No match has this id. */
export const EVERYWHERE = '*';

/**
 * boardgame.io's interface for it, with a beginning and an end. `publish` must reach the publishing process too, at once;
 * topics are match ids and {@link EVERYWHERE}.
 */
export interface PubSub {
  publish(topic: string, message: Message): void;
  subscribe(topic: string, callback: (message: Message) => void): void;
  unsubscribeAll(topic: string): void;
  /** Called once before the first socket. A bus that cannot be reached yet is no error: it goes on trying. */
  start?(): Promise<void>;
  close?(): Promise<void>;
  /** Rejects while other processes cannot be reached. Left out where there are none. */
  check?(): Promise<void>;
}

/** For one process. */
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
