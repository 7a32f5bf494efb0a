import type { ChatMessage, State } from 'boardgame.io';
import { Window } from '../http/limits.js';
import { tidied } from '../lobby/names.js';
import type { FrameHandlers } from '../match/events.js';
import type { PubSub } from '../match/pubSub.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchRegistry } from '../match/registry.js';
import type { RoomConnection } from '../match/room.js';
import type { Limits } from '../options.js';
import type { MatchData, Store } from '../storage/store.js';
import { readRemark, readRemarks } from './frames.js';

/** What it counts for to be told all of them: they are read. */
const COST = 5;

export interface SpectatorChatServiceOptions {
  readonly store: Pick<Store, 'remark' | 'remarks'>;
  readonly pubSub: PubSub;
  readonly registry: Pick<MatchRegistry, 'metadata' | 'run' | 'stateOf'>;
  readonly limits: Pick<Limits, 'chatLength' | 'nameLength' | 'remarks'>;
}

/**
 * What those say to each other who only watch, over the events `remark` and `remarks` (see `wire.ts`). Whoever plays hears nothing of it
 * before the match is over: he is not to be advised.
 */
export class SpectatorChatService {
  private readonly often: Window;

  constructor(private readonly options: SpectatorChatServiceOptions) {
    const { count, seconds } = options.limits.remarks;
    this.often = new Window(count, seconds);
  }

  /** The frames `remark` and `remarks`. */
  readonly frames: FrameHandlers = {
    remark: (connection, frame) => this.remark(connection, frame),
    remarks: (connection, frame) => this.tell(connection, frame),
  };

  private async remark(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    const { store, pubSub, registry, limits } = this.options;
    if (!guest.mayAsk()) return refusals.tooFast;
    const request = readRemark(frame, limits.chatLength);
    if (!request) return refusals.unreadable;
    const { matchID, id, text, name } = request;
    if (guest.seating?.table.matchID !== matchID || guest.seating.playerID !== null) return refusals.notWatching;
    if (!this.often.allows(guest.address)) return refusals.tooFast;
    const metadata = await registry.metadata(matchID);
    if (!metadata || metadata.chat === false) return refusals.noChat;
    const message: ChatMessage = { id, sender: nameOf(name, metadata, limits), payload: text };
    await store.remark(matchID, message);
    pubSub.publish(matchID, { type: 'remark', message });
    return undefined;
  }

  private async tell(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    if (!guest.mayAsk(COST)) return refusals.tooFast;
    const matchID = readRemarks(frame);
    if (!matchID) return refusals.unreadable;
    const { seating } = guest;
    if (seating?.table.matchID !== matchID) return refusals.noSeat;
    if (seating.playerID !== null && !isOver(await registry.run(matchID, () => registry.stateOf(seating.table)))) return refusals.notNow;
    guest.send('remarks', matchID, await store.remarks(matchID));
    return undefined;
  }
}

const isOver = (state: State | undefined): boolean => state?.ctx.gameover !== undefined;

/** What somebody who watches is called: nothing where he has no name, or that of somebody who plays. */
function nameOf(name: string, { players }: MatchData, { nameLength }: Pick<Limits, 'nameLength'>): string {
  const called = tidied([...name].slice(0, nameLength).join(''));
  const isTaken = Object.values(players).some((player) => player.name !== undefined && isAlike(player.name, called));
  return isTaken ? '' : called;
}

const isAlike = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
