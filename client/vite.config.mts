import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lucide } from '../tools/build/lucide.mjs';
import { besideWorkers, sharingWorker } from './match/features/history/plugin.mjs';
import { pages } from './pages/replay/saved/plugin.mjs';
import { offline } from './pwa/plugin.mjs';

const server = 'http://127.0.0.1:8000';

/** Fonts as woff2 alone: every browser that runs the client reads it. */
const woff2: Plugin = {
  name: 'woff2',
  enforce: 'pre',
  transform: (code, id) => (id.includes('@fontsource') ? code.replace(/, url\(\S+\.woff\) format\('woff'\)/g, '') : undefined),
};

/**
 * Says of a script without exports that it is a module. The package is CommonJS, so Rolldown would take it for such and wrap it, with
 * everything that it imports: every file of the client would be larger for it.
 */
const modules: Plugin = {
  name: 'modules',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(import.meta.dirname) && /\.tsx?$/.test(id) && !/^export /m.test(code) ? `${code}export {};\n` : undefined,
};

/**
 * What every page begins with, in few files: small ones compress worse, and the libraries stay the same from one version to the next.
 * What the worker loads as well is apart and goes first, since a group takes along whatever its files import: the rest needs a page.
 */
const groups = [
  { name: 'shared', test: /src\/kit\/language|preload-helper/, priority: 1 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam)\//,
  },
  {
    name: 'dress',
    test: /client\/(app\/(words|theme|applyStyles|parts\/(ErrorBoundary|Notice))|kit\/(language|theme|map\/Rose|host\/RulesAddress|history\/historyContext|icon\.))|icons\/(sun|moon)/,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  // Wouter includes this for older versions of React.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  plugins: [lucide(), woff2, modules, react(), sharingWorker(), pages(), offline()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false, resolveDependencies: besideWorkers },
    license: { fileName: 'licenses.md' },
    // The player is part of no page of ours: with it a match is saved as a page.
    rolldownOptions: {
      input: { index: join(import.meta.dirname, 'index.html'), player: join(import.meta.dirname, 'pages/replay/saved/begin.tsx') },
      output: { codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      '/games': server,
      '/notices': server,
      '/people': server,
      '/.well-known': server,
      '/healthz': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
