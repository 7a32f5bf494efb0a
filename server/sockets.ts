import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { Gauge } from './limits.js';
import type { Limits } from './options.js';
import { isAllowed, type Origins } from './origins.js';

/** What of an engine.io connection is used here. */
interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

/** socket.io on the server's port, for allowed origins and with a bound on the connections of one address. */
export function openSockets(
  http: HttpServer,
  { limits, origins, proxy }: { limits: Limits; origins: Origins; proxy: boolean },
): SocketServer {
  const open = new Gauge();
  const addressOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = proxy ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
    return forwarded.pop()?.trim() || (socket.remoteAddress ?? '');
  };
  const sockets = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: limits.frameBytes,
    connectTimeout: 10_000,
    // A sync carries the whole log and shrinks to a tenth; moves stay below the threshold. No compressor outlives its message.
    perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
    // boardgame.io's own figures.
    pingTimeout: 20_000,
    pingInterval: 10_000,
    cors: { origin: origins.map((origin) => origin), methods: ['GET', 'POST'] },
    allowRequest: (request, answer) => {
      if (!isAllowed(request.headers, origins)) answer('Pages of this origin may not use this server.', false);
      else if (open.of(addressOf(request)) >= limits.socketsPerAddress) answer('Too many connections from this address.', false);
      else answer(null, true);
    },
  });
  sockets.engine.on('connection', (connection: Connection) => {
    const address = addressOf(connection.request);
    open.add(address);
    connection.once('close', () => open.remove(address));
  });
  return sockets;
}
