import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lucide } from '../tools/build/lucide.mjs';
import { besideWorkers, sharingWorker } from './match/features/history/plugin.mjs';
import { pages } from './pages/replay/saved/plugin.mjs';
import { offline } from './pwa/plugin.mjs';

const server = 'http://127.0.0.1:8000';

/** Builds fonts only as woff2, which every supported browser reads. */
const woff2: Plugin = {
  name: 'woff2',
  enforce: 'pre',
  transform: (code, id) => (id.includes('@fontsource') ? code.replace(/, url\(\S+\.woff\) format\('woff'\)/g, '') : undefined),
};

/**
 * Marks scripts without exports as modules. Otherwise Rolldown would take them for CommonJS, like the package, and wrap them with
 * everything they import, which would make every file larger.
 */
const modules: Plugin = {
  name: 'modules',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.startsWith(import.meta.dirname) && /\.tsx?$/.test(id) && !/^export /m.test(code) ? `${code}export {};\n` : undefined,
};

/**
 * Modules that every page loads first, in few files: small files compress worse, and libraries rarely change. The group that the worker
 * also loads has priority, because a group includes its imports, and the rest needs a page.
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
    // Browsers without module preload load the files a little later.
    modulePreload: { polyfill: false, resolveDependencies: besideWorkers },
    license: { fileName: 'licenses.md' },
    // No page of the site loads the player; it is embedded when a match is saved as a page.
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
