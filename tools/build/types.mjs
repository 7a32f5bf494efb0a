// The types of the package's entries, each with all it is made of, so that nothing but a peer is named in them.
import { cpSync } from 'node:fs';
import { isBuiltin } from 'node:module';
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
  cpSync('dist/cjs', 'dist/esm', {
    recursive: true,
    filter: (path) => !path.startsWith('dist/cjs/server') && (path.endsWith('.d.ts') || !path.includes('.')),
  });
}
