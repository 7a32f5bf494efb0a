import type { State } from 'boardgame.io';
import { movesOf } from '../../src/boardgame/game.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { MAX_MOVES_BACK, type Offer } from '../../src/boardgame/offers.js';
import type { HostedGame } from '../match/games.js';
import { Histories } from '../match/histories.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { Store } from '../storage/store.js';
import { takeBack } from './takeBack.js';

export const MOST_TAKEN_BACK = 10;

const ledgerOf = ({ plugins }: State): LedgerData | undefined => plugins[LEDGER]?.data;

export const takeBacksLeft = (state: State): number => MOST_TAKEN_BACK - (ledgerOf(state)?.takenBack ?? 0);

export class TakeBackResolver {
  private readonly pasts: Histories;

  constructor(private readonly store: Pick<Store, 'logBefore' | 'since' | 'stepsBefore'>) {
    this.pasts = new Histories(store);
  }

  /** Returns the state after a take-back, or a refusal. `state` must be the one at which the offer was made. */
  async after(hosted: HostedGame, matchID: string, state: State, { by, to }: Pick<Offer, 'by' | 'to'>): Promise<State | Refusal> {
    if (!hosted.rules || !ledgerOf(state) || to === undefined || to >= state._stateID) return refusals.nothingToUndo;
    if (takeBacksLeft(state) <= 0) return refusals.takenBackEnough;
    if (state._stateID - to > MAX_MOVES_BACK) return refusals.tooFarBack;
    // Read one row first, which is enough for most refusals.
    const [made] = movesOf(await this.store.logBefore(matchID, to + 1, 1));
    if (made?.stateID !== to || made.playerID !== by) return refusals.nothingToUndo;
    const standing = movesOf((await this.store.since(matchID, to))?.log ?? []);
    // Players can take back only their own decisions that have not been taken back.
    if (standing[0]?.stateID !== to || standing[0].playerID !== by) return refusals.nothingToUndo;
    const earlier = await this.pasts.fullState(matchID, state, to);
    if (earlier?.thrown === undefined) return refusals.notKept;
    return takeBack(hosted, state, { to, by, G: earlier.G, thrown: earlier.thrown, moves: standing.length });
  }
}
