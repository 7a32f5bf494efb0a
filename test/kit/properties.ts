import { isDeepStrictEqual } from 'node:util';
import { clone } from '../../src/kit/clone.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import type { GameEvent } from '../../src/kit/events.js';
import { type Choice, type PlayerID, Refused } from '../../src/kit/rules.js';
import { about } from './about.js';

/** Chooses the moves of a seat, from its view. */
export type Player<G> = (view: G, playerID: PlayerID, dice: Dice) => Choice;

export const randomPlayer =
  <G>({ rules }: GameDefinition<G>): Player<G> =>
  (view, playerID, dice) => {
    const choices = rules.choices(view, playerID);
    if (!choices.length) throw new Error(`dead end in ${rules.phase(view)}/${rules.awaiting(view)[playerID]}`);
    return choices[dice.die(choices.length) - 1];
  };

/** One decision of a match. All values are frozen. */
export interface Decision<G> {
  readonly G: G;
  readonly view: G;
  readonly playerID: PlayerID;
  readonly choice: Choice;
  readonly number: number;
}

export interface Match<G> {
  readonly moves: readonly (Choice & { readonly playerID: PlayerID })[];
  readonly last: G;
}

interface MatchOptions<G> {
  readonly setupData?: unknown;
  readonly seed: number;
  readonly players?: { readonly [playerID: string]: Player<G> };
  readonly mostMoves?: number;
  onDecision?(decision: Decision<G>, dice: Dice): void;
  onPlayed?(decision: Decision<G>, after: G, chronicle: readonly GameEvent[]): void;
}

/**
 * Plays a match to its end and reports every decision with its result.
 * @throws Error on a dead end or an endless match
 */
export const playMatch = <G>(definition: GameDefinition<G>, options: MatchOptions<G>): Match<G> =>
  about(`seed ${options.seed}`, () => played(definition, options));

function played<G>(definition: GameDefinition<G>, options: MatchOptions<G>): Match<G> {
  const { rules } = definition;
  const { seed, players = {}, mostMoves = 20_000 } = options;
  const dice = quickDice(seed * 7919 + 1);
  const thoughts = quickDice(seed * 104_729 + 2);
  const random = randomPlayer(definition);
  const moves: (Choice & { playerID: PlayerID })[] = [];
  let G = freeze(rules.setup(options.setupData, dice));
  while (!rules.result(G)) {
    const waiting = Object.keys(rules.awaiting(G));
    if (!waiting.length) throw new Error(`nobody is awaited, and the match is not over (move ${moves.length})`);
    const playerID = waiting[thoughts.die(waiting.length) - 1];
    const view = freeze(rules.view(G, playerID));
    const choice = (players[playerID] ?? random)(view, playerID, thoughts);
    const decision = { G, view, playerID, choice, number: moves.length };
    if (moves.length % SEEN_AGAIN === 0) checkViews(definition, G);
    options.onDecision?.(decision, thoughts);
    const played = rules.play(G, playerID, choice.move, choice.args, dice);
    options.onPlayed?.(decision, freeze(played.G), played.chronicle);
    moves.push({ ...choice, playerID });
    G = freeze(played.G);
    if (moves.length > mostMoves) throw new Error(`no end after ${mostMoves} moves`);
  }
  return { moves, last: G };
}

/** Deep-freezes plain JSON, so that a rule that changes its input throws. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

/** Returns a changed copy of a legal move, as a client might send it, with changed, swapped, copied, missing or forged arguments. */
export function mutant(choices: readonly Choice[], dice: Dice): Choice {
  const any = <T>(things: readonly T[]): T => things[dice.die(things.length) - 1];
  const { move, args } = any(choices);
  const bent = clone(args) as unknown[];
  const lent = clone(any(choices).args) as unknown[];
  switch (dice.die(10)) {
    case 1:
      return { move, args: bent.slice(0, -1) };
    case 2:
      return { move, args: [...bent, any(FORGED)] };
    case 3:
      return { move: any(choices).move, args: bent };
    case 4:
      return { move, args: bent.map((arg) => (dice.die(2) === 1 ? any(FORGED) : arg)) };
    case 5:
      return { move, args: bent.map((arg, i) => (dice.die(2) === 1 && i < lent.length ? lent[i] : arg)) };
    case 6:
      return { move, args: bent.reverse() };
    default:
      return { move, args: bent.map((arg) => bend(arg, lent, dice)) };
  }
}

const FORGED: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  'A1',
  'nobody',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  Array.from({ length: 500 }, () => 'A1'),
  JSON.parse('{"__proto__":{"alive":true}}'),
  { constructor: 1, toString: 2 },
];

/** Returns a similar value of the same kind, such as a nearby id or number, or a longer or shorter array. */
function bend(value: unknown, lent: readonly unknown[], dice: Dice): unknown {
  const any = <T>(things: readonly T[]): T => things[dice.die(things.length) - 1];
  if (typeof value === 'number') return value + any([-2, -1, 1, 2]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const borrowed = strings(lent).filter((text) => text !== value);
    if (borrowed.length && dice.die(2) === 1) return any(borrowed);
    return nearby(value, any([-101, -100, -99, -1, 0, 1, 99, 100, 101]), any([-1, 0, 1]));
  }
  if (Array.isArray(value)) {
    const list = value.map((inner) => (dice.die(2) === 1 ? bend(inner, lent, dice) : inner));
    const others = lent.flatMap((arg) => (Array.isArray(arg) ? arg : [arg]));
    switch (dice.die(4)) {
      case 1:
        return list.slice(0, -1);
      case 2:
        return [...list, any(others.length ? others : [null])];
      case 3:
        return list.reverse();
      default:
        return list;
    }
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    dice.die(2) === 1 ? bend(inner, lent, dice) : inner,
  ]);
  return Object.fromEntries(dice.die(5) === 1 ? entries.slice(1) : entries);
}

/** Returns a neighbouring label. "B3" and "K-10" change letter and number, "0911" column and row. */
function nearby(label: string, hop: number, step: number): string {
  const [, letter, dash, digits] = /^([A-Z]?)(-?)(\d+)$/.exec(label) ?? [];
  if (!digits) return label;
  if (!letter) return String(Math.max(0, Number(digits) + hop)).padStart(digits.length, '0');
  return String.fromCharCode(letter.charCodeAt(0) + step) + dash + (Number(digits) + Math.sign(hop));
}

const strings = (values: readonly unknown[]): string[] =>
  values.flatMap((value): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? strings(Object.values(value)) : [];
  });

const SEEN_AGAIN = 15;

/** Checks that the view of a view is the same view with the same choices, and that every query works on any view. */
export function checkViews<G>({ rules }: GameDefinition<G>, G: G): void {
  const seats = Object.keys(rules.awaiting(G));
  for (const seat of ['0', '1', null]) {
    const seen = freeze(rules.view(G, seat));
    const again = freeze(rules.view(seen, seat));
    claim(isDeepStrictEqual(again, seen), () => `the view of ${seat} looks different when it is looked at again`);
    for (const asked of seats) {
      const choices = rules.choices(rules.view(seen, asked), asked);
      if (asked !== seat) continue;
      claim(isDeepStrictEqual(choices, rules.choices(seen, asked)), () => `${seat} has other choices in the view of his view`);
    }
  }
}

const keyOf = ({ move, args }: Choice) => `${move} ${JSON.stringify(args)}`;

/**
 * Compares `refusal` with `choices` in one position.
 * @param also whether a move outside `choices` is legal. If `choices` is a sample, a slow check without the rules' code
 * @returns the number of mutants tried
 */
export function checkAgreement<G>(
  { rules }: GameDefinition<G>,
  { G, view, playerID }: Decision<G>,
  dice: Dice,
  mutants: number,
  also: (view: G, playerID: PlayerID, choice: Choice) => boolean,
): number {
  const choices = rules.choices(view, playerID);
  for (const choice of choices) {
    const refused = rules.refusal(view, playerID, choice.move, choice.args);
    claim(!refused, () => `offered, but refused: ${keyOf(choice)}: ${refused?.reason}`);
  }
  let offered: Set<string> | undefined;
  for (let tried = 0; tried < mutants; tried++) {
    const wild = mutant(choices, dice);
    const refused = rules.refusal(view, playerID, wild.move, wild.args);
    offered ??= new Set(choices.map(keyOf));
    const allowed = offered.has(keyOf(wild)) || also(view, playerID, wild);
    claim(
      allowed === !refused,
      () => `${allowed ? 'allowed' : 'not allowed'}, but ${refused ? `refused: ${refused.reason}` : 'accepted'}: ${keyOf(wild)}`,
    );
    if (!refused) continue;
    claim(/^\d+\.\d/.test(refused.case), () => `refused without a case: ${keyOf(wild)}`);
    claim(!/^refusal\.|undefined|\[object/.test(refused.reason), () => `refused without a reason: ${refused.key}: ${refused.reason}`);
    if (tried === 0)
      claim(
        throws(() => rules.play(G, playerID, wild.move, wild.args, noDice)),
        () => `carried out: ${keyOf(wild)}`,
      );
  }
  return mutants;
}

/** Throws an error with the message unless `holds`. Fast enough for millions of calls. */
export function claim(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(message());
}

function throws(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch (error) {
    return error instanceof Refused;
  }
}

/** Dice for moves that must not roll. */
export const noDice: Dice = {
  die: () => {
    throw new Error('no die is due');
  },
};

export const everyStep = <G>({ sequence }: GameDefinition<G>): string[] =>
  Object.entries(sequence).flatMap(([phase, { steps }]) => Object.keys(steps).map((step) => `${phase}/${step}`));
