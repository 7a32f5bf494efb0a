import type { ChatMessage } from 'boardgame.io';

/** Chat messages that wait for the server. A message that is sent twice keeps its id. */
export class ChatOutbox {
  private unheard: ChatMessage[] = [];
  private open = false;

  constructor(private readonly post: (message: ChatMessage) => void) {}

  add(message: ChatMessage): void {
    this.unheard.push(message);
    if (this.open) this.post(message);
  }

  heard(id: string): void {
    this.unheard = this.unheard.filter((message) => message.id !== id);
  }

  /** Drops the oldest message, which the server has refused. */
  refused(): void {
    this.unheard.shift();
  }

  /** The connection is lost. */
  close(): void {
    this.open = false;
  }

  /** The connection has its seat again. */
  show(): void {
    this.open = true;
    for (const message of this.unheard) this.post(message);
  }
}
