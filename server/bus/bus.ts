import { randomBytes } from 'node:crypto';
import { faultOf, type Log } from '../log.js';
import { LocalPubSub, type Message, type PubSub } from '../match/pubSub.js';

interface Envelope {
  readonly from: string;
  readonly topic: string;
  readonly message: Message;
}

/**
 * A bus between processes. Within the process a message arrives at once, whatever becomes of the bus. To the others goes no
 * state of a match, only its id: they read the store, so that nobody is shown what is not stored, and the bus knows no secrets.
 * What gets lost while the bus is away is made good when it is back: everybody is told that he may have missed something.
 */
export abstract class Bus extends LocalPubSub implements Required<PubSub> {
  private readonly id = randomBytes(9).toString('base64url');
  /** Topics of messages that could not be sent. */
  private readonly unsent = new Set<string>();

  constructor(protected readonly log: Log) {
    super();
  }

  abstract start(): Promise<void>;
  abstract close(): Promise<void>;
  abstract check(): Promise<void>;

  /** Sends a text to the other processes. Throws, or rejects, if it cannot. */
  protected abstract send(topic: string, text: string): Promise<void>;

  override publish(topic: string, message: Message): void {
    super.publish(topic, message);
    this.tell(topic, message);
  }

  /** A text that another process, or this one, has sent. */
  protected receive(text: string): void {
    const { from, topic, message } = JSON.parse(text) as Envelope;
    if (from !== this.id) super.publish(topic, message);
  }

  /** The connection is there, for the first time or again: both sides look at the store for what was lost. */
  protected healed(): void {
    for (const topic of this.topics) super.publish(topic, { type: 'missed' });
    const unsent = [...this.unsent];
    this.unsent.clear();
    for (const topic of unsent) this.tell(topic, { type: 'missed' });
  }

  /** From now on messages about this topic arrive; those from before did not. */
  protected hears(topic: string): void {
    super.publish(topic, { type: 'missed' });
  }

  private tell(topic: string, message: Message): void {
    const brief: Message = message.type === 'moved' ? { type: 'stored', stateID: message.state._stateID } : message;
    const envelope: Envelope = { from: this.id, topic, message: brief };
    this.send(topic, JSON.stringify(envelope)).catch((error) => {
      if (this.unsent.size === 0) this.log('warn', 'bus', faultOf(error));
      this.unsent.add(topic);
    });
  }
}
