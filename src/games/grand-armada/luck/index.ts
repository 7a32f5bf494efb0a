import type { GameEvent } from '../../../kit/events.js';
import { added, type LuckSource, pool, type RollReader, readingBy, rolled, rolledTest, scored } from '../../../kit/luckRolls.js';
import { both } from '../../../kit/odds.js';
import { scenarioOf } from '../data/scenarios.js';
import { HIT_ON, INITIATIVE, TIDE } from '../data/tables.js';
import { type Heading, SIDES, type Side } from '../ids.js';
import { boardingLoss } from '../rules/boarding.js';
import { tideLoss } from '../rules/tide.js';
import { windAfter } from '../rules/wind.js';
import { type GrandArmada, seatOf } from '../state.js';
import { words } from './words/index.js';

/** Returns a shot's roll of die + modifiers [8.1]. */
const shot = (kind: string) => (entry: GameEvent) => [rolledTest(kind, entry.by, entry, (die) => die + added(entry) >= HIT_ON)];

/** Returns a tide roll: the MP kept, out of the maximum that the tide can take [11]. */
const tide = (entry: GameEvent) => [rolled('tide', entry.by, entry, (die) => TIDE.most - tideLoss(die))];

/**
 * Returns a roll of opposed dice, English first.
 * @param score the result for a side's lead
 */
const contest = (kind: string, entry: GameEvent, english: number, score: (lead: number) => number, seatOf: (side: Side) => string) =>
  SIDES.map((side) => {
    const [e, s] = entry.roll?.dice ?? [];
    const sign = side === 'E' ? 1 : -1;
    const of = (a: number, b: number) => score(sign * (a + english - b));
    return scored(kind, seatOf(side), both(pool(1), pool(1), of), of(e, s));
  });

const crewLost = (lead: number): number => Math.sign(lead) * boardingLoss(lead);

/** Returns a reader that tracks the wind, because wind odds depend on the present wind. */
function reader(first: GrandArmada): RollReader {
  const seat = (side: Side) => seatOf(first, side);
  const initial: Heading = scenarioOf(first).windFrom;
  let present = first.windFrom;
  const wind = (entry: GameEvent) => {
    const before = present;
    const stake = rolledTest('wind', undefined, entry, (die) => windAfter(die, initial, before) !== before);
    present = entry.values?.from as Heading;
    return [stake];
  };
  const boarding = (entry: GameEvent) => {
    const [e, s] = entry.roll?.dice ?? [];
    const ahead = Number(entry.values?.english) - e - (Number(entry.values?.spanish) - s);
    return contest('boarding', entry, ahead, crewLost, seat);
  };
  const initiative = (entry: GameEvent) => contest('initiative', entry, INITIATIVE.english, (lead) => Number(lead > 0), seat);
  return readingBy({
    windShifts: wind,
    windHolds: wind,
    initiative,
    initiativeTie: initiative,
    tide,
    firesGuns: shot('guns'),
    firesCrew: shot('crewFire'),
    boarding,
    boardingEven: boarding,
  });
}

export const luckSource: LuckSource<GrandArmada> = {
  kinds: { wind: 1, initiative: 1, tide: 1, guns: 2, crewFire: 2, boarding: 3 },
  reader,
  words: (language) => language.of(words),
};
