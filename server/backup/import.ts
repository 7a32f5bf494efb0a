import { opendirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InvalidBackup, readBackup } from './file.js';
import { openStore, Progress } from './store.js';

function* filesOf(paths: readonly string[]): Generator<string> {
  for (const path of paths) {
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

/**
 * Restores files written by `export` (`weathergage import`), and skips existing matches. Sets exit code 1 if a file could not be restored.
 * Throws errors that the command prints.
 */
export async function importMatches(paths: readonly string[], say: (line: string) => void): Promise<void> {
  if (!paths.length) throw new Error('import takes files or folders written by export');
  const store = await openStore();
  try {
    const progress = new Progress();
    const report = { restored: 0, there: 0, refused: 0 };
    for (const file of filesOf(paths)) {
      try {
        const { matchID, kept } = readBackup(readFileSync(file, 'utf8'));
        if (await store.restore(matchID, kept)) report.restored += 1;
        else report.there += 1;
      } catch (error) {
        if (!(error instanceof InvalidBackup)) throw error;
        console.error(`${file}: ${error.message}`);
        report.refused += 1;
      }
      progress.say(() => `${report.restored} restored, ${report.there} existing, ${report.refused} refused`);
    }
    say(JSON.stringify({ ...report, seconds: progress.seconds }));
    if (report.refused) process.exitCode = 1;
  } finally {
    await store.close();
  }
}
