import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Server } from 'boardgame.io';
import type { Level } from '../src/kit/levels.js';

type MatchData = Server.MatchData;
/** A seat, with what this server adds to boardgame.io's. */
export type PlayerMetadata = Server.PlayerMetadata & {
  /** What was added to the dice from this seat. It stays, whoever sits there afterwards. */
  salt?: string;
  /** The name of whoever gave it. */
  saltBy?: string;
  /** A captain of this server sits here. No call sets this by itself, and nobody has credentials for such a seat. */
  captain?: Level;
};

const HASHED = 'sha256:';

/** Credentials for a seat: 144 random bits. */
export const newCredentials = (): string => randomBytes(18).toString('base64url');

/** What is kept of credentials. They are random and long, so one round of SHA-256 is enough. */
const hashed = (credentials: string): string => HASHED + createHash('sha256').update(credentials).digest('base64url');

/** Whether these credentials are the seat's, in a time that does not depend on how nearly they are. */
export function opens(credentials: unknown, seat: PlayerMetadata | undefined): boolean {
  if (typeof credentials !== 'string' || !seat?.credentials) return false;
  const given = Buffer.from(hashed(credentials));
  const kept = Buffer.from(seat.credentials);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** The seats with their credentials hashed; those that are hashed already stay. A seat that was left loses its player's data. */
export function sealed(players: MatchData['players']): MatchData['players'] {
  return Object.fromEntries(
    (Object.entries(players) as [string, PlayerMetadata][]).map(([id, { credentials, data, ...rest }]) => [
      id,
      {
        ...rest,
        ...(rest.name !== undefined && data !== undefined && { data }),
        ...(credentials && { credentials: credentials.startsWith(HASHED) ? credentials : hashed(credentials) }),
      },
    ]),
  );
}

/** A seat by its id, which may come from anywhere: "__proto__" is no seat. */
export const seatOf = ({ players }: MatchData, playerID: string): PlayerMetadata | undefined =>
  Object.hasOwn(players, playerID) ? players[Number(playerID)] : undefined;

/** The seats that captains have, by id. */
export const captainsIn = ({ players }: Pick<MatchData, 'players'>): ReadonlyMap<string, Level> =>
  new Map(
    Object.entries(players as Record<string, PlayerMetadata>).flatMap(([id, { captain }]) => (captain ? [[id, captain] as const] : [])),
  );

/** Whether somebody sits there, and no captain. */
export const isPerson = ({ name, captain }: PlayerMetadata): boolean => name !== undefined && captain === undefined;

/** The seats as everybody may see them. A captain is always there. */
export function publicSeats({ players }: MatchData, connected: (playerID: string) => boolean): Omit<PlayerMetadata, 'credentials'>[] {
  return Object.entries(players).map(([playerID, { credentials, ...seat }]) => ({
    ...seat,
    isConnected: 'captain' in seat || connected(playerID),
  }));
}
