import type { BrowserContext } from 'playwright-core';
import { quickDice } from '../../src/kit/dice.js';
import { seed } from '../kit/seed.js';

/** The pages of a browser draw from a seed instead of by chance. */
export const seedPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((from) => {
    let state = from;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(array.map(() => Math.random() * 256));
      return array;
    };
  }, seed(1) >>> 0);

/** A server in this process draws the dice of its matches from a seed. */
export function seedServer(): void {
  const dice = quickDice(seed(1));
  jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(array.map(() => dice.die(256) - 1));
    return array;
  });
}
