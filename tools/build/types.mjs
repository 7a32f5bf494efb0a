// Bundles the types of the entries. The results import only peer dependencies.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  forModules();
}

/** Type entries for ES modules, from the chunks of the CommonJS ones. A chunk has neither values nor a default export. */
function forModules() {
  const entries = readdirSync('dist/cjs', { recursive: true }).filter((path) => path.endsWith('.d.ts') && !/^(chunks|server)\//.test(path));
  for (const entry of entries) {
    const target = join('dist/esm', entry);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join('dist/cjs', entry), 'utf8').replaceAll('../chunks/', '../../cjs/chunks/'));
  }
}
