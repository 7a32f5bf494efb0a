import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { beginWhenSeated } from '../match/clocks.js';
import { isPerson, type PlayerMetadata } from '../match/seats.js';
import type { MatchData, Store } from '../storage/store.js';

/** What is added to a match's public data when it is laid. */
export interface NewMatch {
  /** Hash of the seed of its dice, for everybody to see before they sit down. */
  commitment?: string;
}

/**
 * The store as boardgame.io's lobby uses it. A match is laid with the commitment to its dice in its public data; a finished
 * match that its last player leaves stays, without names, until it expires: boardgame.io would delete it. One that is not finished goes
 * with its last person, as boardgame.io has it, though captains sit there. The clocks begin with the seat that is taken last.
 *
 * @param time by which players are timed
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
    if (!Object.values(metadata.players).some(isPerson)) return wipe(matchID);
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
