// Bundles the types of the entries, so that they import only peer dependencies.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { libraryEntries, serverEntries } from './entries.mjs';

const EXTERNAL = /^(boardgame\.io|react)(\/|$)/;

export async function buildTypes() {
  const bundle = await rolldown({
    input: { ...libraryEntries, 'server/index': serverEntries['server/index'] },
    external: (id) => isBuiltin(id) || EXTERNAL.test(id),
    checks: { pluginTimings: false },
    plugins: [dts({ emitDtsOnly: true, tsconfig: 'tools/tsconfig.types.json' })],
  });
  await bundle.write({ dir: 'dist/cjs', chunkFileNames: 'chunks/[name]-[hash].js' });
  await bundle.close();
  dropEmpty('dist/cjs/chunks');
  forModules();
}

/** Removes chunks that export no names and to which no file refers. */
function dropEmpty(dir) {
  for (const name of readdirSync(dir).filter((file) => file.endsWith('.d.ts'))) {
    if (!/^export /m.test(readFileSync(join(dir, name), 'utf8'))) rmSync(join(dir, name));
  }
}

/** Writes type entries for ES modules. They use the chunks of the CommonJS types, which have neither values nor a default export. */
function forModules() {
  const entries = readdirSync('dist/cjs', { recursive: true }).filter((path) => path.endsWith('.d.ts') && !/^(chunks|server)\//.test(path));
  for (const entry of entries) {
    const target = join('dist/esm', entry);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join('dist/cjs', entry), 'utf8').replaceAll('../chunks/', '../../cjs/chunks/'));
  }
}
