// Restores matches from files written by `export`. Existing matches stay unchanged. Exits 1 if a file could not be restored.
import { opendirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { options, usage } from './arguments.js';
import { NoBackup, readBackup } from './backup/file.js';
import { openStore, Progress } from './backup/store.js';

const { positionals } = options({}, true);
if (!positionals.length) usage('import takes files or folders written by export');

/** The given files, and those in the given folders. */
function* files(): Generator<string> {
  for (const path of positionals) {
    if (!statSync(path).isDirectory()) {
      yield path;
      continue;
    }
    const folder = opendirSync(path);
    try {
      for (let entry = folder.readSync(); entry; entry = folder.readSync()) if (entry.name.endsWith('.json')) yield join(path, entry.name);
    } finally {
      folder.closeSync();
    }
  }
}

async function main(): Promise<void> {
  const store = await openStore();
  try {
    const progress = new Progress();
    const report = { restored: 0, there: 0, refused: 0 };
    for (const file of files()) {
      try {
        const { matchID, kept } = readBackup(readFileSync(file, 'utf8'));
        if (await store.restore(matchID, kept)) report.restored += 1;
        else report.there += 1;
      } catch (error) {
        if (!(error instanceof NoBackup)) throw error;
        console.error(`${file}: ${error.message}`);
        report.refused += 1;
      }
      progress.say(() => `${report.restored} restored, ${report.there} existing, ${report.refused} refused`);
    }
    console.log(JSON.stringify({ ...report, seconds: progress.seconds }));
    if (report.refused) process.exitCode = 1;
  } finally {
    await store.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
