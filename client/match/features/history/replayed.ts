import type { LogEntry } from 'boardgame.io';
import { UNDO } from '../../../../src/boardgame/constants.js';
import { difference } from '../../../../src/boardgame/difference.js';
import { type HistoryPage, PAGE, pageOf } from '../../../../src/boardgame/historyPage.js';
import { clone } from '../../../../src/kit/clone.js';
import type { PlayedGame } from '../../../../src/kit/definition.js';
import { halvesOf, matchDice, seededDice } from '../../../../src/kit/dice.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';

/** Number of moves between stored states. */
const STRIDE = 100;

/** Maximum number of moves that can be taken back. */
const BACK = 60;

/** Full state, with the data needed to continue from it. */
interface Snapshot {
  readonly G: unknown;
  /** Number of dice rolled so far. */
  readonly thrown: number;
  readonly by?: PlayerID;
  /** States to which a take-back may return, in order. */
  readonly earlier: readonly unknown[];
}

/** Replays a match of this browser on demand from stored states. */
export class Replayed {
  private readonly kept: Snapshot[];

  /** @param start the start of a branch, instead of a set-up */
  constructor(
    private readonly game: Pick<PlayedGame<unknown>, 'rules'>,
    setupData: unknown,
    private readonly seed: string,
    start?: Start,
  ) {
    const { G, thrown } = start ?? { ...game.rules.open(setupData ?? undefined, matchDice(seed).setup), thrown: 0 };
    this.kept = [{ G, thrown, earlier: [] }];
  }

  /**
   * Returns the page of a state as the viewer saw it, without moves. Throws if the rules do not reproduce the match.
   * @param log all moves, with secret arguments
   */
  page(log: readonly LogEntry[], salts: Salts, playerID: PlayerID | null, at: number): HistoryPage {
    const from = at - (at % PAGE);
    const moments = this.moments(log, salts, from, Math.min(from + PAGE, log.length));
    return pageOf(
      from,
      moments.map(({ G }) => this.game.rules.view(G, playerID)),
      [],
    );
  }

  /** Returns a full state, and the number of dice rolled before it. Throws as {@link page} does. */
  whole(log: readonly LogEntry[], salts: Salts, at: number): Start {
    const [{ G, thrown }] = this.moments(log, salts, at, at);
    return { G, thrown };
  }

  private moments(log: readonly LogEntry[], salts: Salts, from: number, until: number): Snapshot[] {
    let n = Math.min(Math.floor(from / STRIDE), this.kept.length - 1) * STRIDE;
    let moment = this.kept[n / STRIDE];
    const moments: Snapshot[] = [];
    for (;;) {
      if (n >= from) moments.push(moment);
      if (n >= until) return moments;
      moment = this.next(moment, log[n], salts);
      n += 1;
      if (n % STRIDE === 0) this.kept[n / STRIDE] = moment;
    }
  }

  private next({ G, thrown, by, earlier }: Snapshot, entry: LogEntry, salts: Salts): Snapshot {
    const { type: move, args = [], playerID = '' } = entry.action.payload as { type: string; args?: unknown[]; playerID?: PlayerID };
    if (move === UNDO) {
      if (!earlier.length) throw new Error('no move can be taken back here');
      return { G: earlier[earlier.length - 1], thrown, by, earlier: earlier.slice(0, -1) };
    }
    const dice = seededDice(halvesOf(this.seed).play, 'play', thrown, salts);
    const { G: next, chronicle } = this.game.rules.advance(clone(G), playerID, { move, args }, dice);
    const differs = difference((entry.metadata as unknown[] | undefined) ?? [], chronicle);
    if (differs) throw new Error(`${move}: ${differs}`);
    const binds = dice.thrown > thrown || entry.redact === true;
    return { G: next, thrown: dice.thrown, by: playerID, earlier: binds ? [] : [...(by === playerID ? earlier : []), G].slice(-BACK) };
  }
}
