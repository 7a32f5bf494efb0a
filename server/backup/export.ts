import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Store } from '../storage/store.js';
import { backupOf } from './file.js';
import { openStore, Progress } from './store.js';

const PAGE = 200;

/** Yields the given match id, otherwise all ids in the store. */
async function* idsOf(store: Store, match: string | undefined): AsyncGenerator<string> {
  if (match !== undefined) {
    yield match;
    return;
  }
  let last: string | undefined = '';
  while (last !== undefined) {
    const page: readonly string[] = await store.page(last, PAGE);
    yield* page;
    last = page.at(-1);
  }
}

/** Writes a file completely or not at all, readable only by this user. */
function write(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(`${path}.part`, text, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}

/** Writes backup files (`weathergage export`). Throws errors that the command prints. */
export async function exportMatches(args: readonly string[], say: (line: string) => void): Promise<void> {
  const { all, match, to } = parseArgs({
    args: [...args],
    options: { all: { type: 'string' }, match: { type: 'string' }, to: { type: 'string' } },
  }).values;
  const folder = all ?? to;
  if (folder === undefined || (all === undefined) === (match === undefined)) {
    throw new Error('export takes --all DIR for every match, or --match ID --to DIR for one');
  }
  const store = await openStore();
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    const progress = new Progress();
    const expected = match === undefined ? await store.count() : 1;
    const report = { matches: 0, bytes: 0 };
    for await (const matchID of idsOf(store, match)) {
      const kept = await store.keep(matchID);
      // The match may have been deleted since the list was read.
      if (!kept) continue;
      const text = backupOf(matchID, kept);
      write(folder, `${kept.metadata.gameName}-${matchID}.json`, text);
      report.matches += 1;
      report.bytes += Buffer.byteLength(text);
      progress.say(() => `${report.matches} of ${expected} matches`);
    }
    if (match !== undefined && report.matches === 0) throw new Error(`There is no match ${match}.`);
    say(JSON.stringify({ ...report, seconds: progress.seconds }));
  } finally {
    await store.close();
  }
}
