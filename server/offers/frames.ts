import type { Kind } from '../../src/boardgame/offers.js';
import { readFrame } from '../match/frames.js';

export interface OfferRequest {
  readonly matchID: string;
  readonly kind: Kind;
  /** The state that the player was looking at. */
  readonly stateID: number;
  /** The state to go back to, where it is that which is offered. */
  readonly to?: number;
}

export interface ReplyRequest {
  readonly matchID: string;
  readonly id: string;
  readonly yes: boolean;
}

/** The frame `offer`: matchID, kind, the state that it is made at, and for `takeBack` the state to go back to. */
export function readOffer([id, offered, at, back]: readonly unknown[]): OfferRequest | undefined {
  const args = readFrame('offer', offered === 'takeBack' ? [id, offered, at, back] : [id, offered, at]);
  if (!args) return undefined;
  const [matchID, kind, stateID, to] = args;
  if (kind !== 'takeBack') return { matchID, kind, stateID };
  return typeof to === 'number' ? { matchID, kind, stateID, to } : undefined;
}

/** The frame `reply`: matchID, the id of an offer, and whether it is accepted. Whoever made it withdraws it with false. */
export function readReply(frame: readonly unknown[]): ReplyRequest | undefined {
  const args = readFrame('reply', frame);
  return args && { matchID: args[0], id: args[1], yes: args[2] };
}

/** The frame `offers`: matchID. */
export function readOffers(frame: readonly unknown[]): { readonly matchID: string } | undefined {
  const args = readFrame('offers', frame);
  return args && { matchID: args[0] };
}
