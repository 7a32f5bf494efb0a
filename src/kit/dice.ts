import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { type Salts, saltText } from './salt.js';
import { utf8 } from './utf8.js';

/** The rules' only source of chance. `die(n)` is also used to draw one of n elements. */
export interface Dice {
  /** Returns a uniform integer from 1 to `sides`. */
  die(sides: number): number;
}

/** Dice that count their rolls, so that the sequence can be resumed later. */
export interface CountedDice extends Dice {
  readonly thrown: number;
}

const LIMIT = 2 ** 48;

const salted = (label: string, k: number, salt: string, attempt: number): string => `${label}:${k}${salt}${attempt ? `:${attempt}` : ''}`;

/** Returns the text that is hashed for roll `k`, counted from 1. `attempt` counts rejected hashes. */
export const rollText = (label: string, k: number, salts: Salts = {}, attempt = 0): string => salted(label, k, saltText(salts), attempt);

type Keyed = ReturnType<typeof hmac.create>;

/** The last keyed hash, cached because all moves of a match use the same seed. */
let lastKeyed: { readonly seed: string; readonly keyed: Keyed } | undefined;

function keyedBy(seed: string): Keyed {
  if (lastKeyed?.seed !== seed) lastKeyed = { seed, keyed: hmac.create(sha256, utf8(seed)) };
  return lastKeyed.keyed;
}

/**
 * Makes dice from a secret: roll k is the first 48 bits of HMAC-SHA256(seed, {@link rollText}). Hashes whose remainder
 * would bias the roll
 * are rejected. With the seed, anyone can check a roll; without it, no one can predict one. See docs/dice.md.
 * @param seed any string; at least 128 random bits if players must not guess it
 * @param label separates streams of one seed ("setup", "play")
 * @param thrown number of rolls already made
 * @param salts the players' salts
 */
export function seededDice(seed: string, label: string, thrown = 0, salts: Salts = {}): CountedDice {
  // The key is hashed once; every roll continues from a copy.
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
        const mac = begun.update(utf8(salted(label, count, salt, attempt))).digest();
        const bits = new DataView(mac.buffer, mac.byteOffset);
        const value = bits.getUint32(0) * 0x10000 + bits.getUint16(4);
        if (value < fair) return (value % sides) + 1;
      }
    },
  };
}

/** Returns 128 bits from the platform's cryptographic generator, as 32 hex digits. */
export function randomSeed(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Splits a seed, "setup.play". A seed without a dot serves as both halves. */
export function halvesOf(seed: string): { setup: string; play: string } {
  const [setup = '', play = setup] = seed.split('.');
  return { setup, play };
}

/** Makes the two streams of a match. Set-up rolls are seen before the players join, so they use their own half of the seed and no salts. */
export function matchDice(seed: string, salts: Salts = {}): { setup: CountedDice; play: CountedDice } {
  const { setup, play } = halvesOf(seed);
  return { setup: seededDice(setup, 'setup'), play: seededDice(play, 'play', 0, salts) };
}

/** Makes fast, predictable dice for simulations and bots (mulberry32). */
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
