// Builds what is shipped: the package (dist/esm, dist/cjs, with types) and the web client (dist/client).
//   node tools/build.mjs [--if-needed]    with --if-needed only when a source is newer than the last build
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

// What is shipped is React's production code, even when a test asks for the build.
process.env.NODE_ENV = 'production';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const STAMP = 'dist/.built';
const SOURCES = ['src', 'client', 'server', 'tools/build.mjs', 'package.json', 'tsconfig.json'];

/** @returns {number} the newest change below a path, in ms */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

if (process.argv.includes('--if-needed') && existsSync(STAMP) && statSync(STAMP).mtimeMs >= Math.max(...SOURCES.map(newest))) {
  process.exit(0);
}

const slugs = readdirSync('src/modules').map((file) => file.replace('.ts', ''));
const libraryEntries = [
  'src/index.ts',
  ...slugs.map((slug) => `src/modules/${slug}.ts`),
  ...slugs.map((slug) => `client/boards/${slug}/index.tsx`),
];
// Node cannot import boardgame.io's sub-paths as ES modules, so the server exists as CommonJS only.
const formats = [
  { format: 'es', dir: 'dist/esm', type: 'module', entries: libraryEntries },
  { format: 'cjs', dir: 'dist/cjs', type: 'commonjs', entries: [...libraryEntries, 'server/index.ts', 'server/main.ts'] },
];

rmSync('dist', { recursive: true, force: true });
for (const { format, dir, type, entries } of formats) {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dir,
      target: 'es2022',
      minify: false,
      sourcemap: false,
      lib: { entry: entries.map((entry) => join(root, entry)), formats: [format] },
      rollupOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('?'),
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js', exports: 'named' },
      },
    },
  });
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
  const types = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tools/tsconfig.types.json', '--outDir', dir], {
    stdio: 'inherit',
  });
  if (types.status) process.exit(types.status);
}
await build({ configFile: 'client/vite.config.mts', logLevel: 'warn' });
mkdirSync('dist', { recursive: true });
writeFileSync(STAMP, '');
console.error(`built ${formats.map(({ dir }) => relative(root, dir)).join(', ')}, dist/client`);
