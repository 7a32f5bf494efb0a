import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { besideWorkers, sharingWorker } from './back/plugin.mjs';
import { offline } from './offline/plugin.mjs';
import { pages } from './page/plugin.mjs';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [woff2, modules, react(), sharingWorker(), pages(), offline()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { resolveDependencies: besideWorkers },
    license: { fileName: 'licenses.md' },
    // The player is part of no page of ours: with it a match is saved as a page.
    rolldownOptions: { input: { index: join(import.meta.dirname, 'index.html'), player: join(import.meta.dirname, 'page/begin.tsx') } },
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
