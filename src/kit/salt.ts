import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { SEATS } from './seats.js';
import { utf8 } from './utf8.js';

/** Random bits that a player contributes to the dice. */
export interface Salt {
  /** The salt, as 32 hex digits. */
  readonly salt: string;
  /** The player's name in the match. */
  readonly by: string;
}

/** Salts by seat; null for a seat that gave none. */
export type Salts = { readonly [playerID: string]: Salt | null };

export const SALT_PATTERN = '^[0-9a-f]{32}$';

const SALT = new RegExp(SALT_PATTERN);

/** Returns a salt from untrusted data, or null if it is malformed. */
export function parseSalt(given: unknown): Salt | null {
  const { salt, by } = (given ?? {}) as { salt?: unknown; by?: unknown };
  return typeof salt === 'string' && SALT.test(salt) && typeof by === 'string' ? { salt, by } : null;
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8(text)));

/** Returns the SHA-256 of the seed, in hex. Published before the salts arrive, so that the seed cannot be chosen to suit them. */
export const commitmentOf = (seed: string): string => hashOf(seed);

/**
 * Returns a hash that binds a salt to its seat and to the commitment. The player receives it and the match file
 * contains it, so that a changed salt is detected.
 */
export const receiptOf = (commitment: string, playerID: string, salt: string): string => hashOf(`${commitment}:${playerID}:${salt}`);

/**
 * Returns the salts as part of the text hashed for each roll: ":0=…:1=…". Ignores keys other than seats. Throws a RangeError for a
 * malformed salt.
 */
export const saltText = (salts: Salts): string =>
  SEATS.map((playerID) => {
    const given = salts[playerID];
    if (!given) return '';
    if (!SALT.test(given.salt)) throw new RangeError(`the salt of seat ${playerID} is not 32 lower-case hex digits`);
    return `:${playerID}=${given.salt}`;
  }).join('');
