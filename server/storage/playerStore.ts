/** A person, as the server knows him: whoever has the keys of his devices. There is no account, and nobody is asked who he is. */
export interface Person {
  /** Random. */
  readonly id: string;
  /** The name he gave last; nothing before he has given one. */
  readonly name: string | null;
  /** What he prefers, as his browsers keep it: JSON. The server does not read it. */
  readonly settings: string | null;
}

/** A browser of a person. */
export interface Device {
  /** The hash of its public key. */
  readonly id: string;
  readonly person: string;
  /** Its public key: a point of P-256, uncompressed, in base64url. */
  readonly key: string;
  /** What he calls it. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** When it proved itself last. */
  readonly usedAt: number;
}

/** A seat that a person holds. */
export interface Holding {
  readonly matchID: string;
  readonly playerID: string;
  readonly person: string;
  /** The hash of the credentials that the seat was taken with: with them it ends. */
  readonly owner: string;
}

/** A passkey of a person, with which he comes back when his browsers are lost. */
export interface Passkey {
  /** As his browser knows it, in base64url. */
  readonly id: string;
  readonly person: string;
  /** Its public key (COSE), in base64url. */
  readonly key: string;
  /** How often it was used, as far as it counts. */
  readonly counter: number;
  /** The host that it is for. */
  readonly site: string;
  /** The browser it was made with. */
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

/**
 * What a secret is good for: a challenge to be signed, the session that it opens, the link that adds a device, the challenge that a passkey
 * is made or used with. All but a session are good once.
 */
export type PassKind = 'nonce' | 'session' | 'link' | 'passkey' | 'recall';

/** A secret that was given out, of which only the hash is kept. */
export interface Pass {
  readonly hash: string;
  readonly kind: PassKind;
  /** Of a session the device, of a link and of a passkey that is made the person; nothing of others. */
  readonly about: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** Devices that one person may have, and passkeys. */
export const MOST_DEVICES = 10;

/**
 * What the store keeps of people. It promises:
 *
 * - A pass that is good once is redeemed once, whichever processes are asked at the same moment.
 * - A seat is held by one person; whoever takes it after it was left may hold it anew.
 * - With a match goes who held its seats.
 */
export interface PlayerStore {
  /** Keeps a pass. Of links a person has one: the last. */
  issue(pass: Pass): Promise<void>;
  /** Takes back a pass that is good once; gives what it is about, or nothing where there is none any more. */
  redeem(kind: PassKind, hash: string, now: number): Promise<string | undefined>;
  /** What a pass is about that is good for a time. */
  lookUp(kind: PassKind, hash: string, now: number): Promise<string | undefined>;

  /** Somebody new, with his first device. */
  create(device: Device): Promise<void>;
  /** Adds a device. False, and nothing kept, where there is no such person, or he has {@link MOST_DEVICES}. */
  add(device: Device): Promise<boolean>;
  device(id: string): Promise<Device | undefined>;
  devices(person: string): Promise<Device[]>;
  /** The device was used. */
  used(device: Pick<Device, 'id' | 'person'>, at: number): Promise<void>;
  /** Removes a device of a person, and ends its sessions. */
  remove(person: string, device: string): Promise<void>;

  person(id: string): Promise<Person | undefined>;
  change(person: string, news: Partial<Pick<Person, 'name' | 'settings'>>): Promise<void>;
  /** Keeps a passkey. False where it is known already, or the person has {@link MOST_DEVICES}. */
  keepPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeys(person: string): Promise<Passkey[]>;
  usedPasskey(id: string, counter: number, at: number): Promise<void>;
  dropPasskey(person: string, id: string): Promise<void>;

  /** Everything about a person is deleted. */
  forget(person: string): Promise<void>;
  /** People who hold no seat and were not here since then are deleted, and passes whose time is over at `now`. */
  expire(before: number, now: number): Promise<void>;

  /** Holds a seat for a person. False where it is another's, by the same credentials. */
  hold(holding: Holding): Promise<boolean>;
  /** Seats that a person holds, `most` of them, those of matches played last first. */
  held(person: string, most: number): Promise<Holding[]>;
  holding(matchID: string, playerID: string): Promise<Holding | undefined>;
  /** Nobody holds the seat. */
  release(matchID: string, playerID: string): Promise<void>;
}
