import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { Clean } from '@sinclair/typebox/value';
import { ClockTerms } from '../src/boardgame/clock/terms.js';
import { LEVELS } from '../src/kit/levels.js';
import { SALT_PATTERN } from '../src/kit/salt.js';
import { MOST_EXPECTED, MOST_STEPS } from '../src/kit/standing.js';
import { tidied } from './names.js';
import { FORMS } from './notices/webhook.js';
import type { Limits } from './options.js';
import { MOST_OPENED } from './people/matches.js';

const PlayerID = Type.String({ pattern: '^[0-9]{1,3}$' });
const Credentials = Type.String({ maxLength: 256 });
const Owner = { playerID: PlayerID, credentials: Credentials };
const Name = Type.String({ minLength: 1 });
const Count = Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.String({ pattern: '^[1-9][0-9]{0,2}$' })]);
const Flag = Type.Optional(Type.Boolean());
const LevelName = Type.Union(LEVELS.map((level) => Type.Literal(level)));
const Anything = Type.Optional(Type.Unknown());
const Told = { move: Type.String({ minLength: 1, maxLength: 64 }), args: Type.Array(Type.Unknown(), { maxItems: 64 }) };
const Step = Type.Object({ ...Told, after: Type.Optional(Type.Array(Type.Object(Told), { maxItems: MOST_EXPECTED })) });

const Secret = Type.String({ maxLength: 64 });
const Session = { session: Secret };
const MatchID = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** A public key, a point of P-256, and a signature of it. */
const Proof = {
  key: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$' }),
  nonce: Secret,
  signature: Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' }),
};
const DeviceName = { device: Type.String({ minLength: 1 }) };

/** The bodies of boardgame.io's lobby calls, and of our own. What else they hold is ignored. */
export const bodies = {
  create: Type.Object({
    numPlayers: Type.Optional(Count),
    unlisted: Flag,
    chat: Flag,
    clock: Type.Optional(ClockTerms),
    setupData: Anything,
    captains: Type.Optional(Type.Record(PlayerID, LevelName, { additionalProperties: false })),
  }),
  join: Type.Object({ playerID: Type.Optional(Type.Union([PlayerID, Type.Null()])), playerName: Name, data: Anything }),
  leave: Type.Object(Owner),
  playAgain: Type.Object({ ...Owner, numPlayers: Type.Optional(Count), unlisted: Flag, setupData: Anything }),
  update: Type.Object({ ...Owner, newName: Type.Optional(Name), data: Anything }),
  rename: Type.Object({ ...Owner, newName: Name }),
  salt: Type.Object({ ...Owner, salt: Type.String({ pattern: SALT_PATTERN }) }),
  captain: Type.Object({ ...Owner, seat: PlayerID, level: Type.Union([LevelName, Type.Null()]) }),
  claim: Type.Object(Owner),
  deputy: Type.Object(Owner),
  vacation: Type.Object({ ...Owner, days: Type.Integer({ minimum: 1, maximum: 90 }) }),
  plans: Type.Object(Owner),
  orders: Type.Object({
    ...Owner,
    orders: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 }), { maxProperties: 40 }),
  }),
  lay: Type.Object({ ...Owner, at: Type.Integer({ minimum: 0 }), steps: Type.Array(Step, { minItems: 1, maxItems: MOST_STEPS }) }),
  notices: Type.Object(Owner),
  webhook: Type.Object({ ...Owner, url: Type.String({ maxLength: 500 }), form: Type.Union(FORMS.map((form) => Type.Literal(form))) }),
  push: Type.Object({
    ...Owner,
    endpoint: Type.String({ maxLength: 1000 }),
    // A point of P-256, uncompressed, and 16 bytes.
    p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
  mail: Type.Object({ ...Owner, address: Type.String({ maxLength: 254 }) }),
  confirm: Type.Object({ token: Type.String({ maxLength: 64 }) }),
  stop: Type.Object({ ...Owner, notice: Type.String({ maxLength: 64 }) }),
  nonce: Type.Object({}),
  signIn: Type.Object(Proof),
  createPerson: Type.Object({ ...Proof, ...DeviceName }),
  addDevice: Type.Object({ ...Proof, ...DeviceName, code: Secret }),
  me: Type.Object(Session),
  changePerson: Type.Object({ ...Session, playerName: Type.Optional(Name), settings: Type.Optional(Type.String({ maxLength: 16_000 })) }),
  removeDevice: Type.Object({ ...Session, device: Secret }),
  keepPasskey: Type.Object({ ...Session, ...DeviceName, passkey: Type.Unknown() }),
  dropPasskey: Type.Object({ ...Session, id: Type.String({ maxLength: 1400 }) }),
  recall: Type.Object({ ...Proof, ...DeviceName, passkey: Type.Unknown() }),
  holdSeat: Type.Object({ ...Session, matchID: MatchID, ...Owner }),
  standing: Type.Object({ seats: Type.Array(Type.Object({ matchID: MatchID, credentials: Credentials }), { maxItems: MOST_OPENED }) }),
  takeSeat: Type.Object({ ...Session, matchID: MatchID, playerID: PlayerID }),
};

export type Body<K extends keyof typeof bodies> = Type.Static<(typeof bodies)[K]>;

/** Longest JSON of what a call may bring along, which everybody is sent with every change of the seats, and with every list. */
const LONGEST = { data: 1000, setupData: 8000 } as const;

/** A body of this shape, with nothing in it that the shape does not name and with its names tidied, or what is wrong with it, naming the key. */
export function bodyOf(
  shape: Type.TSchema,
  value: unknown,
  { nameLength }: Pick<Limits, 'nameLength'>,
): { body: object } | { fault: string } {
  const fault = Errors(shape, value).First();
  if (fault) return { fault: `${fault.path.slice(1) || 'body'}: ${fault.message}` };
  const body = Clean(shape, value) as Record<string, unknown>;
  for (const key of ['playerName', 'newName', 'device']) {
    if (body[key] === undefined) continue;
    const name = tidied(String(body[key]));
    if (!name) return { fault: `${key}: a name needs letters` };
    if ([...name].length > nameLength) return { fault: `${key}: a name may have ${nameLength} characters` };
    body[key] = name;
  }
  for (const [key, most] of Object.entries(LONGEST)) {
    if (body[key] !== undefined && JSON.stringify(body[key]).length > most) return { fault: `${key}: may have ${most} characters of JSON` };
  }
  return { body };
}
