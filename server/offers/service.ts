import { randomBytes } from 'node:crypto';
import type { State } from 'boardgame.io';
import { adjournedIn, mayResumeAlone } from '../../src/boardgame/adjourned.js';
import { FARTHEST_BACK, type Offer, type OffersTold } from '../../src/boardgame/offers.js';
import { ended } from '../match/endings.js';
import type { FrameHandlers } from '../match/events.js';
import { type HostedGame, viewOf } from '../match/games.js';
import type { PubSub } from '../match/pubSub.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRegistry } from '../match/registry.js';
import type { MatchRoom, RoomConnection } from '../match/room.js';
import { isPerson, seatOf } from '../match/seats.js';
import { maySwap } from '../match/swapping.js';
import type { Transport } from '../match/transport.js';
import type { OfferRecord } from '../storage/offerStore.js';
import type { MatchData, Store } from '../storage/store.js';
import { adjourned, resumed } from './adjourning.js';
import { type OfferRequest, type ReplyRequest, readOffer, readOffers, readReply } from './frames.js';
import { GoingBack, takeBacksLeft } from './goingBack.js';

/** What a frame about offers counts for: the store is read and written. */
const COST = 5;

/** What an offer counts for in addition, for each of so many states that it goes back. */
const STATES_A_POINT = 20;

/** As often does a seat make an offer of one kind at one state. */
const MOST = 3;

/** What an offer counts for. One to take back reads the log as far as it goes back. */
const costOf = ({ to, stateID }: OfferRequest): number =>
  to === undefined ? COST : COST + Math.ceil(Math.min(FARTHEST_BACK, Math.max(0, stateID - to)) / STATES_A_POINT);

export interface OfferServiceOptions {
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly registry: Pick<MatchRegistry, 'metadata' | 'run' | 'stateOf'>;
  readonly transport: Pick<Transport, 'change' | 'exchange'>;
  /** The time that clocks are measured by: ms since 1970. */
  time(): number;
}

/** A captain agrees to a draw where his chance is below this, as his own view shows the match. */
const WORSE = 0.4;

/** Whether a captain stands worse, as far as he can see. */
const standsWorse = (hosted: HostedGame, state: State, playerID: string): boolean =>
  (hosted.evaluate?.(viewOf(hosted, state, playerID).view.G, playerID) ?? 1) < WORSE;

/** An offer that was made. */
interface Answered {
  readonly offer: Offer;
  /** It is accepted already. */
  readonly isAgreed: boolean;
  /** Without the other player. */
  readonly isAlone?: boolean;
}

/** Somebody who has a seat, and his table. */
interface Seated {
  readonly table: MatchRoom;
  readonly playerID: string;
}

/**
 * Offers at the table: one player makes them, the other says yes or no, and both see them. Over the events `offer`, `reply` and `offers`
 * (see `wire.ts`); what stands is sent to both as the event `offers`, matchID and {@link OffersTold}. Clients that know nothing of it are
 * not disturbed: to them it is an event without a listener.
 */
export class OfferService {
  private readonly goingBack: GoingBack;

  constructor(private readonly options: OfferServiceOptions) {
    this.goingBack = new GoingBack(options.store);
  }

  /** The frames `offer`, `reply` and `offers`. */
  readonly frames: FrameHandlers = {
    offer: (connection, frame) => {
      const request = readOffer(frame);
      return this.taken(connection, request, (seated, read) => this.make(seated, read), request && costOf(request));
    },
    reply: (connection, frame) => this.taken(connection, readReply(frame), (seated, request) => this.answer(seated, request)),
    offers: (connection, frame) =>
      this.taken(connection, readOffers(frame), async ({ table }) => {
        await this.tell(table, [connection]);
        return undefined;
      }),
  };

  private async taken<T extends { readonly matchID: string }>(
    guest: RoomConnection,
    request: T | undefined,
    work: (seated: Seated, request: T) => Promise<Refusal | undefined>,
    cost = COST,
  ): Promise<Refusal | undefined> {
    if (!guest.mayAsk(cost)) return refusals.tooFast;
    if (!request) return refusals.unreadable;
    const { table, playerID = null } = guest.seating ?? {};
    if (!table || playerID === null || table.matchID !== request.matchID) return refusals.noSeat;
    return work({ table, playerID }, request);
  }

  /** Shows the players of a match what stands between them. */
  async show(table: MatchRoom): Promise<void> {
    await this.tell(
      table,
      table.taken.flatMap((playerID) => table.guests(playerID)),
    );
  }

  private async tell(table: MatchRoom, guests: readonly RoomConnection[]): Promise<void> {
    const { registry } = this.options;
    const state = guests.length ? await registry.stateOf(table) : undefined;
    if (!state) return;
    const metadata = await registry.metadata(table.matchID);
    const made = metadata ? await this.madeBy(table.matchID, metadata) : [];
    const open = made.filter((each) => isOpenAt(each, state));
    const told: OffersTold = {
      offers: open.map(({ answer, times, players, ...offer }) => offer),
      takeBacks: takeBacksLeft(state),
      fortune: made.some(isFortuneAgreed),
    };
    for (const guest of guests) guest.send('offers', table.matchID, told);
  }

  private async make({ table, playerID }: Seated, request: OfferRequest): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const { matchID } = table;
    const { kind, stateID, to } = request;
    const made = await registry.run(matchID, async (): Promise<Answered | Refusal> => {
      const state = await registry.stateOf(table);
      const metadata = await registry.metadata(matchID);
      if (!state || !metadata) return refusals.noMatch;
      if (table.closed) return table.closed;
      if (state.ctx.gameover !== undefined) return refusals.over;
      if (state._stateID !== stateID) return refusals.stale;
      const other = otherSeat(metadata, playerID);
      const isThere = other?.seat.name !== undefined;
      if (!other || (!isThere && kind !== 'resume')) return refusals.nobodyToAsk;
      const all = (await this.madeBy(matchID, metadata)).filter((each) => each.kind === kind);
      if (all.some(isFortuneAgreed)) return refusals.offerGone;
      const here = all.filter((each) => each.stateID === stateID);
      // Where both offer the same, both have agreed.
      const same = kind !== 'takeBack' && all.find((each) => each.by === other.id && isOpenAt(each, state));
      if (same) return { offer: same, isAgreed: true };
      const last = here.find((each) => each.by === playerID);
      // Nobody can move before he asks to go on once more.
      if (last?.answer === 'declined' && kind !== 'resume') return refusals.offerDeclined;
      const times = (last?.times ?? 0) + 1;
      if (times > MOST) return refusals.offerTooOften;
      const offer: Offer = { id: randomBytes(9).toString('base64url'), kind, by: playerID, stateID, ...(to !== undefined && { to }) };
      const next = kind === 'fortune' ? state : await this.after(table, state, offer);
      if (!('ctx' in next)) return next;
      const isCaptain = !isPerson(other.seat);
      if (isCaptain && kind === 'draw' && !standsWorse(table.hosted, state, other.id)) return refusals.captainPlaysOn;
      await store.offers.make(matchID, { ...offer, answer: 'open', times, players: playersOf(metadata) });
      if (isCaptain || !isThere) return { offer, isAgreed: true };
      const isAlone = kind === 'resume' && this.mayResume(state, metadata);
      return { offer, isAgreed: isAlone, isAlone };
    });
    if (!('offer' in made)) return made;
    if (made.isAgreed) return this.accept(table, made.offer, made.isAlone);
    this.publish(matchID);
    return undefined;
  }

  private async answer({ table, playerID }: Seated, { matchID, id, yes }: ReplyRequest): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const state = await registry.run(matchID, () => registry.stateOf(table));
    const metadata = await registry.metadata(matchID);
    const offer = metadata && (await this.madeBy(matchID, metadata)).find((made) => made.id === id);
    if (!state || !offer || !isOpenAt(offer, state)) return refusals.offerGone;
    if (offer.by !== playerID && yes) return this.accept(table, offer);
    if (yes) return refusals.offerOwn;
    const isAnswered = await store.offers.answer(matchID, id, offer.by === playerID ? 'withdrawn' : 'declined');
    this.publish(matchID);
    return isAnswered ? undefined : refusals.offerGone;
  }

  /** The offers between the players who have the seats now: an offer ends with the player who made or received it. */
  private async madeBy(matchID: string, metadata: MatchData): Promise<OfferRecord[]> {
    const players = playersOf(metadata);
    return (await this.options.store.offers.of(matchID)).filter((made) => made.players === undefined || made.players === players);
  }

  /** Carries out what was offered: once, however many say yes to it. */
  private async accept(table: MatchRoom, offer: Offer, isAlone = false): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    const { matchID } = table;
    if (!(await store.offers.answer(matchID, offer.id, 'accepted'))) return refusals.offerGone;
    if (offer.kind === 'fortune') {
      this.publish(matchID);
      return undefined;
    }
    if (offer.kind === 'swap') return this.options.transport.exchange(matchID, offer.by);
    const state = await registry.run(matchID, () => registry.stateOf(table));
    if (!state || state._stateID !== offer.stateID) return refusals.offerGone;
    const next = await this.after(table, state, offer, isAlone);
    if (!('ctx' in next)) return next;
    const no = await this.options.transport.change(matchID, (now) => (now._stateID === offer.stateID ? next : refusals.offerGone));
    this.publish(matchID);
    return no;
  }

  /** The state that comes of an offer which is accepted at this one, or why it cannot be. */
  private async after({ hosted, matchID }: MatchRoom, state: State, offer: Offer, isAlone = false): Promise<State | Refusal> {
    const { registry, time } = this.options;
    const { kind, by } = offer;
    if (kind === 'swap') return maySwap(state) ? state : refusals.begun;
    if (kind === 'draw') return ended(state, { ending: 'draw' }, by);
    if (kind === 'takeBack') return adjournedIn(state) ? refusals.adjourned : this.goingBack.after(hosted, matchID, state, offer);
    const metadata = await registry.metadata(matchID);
    if (!metadata) return refusals.noMatch;
    return kind === 'adjourn' ? adjourned(state, metadata, by, time()) : resumed(state, metadata, { by, isAlone }, time());
  }

  /** Whether a player may have the match go on by himself by now. */
  private mayResume(state: State, { clock }: MatchData): boolean {
    const put = adjournedIn(state);
    return put !== undefined && mayResumeAlone(put, clock?.terms.kind === 'live', this.options.time());
  }

  private publish(matchID: string): void {
    this.options.pubSub.publish(matchID, { type: 'offers' });
  }
}

/** Whether an offer stands: nobody has answered it, and nobody has moved since, if it is about a state. */
const isOpenAt = ({ kind, answer, stateID }: OfferRecord, { _stateID, ctx }: State): boolean =>
  answer === 'open' && (kind === 'fortune' || stateID === _stateID) && ctx.gameover === undefined;

/** Whether both may see how fortune has gone, for the rest of the match. */
const isFortuneAgreed = ({ kind, answer }: OfferRecord): boolean => kind === 'fortune' && answer === 'accepted';

/** Who has the seats: the hashes of their credentials, in an order that does not change when sides do. */
const playersOf = (metadata: MatchData): string =>
  Object.keys(metadata.players)
    .map((playerID) => seatOf(metadata, playerID))
    .map((seat) => seat?.credentials ?? seat?.captain ?? '')
    .sort()
    .join(' ');

/** The seat that an offer is made to. */
function otherSeat(metadata: MatchData, playerID: string) {
  const id = Object.keys(metadata.players).find((other) => other !== playerID);
  const seat = id === undefined ? undefined : seatOf(metadata, id);
  return id !== undefined && seat ? { id, seat } : undefined;
}
