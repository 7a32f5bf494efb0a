import type { ChatMessage } from 'boardgame.io';

/** What is said at the table, on its way to the server: each word until it is heard. One that comes twice has the same id. */
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

  /** The word that was sent first is not carried. */
  refused(): void {
    this.unheard.shift();
  }

  /** The line is down. */
  close(): void {
    this.open = false;
  }

  /** The seat is taken again. */
  show(): void {
    this.open = true;
    for (const message of this.unheard) this.post(message);
  }
}
