import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /\/worker\.ts\?worker$/;
const SHARED = '\0shared:';

/** What the built worker is called, so that it is known again; see {@link besideWorkers}. */
const MARK = '.worker-';

/**
 * Makes a worker one more entry of the client, so that both load the same files. By itself Vite bundles a worker as a program of its
 * own, with the rules of every game in it once more.
 */
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

/** What Vite lets be fetched before a module that is loaded late: it does so by tags of the page, and a worker has no page. */
export const besideWorkers = (_: string, needed: string[], { hostId }: { readonly hostId: string }): string[] =>
  hostId.includes(MARK) ? [] : needed;
