import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';
import type { Level } from '../../src/kit/levels.js';

type MatchData = Server.MatchData;
/** A seat, with what this server adds to boardgame.io's. */
export type PlayerMetadata = Server.PlayerMetadata & {
  /** What was added to the dice from this seat. It stays, whoever sits there afterwards. */
  salt?: string;
  /** The name of whoever gave it. */
  saltBy?: string;
  /** A captain of this server sits here. No call sets this by itself, and nobody has credentials for such a seat. */
  captain?: Level;
  /**
   * What is kept of the credentials of each device of the person who holds the seat. Where there is this, nothing else opens it, and
   * `credentials` only tell who sat down from who sits there afterwards.
   */
  keys?: Record<string, string>;
};

const HASHED = 'sha256:';

/** Credentials for a seat: 144 random bits. */
export const newCredentials = (): string => randomBytes(18).toString('base64url');

/** What is kept of credentials. They are random and long, so one round of SHA-256 is enough. */
export const hashed = (credentials: string): string => HASHED + createHash('sha256').update(credentials).digest('base64url');

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** What is kept of the credentials that open a seat. */
const keysOf = ({ credentials, keys }: PlayerMetadata): readonly string[] => (credentials ? Object.values(keys ?? { credentials }) : []);

/** What is kept of these credentials, if they are the seat's, in a time that does not depend on how nearly they are. */
export function keyOf(credentials: unknown, seat: PlayerMetadata | undefined): string | undefined {
  if (typeof credentials !== 'string' || !seat) return undefined;
  const given = hashed(credentials);
  return keysOf(seat).find((kept) => isSame(given, kept));
}

/** Whether these credentials are the seat's. */
export const opens = (credentials: unknown, seat: PlayerMetadata | undefined): boolean => keyOf(credentials, seat) !== undefined;

/** Whether credentials that opened a seat still do. @param key what is kept of them */
export const isKeyOf = (key: string | undefined, seat: PlayerMetadata | undefined): boolean =>
  key !== undefined && seat !== undefined && keysOf(seat).includes(key);

/** The seats with their credentials hashed; those that are hashed already stay. A seat that was left loses its player's data. */
export function sealed(players: MatchData['players']): MatchData['players'] {
  return Object.fromEntries(
    (Object.entries(players) as [string, PlayerMetadata][]).map(([id, { credentials, keys, data, ...rest }]) => [
      id,
      {
        ...rest,
        ...(rest.name !== undefined && data !== undefined && { data }),
        ...(rest.name !== undefined && credentials && keys && { keys }),
        ...(credentials && { credentials: credentials.startsWith(HASHED) ? credentials : hashed(credentials) }),
      },
    ]),
  );
}

/** A seat by its id, which may come from anywhere: "__proto__" is no seat. */
export const seatOf = ({ players }: MatchData, playerID: string): PlayerMetadata | undefined =>
  Object.hasOwn(players, playerID) ? players[Number(playerID)] : undefined;

/** The seat that these credentials open, if there is one. */
export const seatOpened = (metadata: MatchData, credentials: unknown): string | undefined =>
  Object.keys(metadata.players).find((playerID) => opens(credentials, seatOf(metadata, playerID)));

/** The seats that captains have, by id. */
export const captainsIn = ({ players }: Pick<MatchData, 'players'>): ReadonlyMap<string, Level> =>
  new Map(
    Object.entries(players as Record<string, PlayerMetadata>).flatMap(([id, { captain }]) => (captain ? [[id, captain] as const] : [])),
  );

/** Whether somebody sits there, and no captain. */
export const isPerson = ({ name, captain }: PlayerMetadata): boolean => name !== undefined && captain === undefined;

/** The seats as everybody may see them. A captain is always there. */
export function publicSeats(
  { players }: MatchData,
  connected: (playerID: string) => boolean,
): Omit<PlayerMetadata, 'credentials' | 'keys'>[] {
  return (Object.entries(players) as [string, PlayerMetadata][]).map(([playerID, { credentials, keys, ...seat }]) => ({
    ...seat,
    isConnected: 'captain' in seat || connected(playerID),
  }));
}
