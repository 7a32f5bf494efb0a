import { grammarOf } from '../../../../../src/kit/language.js';

const { list } = grammarOf('en');

/** Every choice as a sentence. */
export const sentences = {
  sentence: {
    sail: (name: string, path: readonly string[]) => {
      const to = path[path.length - 1];
      if (!to) return `${name} stays in place`;
      return path.length > 1 ? `Sail ${name} to ${to} by ${list(path.slice(0, -1))}` : `Sail ${name} to ${to}`;
    },
    slant: ' with Favourable Slant',
    repair: (name: string) => `Repair ${name}`,
    rally: (name: string) => `Rally ${name}`,
    resupply: (name: string) => `Resupply ${name}`,
    takeLowAmmo: (name: string, from: string) => `${name} takes Low Ammo from ${from}`,
    strategic: (name: string, path: readonly string[]) => `Sail ${name} to ${path.join(', then ')}`,
    entry: (square: string) => `, and enter at ${square}`,
    enter: (name: string, square: string) => `${name} enters at ${square}`,
    exit: (names: readonly string[]) => (names.length ? `Leave the fleets in sight: ${names.join(', ')}` : 'Nobody leaves'),
    place: (name: string, square: string) => `Place ${name} on ${square}`,
    anchor: (where: readonly string[]) => `Anchor: ${where.join(', ')}`,
    concede: 'Give up the match',
    discard: (names: readonly string[]) => (names.length ? `Give back ${names.join(', ')}` : 'Give nothing back'),
    tactic: (tactic: string) => `Choose ${tactic}`,
    withdrawTo: (square: string) => `Withdraw to ${square}`,
    sailOn: (path: readonly string[]) => (path.length ? `Sail on to ${list(path)}` : 'Sail no further'),
    resupplyFleet: (names: readonly string[]) => (names.length ? `Resupply ${list(names)}` : 'Resupply nobody'),
    evade: (name: string, square: string) => `${name} flees to ${square}`,
    drift: (name: string, square: string) => `${name} drifts to ${square}`,
  },
};
