import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /\/worker\.ts\?worker$/;
const SHARED = '\0shared:';

/** Name of the built worker; see {@link besideWorkers}. */
const MARK = '.worker-';

/** A Vite plug-in that builds the worker as an entry. By default, Vite would bundle all rules into it a second time. */
export function sharingWorker(): Plugin {
  return {
    name: 'sharing-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: WORKER },
      handler: (source, importer) => (importer ? SHARED + join(dirname(importer), source.replace('?worker', '')) : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${SHARED}`) },
      handler(id) {
        const path = id.slice(SHARED.length);
        const file = this.emitFile({ type: 'chunk', id: path, name: `${basename(dirname(path))}.worker` });
        return `export default function () { return new Worker(import.meta.ROLLUP_FILE_URL_${file}, { type: 'module' }); }`;
      },
    },
  };
}

/** Returns the modules to preload: none in the worker, because Vite's preload function needs a document. */
export const besideWorkers = (_: string, needed: string[], { hostId }: { readonly hostId: string }): string[] =>
  hostId.includes(MARK) ? [] : needed;
