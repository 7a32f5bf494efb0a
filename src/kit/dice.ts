import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { type Salts, saltText } from './salt.js';

/** The only source of chance in the rules. `die(6)` is one throw; drawing one of n things is `die(n)`. */
export interface Dice {
  /** A uniform integer from 1 to `sides` (an integer, at least 1). */
  die(sides: number): number;
}

/** Dice that can say how far they have come, so that a later session goes on with the next throw. */
export interface CountedDice extends Dice {
  readonly thrown: number;
}

const LIMIT = 2 ** 48;

const UTF8 = new TextEncoder();

const salted = (label: string, k: number, salt: string, attempt: number): string => `${label}:${k}${salt}${attempt ? `:${attempt}` : ''}`;

/** What is hashed for throw `k` (from 1); `attempt` counts the throws that were rejected before it would have favoured no side. */
export const throwText = (label: string, k: number, salts: Salts = {}, attempt = 0): string => salted(label, k, saltText(salts), attempt);

type Keyed = ReturnType<typeof hmac.create>;

/** The hash that a seed was put into last: the moves of a match take up the same dice one after the other. */
let lastKeyed: { readonly seed: string; readonly keyed: Keyed } | undefined;

function keyedBy(seed: string): Keyed {
  if (lastKeyed?.seed !== seed) lastKeyed = { seed, keyed: hmac.create(sha256, UTF8.encode(seed)) };
  return lastKeyed.keyed;
}

/**
 * Dice derived from a secret: throw k is HMAC-SHA256(seed, {@link throwText}), its first 48 bits read as an integer and
 * rejected when they would favour a side. Anybody who has the seed can check any throw by itself; nobody without it can
 * foresee one. docs/dice.md explains it step by step.
 * @param seed any string; at least 128 random bits where players must not guess it
 * @param label keeps streams of one seed apart ("setup", "play")
 * @param thrown throws already used up
 * @param salts what the players have added
 */
export function seededDice(seed: string, label: string, thrown = 0, salts: Salts = {}): CountedDice {
  // The key goes into the hash once; every throw goes on from a copy of that, in the same place.
  const keyed = keyedBy(seed);
  const salt = saltText(salts);
  let begun: Keyed | undefined;
  let count = thrown;
  return {
    get thrown() {
      return count;
    },
    die(sides) {
      count += 1;
      const fair = LIMIT - (LIMIT % sides);
      for (let attempt = 0; ; attempt++) {
        begun = keyed._cloneInto(begun);
        const mac = begun.update(UTF8.encode(salted(label, count, salt, attempt))).digest();
        const high = mac[0] * 0x10000 + mac[1] * 0x100 + mac[2];
        const value = high * 0x1000000 + mac[3] * 0x10000 + mac[4] * 0x100 + mac[5];
        if (value < fair) return (value % sides) + 1;
      }
    },
  };
}

/** 128 bits from the platform's cryptographic generator, as 32 hex digits. */
export function randomSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A match seed is "setup.play"; one without a dot serves both. */
export function halvesOf(seed: string): { setup: string; play: string } {
  const [setup = '', play = setup] = seed.split('.');
  return { setup, play };
}

/**
 * The two streams of a match: the first half of its seed serves the set-up, whose throws everybody sees before anybody has
 * sat down; the second half, with the players' salts, every throw of play.
 */
export function matchDice(seed: string, salts: Salts = {}): { setup: CountedDice; play: CountedDice } {
  const { setup, play } = halvesOf(seed);
  return { setup: seededDice(setup, 'setup'), play: seededDice(play, 'play', 0, salts) };
}

/** Fast dice for simulations and bots, where nobody has a reason to foresee them (mulberry32). */
export function quickDice(seed: number): Dice {
  let state = seed >>> 0;
  return {
    die(sides) {
      state = (state + 0x6d2b79f5) >>> 0;
      let t = Math.imul(state ^ (state >>> 15), state | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return (((t ^ (t >>> 14)) >>> 0) % sides) + 1;
    },
  };
}
