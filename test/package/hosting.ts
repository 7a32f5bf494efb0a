import { readFileSync } from 'node:fs';
import { consumer, type Folder } from './consumer.js';

/** What a host does with the package, each a script of its own in host/. */
const SCRIPTS = ['stockMatch.cjs', 'localBots.cjs', 'strictBoards.cjs', 'servedBoards.cjs'] as const;
/** What they share. */
const PARTS = ['page.cjs'];

/** A stock host with the packed tarball. */
export class Host {
  readonly folder: Folder = consumer('jsdom@26', 'node-persist@3');

  constructor() {
    for (const script of [...SCRIPTS, ...PARTS]) this.folder.write(script, readFileSync(`test/package/host/${script}`, 'utf8'));
  }

  /** What one of the scripts says last. */
  said(script: (typeof SCRIPTS)[number], ...args: readonly string[]) {
    return JSON.parse(
      this.folder
        .run(process.execPath, script, ...args)
        .trim()
        .split('\n')
        .at(-1) ?? '',
    );
  }
}
