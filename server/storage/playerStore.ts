/** A player with keys. They are identified only by the keys of their devices. */
export interface Person {
  readonly id: string;
  /** The player's name; `null` until set. */
  readonly name: string | null;
  /** The player's preferences, as JSON written by the client. */
  readonly settings: string | null;
}

/** A player's browser. */
export interface Device {
  readonly id: string;
  readonly person: string;
  /** An uncompressed P-256 point in base64url. */
  readonly key: string;
  readonly name: string;
  readonly createdAt: number;
  /** Time of the last sign-in, in milliseconds since 1970. */
  readonly usedAt: number;
}

export interface Holding {
  readonly matchID: string;
  readonly playerID: string;
  readonly person: string;
  /** Hash of the seat's credentials. If these change, the player no longer holds the seat. */
  readonly owner: string;
}

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** Public key in COSE format, base64url. */
  readonly key: string;
  readonly counter: number;
  /** Host for which the passkey was made. */
  readonly site: string;
  /** Name of the browser. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/** Kind of a short-lived secret. Only sessions can be used repeatedly. */
export type PassKind = 'nonce' | 'session' | 'link' | 'passkey' | 'recall';

/** A short-lived secret, stored as a hash. */
export interface Pass {
  readonly hash: string;
  readonly kind: PassKind;
  /** For a session, id of the device; for a link or new passkey, id of the player. */
  readonly about: string;
  readonly until: number;
}

export const MOST_DEVICES = 10;

/**
 * Stores players. Guarantees:
 *
 * - A single-use pass is redeemed only once, even with several processes.
 * - A seat has one holder. After its player leaves, the next player may hold it.
 * - A match's holdings are deleted with it.
 */
export interface PlayerStore {
  /** Stores a pass. A new link replaces the player's previous link. */
  issue(pass: Pass): Promise<void>;
  /** Redeems a valid pass and returns its `about`. */
  redeem(kind: PassKind, hash: string, now: number): Promise<string | undefined>;
  lookUp(kind: PassKind, hash: string, now: number): Promise<string | undefined>;

  create(device: Device): Promise<void>;
  /** Adds a device. Returns false if the player does not exist or has {@link MOST_DEVICES}. */
  add(device: Device): Promise<boolean>;
  device(id: string): Promise<Device | undefined>;
  devices(person: string): Promise<Device[]>;
  used(device: Pick<Device, 'id' | 'person'>, at: number): Promise<void>;
  /** Removes a device and ends its sessions. */
  remove(person: string, device: string): Promise<void>;

  person(id: string): Promise<Person | undefined>;
  change(person: string, news: Partial<Pick<Person, 'name' | 'settings'>>): Promise<void>;
  /** Stores a passkey. Returns false if it is already known or the player has {@link MOST_DEVICES}. */
  keepPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(person: string): Promise<Passkey[]>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  dropPasskey(person: string, id: string): Promise<void>;

  forget(person: string): Promise<void>;
  /** Deletes expired passes, and players without seats who have not signed in since `before`. */
  expire(before: number, now: number): Promise<void>;

  hold(holding: Holding): Promise<boolean>;
  held(person: string, most: number): Promise<Holding[]>;
  holding(matchID: string, playerID: string): Promise<Holding | undefined>;
  release(matchID: string, playerID: string): Promise<void>;
}
