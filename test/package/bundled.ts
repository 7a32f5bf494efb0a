import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Folder } from './consumer.js';

/** The scripts that a page loads from a bundle, without React, boardgame.io and rfc6902, which the project already has. */
export interface Bundled {
  /** Bytes of `early`, compressed with gzip. */
  readonly bytes: number;
  /** The code loaded before the first rendering. */
  readonly early: string;
  readonly code: string;
}

interface File {
  readonly code: string;
  /** Code loaded on demand. */
  readonly late: boolean;
}

const HOSTS_OWN = /^(react|react-dom|boardgame\.io|rfc6902)(\/|$)/;

/** Bundles a page with the Vite of this repository. */
export const byVite = (host: Folder, entry: string): Bundled =>
  measured(
    host.node(
      'vite.mjs',
      `
      import { build } from '${pathToFileURL(resolve('node_modules/vite/dist/node/index.js'))}';
      const { output } = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, rollupOptions: { input: './${entry}', external: ${HOSTS_OWN}, preserveEntrySignatures: 'strict' } },
      });
      const chunks = output.filter(({ type }) => type === 'chunk');
      console.log(JSON.stringify(chunks.map(({ code, isDynamicEntry }) => ({ code, late: isDynamicEntry }))));
      `,
    ),
  );

/** Bundles a page with webpack, which must be installed in the folder. */
export const byWebpack = (host: Folder, entry: string): Bundled =>
  measured(
    host.node(
      'webpack.cjs',
      `
      const fs = require('node:fs');
      const path = require('node:path');
      const webpack = require('webpack');
      const compiler = webpack({
        mode: 'production',
        context: __dirname,
        entry: './${entry}',
        output: { path: path.join(__dirname, 'webpacked'), clean: true, library: { type: 'commonjs2' } },
        externals: [({ request }, done) => (${HOSTS_OWN}.test(request) ? done(null, 'commonjs ' + request) : done())],
        performance: false,
      });
      compiler.run((error, stats) => {
        if (error ?? stats.hasErrors()) throw error ?? new Error(stats.toString());
        const { assets, entrypoints } = stats.toJson({ assets: true, entrypoints: true });
        const early = entrypoints.main.assets.map(({ name }) => name);
        console.log(JSON.stringify(assets.map(({ name }) => ({
          code: fs.readFileSync(path.join(__dirname, 'webpacked', name), 'utf8'),
          late: !early.includes(name),
        }))));
      });
      `,
    ),
  );

function measured(printed: string): Bundled {
  const files: readonly File[] = JSON.parse(printed);
  const early = files.filter(({ late }) => !late);
  return {
    bytes: early.reduce((sum, { code }) => sum + gzipSync(code).length, 0),
    early: early.map(({ code }) => code).join('\n'),
    code: files.map(({ code }) => code).join('\n'),
  };
}
