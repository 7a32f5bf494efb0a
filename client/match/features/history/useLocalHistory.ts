import { useEffect, useMemo, useRef } from 'react';
import type { HistoryPage } from '../../../../src/boardgame/historyPage.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { RunningMatch } from '../../local/runningMatch.js';
import type { PageAnswer, PageRequest } from './answer.js';
import { type FullPosition, type HistorySource, inOrder } from './source.js';
import PastWorker from './worker.ts?worker';

/** Replays the match in a worker, started by the first request. */
class Rebuilder {
  private worker: Worker | undefined;
  private sent = 0;

  constructor(
    private readonly game: string,
    private readonly table: RunningMatch,
  ) {}

  readonly ask = inOrder(async ({ playerID, at }: Pick<PageRequest, 'playerID' | 'at'>) => {
    const { setupData, seed, salts, log, start } = this.table.record();
    const request: PageRequest = {
      ...(!this.worker && { begun: { game: this.game, setupData, seed, start } }),
      more: log.slice(this.sent),
      salts,
      playerID,
      at,
    };
    this.sent = log.length;
    this.worker ??= new PastWorker();
    return this.send(this.worker, request);
  });

  async page(playerID: PlayerID | null, at: number): Promise<HistoryPage> {
    const answer = await this.ask({ playerID, at });
    if ('page' in answer) return answer.page;
    throw new Error('fault' in answer ? answer.fault : 'no page was returned');
  }

  async truth(at: number): Promise<FullPosition> {
    const answer = await this.ask({ at });
    if (!('whole' in answer)) throw new Error('fault' in answer ? answer.fault : 'no state was returned');
    const { seed, salts } = this.table.record();
    return { ...answer.whole, seed, salts, isOpen: this.table.spectator.props()?.ctx.gameover !== undefined };
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.sent = 0;
  }

  private send(worker: Worker, request: PageRequest): Promise<PageAnswer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PageAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error('the match could not be replayed'));
      worker.postMessage(request);
    });
  }
}

/** Returns the history of a match in this browser, as views and full states. */
export function useLocalHistory(
  game: string,
  table: RunningMatch,
  playerID: PlayerID | null,
): HistorySource & { truth(at: number): Promise<FullPosition> } {
  const rebuilder = useRef<Rebuilder>(undefined);
  useEffect(() => {
    rebuilder.current = new Rebuilder(game, table);
    return () => rebuilder.current?.stop();
  }, [game, table]);
  return useMemo(() => {
    const closed = () => Promise.reject(new Error('the match is closed'));
    return {
      page: (at) => rebuilder.current?.page(playerID, at) ?? closed(),
      truth: (at) => rebuilder.current?.truth(at) ?? closed(),
    };
  }, [game, table, playerID]);
}
