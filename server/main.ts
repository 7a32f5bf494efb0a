import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../src/index.js';
import { settingsOf } from './environment.js';
import { createServer, jsonLog } from './index.js';

/** The built client, whether this file runs from its source or from the package. */
function clientDir(): string | undefined {
  const places = [join(__dirname, '..', 'dist', 'client'), join(__dirname, '..', '..', 'client')];
  return places.find((place) => existsSync(join(place, 'index.html')));
}

async function main(): Promise<void> {
  const client = clientDir();
  const { verbose = false, ...settings } = settingsOf(process.env);
  const server = createServer({
    games: Object.values(modules),
    ...settings,
    clientDir: client,
    log: (level, event, details) => {
      if (level !== 'info' || verbose) jsonLog(level, event, details);
    },
  });
  const { address } = await server.start();
  console.log(`Weathergage is open at ${address}${client ? '' : ' (lobby and sockets only: the web client is not built)'}`);
  const stop = () => server.stop().then(() => process.exit(0), giveUp);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

/** Ends the process with a plain sentence. */
function giveUp(error: Error): void {
  console.error(error.message);
  process.exit(1);
}

main().catch(giveUp);
