import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../options.js';
import { addressKey } from './addresses.js';
import { Gauge } from './limits.js';

/**
 * Creates an HTTP server that allows 10 seconds for headers, 20 for a request and 30 without traffic. Behind a proxy,
 * it limits only the total number of connections.
 */
export function openHttp(limits: Limits, proxy: boolean, respond: RequestListener): Server {
  const http = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2000,
      maxHeaderSize: 16 * 1024,
    },
    respond,
  );
  http.maxConnections = limits.connections;
  http.maxHeadersCount = 100;
  // Closes connections of clients that do not read. WebSockets have heartbeats instead.
  http.timeout = 30_000;
  const open = new Gauge();
  http.on('connection', (socket: Socket) => {
    // Node removes its error listener at an upgrade. An unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    const key = addressKey(socket.remoteAddress ?? '');
    if (!proxy && open.of(key) >= limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    open.add(key);
    socket.once('close', () => open.remove(key));
  });
  return http;
}
