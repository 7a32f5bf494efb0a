import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2022' },
  server: {
    proxy: {
      '/games': server,
      '/.well-known': server,
      '/healthz': server,
      '/socket.io': { target: server, ws: true },
    },
  },
});
