import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Serves one board without pages: `npx vite test/client/boards/harness`. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../../node_modules/.vite-harness',
  plugins: [react()],
  define: { 'process.env': {} },
  optimizeDeps: { entries: ['main.tsx'] },
  server: { port: 5199, strictPort: true, hmr: false },
});
