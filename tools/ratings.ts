// Computes all ratings from the stored results, and compares them with the stored ratings. Exits with 1 if they differ.

import { openStore } from '../server/backup/store.js';
import { recompute } from '../server/ratings/recompute.js';

const MAX_NAMED = 20;

async function main(): Promise<void> {
  const store = await openStore();
  try {
    for (const game of await store.ratings.games()) {
      const { results, players, differences } = await recompute(store.ratings, game);
      console.log(`${game}: ${results} results, ${players} players, ${differences.length} differences`);
      for (const difference of differences.slice(0, MAX_NAMED)) console.log(`  ${difference}`);
      if (differences.length > 0) process.exitCode = 1;
    }
  } finally {
    await store.close();
  }
}

void main();
