// Builds the package (dist/esm, dist/cjs, with types, dist/css) and the web client (dist/client).
//
// node tools/build.mjs [--if-needed]    --if-needed: builds only if a source is newer than the last build
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildCatalogue } from './build/catalogue.mjs';
import { buildLibrary } from './build/library.mjs';
import { buildStyles } from './build/styles.mjs';
import { buildTypes } from './build/types.mjs';

// Ship React's production code, even if a test asks for the build.
process.env.NODE_ENV = 'production';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const STAMP = 'dist/.built';
const SOURCES = ['src', 'client', 'server', 'tools/build.mjs', 'tools/build', 'tools/tsconfig.types.json', 'package.json', 'tsconfig.json'];

/** @returns {number} time of the newest change below a path, in milliseconds */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (process.argv.includes('--if-needed') && existsSync(STAMP) && statSync(STAMP).mtimeMs >= Math.max(...SOURCES.map(newest))) {
  process.exit(0);
}

rmSync('dist', { recursive: true, force: true });
await buildLibrary();
buildCatalogue();
await buildTypes();
await buildStyles();
await build({ configFile: 'client/vite.config.mts', logLevel: 'warn' });
writeFileSync(STAMP, '');
console.error('built dist/esm, dist/cjs, dist/css, dist/client');
