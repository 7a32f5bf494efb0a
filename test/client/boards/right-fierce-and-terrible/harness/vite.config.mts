import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves the board alone, for looking at it: `npx vite test/client/boards/right-fierce-and-terrible/harness`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../../node_modules/.vite-harness-sluys',
  plugins: [react()],
  define: { 'process.env': {} },
  optimizeDeps: { entries: ['main.tsx'] },
  server: { port: 5197, strictPort: true, hmr: false },
});
