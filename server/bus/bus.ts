import { randomBytes } from 'node:crypto';
import { faultOf, type Log } from '../log.js';
import { LocalPubSub, type Message, type PubSub } from '../match/pubSub.js';

interface Envelope {
  readonly from: string;
  readonly topic: string;
  readonly message: Message;
}

/**
 * Connects processes. A process receives its own messages at once; others get only state ids, so the bus carries no
 * secrets.
 * After an outage, all processes are notified that messages may have been lost.
 */
export abstract class Bus extends LocalPubSub implements Required<PubSub> {
  private readonly id = randomBytes(9).toString('base64url');
  private readonly unsent = new Set<string>();

  constructor(protected readonly log: Log) {
    super();
  }

  abstract start(): Promise<void>;
  abstract close(): Promise<void>;
  abstract check(): Promise<void>;

  protected abstract send(topic: string, text: string): Promise<void>;

  override publish(topic: string, message: Message): void {
    super.publish(topic, message);
    this.sendToOthers(topic, message);
  }

  protected receive(text: string): void {
    const { from, topic, message } = JSON.parse(text) as Envelope;
    if (from !== this.id) super.publish(topic, message);
  }

  /**
   * Reports on all topics that messages may have been lost, including to processes that sending did not reach. Subclasses call this method
   * after a reconnect.
   */
  protected reconnected(): void {
    for (const topic of this.topics) super.publish(topic, { type: 'missed' });
    const unsent = [...this.unsent];
    this.unsent.clear();
    for (const topic of unsent) this.sendToOthers(topic, { type: 'missed' });
  }

  /** Notifies this process that messages on a topic may have been lost. Subclasses call this method when a subscription is confirmed. */
  protected subscribed(topic: string): void {
    super.publish(topic, { type: 'missed' });
  }

  private sendToOthers(topic: string, message: Message): void {
    const brief: Message = message.type === 'moved' ? { type: 'stored', stateID: message.state._stateID } : message;
    const envelope: Envelope = { from: this.id, topic, message: brief };
    this.send(topic, JSON.stringify(envelope)).catch((error) => {
      if (this.unsent.size === 0) this.log('warn', 'bus', faultOf(error));
      this.unsent.add(topic);
    });
  }
}
