import { viewsOf } from '../../../../src/boardgame/historyPage.js';
import type { Stretches } from '../winChance/useWinChances.js';
import type { HistorySource } from './source.js';

/** Pause between requests, in ms, because of the server's limits. */
const REST = 250;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

export const viewsFrom =
  (source: HistorySource, isLocal: boolean): Stretches =>
  async (state) => {
    if (!isLocal && state > 0) await rest();
    const page = await source.page(state);
    return { from: page.from, views: viewsOf(page), log: page.log };
  };
