import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';

const MANIFEST = 'manifest.webmanifest';

const here = (name: string): string => join(import.meta.dirname, name);
const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

const { module: manifest } = await runnerImport<typeof import('./manifest.js')>(here('manifest.ts'), {
  configFile: false,
  logLevel: 'warn',
});

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: 'meta', attrs, injectTo: 'head' });
const link = (rel: string, href: string): HtmlTagDescriptor => ({ tag: 'link', attrs: { rel, href }, injectTo: 'head' });

const HEAD = [
  meta({ name: 'description', content: manifest.webManifest.description }),
  meta({ name: 'theme-color', content: manifest.PAPER.light, media: '(prefers-color-scheme: light)' }),
  meta({ name: 'theme-color', content: manifest.PAPER.dark, media: '(prefers-color-scheme: dark)' }),
  link('manifest', `/${MANIFEST}`),
  link('apple-touch-icon', '/icons/apple-180.png'),
];

/** Returns all files of the client with their revisions, null for file names with a hash. */
function libraryOf(bundle: Rolldown.OutputBundle) {
  const files = Object.values(bundle)
    .filter(({ fileName }) => !fileName.endsWith('.md'))
    .map((file) => ({
      url: `/${file.fileName}`,
      revision: file.fileName.startsWith('assets/') ? null : hashOf(file.type === 'chunk' ? file.code : file.source),
    }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
  return { version: hashOf(JSON.stringify(files)), files };
}

/** Builds the service worker as its own script, with the list of files. */
const buildWorker = (outDir: string, library: object) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { LIBRARY: JSON.stringify(library) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      license: { fileName: 'sw.licenses.md' },
      rolldownOptions: { input: here('worker.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });

/** A Vite plug-in that makes the client installable and usable offline, with manifest, icons and service worker. */
export function offline(): Plugin {
  let library: ReturnType<typeof libraryOf>;
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      for (const name of readdirSync(here('icons'))) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}`, source: readFileSync(here(`icons/${name}`)) });
      }
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: JSON.stringify(manifest.webManifest) });
    },
    transformIndexHtml: () => HEAD,
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        library = libraryOf(bundle);
      },
    },
    writeBundle: async ({ dir = '' }) => {
      await buildWorker(dir, library);
    },
  };
}
