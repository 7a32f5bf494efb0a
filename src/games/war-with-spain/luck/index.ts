import type { GameEvent } from '../../../kit/events.js';
import { type LuckSource, type RollReader, readingBy, rolled, rolledTest, untold } from '../../../kit/luckRolls.js';
import { SEATS } from '../../../kit/seats.js';
import {
  ATTRITION,
  ENGLISH_REVOLT,
  INCOME,
  INTERCEPTION,
  IRISH_COLUMNS,
  IRISH_REVOLT,
  LAND_COLUMNS,
  LAND_RESULTS,
  type LandColumn,
  NAVAL_RESULTS,
  SCOTTISH_REVOLT,
  WIND_EFFECTS,
} from '../data/tables.js';
import { turnInfo } from '../data/tracks.js';
import { seatOf, sideOf } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { words } from './words/index.js';

const number = ({ values }: GameEvent, name: string): number => Number(values?.[name]);

/**
 * Returns a combat roll as luck of both seats: enemy steps lost minus friendly steps lost.
 * @param lost steps lost by attacker and defender, by die
 */
const exchange = (kind: string, entry: GameEvent, lost: (die: number) => readonly [attacker: number, defender: number]) =>
  SEATS.map((seat) => {
    const net = (die: number): number => {
      const [attacker, defender] = lost(die);
      return seat === entry.by ? defender - attacker : attacker - defender;
    };
    return rolled(kind, seat, entry, net);
  });

const round = (entry: GameEvent) => exchange('naval', entry, (die) => NAVAL_RESULTS[die - 1][number(entry, 'column')]);

const battle = (entry: GameEvent) => {
  const column = LAND_COLUMNS.indexOf(entry.values?.column as LandColumn);
  return exchange('land', entry, (die) => {
    const [attacker, defender] = LAND_RESULTS[die - 1][column];
    return [attacker.steps, defender.steps];
  });
};

const interception = (entry: GameEvent) => [rolledTest('interception', entry.by, entry, (die) => die <= INTERCEPTION.succeeds)];
const disengagement = (entry: GameEvent) => [rolledTest('disengagement', entry.by, entry, (die) => die >= number(entry, 'need'))];
const attrition = (entry: GameEvent) => [rolledTest('attrition', entry.by, entry, (die) => die > ATTRITION)];

const irishRevolt = (entry: GameEvent) => {
  const column = Math.max(0, IRISH_COLUMNS.filter((least) => least <= number(entry, 'landed')).length - 1);
  return [rolled('revolt', seatOf('S'), entry, (die) => IRISH_REVOLT[die - 1][column])];
};
const revolt = (results: readonly number[]) => (entry: GameEvent) => [rolled('revolt', seatOf('S'), entry, (die) => results[die - 1])];

function reader(first: WarWithSpain): RollReader {
  let { turn } = first;
  const wind = (entry: GameEvent) => {
    const column = (turnInfo(turn).rough ? 2 : 0) + (entry.values?.against ? 1 : 0);
    return [rolled('wind', entry.by, entry, (sum) => 0 - WIND_EFFECTS[sum - 2][column][1])];
  };
  const income = (entry: GameEvent) => {
    const divisor = turnInfo(turn).incomeDivisor;
    if (divisor === null) return [untold('income', entry.by)];
    const printed = INCOME[sideOf(entry.by ?? '')];
    return [rolled('income', entry.by, entry, (die) => Math.max(0, Math.floor(printed[die - 1] / divisor) - number(entry, 'missing')))];
  };
  const watch = (entry: GameEvent) => {
    if (entry.key === 'turn') turn = number(entry, 'turn');
  };
  return readingBy(
    {
      wind,
      intercepts: interception,
      interceptFails: interception,
      round,
      disengages: disengagement,
      staysEngaged: disengagement,
      battle,
      income,
      attrition,
      irishRevolt,
      englishRevolt: revolt(ENGLISH_REVOLT),
      scottishRevolt: revolt(SCOTTISH_REVOLT),
    },
    { watch },
  );
}

export const luckSource: LuckSource<WarWithSpain> = {
  kinds: { wind: 2, interception: 2, naval: 3, disengagement: 1, land: 3, income: 1, attrition: 1, revolt: 2 },
  reader,
  words: (language) => language.of(words),
};
