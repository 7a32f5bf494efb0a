import { readFrame } from '../match/frames.js';

export interface RemarkRequest {
  readonly matchID: string;
  readonly id: string;
  readonly text: string;
  /** The spectator's name, which may be empty. */
  readonly name: string;
}

/** Reads the frame `remark`: matchID, a chat message and the spectator's name, if any. */
export function readRemark(frame: readonly unknown[], chatLength: number): RemarkRequest | undefined {
  const [matchID, message, name] = readFrame('remark', frame) ?? [];
  if (matchID === undefined || !message || message.payload.length > chatLength) return undefined;
  return { matchID, id: message.id, text: message.payload, name: name ?? '' };
}

export const readRemarks = (frame: readonly unknown[]): string | undefined => readFrame('remarks', frame)?.[0];
