// Bundles the package with its libraries, so that hosts need not install them.
import { rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { build } from 'vite';
import { libraryEntries, serverEntries, slugs } from './entries.mjs';
import { lucide } from './lucide.mjs';

/** Packages that are not bundled: peer dependencies, boardgame.io's dependencies, and optional native modules of ws. */
const EXTERNAL =
  /^(boardgame\.io|rfc6902|react|react-dom|pg|nodemailer|web-push|@simplewebauthn\/server|ioredis|libsql|bufferutil|utf-8-validate)(\/|$)/;

// Node cannot import boardgame.io's sub-paths as ES modules, so the server exists only as CommonJS.
const formats = [
  { format: 'es', dir: 'dist/esm', type: 'module', entry: libraryEntries },
  { format: 'cjs', dir: 'dist/cjs', type: 'commonjs', entry: { ...libraryEntries, ...serverEntries } },
];

/** Names of the text files of the ES build, by the paths of their modules. Text files have no imports. */
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
 * Keeps `import()` in CommonJS, because `require` would make a bundler load the lazy parts at once. Removes the texts from CommonJS, which
 * imports the texts of the ES build.
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
      chunk.code = chunk.code.replace(/Promise\.resolve\(\)\.then\(\(\) => require\("([^"]+)"\)\)/g, (_, path) => {
        const text = once.get(posix.join(from, path));
        return `import("${text ? posix.relative(from, text) : path}")`;
      });
    }
    // Node finds export names by scanning the code, and recognizes `true` only if it is not minified.
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/enumerable: !0,(\s+get: function)/g, 'enumerable: true,$1');
    }
  },
};

/**
 * Puts a game's bot and charts into a separate chunk, so that bundlers can leave them out. Otherwise lazy parts of boards would include
 * them.
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
      // Delete the empty file of the entry.
      if (moduleIds?.length === 0 && PLAYERS.test(facadeModuleId)) delete bundle[fileName];
    }
  },
};

/** Returns the directive that tells React servers that boards run in the browser. */
const banner = ({ facadeModuleId }) => (/\/client\/(boards|setup-form)\//.test(facadeModuleId ?? '') ? "'use client';" : '');

export async function buildLibrary() {
  for (const { format, dir, type, entry } of formats) {
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      plugins: [lucide(), players, texting, late],
      // Use neither the Node nor the browser variant of a library, because this code runs in both.
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
            // Keep names and lines for stack traces. Node prints the whole line of an uncaught error.
            minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: false } },
          },
        },
      },
    });
    // This file has styles that boards share with Weathergage's pages. Boards insert their own style sheets.
    rmSync(join(dir, 'weathergage.css'), { force: true });
    writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
  }
}
