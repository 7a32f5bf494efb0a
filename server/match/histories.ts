import { setImmediate as breath } from 'node:timers/promises';
import type { LogEntry, State } from 'boardgame.io';
import { PAGE, type PastPage, pageOf } from '../../src/boardgame/past.js';
import { clone } from '../../src/kit/clone.js';
import type { Store } from '../storage/store.js';
import { asSent, type HostedGame, viewOf } from './games.js';
import { Serial } from './serial.js';
import { goBack } from './wayBack.js';

/** How many moves are read, and gone back, at a time: others are served between. */
const STRIDE = 100;
/** How many whole states are remembered, of all matches together. */
const MOST = 300;

interface Asked {
  readonly matchID: string;
  /** Where the match stands. */
  readonly state: State;
  readonly playerID: string | null;
  /** The state that is to be seen. */
  readonly at: number;
}

/** A whole state of a match, with what nobody may see. */
interface Moment {
  readonly stateID: number;
  readonly G: unknown;
}

/**
 * What was seen of matches. A state is found by going back from one that is known, by what every move has kept for that; it is shown to
 * nobody but through the view of the rules, as it was when it was new.
 */
export class Histories {
  /** Whole states by match and number; the matches that were looked at last stand at the end. */
  private readonly known = new Map<string, Map<number, unknown>>();
  private count = 0;
  private readonly serial = new Serial();

  constructor(private readonly store: Pick<Store, 'wayBack'>) {}

  /**
   * The page that a state is on, as a player saw it, or a spectator; nothing in games without rules. Where no way back was kept it
   * begins later, and the state that was asked for is not on it.
   */
  page(hosted: HostedGame, asked: Asked): Promise<PastPage | undefined> {
    // One at a time: however many ask for the past, the present is served between.
    return this.serial.run('', async () => (hosted.rules ? this.find(hosted, hosted.rules, asked) : undefined));
  }

  /**
   * The whole of an earlier state, secrets and all, for the server itself; nothing where no way back to it was kept. Of the dice it is known
   * how many had fallen, unless the move after it was kept by an older version.
   */
  whole(matchID: string, { _stateID, G: now }: State, at: number): Promise<{ readonly G: unknown; readonly thrown?: number } | undefined> {
    return this.serial.run('', async () => {
      const near = this.nearest(matchID, at) ?? { stateID: _stateID, G: now };
      const G = clone(near.G);
      let { stateID } = near;
      for await (const step of this.stepsBack(matchID, stateID, at)) {
        goBack(G, step.back.operations);
        stateID -= 1;
      }
      const [next] = await this.store.wayBack(matchID, at + 1, 1);
      return stateID === at ? { G, thrown: next?.back?.thrown } : undefined;
    });
  }

  private async find(hosted: HostedGame, rules: NonNullable<HostedGame['rules']>, asked: Asked): Promise<PastPage> {
    const { matchID, state, playerID } = asked;
    const at = Math.max(0, Math.min(asked.at, state._stateID));
    const from = at - (at % PAGE);
    const until = Math.min(from + PAGE, state._stateID);
    const near = this.nearest(matchID, until) ?? { stateID: state._stateID, G: state.G };
    const G = clone(near.G);
    let { stateID } = near;
    const views: unknown[] = [];
    const log: (readonly LogEntry[])[] = [];
    const see = () => views.unshift(clone(asSent(rules.view(G, playerID))));
    if (stateID <= until) see();
    for await (const step of this.stepsBack(matchID, stateID, from)) {
      goBack(G, step.back.operations);
      stateID -= 1;
      if (stateID % STRIDE === 0) this.remember(matchID, { stateID, G });
      if (stateID > until) continue;
      if (stateID < until) log.unshift(step.log);
      see();
    }
    if (!views.length) see();
    const told = viewOf(hosted, { ...state, deltalog: log.flat() }, playerID).log;
    return pageOf(stateID, views, told);
  }

  /** The moves from one state back to another, as far as the way was kept. */
  private async *stepsBack(matchID: string, after: number, from: number) {
    let stateID = after;
    while (stateID > from) {
      await breath();
      const steps = await this.store.wayBack(matchID, stateID, Math.min(STRIDE, stateID - from));
      if (!steps.length) return;
      for (const { stateID: reached, log, back } of steps) {
        if (reached !== stateID || !back) return;
        yield { log, back };
        stateID -= 1;
      }
    }
  }

  private nearest(matchID: string, until: number): Moment | undefined {
    const states = this.known.get(matchID);
    const stateID = Math.ceil(until / STRIDE) * STRIDE;
    const [next] = [...(states ?? [])].filter(([known]) => known >= stateID).sort(([a], [b]) => a - b);
    return next && { stateID: next[0], G: next[1] };
  }

  private remember(matchID: string, { stateID, G }: Moment): void {
    const states = this.known.get(matchID) ?? new Map<number, unknown>();
    this.known.delete(matchID);
    this.known.set(matchID, states);
    if (states.has(stateID)) return;
    states.set(stateID, clone(G));
    this.count += 1;
    for (const [longest, { size }] of this.known) {
      if (this.count <= MOST || longest === matchID) return;
      this.known.delete(longest);
      this.count -= size;
    }
  }
}
