// npm run bench: bundles and runs bench.ts, because rules run slower through a source loader.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const file = path('../dist/tools/bench.cjs');
const bundle = await rolldown({
  input: path('bench.ts'),
  platform: 'node',
  external: (id) => /^[a-z@]/.test(id),
  transform: { target: 'es2022' },
});
await bundle.write({ file, format: 'cjs' });
process.env.NODE_ENV ??= 'production';
createRequire(import.meta.url)(file);
