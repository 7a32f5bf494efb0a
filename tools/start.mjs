// npm start: builds if necessary, then serves the client, lobby API and sockets on one port.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const built = spawnSync(process.execPath, [path('build.mjs'), '--if-needed'], { stdio: 'inherit' });
if (built.status) process.exit(built.status);
process.env.NODE_ENV ??= 'production';
await import('../dist/cjs/server/main.js');
