import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../server/store.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { quickDice } from '../../src/kit/dice.js';
import { TorturedMatch } from './match.js';
import type { ServerProcess } from './process.js';

export interface TortureOptions {
  readonly modules: readonly GameModule[];
  /** Server processes, running. */
  readonly servers: readonly ServerProcess[];
  /** The store that they use, opened beside them. */
  readonly store: Store;
  /** Matches at a time; with `most`, matches in all. */
  readonly matches: number;
  /** Moves of a match at most. Left out: matches go on, and new ones take the place of those that end, until the kills are done. */
  readonly most?: number;
  readonly kills: number;
  readonly seed: number;
  /** From one kill to the next at most, in ms. */
  readonly pause?: number;
  progress?(text: string): void;
}

export interface TortureReport {
  readonly matches: number;
  readonly moves: number;
  readonly kills: number;
  readonly lost: number;
  readonly doubled: number;
  readonly shownButNotStored: number;
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
  const { modules, servers, store, kills, seed, most, progress = () => undefined } = options;
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
    return TorturedMatch.open({ module, urls, most: most ?? Number.POSITIVE_INFINITY, pick });
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

  for (let kill = 1; kill <= kills; kill++) {
    await renew();
    const before = moves();
    if (!(await cameAbout(() => moves() > before || seats.every(({ isDone }) => isDone), moves))) break;
    await delay(20 + pick(options.pause ?? 800));
    const server = servers[pick(servers.length)];
    await server.kill();
    for (const match of seats) {
      const { lost, doubled, shownButNotStored } = await match.balance(store);
      if (lost + doubled + shownButNotStored > 0) progress(`kill ${kill}: ${JSON.stringify({ lost, doubled, shownButNotStored })}`);
    }
    await server.start();
    progress(`${kill} of ${kills} kills, ${moves()} moves in the matches that run`);
  }
  if (most === undefined) for (const match of seats) match.rest();
  await cameAbout(() => seats.every(({ isDone }) => isDone), moves);
  const played = [...finished, ...seats];
  const report = { matches: played.length, moves: 0, kills, lost: 0, doubled: 0, shownButNotStored: 0, differing: 0, stuck: 0, seconds: 0 };
  report.stuck = seats.filter(({ isDone }) => !isDone).length;
  for (const match of played) {
    const balance = await match.balance(store);
    report.moves += balance.moves;
    report.lost += balance.lost;
    report.doubled += balance.doubled;
    report.shownButNotStored += balance.shownButNotStored;
    report.differing += await match.differing(store);
    match.leave();
  }
  report.seconds = Math.round((Date.now() - began) / 100) / 10;
  return report;
}

export const isClean = ({ lost, doubled, shownButNotStored, differing, stuck }: TortureReport): boolean =>
  lost + doubled + shownButNotStored + differing + stuck === 0;

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
