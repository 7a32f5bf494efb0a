// Runs a server without limits on the loopback interface, configured by environment variables, for tests and benchmarks. Prints its port.
import { settingsOf } from '../server/environment.js';
import { createServer } from '../server/index.js';
import { modules } from '../src/index.js';
import { unlimited } from './unlimited.js';

const { PAGER_CA } = process.env;
/** Options that send webhook notifications to a local test receiver without delay. */
const paged = PAGER_CA && {
  notices: { publicUrl: 'https://play.example', afterMs: 0, webhooks: { mayReach: () => true, ca: PAGER_CA } },
};
const server = createServer({
  games: Object.values(modules),
  ...settingsOf(process.env),
  ...paged,
  host: '127.0.0.1',
  limits: unlimited,
});
process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
server.start().then(
  ({ port }) => console.log(`port ${port}`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
