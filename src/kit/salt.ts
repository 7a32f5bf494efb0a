import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

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

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Published before the first salt is given, so that the seed cannot be chosen to suit the salts: SHA-256 of its text, in hex. */
export const commitmentOf = (seed: string): string => hashOf(seed);

/**
 * What the giver of a salt gets for it: the salt tied to the seat and to the commitment it was given upon. A match file has it
 * too, so that a salt changed afterwards can be named.
 */
export const receiptOf = (commitment: string, playerID: string, salt: string): string => hashOf(`${commitment}:${playerID}:${salt}`);

/** The salts as every throw has them, seats in order: ":0=…:1=…", and nothing for a seat that gave none. */
export const saltText = (salts: Salts): string =>
  Object.keys(salts)
    .sort((a, b) => Number(a) - Number(b))
    .map((playerID) => {
      const given = salts[playerID];
      return given ? `:${playerID}=${given.salt}` : '';
    })
    .join('');
