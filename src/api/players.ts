import * as Type from '@sinclair/typebox';
import { calls } from './call.js';
import { Credentials, Empty, Gameover, INVALID_BODY, MatchID, Name, Owner, PlayerID, PublicSeat, SessionID, Time } from './common.js';

/** Maximum number of matches in `listOpenedMatches`. */
export const MOST_OPENED = 40;

const Session = { session: SessionID };
/** A public key, and a nonce signed with its private key. */
const Proof = {
  key: Type.String({
    pattern: '^B[A-Za-z0-9_-]{86}$',
    description: 'The public key of the device: an uncompressed point of P-256 in base64url.',
  }),
  nonce: Type.String({ maxLength: 64, description: 'A nonce from `createNonce`.' }),
  signature: Type.String({
    pattern: '^[A-Za-z0-9_-]{86}$',
    description:
      'The ECDSA signature (SHA-256) of the text `weathergage PURPOSE NONCE`, as r and s in base64url. PURPOSE is the last part of the path of this call.',
  }),
};
const DeviceName = { device: Type.String({ minLength: 1, description: 'The name of the device.' }) };
const kept = { id: Type.String(), name: Type.String(), createdAt: Time, usedAt: Time };

const Player = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: 'The name that the player used last.' }),
  settings: Type.Union([Type.String(), Type.Null()], {
    description: 'The preferences of the player, as JSON written by the client. The server does not read them.',
  }),
  devices: Type.Array(Type.Object({ ...kept, here: Type.Boolean({ description: '`true` for the device that made this call.' }) }), {
    description: 'The devices of the player. `here` is true for the device that made this call.',
  }),
  passkeys: Type.Optional(
    Type.Array(Type.Object(kept), { description: 'The passkeys of the player. Missing if the server does not support passkeys.' }),
  ),
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
        Type.Object(
          { turn: Type.Number(), last: Type.Optional(Type.Number()) },
          { description: 'The number of the current turn, and of the last turn if it is known.' },
        ),
      ),
      adjourned: Type.Optional(Type.Number({ description: 'When the match was adjourned, in ms since 1970.' })),
    }),
    {
      description:
        'The matches. `playerID` is the seat of the caller, `asked` lists the seats that must decide, and `adjourned` is the time in ms since 1970 at which the match was adjourned.',
    },
  ),
});

const Opened = Type.Object({ session: Type.String({ description: 'A session, valid for 30 minutes.' }) });

const proofErrors = { 400: INVALID_BODY, 403: 'The signature is wrong, or the nonce has been used or is older than 2 minutes.' };
const sessionErrors = { 400: INVALID_BODY, 401: 'The session is not valid.' };
const NO_PASSKEYS = 'This server does not support passkeys.';

/** Calls about players and their devices. No response may be cached. */
export const playerCalls = calls({
  createNonce: {
    summary: 'Creates a nonce, a random text that the device signs. The nonce can be used once, within 2 minutes.',
    body: Type.Object({}),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Object({ nonce: Type.String({ description: 'The nonce.' }) }) },
  },
  createPlayer: {
    summary: 'Creates a player, adds the calling device as the first device and signs it in.',
    body: Type.Object({ ...Proof, ...DeviceName }),
    limits: ['people', 'newPeople'],
    cache: 'no-store',
    responses: { 200: Opened, ...proofErrors },
  },
  signIn: {
    summary: 'Signs in a device of a player.',
    body: Type.Object(Proof),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Opened, ...proofErrors, 404: 'No player has this device.' },
  },
  addDevice: {
    summary: 'Adds the calling device to the player who created the code, and signs in this device.',
    body: Type.Object({ ...Proof, ...DeviceName, code: Type.String({ maxLength: 64, description: 'A code from `createDeviceCode`.' }) }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Opened,
      ...proofErrors,
      404: 'The code has expired or was already used.',
      409: 'The device is already registered, or the player has 10 devices.',
    },
  },
  getPlayer: {
    summary: 'Returns the data that the server stores about the player.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  changePlayer: {
    summary: 'Changes the name or the preferences of the player.',
    body: Type.Object({
      ...Session,
      playerName: Type.Optional(Name),
      settings: Type.Optional(Type.String({ maxLength: 16_000, description: 'The preferences of the player, as JSON.' })),
    }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  createDeviceCode: {
    summary: 'Creates a code with which another device can be added to the player. The code can be used once, within 10 minutes.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Type.Object({
        code: Type.String({ description: 'The code.' }),
        until: Type.Number({ description: 'When the code expires, in ms since 1970.' }),
      }),
      ...sessionErrors,
    },
  },
  removeDevice: {
    summary: 'Removes a device of the player. If a device removes itself, the response is an empty object.',
    body: Type.Object({ ...Session, device: Type.String({ maxLength: 64, description: 'The id of the device.' }) }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Type.Union([Player, Empty]), ...sessionErrors, 404: 'The player has no such device.' },
  },
  deletePlayer: {
    summary: 'Deletes the data of the player. The player can still play their seats with the credentials.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Empty, ...sessionErrors },
  },
  holdSeat: {
    summary: 'Adds a seat to the seats of the player, so that the other devices of the player can use it.',
    body: Type.Object({ ...Session, matchID: MatchID, ...Owner }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Empty, ...sessionErrors, 403: 'The credentials do not belong to the seat.', 409: 'Another player holds the seat.' },
  },
  openSeat: {
    summary: 'Creates credentials with which this device can use a seat of the player.',
    body: Type.Object({ ...Session, matchID: MatchID, playerID: PlayerID }),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Type.Object({
        credentials: Type.String({ description: 'The credentials of the seat for this device.' }),
        name: Type.String({ description: 'The name of the player in this seat.' }),
      }),
      ...sessionErrors,
      403: 'The device was removed.',
      404: 'The player does not have this seat.',
    },
  },
  listHeldMatches: {
    summary: 'Lists up to 100 matches in which the player holds seats, the most recently played first.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: HeldMatches, ...sessionErrors },
  },
  listOpenedMatches: {
    summary: 'Lists the matches of the given seats, without a session. Seats with wrong credentials are left out.',
    body: Type.Object({
      seats: Type.Array(Type.Object({ matchID: MatchID, credentials: Credentials }), {
        maxItems: MOST_OPENED,
        description: 'Matches, each with the credentials of a seat.',
      }),
    }),
    limits: ['people', 'lobbyCalls'],
    cache: 'no-store',
    responses: { 200: HeldMatches, 400: INVALID_BODY },
  },
  beginPasskey: {
    summary: 'Returns the options with which a browser creates a passkey.',
    body: Type.Object(Session),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Type.Object({ options: Type.Unknown({ description: 'Options for the WebAuthn API, as JSON.' }) }),
      ...sessionErrors,
      404: NO_PASSKEYS,
    },
  },
  keepPasskey: {
    summary: 'Stores a passkey of the player.',
    body: Type.Object({ ...Session, ...DeviceName, passkey: Type.Unknown({ description: 'The response of the browser, as JSON.' }) }),
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
    body: Type.Object({ ...Session, id: Type.String({ maxLength: 1400, description: 'The id of the passkey.' }) }),
    limits: ['people'],
    cache: 'no-store',
    responses: { 200: Player, ...sessionErrors },
  },
  beginRecovery: {
    summary: 'Returns the options with which a browser asks the user for a passkey.',
    body: Type.Object({}),
    limits: ['people'],
    cache: 'no-store',
    responses: {
      200: Type.Object({ options: Type.Unknown({ description: 'Options for the WebAuthn API, as JSON.' }) }),
      400: 'The request was not sent by a web page.',
      404: NO_PASSKEYS,
    },
  },
  recoverPlayer: {
    summary:
      'Adds the calling device to the player who owns a passkey, and signs in this device. If the player already has 10 devices, the least recently used device is removed.',
    body: Type.Object({ ...Proof, ...DeviceName, passkey: Type.Unknown({ description: 'The response of the browser, as JSON.' }) }),
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
