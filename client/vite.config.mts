import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offline } from './offline/plugin.mjs';
import { pages } from './page/plugin.mjs';

const server = 'http://127.0.0.1:8000';

/** Fonts as woff2 alone: every browser that runs the client reads it. */
const woff2: Plugin = {
  name: 'woff2',
  enforce: 'pre',
  transform: (code, id) => (id.includes('@fontsource') ? code.replace(/, url\(\S+\.woff\) format\('woff'\)/g, '') : undefined),
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [woff2, react(), pages(), offline()],
  // What is played again beside a page fetches the rules of one game.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
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
