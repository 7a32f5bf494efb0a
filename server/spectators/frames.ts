import { readFrame } from '../match/frames.js';

export interface RemarkRequest {
  readonly matchID: string;
  readonly id: string;
  readonly text: string;
  /** What he calls himself; empty where he says nothing. */
  readonly name: string;
}

/** The frame `remark`: matchID, a message as that of `chat`, and what whoever watches calls himself, if he does. */
export function readRemark(frame: readonly unknown[], chatLength: number): RemarkRequest | undefined {
  const [matchID, message, name] = readFrame('remark', frame) ?? [];
  if (matchID === undefined || !message || message.payload.length > chatLength) return undefined;
  return { matchID, id: message.id, text: message.payload, name: name ?? '' };
}

/** The frame `remarks`: matchID. */
export const readRemarks = (frame: readonly unknown[]): string | undefined => readFrame('remarks', frame)?.[0];
