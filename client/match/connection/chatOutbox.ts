import type { ChatMessage } from 'boardgame.io';

/** Chat messages that wait for the server. Repeats keep their id. */
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

  /** Drops the oldest message after a refusal. */
  refused(): void {
    this.unheard.shift();
  }

  close(): void {
    this.open = false;
  }

  show(): void {
    this.open = true;
    for (const message of this.unheard) this.post(message);
  }
}
