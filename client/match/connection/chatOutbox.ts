import type { ChatMessage } from 'boardgame.io';

/** Chat messages waiting for the server. A message sent again keeps its id. */
export class ChatOutbox {
  private waiting: ChatMessage[] = [];
  private open = false;

  constructor(private readonly post: (message: ChatMessage) => void) {}

  add(message: ChatMessage): void {
    this.waiting.push(message);
    if (this.open) this.post(message);
  }

  delivered(id: string): void {
    this.waiting = this.waiting.filter((message) => message.id !== id);
  }

  /** Drops the oldest message because the server refused it. */
  refused(): void {
    this.waiting.shift();
  }

  close(): void {
    this.open = false;
  }

  show(): void {
    this.open = true;
    for (const message of this.waiting) this.post(message);
  }
}
