import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { beginWhenSeated } from '../match/clocks.js';
import { hasPlayer, type PlayerMetadata } from '../match/seats.js';
import type { MatchData, Store } from '../storage/store.js';

/** Public data that is added to a new match. */
export interface NewMatch {
  /** Hash of the seed for the dice. */
  commitment?: string;
}

/**
 * Returns a store that adds the dice commitment to new matches and starts clocks when the last seat is taken. When all
 * players have left,
 * it keeps finished matches, without names, and deletes unfinished matches, even with bots.
 * @param time milliseconds since 1970, for clocks
 */
export function lobbyStore(store: Store, time: () => number): Store {
  const createMatch: Store['createMatch'] = (matchID, { initialState, metadata }) => {
    const ledger: LedgerData | undefined = initialState.plugins[LEDGER]?.data;
    const laid: MatchData & NewMatch = { ...metadata, ...(ledger?.commitment && { commitment: ledger.commitment }) };
    return store.createMatch(matchID, { initialState, metadata: laid });
  };
  const wipe: Store['wipe'] = async (matchID) => {
    const { metadata, state } = await store.fetch(matchID, { metadata: true, state: true });
    if (!metadata || state?.ctx.gameover === undefined) return store.wipe(matchID);
    for (const seat of Object.values(metadata.players) as PlayerMetadata[]) {
      delete seat.name;
      delete seat.saltBy;
      delete seat.credentials;
      delete seat.captain;
    }
    await store.setMetadata(matchID, metadata);
  };
  const setMetadata: Store['setMetadata'] = (matchID, metadata) => {
    if (!Object.values(metadata.players).some(hasPlayer)) return wipe(matchID);
    beginWhenSeated(metadata, time());
    return store.setMetadata(matchID, metadata);
  };
  const own: Partial<Store> = { createMatch, wipe, setMetadata };
  return new Proxy(store, {
    get(target, key) {
      if (Object.hasOwn(own, key)) return own[key as keyof Store];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
