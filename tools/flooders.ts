// A process that floods a server from loopback addresses. Reports its counts every second and pauses on request. Its rates are limited, so
// that it does not just use up the processors.
import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect, type Socket as TcpSocket } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { floodCall } from './floodCalls.js';
import { type Grinding, grind } from './floodGrind.js';

export interface FloodOrder {
  readonly port: number;
  readonly game: string;
  /** A public match in play. */
  readonly matchID: string;
}

export type FloodCounts = Record<
  | 'lobby calls'
  | 'sockets'
  | 'messages'
  | 'half-open connections'
  | 'big frames'
  | 'unread syncs'
  | 'endless bodies'
  | 'broken upgrades'
  | 'grinding moves'
  | 'preferences',
  number
>;

const { port, game, matchID }: FloodOrder = JSON.parse(process.argv[2]);
/** Addresses of the attackers. Players use other addresses. */
const ADDRESSES = Array.from({ length: 8 }, (_, n) => `127.0.0.${n + 2}`);
const GRINDERS = ['127.0.0.20', '127.0.0.21', '127.0.0.22'];
/** Number of rounds per second of each kind of flood from each address. */
const TICKS = 20;

const sent: FloodCounts = {
  'lobby calls': 0,
  sockets: 0,
  messages: 0,
  'half-open connections': 0,
  'big frames': 0,
  'unread syncs': 0,
  'endless bodies': 0,
  'broken upgrades': 0,
  'grinding moves': 0,
  preferences: 0,
};

let paused = false;
process.on('message', (word) => {
  paused = word === 'pause';
});

const noise = () => randomBytes(9).toString('base64url');

function call(localAddress: string): void {
  const { method, path, body } = floodCall(sent['lobby calls']++, game, matchID);
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  const asked = request({ host: '127.0.0.1', port, path, method, localAddress, headers }, (response) => response.resume());
  asked.on('error', () => undefined);
  asked.end(body);
}

const PIECE = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
const pouring = new Set<TcpSocket>();

function pour(localAddress: string): void {
  if (pouring.size > 20) return;
  const tcp = connect({ host: '127.0.0.1', port, localAddress });
  pouring.add(tcp);
  sent['endless bodies'] += 1;
  tcp.on('error', () => undefined);
  tcp.on('close', () => pouring.delete(tcp));
  tcp.resume();
  const root = ['/games', '/GAMES', '//games', '/other'][sent['endless bodies'] % 4];
  tcp.write(`POST ${root}/${game}/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const more = () => {
    while (!paused && !tcp.destroyed) if (!tcp.write(PIECE)) return;
    tcp.destroy();
  };
  tcp.on('drain', more);
  more();
}

/** Starts an upgrade on an unknown path, and aborts it. */
function breakOff(localAddress: string): void {
  const tcp = connect({ host: '127.0.0.1', port, localAddress });
  tcp.on('error', () => undefined);
  tcp.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', () => tcp.resetAndDestroy());
  sent['broken upgrades'] += 1;
}

const FRAMES: ((socket: Socket) => void)[] = [
  (socket) => socket.emit('sync', noise(), '0', noise(), 20_000),
  (socket) => socket.emit('sync', matchID, '0', noise()),
  (socket) => socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'constructor', args: [{ toString: 1 }] } }, 0, matchID, '0'),
  (socket) => socket.emit('update', { type: 'UPDATE', state: { G: {} } }, 0, matchID, '0'),
  (socket) => socket.emit('chat', matchID, { id: 'x', sender: '0', payload: noise().repeat(100) }, noise()),
  (socket) => socket.emit('earlier', matchID, 1e9),
  (socket) => socket.emit('past', matchID, 0),
  (socket) => socket.emit('said', matchID),
  (socket) => socket.emit('offers', matchID),
  (socket) => socket.emit('remark', matchID, { id: 'x', payload: noise().repeat(100) }, { toString: 1 }),
  (socket) => socket.emit('remarks', matchID),
  (socket) => socket.emit('offer', matchID, 'takeBack', 0, { toString: 1 }),
  (socket) => socket.emit('offer', matchID, 'adjourn', 0),
  (socket) => socket.emit('offer', matchID, 'swap', 0),
  (socket) => socket.emit('reply', matchID, noise(), true),
  (socket) => socket.emit(noise(), noise().repeat(50)),
  (socket) => socket.emit('update', Buffer.from(noise()), { toString: 1 }),
  (socket) => void socket.io.engine.write(`1/${game},`),
  (socket) => void socket.io.engine.write(`0/${game},`),
  (socket) => void socket.io.engine.write(`3/${game},7[]`),
];

const sockets = new Set<Socket>();

/** Opens a socket that sends garbage until it is disconnected, then reconnects. */
function shout(localAddress: string): void {
  if (sockets.size > 400) return;
  const socket = io(`http://127.0.0.1:${port}/${game}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    localAddress,
  } as object);
  sockets.add(socket);
  sent.sockets += 1;
  const timer = setInterval(() => {
    if (paused || !socket.connected) return;
    for (let n = 0; n < 5; n++) FRAMES[sent.messages++ % FRAMES.length](socket);
    if (sent.messages % 500 === 0) {
      socket.emit('update', 'x'.repeat(200_000));
      sent['big frames'] += 1;
    }
  }, 1000 / TICKS);
  const end = () => {
    clearInterval(timer);
    sockets.delete(socket);
    socket.disconnect();
  };
  socket.on('disconnect', end);
  socket.on('connect_error', end);
}

const halves = new Set<TcpSocket>();

/** Sends an incomplete request and waits. */
function halfOpen(localAddress: string): void {
  if (halves.size > 2000) return;
  const tcp = connect({ host: '127.0.0.1', port, localAddress });
  halves.add(tcp);
  sent['half-open connections'] += 1;
  tcp.on('error', () => undefined);
  tcp.on('close', () => halves.delete(tcp));
  tcp.write(`GET /games HTTP/1.1\r\nHost: ${noise()}\r\n`);
}

const masked = (text: string): Buffer => {
  const data = Buffer.from(text);
  const head = data.length < 126 ? [0x81, 0x80 | data.length] : [0x81, 0xfe, data.length >> 8, data.length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), data]);
};

const deaf = new Set<TcpSocket>();

/** Opens a raw WebSocket that requests the match repeatedly and never reads. */
function askAndNotRead(localAddress: string): void {
  if (deaf.size > 100) return;
  const tcp = connect({ host: '127.0.0.1', port, localAddress });
  deaf.add(tcp);
  const timer = setInterval(() => {
    if (paused) return;
    tcp.write(Buffer.concat(Array.from({ length: 6 }, () => masked(`42/${game},["sync","${matchID}",null,null,2]`))));
    tcp.write(masked('3'));
    sent['unread syncs'] += 6;
  }, 1000);
  tcp.on('error', () => undefined);
  tcp.on('close', () => {
    clearInterval(timer);
    deaf.delete(tcp);
  });
  const key = randomBytes(16).toString('base64');
  tcp.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  setTimeout(() => {
    tcp.pause();
    tcp.write(masked(`40/${game},`));
  }, 300);
}

const ground: Grinding = { moves: 0, preferences: 0 };
// These clients have their own match and addresses, so they may do more.
for (const address of GRINDERS) void grind(`http://127.0.0.1:${port}`, address, ground, () => paused);

let tick = 0;
setInterval(() => {
  if (paused) return;
  tick += 1;
  for (const address of ADDRESSES) {
    call(address);
    halfOpen(address);
    if (tick % 5 === 0) shout(address);
    if (tick % TICKS === 0) {
      askAndNotRead(address);
      pour(address);
      breakOff(address);
    }
  }
  if (tick % TICKS === 0) process.send?.({ ...sent, 'grinding moves': ground.moves, preferences: ground.preferences });
}, 1000 / TICKS);
process.on('disconnect', () => process.exit(0));
