// Writes matches as backup files.
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../server/storage/store.js';
import { options, usage } from './arguments.js';
import { backupOf } from './backup/file.js';
import { openStore, Progress } from './backup/store.js';

const PAGE = 200;

const { values } = options({ all: { type: 'string' }, match: { type: 'string' }, to: { type: 'string' } });
const dir = values.all ?? values.to;
if (dir === undefined || (values.all === undefined) === (values.match === undefined)) {
  usage('export takes --all DIR for every match, or --match ID --to DIR for one');
}

async function* idsOf(store: Store): AsyncGenerator<string> {
  if (values.match !== undefined) {
    yield values.match;
    return;
  }
  for (let page = await store.page('', PAGE); page.length; page = await store.page(page[page.length - 1], PAGE)) yield* page;
}

/** Writes a file that only this user can read. It appears complete or not at all. */
function write(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(`${path}.part`, text, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}

async function main(folder: string): Promise<void> {
  const store = await openStore();
  try {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o700);
    const progress = new Progress();
    const all = values.match === undefined ? await store.count() : 1;
    const report = { matches: 0, bytes: 0 };
    for await (const matchID of idsOf(store)) {
      const kept = await store.keep(matchID);
      // The match may have been deleted meanwhile.
      if (!kept) continue;
      const text = backupOf(matchID, kept);
      write(folder, `${kept.metadata.gameName}-${matchID}.json`, text);
      report.matches += 1;
      report.bytes += Buffer.byteLength(text);
      progress.say(() => `${report.matches} of ${all} matches`);
    }
    if (values.match !== undefined && report.matches === 0) throw new Error(`There is no match ${values.match}.`);
    console.log(JSON.stringify({ ...report, seconds: progress.seconds }));
  } finally {
    await store.close();
  }
}

main(dir).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
