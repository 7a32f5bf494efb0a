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
  /** Server processes, running. */
  readonly servers: readonly ServerProcess[];
  /** What is killed as well: the services that the servers need. */
  readonly services?: readonly Victim[];
  /** The store that they use, opened beside them. */
  readonly store: Store;
  /** Matches at a time; with `most`, matches in all. */
  readonly matches: number;
  /** Moves of a match at most. Left out: matches go on, and new ones take the place of those that end, until the kills are done. */
  readonly most?: number;
  readonly kills: number;
  /** Captains of the servers have one seat of each match. */
  readonly captains?: boolean;
  /** Matches are played by the clock. */
  readonly clocks?: boolean;
  /** By which players who go away are called back. */
  readonly pager?: Pager;
  readonly seed: number;
  /** Where the whole history of what players sent, were told and saw is written, a line each. */
  readonly historyFile?: string;
  /** From one kill to the next at most, in ms. */
  readonly pause?: number;
  progress?(text: string): void;
}

export interface TortureReport {
  readonly matches: number;
  readonly moves: number;
  /** That happened, and of what. */
  readonly kills: number;
  readonly killed: Readonly<Record<Victim['kind'], number>>;
  readonly lost: number;
  readonly doubled: number;
  readonly shownButNotStored: number;
  /** States that somebody was shown and that are not what the stored moves lead to. */
  readonly misseen: number;
  /** Matches whose moves, dice or state are not what comes of playing them again. */
  readonly misplayed: number;
  /** Seats that are not in the store as joining, salting and leaving was acknowledged. */
  readonly wronged: number;
  /** Lobby calls that were acknowledged meanwhile. */
  readonly lobbyCalls: number;
  /** Turns that players were told of who were away. */
  readonly told: number;
  /** Messages of turns that came again. */
  readonly toldAgain: number;
  /** Players whose client did not show what is stored in the end. */
  readonly differing: number;
  /** Matches that did not go on, or did not come to rest in the end. */
  readonly stuck: number;
  readonly seconds: number;
}

/** How long a match may stand still before it counts as stuck, in ms. */
const PATIENCE = 60_000;

/** Lets matches be played over real sockets while servers are killed, and compares what was sent and shown with what is stored. */
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
  /** New matches for those that are over, as long as matches go on. */
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
    // Long enough to be missed.
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

/** Does something again that fails because a service has just come back: whoever had a line to it finds that out by using it. */
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

/** Waits until something is so. False when nothing has moved for so long that it will not come about. */
async function cameAbout(so: () => boolean, moves: () => number): Promise<boolean> {
  let [last, since] = [moves(), Date.now()];
  while (!so()) {
    if (moves() !== last) [last, since] = [moves(), Date.now()];
    if (Date.now() - since > PATIENCE) return false;
    await delay(20);
  }
  return true;
}
