import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { adjournedIn, mayResumeAlone } from '../../src/boardgame/adjourned.js';
import { MAX_MOVES_BACK, type Offer, type OpenOffers } from '../../src/boardgame/offers.js';
import { ended } from '../match/endings.js';
import type { FrameHandlers, MatchEvents } from '../match/events.js';
import { type HostedGame, viewOf } from '../match/games.js';
import { isOpenAt, offersOfPlayers, playersOf } from '../match/openOffers.js';
import type { PubSub } from '../match/pubSub.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRegistry } from '../match/registry.js';
import type { MatchRoom, RoomConnection } from '../match/room.js';
import { hasPlayer, seatOf } from '../match/seats.js';
import { maySwap } from '../match/swapping.js';
import type { Transport } from '../match/transport.js';
import { dueAfter, NOTIFY_AFTER } from '../storage/notificationStore.js';
import type { OfferRecord } from '../storage/offerStore.js';
import type { MatchData, Store } from '../storage/store.js';
import { adjourned, resumed } from './adjourning.js';
import { type OfferRequest, type ReplyRequest, readOffer, readOffers, readReply } from './frames.js';
import { TakeBackResolver, takeBacksLeft } from './takeBackResolver.js';

const FRAME_COST = 5;

const STATES_PER_POINT = 20;

const MAX_OFFERS = 3;

const costOf = ({ to, stateID }: OfferRequest): number =>
  to === undefined ? FRAME_COST : FRAME_COST + Math.ceil(Math.min(MAX_MOVES_BACK, Math.max(0, stateID - to)) / STATES_PER_POINT);

export interface OfferServiceOptions {
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly registry: Pick<MatchRegistry, 'metadata' | 'run' | 'stateOf'>;
  readonly transport: Pick<Transport, 'change' | 'exchange'>;
  readonly events: Pick<MatchEvents, 'notifyAfterMs'>;
  time(): number;
}

const DRAW_BELOW = 0.4;

const isWorse = (hosted: HostedGame, state: State, playerID: string): boolean =>
  (hosted.evaluate?.(viewOf(hosted, state, playerID).view.G, playerID) ?? 1) < DRAW_BELOW;

interface Answered {
  readonly offer: Offer;
  readonly isAgreed: boolean;
  /** Whether the player may do this without the opponent's consent. */
  readonly isAlone?: boolean;
}

interface Seated {
  readonly room: MatchRoom;
  readonly playerID: string;
}

/**
 * Handles the frames `offer`, `reply` and `offers` (`src/api/frames.ts`). Open offers are sent in `offers`, as matchID and {@link
 * OpenOffers}.
 */
export class OfferService {
  private readonly takeBacks: TakeBackResolver;

  constructor(private readonly options: OfferServiceOptions) {
    this.takeBacks = new TakeBackResolver(options.store);
  }

  readonly frames: FrameHandlers = {
    offer: (connection, frame) => {
      const request = readOffer(frame);
      return this.taken(connection, request, (seated, read) => this.make(seated, read), request && costOf(request));
    },
    reply: (connection, frame) => this.taken(connection, readReply(frame), (seated, request) => this.answer(seated, request)),
    offers: (connection, frame) =>
      this.taken(connection, readOffers(frame), async ({ room }) => {
        await this.sendOffers(room, [connection]);
        return undefined;
      }),
  };

  private async taken<T extends { readonly matchID: string }>(
    connection: RoomConnection,
    request: T | undefined,
    work: (seated: Seated, request: T) => Promise<Refusal | undefined>,
    cost = FRAME_COST,
  ): Promise<Refusal | undefined> {
    if (!connection.mayAsk(cost)) return refusals.tooFast;
    if (!request) return refusals.unreadable;
    const { room, playerID = null } = connection.seating ?? {};
    if (!room || playerID === null || room.matchID !== request.matchID) return refusals.noSeat;
    return work({ room, playerID }, request);
  }

  async show(room: MatchRoom): Promise<void> {
    await this.sendOffers(
      room,
      room.taken.flatMap((playerID) => room.connections(playerID)),
    );
  }

  private async sendOffers(room: MatchRoom, connections: readonly RoomConnection[]): Promise<void> {
    const { registry } = this.options;
    const state = connections.length ? await registry.stateOf(room) : undefined;
    if (!state) return;
    const metadata = await registry.metadata(room.matchID);
    const made = metadata ? await this.madeBy(room.matchID, metadata) : [];
    const open = made.filter((each) => isOpenAt(each, state));
    const message: OpenOffers = {
      offers: open.map(({ answer, times, players, ...offer }) => offer),
      takeBacks: takeBacksLeft(state),
      fortune: made.some(isLuckAgreed),
    };
    for (const connection of connections) connection.send('offers', room.matchID, message);
  }

  private async make({ room, playerID }: Seated, request: OfferRequest): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const { matchID } = room;
    const { kind, stateID, to } = request;
    const made = await registry.run(matchID, async (): Promise<Answered | Refusal> => {
      const state = await registry.stateOf(room);
      const metadata = await registry.metadata(matchID);
      if (!state || !metadata) return refusals.noMatch;
      if (room.closed) return room.closed;
      if (state.ctx.gameover !== undefined) return refusals.over;
      if (state._stateID !== stateID) return refusals.stale;
      const other = otherSeat(metadata, playerID);
      const isThere = other?.seat.name !== undefined;
      if (!other || (!isThere && kind !== 'resume')) return refusals.nobodyToAsk;
      const all = (await this.madeBy(matchID, metadata)).filter((each) => each.kind === kind);
      if (all.some(isLuckAgreed)) return refusals.offerGone;
      const here = all.filter((each) => each.stateID === stateID);
      // If both players make the same offer, they have agreed.
      const same = kind !== 'takeBack' && all.find((each) => each.by === other.id && isOpenAt(each, state));
      if (same) return { offer: same, isAgreed: true };
      const last = here.find((each) => each.by === playerID);
      // Only `resume` may be offered again after a refusal, because no move can be made in between.
      if (last?.answer === 'declined' && kind !== 'resume') return refusals.offerDeclined;
      const times = (last?.times ?? 0) + 1;
      if (times > MAX_OFFERS) return refusals.offerTooOften;
      const offer: Offer = { id: randomBytes(9).toString('base64url'), kind, by: playerID, stateID, ...(to !== undefined && { to }) };
      const next = kind === 'fortune' ? state : await this.after(room, state, offer);
      if (!('ctx' in next)) return next;
      const isBot = !hasPlayer(other.seat);
      if (isBot && kind === 'draw' && !isWorse(room.hosted, state, other.id)) return refusals.captainPlaysOn;
      await store.offers.make(matchID, { ...offer, answer: 'open', times, players: playersOf(metadata) });
      if (isBot || !isThere) return { offer, isAgreed: true };
      // The message is sent only if the player is then absent and the offer is still open.
      await store.notices.ask(matchID, stateID, { seats: [other.id], from: dueAfter(this.options.events.notifyAfterMs ?? NOTIFY_AFTER) });
      const isAlone = kind === 'resume' && this.mayResume(state, metadata);
      return { offer, isAgreed: isAlone, isAlone };
    });
    if (!('offer' in made)) return made;
    if (made.isAgreed) return this.accept(room, made.offer, made.isAlone);
    this.publish(matchID);
    return undefined;
  }

  private async answer({ room, playerID }: Seated, { matchID, id, yes }: ReplyRequest): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const state = await registry.run(matchID, () => registry.stateOf(room));
    const metadata = await registry.metadata(matchID);
    const offer = metadata && (await this.madeBy(matchID, metadata)).find((made) => made.id === id);
    if (!state || !offer || !isOpenAt(offer, state)) return refusals.offerGone;
    if (offer.by !== playerID && yes) return this.accept(room, offer);
    if (yes) return refusals.offerOwn;
    const isAnswered = await store.offers.answer(matchID, id, offer.by === playerID ? 'withdrawn' : 'declined');
    this.publish(matchID);
    return isAnswered ? undefined : refusals.offerGone;
  }

  private async madeBy(matchID: string, metadata: MatchData): Promise<OfferRecord[]> {
    return offersOfPlayers(await this.options.store.offers.of(matchID), metadata);
  }

  private async accept(room: MatchRoom, offer: Offer, isAlone = false): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const { matchID } = room;
    if (!(await store.offers.answer(matchID, offer.id, 'accepted'))) return refusals.offerGone;
    if (offer.kind === 'fortune') {
      this.publish(matchID);
      return undefined;
    }
    if (offer.kind === 'swap') return this.options.transport.exchange(matchID, offer.by);
    const state = await registry.run(matchID, () => registry.stateOf(room));
    if (!state || state._stateID !== offer.stateID) return refusals.offerGone;
    const next = await this.after(room, state, offer, isAlone);
    if (!('ctx' in next)) return next;
    const no = await this.options.transport.change(matchID, (now) => (now._stateID === offer.stateID ? next : refusals.offerGone));
    this.publish(matchID);
    return no;
  }

  private async after({ hosted, matchID }: MatchRoom, state: State, offer: Offer, isAlone = false): Promise<State | Refusal> {
    const { registry, time } = this.options;
    const { kind, by } = offer;
    if (kind === 'swap') return maySwap(state) ? state : refusals.begun;
    if (kind === 'draw') return ended(state, { ending: 'draw' }, by);
    if (kind === 'takeBack') return adjournedIn(state) ? refusals.adjourned : this.takeBacks.after(hosted, matchID, state, offer);
    const metadata = await registry.metadata(matchID);
    if (!metadata) return refusals.noMatch;
    return kind === 'adjourn' ? adjourned(state, metadata, by, time()) : resumed(state, metadata, { by, isAlone }, time());
  }

  private mayResume(state: State, { clock }: MatchData): boolean {
    const put = adjournedIn(state);
    return put !== undefined && mayResumeAlone(put, clock?.terms.kind === 'live', this.options.time());
  }

  private publish(matchID: string): void {
    this.options.pubSub.publish(matchID, { type: 'offers' });
  }
}

const isLuckAgreed = ({ kind, answer }: OfferRecord): boolean => kind === 'fortune' && answer === 'accepted';

function otherSeat(metadata: MatchData, playerID: string) {
  const id = Object.keys(metadata.players).find((other) => other !== playerID);
  const seat = id === undefined ? undefined : seatOf(metadata, id);
  return id !== undefined && seat ? { id, seat } : undefined;
}
