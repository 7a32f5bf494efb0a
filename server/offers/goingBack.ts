import type { State } from 'boardgame.io';
import { movesOf } from '../../src/boardgame/game.js';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { FARTHEST_BACK, type Offer } from '../../src/boardgame/offers.js';
import type { HostedGame } from '../match/games.js';
import { Histories } from '../match/histories.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { Store } from '../storage/store.js';
import { takeBack } from './takeBack.js';

/** As often can something be taken back in one match: who agrees to more may as well begin another. */
export const MOST_TAKEN_BACK = 10;

const ledgerOf = ({ plugins }: State): LedgerData | undefined => plugins[LEDGER]?.data;

/** How often something can still be taken back. */
export const takeBacksLeft = (state: State): number => MOST_TAKEN_BACK - (ledgerOf(state)?.takenBack ?? 0);

/** Where an offer to take back leads to. */
export class GoingBack {
  private readonly pasts: Histories;

  constructor(private readonly store: Pick<Store, 'logBefore' | 'since' | 'wayBack'>) {
    this.pasts = new Histories(store);
  }

  /** The state of a match once the offer is accepted, or why it cannot be. The offer must be made at this state. */
  async after(hosted: HostedGame, matchID: string, state: State, { by, to }: Pick<Offer, 'by' | 'to'>): Promise<State | Refusal> {
    if (!hosted.rules || !ledgerOf(state) || to === undefined || to >= state._stateID) return refusals.nothingToUndo;
    if (takeBacksLeft(state) <= 0) return refusals.takenBackEnough;
    if (state._stateID - to > FARTHEST_BACK) return refusals.tooFarBack;
    // One row first: most offers that cannot stand are refused by it.
    const [made] = movesOf(await this.store.logBefore(matchID, to + 1, 1));
    if (made?.stateID !== to || made.playerID !== by) return refusals.nothingToUndo;
    const standing = movesOf((await this.store.since(matchID, to))?.log ?? []);
    // A decision that was taken back already does not stand, nor does that of the other become one's own.
    if (standing[0]?.stateID !== to || standing[0].playerID !== by) return refusals.nothingToUndo;
    const earlier = await this.pasts.whole(matchID, state, to);
    if (earlier?.thrown === undefined) return refusals.notKept;
    return takeBack(hosted, state, { to, by, G: earlier.G, thrown: earlier.thrown, moves: standing.length });
  }
}
