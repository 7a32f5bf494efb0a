import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../options.js';
import { addressKey } from './addresses.js';
import { Gauge } from './limits.js';

/**
 * An HTTP server that slow and half-open connections cannot fill: headers within 10 s, the whole request within 20 s, no
 * standstill of 30 s; so many connections in all, and so many of one address. Behind a proxy all come from its address,
 * and only the first bound holds.
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
  // Whoever does not take the answer; WebSockets have their own signs of life.
  http.timeout = 30_000;
  const open = new Gauge();
  http.on('connection', (socket: Socket) => {
    // Node takes its own listener away when an upgrade is asked for; unheard, one connection that breaks would end the process.
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
