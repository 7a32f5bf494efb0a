import { grammarOf } from '../../../../../src/kit/language.js';
import { steps } from './counted.js';

const { count, list } = grammarOf('en');

/** Courses, the wind and interception. */
export const voyages = {
  voyage: (to: string) => `Course to ${to}`,
  coastal: 'Along the coast: no wind is thrown, nobody may intercept.',
  highSeas: (wind: string) => `High seas, ${wind}`,
  with: 'with the wind',
  against: 'against the wind',
  highSeasCalm: 'High seas. Mediterranean or oars: no wind is thrown.',
  hexes: 'Hexes',
  allowance: 'Allowance',
  arrives: 'arrives',
  partly: 'sails part of the way',
  stays: 'does not get away',
  storm: (n: number) => `loses ${steps(n)}`,
  twoDice: 'Two dice on the Wind Effects Table',
  idle: 'Out on the high seas',
  idleAbout: 'Fleets that lie still there throw for the wind when the movement ends.',
  winterMarch: (chance: string) => `Winter: each unit that marches is lost on 1 or 2, ${chance}.`,
  everyThrow: 'Every throw',
  windColumns: ['Two dice', 'Chance', 'Hexes left', 'Steps lost'],
  interceptors: (fleets: string) => `${fleets} may try to intercept: four in six each.`,
  nobody: 'No enemy fleet can intercept on this course, by what can be seen.',
  stops: 'On the way',
  landsAt: (hex: string, who: string) => `${hex}: lands ${who}`,
  leavesAt: (hex: string, who: string) => `${hex}: leaves ${who}`,
  oneDie: 'One die',
  intercept: 'Interception',
  interceptChance: 'catches it',
};

/** What the instruments on the map show. */
export const lay = {
  names: { reach: 'Where it can go', rings: 'Interception rings', dutch: 'Dutch range', powder: 'Where powder is sold' },
  hexes: (n: number) => count(n, { one: 'hex', other: 'hexes' }),
  measured: (from: string, to: string, hexes: number) => `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}`,
  catches: 'near enough to be intercepted',
  /** Ways of a stack to the far end of the ruler, in hexes. */
  ways: {
    sea: (who: string, n: number) => `${who}: ${n} over the high seas in the best of winds`,
    coast: (who: string, n: number) => `${who}: ${n} along the coast`,
    march: (who: string, n: number) => `${who}: a march of ${n}`,
  },
  grounds: {
    sea: (n: number) => `${count(n, { one: 'hex', other: 'hexes' })} over the high seas in the best of winds`,
    coast: (n: number) => `${n} along the coast`,
    march: (n: number) => `${count(n, { one: 'hex', other: 'hexes' })} by march`,
  },
  reach: (who: string, grounds: readonly string[]) => `${who}: ${list(grounds)}.`,
  masked: (who: string) => `${who}: nobody on this side knows what lies there.`,
  rings: 'How far fleets with powder may try to intercept.',
  dutch: 'How far Dutch ships may go.',
  markets: (english: number, spanish: number) =>
    `Powder is sold to English fleets in ${count(english, { one: 'port', other: 'ports' })}, to Spanish ones in ${spanish}. Armies need no supply.`,
  powder: {
    here: (who: string, munitions: number) => `${who} has ${munitions} and lies where more is sold.`,
    /** @param ports the ports in reach of one move, the nearest first */
    within: (who: string, munitions: number, ports: readonly string[]) =>
      `${who} has ${munitions}; ${ports.length ? `in reach of one move: ${list(ports)}` : 'no port in reach of one move sells any'}.`,
    masked: (who: string, munitions: number) => `${who} has ${munitions}; how far it comes nobody on this side knows.`,
  },
};
