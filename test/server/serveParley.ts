// Runs a server process for crash tests: serves parley from the folder in argv[2] and prints its port.
import { createServer } from '../../server/index.js';
import { toModule } from '../../src/boardgame/module.js';
import { parley } from '../boardgame/parley.js';

const server = createServer({
  games: [toModule(parley)],
  dataDir: process.argv[2],
  limits: { messages: { burst: 1e6, perSecond: 1e6 }, lobbyCalls: { count: 1e6, seconds: 60 } },
});
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
server.start().then(({ port }) => console.log(`port ${port}`));
