import { grammarOf } from '../../../../../src/kit/language.js';
import { munitionsPoints, steps } from './counted.js';

const { count, list } = grammarOf('en');

export const voyages = {
  voyage: (to: string) => `Route to ${to}`,
  coastal: 'Coastal: no wind roll, no interception.',
  highSeas: (wind: string) => `High seas, ${wind}`,
  with: 'with the wind',
  against: 'against the wind',
  highSeasCalm: 'High seas, no wind roll (Mediterranean or oared ships).',
  hexes: 'Hexes',
  allowance: 'Movement Allowance',
  arrives: 'arrives',
  partly: 'stops on the way',
  stays: 'cannot move',
  storm: (n: number) => `loses ${steps(n)}`,
  twoDice: 'Wind roll (two dice)',
  idle: 'Fleets on the high seas',
  idleAbout: 'Fleets that do not move roll for wind afterwards.',
  winterMarch: (chance: string) => `Winter: each marching unit is lost on a roll of 1-2 (${chance}).`,
  everyThrow: 'All wind rolls',
  windColumns: ['Roll', 'Chance', 'Hexes', 'Steps lost'],
  interceptors: (fleets: string) => `May intercept (each on a roll of 1-4): ${fleets}.`,
  nobody: 'No visible enemy fleet can intercept on this route.',
  stops: 'On the way',
  landsAt: (hex: string, who: string) => `${hex}: lands ${who}`,
  leavesAt: (hex: string, who: string) => `${hex}: detaches ${who}`,
  oneDie: 'One die',
  intercept: 'Interception',
  interceptChance: 'intercepts',
};

export const lay = {
  names: { reach: 'Movement range', rings: 'Interception range', dutch: 'Dutch range', powder: 'Munitions ports' },
  hexes: (n: number) => count(n, { one: 'hex', other: 'hexes' }),
  measured: (from: string, to: string, hexes: number) => `${from} to ${to}: ${count(hexes, { one: 'hex', other: 'hexes' })}`,
  catches: 'in interception range',
  /** Texts saying how many hexes a stack is from the other end of the ruler. */
  ways: {
    sea: (who: string, n: number) => `${who}: ${n} on the high seas with no wind loss`,
    coast: (who: string, n: number) => `${who}: ${n} along the coast`,
    march: (who: string, n: number) => `${who}: ${n} by land`,
  },
  grounds: {
    sea: (n: number) => `${count(n, { one: 'hex', other: 'hexes' })} on the high seas with no wind loss`,
    coast: (n: number) => `${n} along the coast`,
    march: (n: number) => `${count(n, { one: 'hex', other: 'hexes' })} by land`,
  },
  reach: (who: string, grounds: readonly string[]) => `${who}: ${list(grounds)}.`,
  masked: (who: string) => `${who}: hidden, so its range is unknown.`,
  rings: 'Hexes where fleets with munitions may intercept.',
  dutch: 'Range of Dutch ships.',
  markets: (english: number, spanish: number) =>
    `Munitions: English fleets buy in ${count(english, { one: 'port', other: 'ports' })}, Spanish fleets in ${spanish}.`,
  powder: {
    here: (who: string, munitions: number) => `${who} has ${munitionsPoints(munitions)} and can buy more here.`,
    /** @param ports ports within one move, nearest first */
    within: (who: string, munitions: number, ports: readonly string[]) =>
      `${who} has ${munitionsPoints(munitions)}; ports within one move: ${ports.length ? list(ports) : 'none'}.`,
    masked: (who: string, munitions: number) => `${who} has ${munitionsPoints(munitions)}; its range is unknown.`,
  },
};
