// The package's own code together with the libraries it is made with, so that a host installs none of them.
import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { build } from 'vite';
import { libraryEntries, serverEntries, slugs } from './entries.mjs';
import { lucide } from './lucide.mjs';

/** What stays a package of the host's: its peers, what comes with boardgame.io anyway, and native helpers that ws would like to have. */
const EXTERNAL =
  /^(boardgame\.io|rfc6902|react|react-dom|pg|nodemailer|web-push|@simplewebauthn\/server|ioredis|libsql|bufferutil|utf-8-validate)(\/|$)/;

// Node cannot import boardgame.io's sub-paths as ES modules, so the server exists as CommonJS only.
const formats = [
  { format: 'es', dir: 'dist/esm', type: 'module', entry: libraryEntries },
  { format: 'cjs', dir: 'dist/cjs', type: 'commonjs', entry: { ...libraryEntries, ...serverEntries } },
];

/** The files of the modules' build that import nothing, by what they are made of: texts that somebody reads. */
const texts = new Map();

const texting = {
  name: 'texting',
  generateBundle({ format }, bundle) {
    if (format !== 'es') return;
    for (const { type, isDynamicEntry, imports, dynamicImports, facadeModuleId, fileName } of Object.values(bundle)) {
      if (type === 'chunk' && isDynamicEntry && !imports.length && !dynamicImports.length) texts.set(facadeModuleId, fileName);
    }
  },
};

/**
 * What a board loads late stays `import()` in CommonJS too: made a `require`, a host's bundler would put it with the rest, and the page
 * would wait for texts that nobody has asked for. Texts are there once, as modules.
 */
const late = {
  name: 'late',
  generateBundle({ format }, bundle) {
    if (format !== 'cjs') return;
    const twice = Object.values(bundle).filter(({ facadeModuleId }) => texts.has(facadeModuleId));
    for (const { fileName } of twice) delete bundle[fileName];
    const once = new Map(twice.map(({ fileName, facadeModuleId }) => [fileName, posix.join('../esm', texts.get(facadeModuleId))]));
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => id.includes('/client/'))) continue;
      const from = posix.dirname(chunk.fileName);
      chunk.code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\)=>require\("([^"]+)"\)\)/g, (_, path) => {
        const text = once.get(posix.join(from, path));
        return `import("${text ? posix.relative(from, text) : path}")`;
      });
    }
    // Node finds the names that it may `import()` by reading the code, and knows `true` only when it is written out.
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll('{enumerable:!0,get:function(){', '{enumerable:true,get:function(){');
    }
  },
};

/**
 * Whoever plays a game, and its charts, are in a file beside the game. A bundler leaves out a file that nobody imports anything of, but
 * what one that stays imports comes along, also what a board of the same page would load late.
 */
const PLAYERS = /\/src\/games\/[^/]+\/index\.ts$/;

const players = {
  name: 'players',
  buildStart() {
    for (const slug of slugs) {
      this.emitFile({ type: 'chunk', id: `src/games/${slug}/index.ts`, preserveSignature: false });
    }
  },
  generateBundle(_, bundle) {
    for (const { facadeModuleId, moduleIds, fileName } of Object.values(bundle)) {
      // The file by which somebody from outside would come in.
      if (moduleIds?.length === 0 && PLAYERS.test(facadeModuleId)) delete bundle[fileName];
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
      plugins: [lucide(), players, texting, late],
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
