import type { Kind } from '../../src/boardgame/offers.js';
import { readFrame } from '../match/frames.js';

export interface OfferRequest {
  readonly matchID: string;
  readonly kind: Kind;
  readonly stateID: number;
  /** For `takeBack`, the id of the state to return to. */
  readonly to?: number;
}

export interface ReplyRequest {
  readonly matchID: string;
  readonly id: string;
  readonly yes: boolean;
}

/** Reads the frame `offer`: matchID, kind, state id and, for `takeBack`, the state to return to. */
export function readOffer([id, offered, at, back]: readonly unknown[]): OfferRequest | undefined {
  const args = readFrame('offer', offered === 'takeBack' ? [id, offered, at, back] : [id, offered, at]);
  if (!args) return undefined;
  const [matchID, kind, stateID, to] = args;
  if (kind !== 'takeBack') return { matchID, kind, stateID };
  return typeof to === 'number' ? { matchID, kind, stateID, to } : undefined;
}

/** Reads the frame `reply`: matchID, offer id and whether to accept. If the sender made the offer, `false` withdraws it. */
export function readReply(frame: readonly unknown[]): ReplyRequest | undefined {
  const args = readFrame('reply', frame);
  return args && { matchID: args[0], id: args[1], yes: args[2] };
}

export function readOffers(frame: readonly unknown[]): { readonly matchID: string } | undefined {
  const args = readFrame('offers', frame);
  return args && { matchID: args[0] };
}
