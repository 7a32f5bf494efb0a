import { grammarOf } from '../../../../../src/kit/language.js';

const { count, number } = grammarOf('en');

const places = (most: number) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: most, useGrouping: 'min2' });
const [tenths, hundredths] = [places(1), places(2)];
const signs = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 });
const percents = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
const minus = (text: string): string => text.replace('-', '−');

/** Probability above which luck is called ordinary. */
const COMMON = 0.3;
/** Probability below which no exact number is given. */
const LEAST = 1e-9;

/** Formats a probability as "1 in 14". */
const oneIn = (chance: number): string => {
  if (chance < LEAST) return 'less than 1 in a billion';
  const n = 1 / chance;
  return `1 in ${number(n < 1000 ? Math.round(n) : Number(n.toPrecision(2)))}`;
};

export const en = {
  button: 'Luck',
  title: 'Luck',
  about: 'Compares the actual rolls with the exact odds under the rules.',
  calculating: 'Calculating…',
  none: 'No dice have been rolled yet.',
  whole: 'The whole match',
  sides: 'Luck of each side',
  byTurn: 'Luck by turn',
  turn: (n: number) => (n === 0 ? 'Before the first turn' : `Turn ${n}`),
  move: (n: number) => (n === 0 ? 'set-up' : `move ${n}`),
  turnShort: (n: number) => String(n),
  luck: (side: string, luck: number) => `${side}: ${minus(signs.format(luck))}`,
  luckAbout:
    'Each roll scores from −1 (worst) to +1 (best): the chance of a worse result minus the chance of a better one. Luck averages 0.',
  noRolls: (side: string) => `${side}: no rolls`,
  rolls: (n: number) => count(n, { one: 'roll', other: 'rolls' }),
  columns: { roll: 'Roll', rolls: 'Rolls', expected: 'Expected', fell: 'Rolled', difference: 'Difference', chance: 'Chance' },
  neutral: 'Rolls that favour neither side',
  other: { name: 'Other rolls', unit: 'rolls' },
  expected: (n: number) => minus(hundredths.format(n)),
  fell: (n: number) => minus(number(n)),
  difference: (n: number) => minus(signs.format(n)),
  chance: (p: number) => percents.format(p),
  withoutOdds: 'The log does not give the odds.',
  certain: 'Only one result was possible.',
  /**
   * Describes the luck of a whole match.
   * @param well whether the luck was good
   */
  rareMatch: (chance: number, well: boolean) =>
    chance > COMMON ? 'Ordinary luck.' : `${oneIn(chance)} matches ${well ? 'is this lucky' : 'is this unlucky'}.`,
  /** Describes the luck of part of a match; empty for ordinary luck. */
  rare: (chance: number, well: boolean) =>
    chance > COMMON ? '' : `${well ? 'Luck this good or better' : 'Luck this bad or worse'}: ${oneIn(chance)}.`,
  decisive: 'Decisive rolls',
  decisiveAbout: 'The least likely rolls and those with the most at stake. Select a roll to see the position.',
  decisiveRoll: (side: string, kind: string, turn: string) => `${turn}. ${side}, ${kind}`,
  decisiveResult: (dice: readonly number[], fell: string, expected: string, chance: string) =>
    `${dice.length ? `dice ${dice.join(', ')}: ` : ''}${fell}, expected ${expected} (${chance})`,
  oneIn: (chance: number) => (chance > COMMON ? `1 in ${tenths.format(1 / chance)}` : oneIn(chance)),
  soFar: 'Show luck statistics during the match',
  soFarAbout: 'Both players see the statistics in the history bar.',
};
