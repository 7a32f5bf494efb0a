import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import { SEATS } from './seats.js';

/** What a seat adds to the dice: bits of its own, and the name of whoever gave them. */
export interface Salt {
  /** 32 hex digits. */
  readonly salt: string;
  /** The name at the table, for people to read. */
  readonly by: string;
}

/** Salts by seat; null where none was given. */
export type Salts = { readonly [playerID: string]: Salt | null };

export const SALT_PATTERN = '^[0-9a-f]{32}$';

const SALT = new RegExp(SALT_PATTERN);

/** Takes a salt from outside: the salt alone, or null for whatever has not the form of one. */
export function takeSalt(given: unknown): Salt | null {
  const { salt, by } = (given ?? {}) as { salt?: unknown; by?: unknown };
  return typeof salt === 'string' && SALT.test(salt) && typeof by === 'string' ? { salt, by } : null;
}

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Published before the first salt is given, so that the seed cannot be chosen to suit the salts: SHA-256 of its text, in hex. */
export const commitmentOf = (seed: string): string => hashOf(seed);

/**
 * What the giver of a salt gets for it: the salt tied to the seat and to the commitment it was given upon. A match file has it
 * too, so that a salt changed afterwards can be named.
 */
export const receiptOf = (commitment: string, playerID: string, salt: string): string => hashOf(`${commitment}:${playerID}:${salt}`);

/**
 * The salts as every throw has them, seats in order: ":0=…:1=…", and nothing for a seat that gave none. Whatever stands under
 * another key than a seat's gets into no die. Throws a RangeError for a salt of another form: it could say what it likes.
 */
export const saltText = (salts: Salts): string =>
  SEATS.map((playerID) => {
    const given = salts[playerID];
    if (!given) return '';
    if (!SALT.test(given.salt)) throw new RangeError(`the salt of seat ${playerID} is not 32 lower-case hex digits`);
    return `:${playerID}=${given.salt}`;
  }).join('');
