import { grammarOf } from '../../../../../src/kit/language.js';

const { list } = grammarOf('en');

export const sentences = {
  sentence: {
    sail: (name: string, path: readonly string[]) => {
      const to = path[path.length - 1];
      if (!to) return `${name} stays in place`;
      return path.length > 1 ? `Move ${name} to ${to} via ${list(path.slice(0, -1))}` : `Move ${name} to ${to}`;
    },
    slant: ' with Favourable Slant',
    repair: (name: string) => `Repair ${name}`,
    rally: (name: string) => `Rally ${name}`,
    resupply: (name: string) => `Resupply ${name}`,
    takeLowAmmo: (name: string, from: string) => `${name} takes the Low Ammo marker of ${from}`,
    strategic: (name: string, path: readonly string[]) => `Move ${name} to ${path.join(', then ')}`,
    entry: (square: string) => `, and enter on ${square}`,
    enter: (name: string, square: string) => `${name} enters on ${square}`,
    exit: (names: readonly string[]) =>
      names.length ? `Leave the Tactical Map with ${list(names)}` : 'No squadron leaves the Tactical Map',
    place: (name: string, square: string) => `Place ${name} on ${square}`,
    anchor: (where: readonly string[]) => `Anchor: ${where.join(', ')}`,
    concede: 'Concede the match',
    discard: (names: readonly string[]) => (names.length ? `Return ${list(names)}` : 'Return no chit'),
    tactic: (tactic: string) => `Choose ${tactic}`,
    withdrawTo: (square: string) => `Withdraw to ${square}`,
    sailOn: (path: readonly string[]) => (path.length ? `Move on to ${list(path)}` : 'Stay here'),
    resupplyFleet: (names: readonly string[]) => (names.length ? `Roll for Resupply: ${list(names)}` : 'Do not roll'),
    evade: (name: string, square: string) => `${name} evades to ${square}`,
    drift: (name: string, square: string) => `${name} drifts to ${square}`,
  },
};
