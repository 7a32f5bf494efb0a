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

const FRAME_COST = 5;

export interface SpectatorChatServiceOptions {
  readonly store: Pick<Store, 'remark' | 'remarks'>;
  readonly pubSub: PubSub;
  readonly registry: Pick<MatchRegistry, 'metadata' | 'run' | 'stateOf'>;
  readonly limits: Pick<Limits, 'chatLength' | 'nameLength' | 'remarks'>;
}

/** Handles the frames `remark` and `remarks`. Players cannot read the chat before the match is over. */
export class SpectatorChatService {
  private readonly often: Window;

  constructor(private readonly options: SpectatorChatServiceOptions) {
    const { count, seconds } = options.limits.remarks;
    this.often = new Window(count, seconds);
  }

  readonly frames: FrameHandlers = {
    remark: (connection, frame) => this.remark(connection, frame),
    remarks: (connection, frame) => this.sendRemarks(connection, frame),
  };

  private async remark(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    const { store, pubSub, registry, limits } = this.options;
    if (!connection.mayAsk()) return refusals.tooFast;
    const request = readRemark(frame, limits.chatLength);
    if (!request) return refusals.unreadable;
    const { matchID, id, text, name } = request;
    if (connection.seating?.room.matchID !== matchID || connection.seating.playerID !== null) return refusals.notWatching;
    if (!this.often.allows(connection.address)) return refusals.tooFast;
    const metadata = await registry.metadata(matchID);
    if (!metadata || metadata.chat === false) return refusals.noChat;
    const message: ChatMessage = { id, sender: nameOf(name, metadata, limits), payload: text };
    await store.remark(matchID, message);
    pubSub.publish(matchID, { type: 'remark', message });
    return undefined;
  }

  private async sendRemarks(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    const { store, registry } = this.options;
    if (!connection.mayAsk(FRAME_COST)) return refusals.tooFast;
    const matchID = readRemarks(frame);
    if (!matchID) return refusals.unreadable;
    const { seating } = connection;
    if (seating?.room.matchID !== matchID) return refusals.noSeat;
    if (seating.playerID !== null && !isOver(await registry.run(matchID, () => registry.stateOf(seating.room)))) return refusals.notNow;
    connection.send('remarks', matchID, await store.remarks(matchID));
    return undefined;
  }
}

const isOver = (state: State | undefined): boolean => state?.ctx.gameover !== undefined;

/** Returns the cleaned name, or an empty name if it is that of a player in the match. */
function nameOf(name: string, { players }: MatchData, { nameLength }: Pick<Limits, 'nameLength'>): string {
  const called = tidied([...name].slice(0, nameLength).join(''));
  const isTaken = Object.values(players).some((player) => player.name !== undefined && isAlike(player.name, called));
  return isTaken ? '' : called;
}

const isAlike = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
