// The package's own code together with the libraries it is made with, so that a host installs none of them.
import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { libraryEntries, serverEntries } from './entries.mjs';

/** What stays a package of the host's: its peers, what comes with boardgame.io anyway, and native helpers that ws would like to have. */
const EXTERNAL =
  /^(boardgame\.io|rfc6902|react|react-dom|pg|nodemailer|web-push|@simplewebauthn\/server|ioredis|libsql|bufferutil|utf-8-validate)(\/|$)/;

// Node cannot import boardgame.io's sub-paths as ES modules, so the server exists as CommonJS only.
const formats = [
  { format: 'es', dir: 'dist/esm', type: 'module', entry: libraryEntries },
  { format: 'cjs', dir: 'dist/cjs', type: 'commonjs', entry: { ...libraryEntries, ...serverEntries } },
];

/**
 * What a board loads late stays `import()` in CommonJS too: made a `require`, a host's bundler would put it with the rest, and the page
 * would wait for texts that nobody has asked for.
 */
const late = {
  name: 'late',
  generateBundle({ format }, bundle) {
    if (format !== 'cjs') return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => id.includes('/client/'))) continue;
      chunk.code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\)=>require\(("[^"]+")\)\)/g, 'import($1)');
    }
  },
};

/** A React server must know that a board belongs to the browser. */
const banner = ({ facadeModuleId }) => (facadeModuleId?.includes('/client/boards/') ? "'use client';" : '');

export async function buildLibrary() {
  for (const { format, dir, type, entry } of formats) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [late],
      // Neither Node's variant of a library nor the browser's: both load this code.
      resolve: { conditions: ['module', 'production'], mainFields: ['module', 'main'] },
      build: {
        outDir: dir,
        target: 'es2022',
        minify: false,
        cssMinify: true,
        license: { fileName: 'licenses.md' },
        lib: { entry, formats: [format] },
        rollupOptions: {
          onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
          external: (id) => isBuiltin(id) || EXTERNAL.test(id),
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            exports: 'named',
            banner,
            comments: { legal: false, annotation: true, jsdoc: false },
            // Small to install, and still with its names in a trace.
            minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
        },
      },
    });
    writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
}
