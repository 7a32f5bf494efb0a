import { isMatchID } from '../store.js';
import { readChat } from '../wire.js';

export interface RemarkRequest {
  readonly matchID: string;
  readonly id: string;
  readonly text: string;
  /** What he calls himself; empty where he says nothing. */
  readonly name: string;
}

/** Longest name that is looked at, in UTF-16 units: what is kept of it is shorter. */
const LONGEST = 500;

/** The frame `remark`: matchID, a message as that of `chat`, and what whoever watches calls himself, if he does. */
export function readRemark([matchID, message, named]: readonly unknown[], chatLength: number): RemarkRequest | undefined {
  const chat = readChat([matchID, message], chatLength);
  // What is left out comes as null.
  const name = named ?? '';
  return chat && typeof name === 'string' && name.length <= LONGEST ? { ...chat, name } : undefined;
}

/** The frame `remarks`: matchID. */
export const readRemarks = ([matchID]: readonly unknown[]): string | undefined => (isMatchID(matchID) ? matchID : undefined);
