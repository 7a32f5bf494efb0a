import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../server/storage/store.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { quickDice } from '../../src/kit/dice.js';
import { History } from './history.js';
import { Lobbyist } from './lobbyist.js';
import { TorturedMatch } from './match.js';
import type { Pager } from './pager.js';
import type { ServerProcess } from './process.js';
import type { Victim } from './scene.js';

export interface TortureOptions {
  readonly modules: readonly GameModule[];
  readonly servers: readonly ServerProcess[];
  /** Services, such as Redis, that are also killed. */
  readonly services?: readonly Victim[];
  readonly store: Store;
  /** Number of simultaneous matches; with `most`, the total number of matches. */
  readonly matches: number;
  /** Maximum number of moves per match. Without it, new matches replace finished ones until all kills are done. */
  readonly most?: number;
  readonly kills: number;
  /** Whether bots play a seat in each match. */
  readonly captains?: boolean;
  readonly clocks?: boolean;
  readonly pager?: Pager;
  readonly seed: number;
  /** File to which the history is written, one JSON object per line. */
  readonly historyFile?: string;
  /** Maximum milliseconds between kills. */
  readonly pause?: number;
  progress?(text: string): void;
}

export interface TortureReport {
  readonly matches: number;
  readonly moves: number;
  readonly kills: number;
  readonly killed: Readonly<Record<Victim['kind'], number>>;
  readonly lost: number;
  readonly doubled: number;
  readonly shownButNotStored: number;
  /** Number of states received that do not follow from the stored moves. */
  readonly misseen: number;
  /** Number of matches whose replay gives different moves, dice or states. */
  readonly misplayed: number;
  /** Number of seats that differ from their acknowledged state. */
  readonly wronged: number;
  readonly lobbyCalls: number;
  /** Number of turns of which disconnected players were notified. */
  readonly told: number;
  readonly toldAgain: number;
  /** Number of clients that did not have the stored state at the end. */
  readonly differing: number;
  /** Number of matches that did not continue or end. */
  readonly stuck: number;
  readonly seconds: number;
}

/** Milliseconds without progress after which a match counts as stuck. Longer than all retry delays of servers and players. */
const STUCK_MS = 150_000;

/** Plays matches over real sockets while killing servers, then compares the history with the store. */
export async function torture(options: TortureOptions): Promise<TortureReport> {
  const { modules, servers, services = [], store, kills, seed, most, historyFile, progress = () => undefined } = options;
  const history = new History(historyFile);
  const began = Date.now();
  const dice = quickDice(seed);
  const pick = (count: number) => dice.die(count) - 1;
  const urls = servers.map(({ url }) => url);
  const finished: TorturedMatch[] = [];
  const seats: TorturedMatch[] = [];
  let laid = 0;
  const open = async () => {
    laid += 1;
    const module = modules[laid % modules.length];
    return retried(() =>
      TorturedMatch.open({
        module,
        urls,
        captain: options.captains,
        clock: options.clocks,
        pager: options.pager,
        most: most ?? Number.POSITIVE_INFINITY,
        pick,
        history,
      }),
    );
  };
  for (let n = 0; n < options.matches; n++) seats.push(await open());
  for (const match of seats) match.begin();
  const renew = async () => {
    if (most !== undefined) return;
    for (const [n, match] of seats.entries()) {
      if (!match.isDone) continue;
      finished.push(match);
      seats[n] = await open();
      seats[n].begin();
    }
  };
  const moves = () => seats.reduce((sum, { stateID }) => sum + stateID, 0);

  const lobbyist = new Lobbyist(urls, modules[0], pick);
  lobbyist.start();
  const victims: readonly Victim[] = [...servers, ...services];
  const killed: Record<Victim['kind'], number> = { server: 0, PostgreSQL: 0, Redis: 0 };
  for (let kill = 1; kill <= kills; kill++) {
    await renew();
    const before = moves();
    if (!(await waitFor(() => moves() > before || seats.every(({ isDone }) => isDone), moves))) break;
    await delay(20 + pick(options.pause ?? 800));
    const victim = victims[pick(victims.length)];
    await victim.kill();
    killed[victim.kind] += 1;
    if (victim.kind !== 'server') await delay(pick(500));
    await victim.start();
    for (const match of seats) {
      const { lost, doubled, shownButNotStored } = await retried(() => match.balance(store));
      if (lost + doubled + shownButNotStored > 0) progress(`kill ${kill}: ${JSON.stringify({ lost, doubled, shownButNotStored })}`);
    }
    progress(`${kill} of ${kills} kills (${victim.kind}), ${moves()} moves in the current matches`);
  }
  await lobbyist.stop();
  if (most === undefined) for (const match of seats) match.rest();
  await waitFor(() => seats.every(({ isDone }) => isDone), moves);
  const played = [...finished, ...seats];
  const wronged = await retried(() => lobbyist.differingSeats(store));
  for (const seat of wronged) progress(`${seat}: differs from what the server acknowledged`);
  const report = {
    matches: played.length,
    moves: 0,
    kills: killed.server + killed.PostgreSQL + killed.Redis,
    killed,
    lost: 0,
    doubled: 0,
    shownButNotStored: 0,
    misseen: 0,
    misplayed: 0,
    wronged: wronged.length,
    lobbyCalls: lobbyist.calls,
    told: options.pager?.received ?? 0,
    toldAgain: options.pager?.repeats ?? 0,
    differing: 0,
    stuck: seats.filter(({ isDone }) => !isDone).length,
    seconds: 0,
  };
  for (const match of played) {
    const judgement = await match.judgement(store);
    report.moves += judgement.moves;
    report.lost += judgement.lost;
    report.doubled += judgement.doubled;
    report.shownButNotStored += judgement.shownButNotStored;
    report.misseen += judgement.misseen;
    report.differing += await match.differing(store);
    if (judgement.fault) {
      report.misplayed += 1;
      progress(`${match.matchID}: ${judgement.fault}`);
    }
    match.leave();
  }
  await history.close();
  report.seconds = Math.round((Date.now() - began) / 100) / 10;
  return report;
}

export const isClean = (report: TortureReport): boolean => {
  const { lost, doubled, shownButNotStored, misseen, misplayed, wronged, toldAgain, differing, stuck } = report;
  return lost + doubled + shownButNotStored + misseen + misplayed + wronged + toldAgain + differing + stuck === 0;
};

/** Repeats work that fails after a restart, because old connections fail on first use. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(100);
    }
  }
}

/** Waits until a condition is true. Returns false after too long without progress. */
async function waitFor(so: () => boolean, moves: () => number): Promise<boolean> {
  let [last, since] = [moves(), Date.now()];
  while (!so()) {
    if (moves() !== last) [last, since] = [moves(), Date.now()];
    if (Date.now() - since > STUCK_MS) return false;
    await delay(20);
  }
  return true;
}
