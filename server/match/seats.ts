import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';
import type { Level } from '../../src/kit/levels.js';

type MatchData = Server.MatchData;
export type PlayerMetadata = Server.PlayerMetadata & {
  /** Salt of the seat for the dice, kept if the player changes. */
  salt?: string;
  saltBy?: string;
  /** Level of the bot in this seat, set only by the server. A bot's seat has no credentials. */
  captain?: Level;
  /** Hashed credentials by device. If set, only these open the seat, and `credentials` only identifies its player. */
  keys?: Record<string, string>;
  /** Public id of the player, in a rated match. */
  player?: string;
  rating?: { readonly rating: number; readonly provisional: boolean };
};

const HASHED = 'sha256:';

export const newCredentials = (): string => randomBytes(18).toString('base64url');

/** Hashes credentials. One round of SHA-256 is enough, because credentials are random and long. */
export const hashed = (credentials: string): string => HASHED + createHash('sha256').update(credentials).digest('base64url');

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

const keysOf = ({ credentials, keys }: PlayerMetadata): readonly string[] => (credentials ? Object.values(keys ?? { credentials }) : []);

/** Returns the hash of the credentials if they are valid for the seat. Compares in constant time. */
export function keyOf(credentials: unknown, seat: PlayerMetadata | undefined): string | undefined {
  if (typeof credentials !== 'string' || !seat) return undefined;
  const given = hashed(credentials);
  return keysOf(seat).find((kept) => isSame(given, kept));
}

export const opens = (credentials: unknown, seat: PlayerMetadata | undefined): boolean => keyOf(credentials, seat) !== undefined;

export const isKeyOf = (key: string | undefined, seat: PlayerMetadata | undefined): boolean =>
  key !== undefined && seat !== undefined && keysOf(seat).includes(key);

/** Hashes credentials and removes the data of players who have left. */
export function sealed(players: MatchData['players']): MatchData['players'] {
  return Object.fromEntries(
    (Object.entries(players) as [string, PlayerMetadata][]).map(([id, { credentials, keys, data, player, rating, ...rest }]) => [
      id,
      {
        ...rest,
        ...(rest.name !== undefined && data !== undefined && { data }),
        ...(rest.name !== undefined && player !== undefined && { player }),
        ...(rest.name !== undefined && rating !== undefined && { rating }),
        ...(rest.name !== undefined && credentials && keys && { keys }),
        ...(credentials && { credentials: credentials.startsWith(HASHED) ? credentials : hashed(credentials) }),
      },
    ]),
  );
}

/** Returns the seat with this id, or undefined. `playerID` may be untrusted. */
export const seatOf = ({ players }: MatchData, playerID: string): PlayerMetadata | undefined =>
  Object.hasOwn(players, playerID) ? players[Number(playerID)] : undefined;

export const seatOpened = (metadata: MatchData, credentials: unknown): string | undefined =>
  Object.keys(metadata.players).find((playerID) => opens(credentials, seatOf(metadata, playerID)));

export const botsIn = ({ players }: Pick<MatchData, 'players'>): ReadonlyMap<string, Level> =>
  new Map(
    Object.entries(players as Record<string, PlayerMetadata>).flatMap(([id, { captain }]) => (captain ? [[id, captain] as const] : [])),
  );

export const hasPlayer = ({ name, captain }: PlayerMetadata): boolean => name !== undefined && captain === undefined;

/** Returns the seats without credentials. Bots are always connected. */
export function publicSeats(
  { players }: MatchData,
  connected: (playerID: string) => boolean,
): Omit<PlayerMetadata, 'credentials' | 'keys'>[] {
  return (Object.entries(players) as [string, PlayerMetadata][]).map(([playerID, { credentials, keys, ...seat }]) => ({
    ...seat,
    isConnected: 'captain' in seat || connected(playerID),
  }));
}
