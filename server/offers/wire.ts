import { KINDS, type Kind } from '../../src/boardgame/offers.js';
import { isMatchID } from '../store.js';

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

const isState = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isKind = (value: unknown): value is Kind => (KINDS as readonly unknown[]).includes(value);

/** The frame `offer`: matchID, kind, the state that it is made at, and for `takeBack` the state to go back to. */
export function readOffer([matchID, kind, stateID, to]: readonly unknown[]): OfferRequest | undefined {
  if (!isMatchID(matchID) || !isKind(kind) || !isState(stateID)) return undefined;
  if (kind !== 'takeBack') return { matchID, kind, stateID };
  return isState(to) ? { matchID, kind, stateID, to } : undefined;
}

/** The frame `reply`: matchID, the id of an offer, and whether it is accepted. Whoever made it withdraws it with false. */
export function readReply([matchID, id, yes]: readonly unknown[]): ReplyRequest | undefined {
  if (!isMatchID(matchID) || typeof id !== 'string' || !/^[\w-]{1,32}$/.test(id) || typeof yes !== 'boolean') return undefined;
  return { matchID, id, yes };
}

/** The frame `offers`: matchID. */
export const readOffers = ([matchID]: readonly unknown[]): { readonly matchID: string } | undefined =>
  isMatchID(matchID) ? { matchID } : undefined;
