import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LogEntry, State } from 'boardgame.io';
import { type HistoryPage, PAGE, pageOf } from '../../src/boardgame/historyPage.js';
import { clone } from '../../src/kit/clone.js';
import type { Store } from '../storage/store.js';
import { asSent, type HostedGame, viewOf } from './games.js';
import { Serial } from './serial.js';
import { applyUndoPatch } from './undoPatch.js';

const BATCH = 100;
const MAX_STATES = 300;

interface HistoryRequest {
  readonly matchID: string;
  readonly state: State;
  readonly playerID: string | null;
  /** `_stateID` of the requested state. */
  readonly at: number;
}

interface FullState {
  readonly stateID: number;
  readonly G: unknown;
}

/** Finds past positions. Reverts a later state with the stored patches, then applies the rules' view. */
export class Histories {
  /** States in memory by match, most recently used match last. */
  private readonly known = new Map<string, Map<number, unknown>>();
  private count = 0;
  private readonly serial = new Serial();

  constructor(private readonly store: Pick<Store, 'stepsBefore'>) {}

  /**
   * Returns the page that contains a state, as the seat or spectator saw it, or undefined in games without rules. If
   * patches are missing,
   * the page starts later, possibly after the state.
   */
  page(hosted: HostedGame, request: HistoryRequest): Promise<HistoryPage | undefined> {
    // Find pages one at a time, to avoid delaying current play.
    return this.serial.run('', async () => (hosted.rules ? this.find(hosted, hosted.rules, request) : undefined));
  }

  /** Returns an earlier state, or undefined if patches are missing. `thrown` is the number of dice rolled before it, if recorded. */
  fullState(
    matchID: string,
    { _stateID, G: now }: State,
    at: number,
  ): Promise<{ readonly G: unknown; readonly thrown?: number } | undefined> {
    return this.serial.run('', async () => {
      const near = this.nearest(matchID, at) ?? { stateID: _stateID, G: now };
      const G = clone(near.G);
      let { stateID } = near;
      for await (const step of this.stepsBack(matchID, stateID, at)) {
        applyUndoPatch(G, step.back.operations);
        stateID -= 1;
      }
      const [next] = await this.store.stepsBefore(matchID, at + 1, 1);
      return stateID === at ? { G, thrown: next?.back?.thrown } : undefined;
    });
  }

  private async find(hosted: HostedGame, rules: NonNullable<HostedGame['rules']>, asked: HistoryRequest): Promise<HistoryPage> {
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
      applyUndoPatch(G, step.back.operations);
      stateID -= 1;
      if (stateID % BATCH === 0) this.remember(matchID, { stateID, G });
      if (stateID > until) continue;
      if (stateID < until) log.unshift(step.log);
      see();
    }
    if (!views.length) see();
    const visible = viewOf(hosted, { ...state, deltalog: log.flat() }, playerID).log;
    return pageOf(stateID, views, visible);
  }

  private async *stepsBack(matchID: string, after: number, from: number) {
    let stateID = after;
    while (stateID > from) {
      await nextTurn();
      const steps = await this.store.stepsBefore(matchID, stateID, Math.min(BATCH, stateID - from));
      if (!steps.length) return;
      for (const { stateID: reached, log, back } of steps) {
        if (reached !== stateID || !back) return;
        yield { log, back };
        stateID -= 1;
      }
    }
  }

  private nearest(matchID: string, until: number): FullState | undefined {
    const states = this.known.get(matchID);
    const stateID = Math.ceil(until / BATCH) * BATCH;
    const [next] = [...(states ?? [])].filter(([known]) => known >= stateID).sort(([a], [b]) => a - b);
    return next && { stateID: next[0], G: next[1] };
  }

  private remember(matchID: string, { stateID, G }: FullState): void {
    const states = this.known.get(matchID) ?? new Map<number, unknown>();
    this.known.delete(matchID);
    this.known.set(matchID, states);
    if (states.has(stateID)) return;
    states.set(stateID, clone(G));
    this.count += 1;
    for (const [longest, { size }] of this.known) {
      if (this.count <= MAX_STATES || longest === matchID) return;
      this.known.delete(longest);
      this.count -= size;
    }
  }
}
