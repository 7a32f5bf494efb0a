import { isDeepStrictEqual } from 'node:util';
import type { GameModule } from '../../src/boardgame/module.js';
import { quickDice } from '../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../src/kit/rules.js';
import { seed } from '../kit/seed.js';

/** Every object and list of a state; throws where one stands in two places, or in a state that is not this match's. */
function parts(state: unknown, elsewhere: ReadonlySet<object>, found = new Set<object>(), path = 'G'): Set<object> {
  if (typeof state !== 'object' || state === null) return found;
  if (found.has(state)) throw new Error(`${path} stands in two places`);
  if (elsewhere.has(state)) throw new Error(`${path} is a part of another match, of the rules, or of what was told`);
  found.add(state);
  for (const [key, inner] of Object.entries(state)) parts(inner, elsewhere, found, `${path}.${key}`);
  return found;
}

function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const inner of Object.values(value)) yield* partsOf(inner);
}

/** A match on used-up states beside the same match on copies. */
function playBoth({ rules, scenarios }: GameModule, number: number, mostMoves: number, elsewhere: Set<object>): void {
  const { setupData } = scenarios[number % scenarios.length];
  const [thrown, again, thoughts] = [quickDice(seed(number)), quickDice(seed(number)), quickDice(seed(number) + 1)];
  let copied = rules.setup(setupData, thrown);
  let used = rules.setup(setupData, again);
  const seen = new Set<object>();
  for (let move = 0; move < mostMoves && !rules.result(copied); move++) {
    const asked: PlayerID[] = Object.keys(rules.awaiting(copied));
    const playerID = asked[thoughts.die(asked.length) - 1];
    const pick = (choices: readonly Choice[]) => choices[die % choices.length];
    const die = thoughts.die(1_000_000);
    const offered = pick(rules.choices(rules.view(used, playerID), playerID));
    const choice = pick(rules.choices(rules.view(copied, playerID), playerID));
    const played = rules.play(copied, playerID, choice.move, choice.args, thrown);
    const advanced = rules.advance(used, playerID, offered, again);
    // Whoever remembers something by state would remember it of this one.
    if (advanced.G === used) throw new Error(`move ${move}, ${choice.move}, hands back the state it was given`);
    copied = played.G;
    used = advanced.G;
    if (!isDeepStrictEqual(copied, used)) throw new Error(`after move ${move}, ${choice.move}, the states differ`);
    if (!isDeepStrictEqual(played.chronicle, advanced.chronicle)) throw new Error(`move ${move}, ${choice.move}, is told otherwise`);
    for (const part of partsOf(advanced.chronicle)) elsewhere.add(part);
    for (const part of parts(used, elsewhere)) seen.add(part);
  }
  for (const part of seen) elsewhere.add(part);
}

/** Matches one after the other, none of which may hold a part of an earlier one. */
export function playUsedUp(module: GameModule, matches: number, mostMoves: number): void {
  const elsewhere = new Set<object>();
  for (let n = 0; n < matches; n++) playBoth(module, n, mostMoves, elsewhere);
}
