// The types of the package's entries, each with all it is made of, so that nothing but a peer is named in them.
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

/** What modules are told of themselves: an entry each, made of the same parts as those of CommonJS. A part has neither values nor a default. */
function forModules() {
  const entries = readdirSync('dist/cjs', { recursive: true }).filter((path) => path.endsWith('.d.ts') && !/^(chunks|server)\//.test(path));
  for (const entry of entries) {
    const target = join('dist/esm', entry);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(join('dist/cjs', entry), 'utf8').replaceAll('../chunks/', '../../cjs/chunks/'));
  }
}
