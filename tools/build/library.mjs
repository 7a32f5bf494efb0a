// Bundles the package with its libraries, so that hosts need not install them.
import { writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { build } from 'vite';
import { libraryEntries, serverEntries, slugs } from './entries.mjs';
import { lucide } from './lucide.mjs';

/** Not bundled: peer dependencies, boardgame.io's dependencies, and ws's optional native modules. */
const EXTERNAL =
  /^(boardgame\.io|rfc6902|react|react-dom|pg|nodemailer|web-push|@simplewebauthn\/server|ioredis|libsql|bufferutil|utf-8-validate)(\/|$)/;

// Node cannot import boardgame.io's sub-paths as ES modules, so the server exists only as CommonJS.
const formats = [
  { format: 'es', dir: 'dist/esm', type: 'module', entry: libraryEntries },
  { format: 'cjs', dir: 'dist/cjs', type: 'commonjs', entry: { ...libraryEntries, ...serverEntries } },
];

/** Files without imports in the ES build, by their modules: the texts. */
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

/** Keeps `import()` in CommonJS. With `require` a host's bundler would load the lazy parts at once. Texts exist only once, as modules. */
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
    // Node finds export names by scanning the code and recognizes `true` only when spelled out.
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll('{enumerable:!0,get:function(){', '{enumerable:true,get:function(){');
    }
  },
};

/**
 * Puts a game's bot and charts into a chunk of their own, so that bundlers leave them out. Otherwise parts that boards load lazily would
 * bring them along.
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
      // The empty entry file.
      if (moduleIds?.length === 0 && PLAYERS.test(facadeModuleId)) delete bundle[fileName];
    }
  },
};

/** React servers must know that boards run in the browser. */
const banner = ({ facadeModuleId }) => (facadeModuleId?.includes('/client/boards/') ? "'use client';" : '');

export async function buildLibrary() {
  for (const { format, dir, type, entry } of formats) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [lucide(), players, texting, late],
      // Neither the Node nor the browser variant of a library, because both run this code.
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
            // Small, but with names in stack traces.
            minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
        },
      },
    });
    writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
}
