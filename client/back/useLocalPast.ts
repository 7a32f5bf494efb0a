import { useEffect, useMemo, useRef } from 'react';
import type { PlayerID } from '../../src/kit/rules.js';
import type { Table } from '../app/table/table.js';
import type { PageAnswer, PageRequest } from './answer.js';
import { oneByOne, type PastSource } from './past.js';
import PastWorker from './worker.ts?worker';

/** A worker that plays the match of a table again. It is started when the first page is asked for. */
class Rebuilder {
  private worker: Worker | undefined;
  private sent = 0;

  constructor(
    private readonly game: string,
    private readonly table: Table,
  ) {}

  readonly page = oneByOne(async ({ playerID, at }: { playerID: PlayerID | null; at: number }) => {
    const { setupData, seed, salts, log } = this.table.record();
    const request: PageRequest = {
      ...(!this.worker && { begun: { game: this.game, setupData, seed } }),
      more: log.slice(this.sent),
      salts,
      playerID,
      at,
    };
    this.sent = log.length;
    this.worker ??= new PastWorker();
    const answer = await this.ask(this.worker, request);
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.page;
  });

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.sent = 0;
  }

  private ask(worker: Worker, request: PageRequest): Promise<PageAnswer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PageAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error('the match could not be played again'));
      worker.postMessage(request);
    });
  }
}

/** The past of a match in this browser, as a seat saw it, or a spectator: the match is played again beside the page. */
export function useLocalPast(game: string, table: Table, playerID: PlayerID | null): PastSource {
  const rebuilder = useRef<Rebuilder>(undefined);
  useEffect(() => {
    rebuilder.current = new Rebuilder(game, table);
    return () => rebuilder.current?.stop();
  }, [game, table]);
  return useMemo(
    () => ({ page: (at) => rebuilder.current?.page({ playerID, at }) ?? Promise.reject(new Error('the table is closed')) }),
    [game, table, playerID],
  );
}
