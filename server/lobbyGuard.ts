import { type TSchema, Type } from '@sinclair/typebox';
import { Value as Schema } from '@sinclair/typebox/value';
import type { Context, Middleware } from 'koa';
import { SALT_PATTERN } from '../src/kit/salt.js';
import { addressKey } from './addresses.js';
import type { HostedGame } from './games.js';
import { Window } from './limits.js';
import type { Log } from './log.js';
import type { Limits } from './options.js';
import { Serial } from './serial.js';
import { isMatchID, type Store } from './store.js';
import type { Transport } from './transport.js';

const PlayerID = Type.String({ pattern: '^[0-9]{1,3}$' });
const Credentials = Type.String({ maxLength: 256 });
const Name = Type.String({ minLength: 1 });
const Count = Type.Union([Type.Integer(), Type.String({ pattern: '^[0-9]{1,3}$' })]);
const Flag = Type.Optional(Type.Boolean());

/** The bodies of boardgame.io's lobby calls, and of our own. What else they hold is ignored. */
const BODIES: { readonly [call: string]: TSchema } = {
  create: Type.Object({ numPlayers: Type.Optional(Count), unlisted: Flag, chat: Flag, setupData: Type.Optional(Type.Unknown()) }),
  join: Type.Object({
    playerID: Type.Optional(Type.Union([PlayerID, Type.Null()])),
    playerName: Name,
    data: Type.Optional(Type.Unknown()),
  }),
  leave: Type.Object({ playerID: PlayerID, credentials: Credentials }),
  playAgain: Type.Object({ playerID: PlayerID, credentials: Credentials, numPlayers: Type.Optional(Count), unlisted: Flag }),
  update: Type.Object({ playerID: PlayerID, credentials: Credentials, newName: Type.Optional(Name), data: Type.Optional(Type.Unknown()) }),
  salt: Type.Object({ playerID: PlayerID, credentials: Credentials, salt: Type.String({ pattern: SALT_PATTERN }) }),
  rename: Type.Object({ playerID: PlayerID, credentials: Credentials, newName: Name }),
};

type Body = Record<string, unknown>;

/** Longest JSON of a player's own `data`, which everybody gets with every change of the seats. */
const DATA_LENGTH = 1000;

export interface LobbyGuardOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly transport: Transport;
  readonly limits: Limits;
  /** For refusals, which strangers can cause at will. */
  readonly log: Log;
}

/**
 * Stands before boardgame.io's lobby routes: bounds and checks what they get, lets one call at a time change a match, and
 * carries to the sockets what the calls have changed. The paths and answers are boardgame.io's.
 */
export function lobbyGuard({ games, store, transport, limits, log }: LobbyGuardOptions): Middleware {
  const names = new Set(games.map(({ name }) => name));
  const calls = bounded(limits.lobbyCalls, 'Too many calls from this address: wait a moment.', log);
  const reads = bounded(limits.reads, 'Too many calls from this address: wait a moment.', log);
  const laid = bounded(limits.matches, 'Too many new matches from this address: wait a while.', log);
  const serial = new Serial();
  return async (ctx, next) => {
    const [, root, game, ...rest] = ctx.path.split('/');
    if (root !== 'games' || game === undefined) return next();
    if (!names.has(game)) ctx.throw(404, 'There is no such game.');
    if (ctx.method === 'POST') calls(ctx);
    else reads(ctx);
    const matchID = rest.length === 1 && ctx.method === 'POST' ? undefined : rest[0];
    const call = rest[rest.length - 1];
    if (matchID !== undefined && !(await isMatchOf(store, game, matchID))) ctx.throw(404, 'There is no such match.');
    if (ctx.method !== 'POST') return next();
    if (!Object.hasOwn(BODIES, call) || (call === 'create') !== (matchID === undefined)) ctx.throw(404, 'There is no such call.');
    if (call === 'create' || call === 'playAgain') laid(ctx);
    const hosted = games.find(({ name }) => name === game);
    const body = bodyOf(ctx, call, limits, hosted);
    const answered = async () => {
      await withoutEcho(ctx, next);
      if (ctx.status !== 200) return;
      if (call === 'create' && body()?.chat === false) await silence(store, ctx.body);
      if (matchID === undefined) return;
      if (call === 'leave') transport.vacate(matchID, String(body()?.playerID));
      else transport.announce(matchID);
    };
    await (matchID === undefined ? answered() : serial.run(matchID, answered));
  };
}

/** Lets one address call so often, and answers 429 to what is more. */
function bounded({ count, seconds }: Limits['reads'], why: string, log: Log): (ctx: Context) => void {
  const window = new Window(count, seconds);
  return (ctx) => {
    const address = addressKey(ctx.ip);
    if (window.allows(address)) return;
    log('warn', 'too many calls', { address, limit: count, seconds });
    ctx.set('Retry-After', String(seconds));
    ctx.throw(429, why);
  };
}

async function isMatchOf(store: Store, game: string, matchID: string): Promise<boolean> {
  if (!isMatchID(matchID)) return false;
  const { metadata } = await store.fetch(matchID, { metadata: true });
  return metadata?.gameName === game;
}

/** Checks the body at the moment when boardgame.io's route has parsed it, and gives access to it afterwards. */
function bodyOf(ctx: Context, call: string, limits: Limits, hosted: HostedGame | undefined): () => Body | undefined {
  const length = ctx.request.length;
  if (length === undefined) ctx.throw(411, 'Say how long the body is.');
  if (length > limits.bodyBytes) ctx.throw(413, `The body may have ${limits.bodyBytes} bytes.`);
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) ctx.throw(415, 'Send JSON, and not compressed.');
  let body: Body | undefined;
  Object.defineProperty(ctx.request, 'body', {
    get: () => body,
    set: (value: unknown) => {
      const fault = faultIn(call, value, limits) ?? faultOfAgain(call, value as Body, hosted);
      if (fault) ctx.throw(400, fault);
      body = value as Body;
    },
  });
  return () => body;
}

/** What is wrong with a body, naming the key. Names in it are tidied in place. */
function faultIn(call: string, value: unknown, { nameLength }: Limits): string | undefined {
  const fault = Schema.Errors(BODIES[call], value).First();
  if (fault) return `${fault.path.slice(1) || 'body'}: ${fault.message}`;
  const body = value as Body;
  for (const key of ['playerName', 'newName']) {
    if (body[key] === undefined) continue;
    const name = tidied(String(body[key]));
    if (!name) return `${key}: a name needs letters`;
    if ([...name].length > nameLength) return `${key}: a name may have ${nameLength} characters`;
    body[key] = name;
  }
  if (body.data !== undefined && JSON.stringify(body.data).length > DATA_LENGTH) return `data: may have ${DATA_LENGTH} characters of JSON`;
  return undefined;
}

/** boardgame.io checks players and setupData of a match that is created, but not of one that is played again. */
function faultOfAgain(call: string, { numPlayers, setupData }: Body, hosted: HostedGame | undefined): string | undefined {
  if (call !== 'playAgain' || (numPlayers === undefined && setupData === undefined)) return undefined;
  const { minPlayers = 1, maxPlayers = 100, validateSetupData } = hosted?.game ?? {};
  const players = numPlayers === undefined ? minPlayers : Number(numPlayers);
  if (players < minPlayers || players > maxPlayers) return 'numPlayers: this game is not for so many';
  return setupData === undefined ? undefined : validateSetupData?.(setupData, players);
}

/** Without control characters, marks that turn the direction of writing, and superfluous blanks. */
const tidied = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** boardgame.io repeats wrong credentials in its answer. */
async function withoutEcho(ctx: Context, next: () => Promise<unknown>): Promise<void> {
  try {
    await next();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Invalid credentials')) ctx.throw(403, 'Invalid credentials');
    throw error;
  }
}

/** Marks a match just created as one without chat. */
async function silence(store: Store, created: unknown): Promise<void> {
  const { matchID } = created as { matchID: string };
  const { metadata } = await store.fetch(matchID, { metadata: true });
  if (metadata) await store.setMetadata(matchID, Object.assign(metadata, { chat: false }));
}
