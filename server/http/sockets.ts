import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import type { Log } from '../log.js';
import type { Limits } from '../options.js';
import { addressKey, addressOf } from './addresses.js';
import { Gauge, Window } from './limits.js';
import { isAllowed, type Origins } from './origins.js';

interface Connection {
  readonly request: IncomingMessage;
  once(event: 'close', listener: () => void): void;
}

export function openSockets(
  http: HttpServer,
  { limits, origins, proxy, log }: { limits: Limits; origins: Origins; proxy: boolean; log: Log },
): SocketServer {
  const open = new Gauge();
  const opened = new Window(limits.newSockets.count, limits.newSockets.seconds);
  const keyOf = (request: IncomingMessage) => addressKey(addressOf(request, proxy));
  const refuse = (request: IncomingMessage, why: string, answer: (why: string, allowed: boolean) => void) => {
    log('warn', 'socket refused', { address: keyOf(request), why });
    answer(why, false);
  };
  const sockets = new SocketServer(http, {
    serveClient: false,
    maxHttpBufferSize: limits.frameBytes,
    connectTimeout: 10_000,
    // Compress syncs but not moves. Keep no compressor between messages.
    perMessageDeflate: { threshold: 4096, serverNoContextTakeover: true, clientNoContextTakeover: true },
    // These are boardgame.io's values.
    pingTimeout: 20_000,
    pingInterval: 10_000,
    cors: { origin: origins.map((origin) => origin), methods: ['GET', 'POST'] },
    // socket.io calls this only for new connections.
    allowRequest: (request, answer) => {
      const key = keyOf(request);
      if (!isAllowed(request.headers, origins)) refuse(request, 'Pages of this origin may not use this server.', answer);
      else if (open.of(key) >= limits.socketsPerAddress) refuse(request, 'Too many connections from this address.', answer);
      else if (!opened.allows(key)) refuse(request, 'Too many new connections from this address. Wait a moment and try again.', answer);
      else answer(null, true);
    },
  });
  sockets.engine.on('connection', (connection: Connection) => {
    const address = keyOf(connection.request);
    open.add(address);
    connection.once('close', () => open.remove(address));
  });
  return sockets;
}
