import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modules } from '../src/index.js';
import { createServer, jsonLog } from './index.js';

/** The built client, whether this file runs from its source or from the package. */
function clientDir(): string | undefined {
  const places = [join(__dirname, '..', 'dist', 'client'), join(__dirname, '..', '..', 'client')];
  return places.find((place) => existsSync(join(place, 'index.html')));
}

/** Ends the process with a plain sentence. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

async function main(): Promise<void> {
  const { PORT = '8000', DATA_DIR = './data', ORIGINS = '', DATABASE_URL, REDIS_URL, PROXY } = process.env;
  if (DATABASE_URL)
    giveUp('DATABASE_URL is set, but this version keeps its matches in its embedded store only. Unset it, and set DATA_DIR.');
  if (REDIS_URL) giveUp('REDIS_URL is set, but this version runs as one process only. Unset it.');
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) giveUp(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  const client = clientDir();
  const server = createServer({
    games: Object.values(modules),
    port,
    dataDir: resolve(DATA_DIR),
    origins: ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    clientDir: client,
    proxy: PROXY === '1',
    log: (level, event, details) => {
      if (level !== 'info') jsonLog(level, event, details);
    },
  });
  const { address } = await server.start().catch((error: Error) => giveUp(`The server cannot start: ${error.message}`));
  console.log(`Weathergage is open at ${address}${client ? '' : ' (without web client: run `npm run build` first)'}`);

  const stop = () => {
    server.stop().then(
      () => process.exit(0),
      (error: Error) => giveUp(`The server did not stop cleanly: ${error.message}`),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main();
