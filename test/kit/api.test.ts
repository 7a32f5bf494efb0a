import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Socket } from 'socket.io-client';
import type { call } from '../../client/api/call.js';
import type { Handler } from '../../server/http/answers.js';
import type { bodyIn } from '../../server/http/calls.js';
import type { RoomConnection } from '../../server/match/room.js';
import type { ClientEvents, ServerEvents } from '../../src/api/frames.js';
import { api } from '../../src/api/index.js';
import { paths } from '../../src/api/paths.js';

const owner = { playerID: '0', credentials: 'x' };
const params = { name: 'parley', id: 'x' };

/** Each marked line must be a compiler error, which `npm run check` tests. Server and client must use the same member names. */
export async function clientMistakes(ask: typeof call, socket: Socket<ServerEvents, ClientEvents>): Promise<void> {
  // @ts-expect-error a parameter with another name
  await ask('getMatch', { params: { name: 'parley', matchID: 'x' } });
  // @ts-expect-error a body with another name
  await ask('setMail', { params, body: { ...owner, mail: 'a@x.example' } });
  // @ts-expect-error a body without a member
  await ask('addVacation', { params, body: owner });
  // @ts-expect-error a query with another name
  await ask('listMatches', { params, query: { over: 'false' } });
  const { playerCredentials } = await ask('joinMatch', { params, body: { playerName: playerName() } });
  // @ts-expect-error an answer with another name
  const { credentials } = await ask('joinMatch', { params, body: { playerName: playerCredentials } });
  // @ts-expect-error an argument of another type
  socket.emit('earlier', credentials, 'first');
  // @ts-expect-error an event that does not exist
  socket.emit('before', 'x', 1);
  // @ts-expect-error a member with another name
  socket.on('earlier', (_matchID, { at }) => at);
}

const playerName = () => 'Anna';

export function serverMistakes(body: typeof bodyIn, guest: RoomConnection): void {
  // @ts-expect-error an answer with another name
  const signIn: Handler<'signIn'> = (_ctx, reply) => reply({ token: 'x' });
  // @ts-expect-error an answer without a member
  const link: Handler<'createDeviceCode'> = (_ctx, reply) => reply({ code: 'x' });
  // @ts-expect-error the handler of another call
  const wrong: Handler<'createDeviceCode'> = signIn as Handler<'signIn'>;
  // @ts-expect-error a body with another name
  const { mail } = body({ request: {} }, 'setMail');
  // @ts-expect-error a frame with another member
  guest.send('closing', { why: [link, wrong, mail] });
  // @ts-expect-error a frame without an argument
  guest.send('said', 'x');
}

describe('the API', () => {
  it('has a schema for every path', () => {
    expect(Object.keys(api).sort()).toEqual(Object.keys(paths).sort());
    expect(new Set(Object.values(paths)).size).toBe(Object.keys(paths).length);
  });

  it('is described by docs/api.md and a valid docs/openapi.json', () => {
    const { stderr, status } = spawnSync('node_modules/.bin/tsx', ['tools/apiDocs.ts', '--check'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const docs = readFileSync('docs/api.md', 'utf8');
    for (const path of Object.values(paths)) expect(docs).toContain(`\`${path}\``);
  });
});
