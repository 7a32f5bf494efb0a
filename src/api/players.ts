import * as Type from '@sinclair/typebox';
import { calls } from './call.js';
import { Credentials, Empty, Gameover, INVALID_BODY, MatchID, Name, Owner, PlayerID, PublicSeat, Secret, Time } from './common.js';

/** The most matches that `listOpenedMatches` accepts. */
export const MOST_OPENED = 40;

const Session = { session: Secret };
/** A public key, and its signature of a nonce. */
const Proof = {
  key: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}$', description: 'A point of P-256, uncompressed, in base64url.' }),
  nonce: Secret,
  signature: Type.String({
    pattern: '^[A-Za-z0-9_-]{86}$',
    description: 'ECDSA with SHA-256 of `weathergage PURPOSE NONCE`, both numbers in base64url. PURPOSE is the last part of the path.',
  }),
};
const DeviceName = { device: Type.String({ minLength: 1, description: 'The name of the device.' }) };
const kept = { id: Type.String(), name: Type.String(), createdAt: Time, usedAt: Time };

/** The server's data about a player. */
const Player = Type.Object({
  name: Type.Union([Type.String(), Type.Null()]),
  settings: Type.Union([Type.String(), Type.Null()], { description: 'JSON of the client; the server does not interpret it.' }),
  devices: Type.Array(Type.Object({ ...kept, here: Type.Boolean({ description: 'true: the device that made this call.' }) })),
  passkeys: Type.Optional(Type.Array(Type.Object(kept), { description: 'Missing: the server does not support passkeys.' })),
  seats: Type.Number({ description: 'Number of seats of the player.' }),
});

const HeldMatches = Type.Object({
  matches: Type.Array(
    Type.Object({
      game: Type.String(),
      matchID: Type.String(),
      playerID: Type.String(),
      setupData: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
      players: Type.Array(PublicSeat),
      createdAt: Time,
      updatedAt: Type.Number({ description: 'When the last move was made, in ms since 1970.' }),
      gameover: Type.Optional(Gameover),
      phase: Type.Optional(Type.String()),
      asked: Type.Array(Type.String(), { description: 'The seats that must decide.' }),
      clock: Type.Optional(
        Type.Object({ turn: Type.Number(), last: Type.Optional(Type.Number()) }, { description: 'The turn of the game.' }),
      ),
      adjourned: Type.Optional(Type.Number({ description: 'When the match was adjourned, in ms since 1970.' })),
    }),
  ),
});

const Opened = Type.Object({ session: Type.String({ description: 'Valid for 30 minutes.' }) });

const proofErrors = { 400: INVALID_BODY, 403: 'The signature does not fit, or the nonce is used or older than 2 minutes.' };
const sessionErrors = { 400: INVALID_BODY, 401: 'The session is not valid.' };
const NO_PASSKEYS = 'This server does not support passkeys.';

/** All answer with `no-store`. */
export const playerCalls = calls({
  createNonce: {
    summary: 'Creates a nonce to sign. It is valid once, for 2 minutes.',
    body: Type.Object({}),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Object({ nonce: Type.String() }) },
  },
  createPlayer: {
    summary: 'Creates a player with a first device, and signs it in.',
    body: Type.Object({ ...Proof, ...DeviceName }),
    limits: ['people', 'newPeople'],
    cache: 'no-store',
    responses: { 200: Opened, ...proofErrors },
  },
  signIn: {
    summary: 'Signs in a known device.',
    body: Type.Object(Proof),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Opened, ...proofErrors, 404: 'The device is not known.' },
  },
  addDevice: {
    summary: 'Adds a device to the player who created the code, and signs it in.',
    body: Type.Object({ ...Proof, ...DeviceName, code: Secret }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Opened,
      ...proofErrors,
      404: 'The code has expired or was already used.',
      409: 'The device is already registered, or the player has 10.',
    },
  },
  getPlayer: {
    summary: 'Reads what the server keeps of the player.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  changePlayer: {
    summary: 'Changes the name or the settings of the player.',
    body: Type.Object({ ...Session, playerName: Type.Optional(Name), settings: Type.Optional(Type.String({ maxLength: 16_000 })) }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  createDeviceCode: {
    summary: 'Creates the code that adds a device. It is valid once, for 10 minutes.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Object({ code: Type.String(), until: Time }), ...sessionErrors },
  },
  removeDevice: {
    summary: 'Removes a device of the player. The answer is empty if it is the device that asks.',
    body: Type.Object({ ...Session, device: Secret }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Union([Player, Empty]), ...sessionErrors, 404: 'The player has no such device.' },
  },
  deletePlayer: {
    summary: 'Deletes the player. Seats keep their credentials.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Empty, ...sessionErrors },
  },
  holdSeat: {
    summary: 'Adds a seat to the player.',
    body: Type.Object({ ...Session, matchID: MatchID, ...Owner }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Empty, ...sessionErrors, 403: 'The credentials are not those of the seat.', 409: 'Another player holds the seat.' },
  },
  openSeat: {
    summary: 'Creates credentials of this device for a seat that the player holds.',
    body: Type.Object({ ...Session, matchID: MatchID, playerID: PlayerID }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Type.Object({ credentials: Type.String(), name: Type.String() }),
      ...sessionErrors,
      403: 'The device was removed.',
      404: 'The player does not have this seat.',
    },
  },
  listHeldMatches: {
    summary: 'Lists the matches in which the player holds seats, the match played last first, at most 100.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: HeldMatches, ...sessionErrors },
  },
  listOpenedMatches: {
    summary: 'Lists matches by the credentials of their seats, without a session. Wrong credentials are left out.',
    body: Type.Object({ seats: Type.Array(Type.Object({ matchID: MatchID, credentials: Credentials }), { maxItems: MOST_OPENED }) }),
    limits: ['people', 'lobbyCalls'],
    cache: 'no-store',
    responses: { 200: HeldMatches, 400: INVALID_BODY },
  },
  beginPasskey: {
    summary: 'Creates the options that a browser makes a passkey with.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Object({ options: Type.Unknown() }), ...sessionErrors, 404: NO_PASSKEYS },
  },
  keepPasskey: {
    summary: 'Stores a passkey of the player.',
    body: Type.Object({ ...Session, ...DeviceName, passkey: Type.Unknown() }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Player,
      ...sessionErrors,
      403: 'The passkey could not be verified.',
      404: NO_PASSKEYS,
      409: 'The player has 10 passkeys.',
    },
  },
  deletePasskey: {
    summary: 'Deletes a passkey of the player.',
    body: Type.Object({ ...Session, id: Type.String({ maxLength: 1400 }) }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  beginRecovery: {
    summary: 'Creates the options that a browser asks for a passkey with.',
    body: Type.Object({}),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Object({ options: Type.Unknown() }), 400: 'The request does not come from a page.', 404: NO_PASSKEYS },
  },
  recoverPlayer: {
    summary: 'Adds a device to the player of a passkey. If there are 10, the device that was used longest ago is removed.',
    body: Type.Object({ ...Proof, ...DeviceName, passkey: Type.Unknown() }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Opened,
      ...proofErrors,
      404: 'The passkey is not registered, or this server does not support passkeys.',
      409: 'The device is already registered.',
    },
  },
});
