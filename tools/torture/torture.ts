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
  /** Services that are killed too. */
  readonly services?: readonly Victim[];
  /** The servers' store, opened a second time. */
  readonly store: Store;
  /** Matches at a time; with `most`, matches in all. */
  readonly matches: number;
  /** Limit of moves in a match. Without it new matches replace finished ones until all kills are done. */
  readonly most?: number;
  readonly kills: number;
  /** Bots have one seat of each match. */
  readonly captains?: boolean;
  readonly clocks?: boolean;
  /** Notifies players who are disconnected. */
  readonly pager?: Pager;
  readonly seed: number;
  /** Where the history is written, one JSON object a line. */
  readonly historyFile?: string;
  /** Longest time between kills, in ms. */
  readonly pause?: number;
  progress?(text: string): void;
}

export interface TortureReport {
  readonly matches: number;
  readonly moves: number;
  /** By kind. */
  readonly kills: number;
  readonly killed: Readonly<Record<Victim['kind'], number>>;
  readonly lost: number;
  readonly doubled: number;
  readonly shownButNotStored: number;
  /** States shown that do not follow from the stored moves. */
  readonly misseen: number;
  /** Matches that replay with other moves, dice or states. */
  readonly misplayed: number;
  /** Seats that differ from their acknowledged state. */
  readonly wronged: number;
  /** Lobby calls acknowledged. */
  readonly lobbyCalls: number;
  /** Turns notified to disconnected players. */
  readonly told: number;
  /** Repeated notifications. */
  readonly toldAgain: number;
  /** Clients that did not show the stored state at the end. */
  readonly differing: number;
  /** Matches that did not continue or settle. */
  readonly stuck: number;
  readonly seconds: number;
}

/** Time without progress before a match is stuck, in ms. */
const PATIENCE = 60_000;

/** Plays matches over real sockets while servers are killed, then compares the history with the store. */
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
    return persist(() =>
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
  /** Replaces finished matches. */
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
    if (!(await cameAbout(() => moves() > before || seats.every(({ isDone }) => isDone), moves))) break;
    await delay(20 + pick(options.pause ?? 800));
    const victim = victims[pick(victims.length)];
    await victim.kill();
    killed[victim.kind] += 1;
    // Long enough to cause failures.
    if (victim.kind !== 'server') await delay(pick(500));
    await victim.start();
    for (const match of seats) {
      const { lost, doubled, shownButNotStored } = await persist(() => match.balance(store));
      if (lost + doubled + shownButNotStored > 0) progress(`kill ${kill}: ${JSON.stringify({ lost, doubled, shownButNotStored })}`);
    }
    progress(`${kill} of ${kills} kills (${victim.kind}), ${moves()} moves in the matches that run`);
  }
  await lobbyist.stop();
  if (most === undefined) for (const match of seats) match.rest();
  await cameAbout(() => seats.every(({ isDone }) => isDone), moves);
  const played = [...finished, ...seats];
  const wronged = await persist(() => lobbyist.wronged(store));
  for (const seat of wronged) progress(`${seat}: not as it was acknowledged`);
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
    told: options.pager?.told ?? 0,
    toldAgain: options.pager?.again ?? 0,
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

/** Repeats work that fails just after a restart; old connections fail at their first use. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 20) throw error;
      await delay(100);
    }
  }
}

/** Waits for a condition. False if there is no progress for too long. */
async function cameAbout(so: () => boolean, moves: () => number): Promise<boolean> {
  let [last, since] = [moves(), Date.now()];
  while (!so()) {
    if (moves() !== last) [last, since] = [moves(), Date.now()];
    if (Date.now() - since > PATIENCE) return false;
    await delay(20);
  }
  return true;
}
