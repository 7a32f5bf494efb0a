import { modules } from 'weathergage';
import { createServer, webClient } from 'weathergage/server';

const { PORT = 8000, ORIGIN = 'http://localhost:5173' } = process.env;
const server = createServer({
  games: Object.values(modules),
  port: Number(PORT),
  origins: [ORIGIN],
  dataDir: './data',
  clientDir: webClient(),
});
server.start().then(console.log, ({ message }) => {
  console.error(message);
  process.exit(1);
});
