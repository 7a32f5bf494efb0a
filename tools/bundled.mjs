// Bundles a tool and runs it, because the rules run slower through a source loader than in the package's bundles.
//
// node tools/bundled.mjs NAME [arguments of the tool]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const [, , name, ...rest] = process.argv;
mkdirSync(path('../dist/tools'), { recursive: true });
const dir = mkdtempSync(path(`../dist/tools/${name}-`));
process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Files that a tool starts as threads, at the path where it looks for them. */
const THREADS = { serveProcess: { 'bots/worker': path('../server/bots/worker.ts') } };

const bundle = await rolldown({
  input: { [name]: path(`${name}.ts`), ...THREADS[name] },
  platform: 'node',
  external: (id) => /^[a-z@]/.test(id),
  transform: { target: 'es2022' },
  // Manifests load parts of the games lazily, which has no effect here.
  logLevel: 'silent',
});
await bundle.write({ dir, format: 'cjs', entryFileNames: '[name].js' });
process.env.NODE_ENV ??= 'production';
process.argv = [process.argv[0], `${dir}/${name}.js`, ...rest];
createRequire(import.meta.url)(`${dir}/${name}.js`);
