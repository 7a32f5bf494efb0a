import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the board alone, for looking at it: `npx vite test/client/boards/war-with-spain/harness`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../../node_modules/.vite-harness-war',
  plugins: [react()],
  define: { 'process.env': {} },
  optimizeDeps: { entries: ['main.tsx'] },
  server: { port: 5219, strictPort: true, hmr: false },
});
