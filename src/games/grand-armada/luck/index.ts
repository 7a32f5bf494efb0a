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

/** 8.1: one die and what is added to it. */
const shot = (kind: string) => (entry: GameEvent) => [rolledTest(kind, entry.by, entry, (die) => die + added(entry) >= HIT_ON)];

/** 11: what the tide leaves a ship of the most that it can take. */
const tide = (entry: GameEvent) => [rolled('tide', entry.by, entry, (die) => TIDE.most - tideLoss(die))];

/** What both sides make of two dice, the English die first. @param score of the lead that a side has by its die */
const contest = (kind: string, entry: GameEvent, english: number, score: (lead: number) => number, seatOf: (side: Side) => string) =>
  SIDES.map((side) => {
    const [e, s] = entry.roll?.dice ?? [];
    const sign = side === 'E' ? 1 : -1;
    const of = (a: number, b: number) => score(sign * (a + english - b));
    return scored(kind, seatOf(side), both(pool(1), pool(1), of), of(e, s));
  });

/** The points that a lead takes from the enemy; less than nothing where it is the enemy's. */
const crewLost = (lead: number): number => Math.sign(lead) * boardingLoss(lead);

/** Reads a match: what the wind's die brings depends on where it stands. */
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
