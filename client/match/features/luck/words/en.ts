import { grammarOf } from '../../../../../src/kit/language.js';

const { count, number } = grammarOf('en');

const places = (most: number) => new Intl.NumberFormat('en-GB', { maximumFractionDigits: most, useGrouping: 'min2' });
const [tenths, hundredths] = [places(1), places(2)];
const signs = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero', maximumFractionDigits: 1, minimumFractionDigits: 1 });
const percents = new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 });
const minus = (text: string): string => text.replace('-', '−');

/** What is likelier than this is nothing to speak of. */
const COMMON = 0.3;
/** Beyond this nobody counts. */
const LEAST = 1e-9;

/** "1 in 14", of a chance. */
const oneIn = (chance: number): string => {
  if (chance < LEAST) return 'fewer than 1 in a billion';
  const n = 1 / chance;
  return `1 in ${number(n < 1000 ? Math.round(n) : Number(n.toPrecision(2)))}`;
};

export const en = {
  button: 'Fortune',
  title: 'The ledger of fortune',
  about: 'What the dice were expected to bring, by the exact odds of the rules, and what fell. What was rolled for is taken as given.',
  reckoning: 'The dice are being reckoned …',
  none: 'No dice have been thrown yet.',
  close: 'Close',
  whole: 'The whole match',
  sides: 'Who had the luck',
  byTurn: 'Luck by turn',
  turn: (n: number) => (n === 0 ? 'Before the first turn' : `Turn ${n}`),
  move: (n: number) => (n === 0 ? 'set-up' : `move ${n}`),
  turnShort: (n: number) => String(n),
  /** How lucky a side has been. */
  luck: (side: string, luck: number) => `${side}: ${minus(signs.format(luck))}`,
  luckAbout:
    'Each roll counts from −1, nothing could be worse, to +1, nothing could be better: the chance of a worse outcome less that of a better one. Nobody’s is other than 0 on the average.',
  noRolls: (side: string) => `${side}: nothing rolled`,
  rolls: (n: number) => count(n, { one: 'roll', other: 'rolls' }),
  columns: { roll: 'Roll', rolls: 'Rolls', expected: 'Expected', fell: 'Fell', difference: 'For or against', chance: 'Chance' },
  neutral: 'For neither side',
  other: { name: 'Other rolls', unit: 'throws' },
  expected: (n: number) => minus(hundredths.format(n)),
  fell: (n: number) => minus(number(n)),
  difference: (n: number) => minus(signs.format(n)),
  chance: (p: number) => percents.format(p),
  untold: 'The record does not tell the odds.',
  certain: 'It could not be otherwise.',
  /** How rare it is to fare so well, or so ill, in a whole match. */
  rareMatch: (chance: number, well: boolean) =>
    chance > COMMON ? 'Nothing out of the common.' : `${oneIn(chance)} matches goes as ${well ? 'well, or better' : 'ill, or worse'}.`,
  /** The same of a part of it; nothing of what is common. */
  rare: (chance: number, well: boolean) =>
    chance > COMMON ? '' : `${oneIn(chance)} times it goes as ${well ? 'well, or better' : 'ill, or worse'}.`,
  telling: 'The rolls that tell most',
  tellingAbout: 'The least likely, and those on which most hangs. Press one to see its moment.',
  tell: (side: string, kind: string, turn: string) => `${turn}. ${side}, ${kind}`,
  tellFell: (dice: readonly number[], fell: string, expected: string, chance: string) =>
    `${dice.length ? `dice ${dice.join(', ')}: ` : ''}${fell}, expected ${expected} (${chance})`,
  oneIn: (chance: number) => (chance > COMMON ? `1 in ${tenths.format(1 / chance)}` : oneIn(chance)),
  /** What is asked at the set-up. */
  soFar: 'Luck so far may be seen during the match',
  soFarAbout: 'Both sides agree by beginning: the ledger of fortune is then beside the slider by which one looks back.',
};
