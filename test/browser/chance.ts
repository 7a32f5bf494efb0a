import type { BrowserContext } from 'playwright-core';
import { quickDice } from '../../src/kit/dice.js';
import { seed } from '../kit/seed.js';

export const seedPages = (context: BrowserContext, from = seed(1)): Promise<unknown> =>
  context.addInitScript((first) => {
    let state = first;
    Math.random = () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(array.map(() => Math.random() * 256));
      return array;
    };
  }, from >>> 0);

/** Makes a server in this process draw reproducible seeds. */
export function seedServer(from = seed(1)): void {
  const dice = quickDice(from);
  jest.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(array.map(() => dice.die(256) - 1));
    return array;
  });
}
