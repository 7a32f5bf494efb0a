import type { Action, ArgsFor, MoveOf, ToolsOf, Violation } from './action.js';
import { clone } from './clone.js';
import type { Dice } from './dice.js';
import type { GameEvent } from './events.js';
import { english } from './language.js';
import { memoizing } from './memo.js';
import { type PlayerID, SEATS } from './seats.js';
import { say, type Texts, type Values } from './texts.js';
import { words } from './words/index.js';

export type { PlayerID } from './seats.js';

/** A refusal as a sentence, with its case. `key` and `values` are for translation. */
export interface Refusal {
  readonly reason: string;
  readonly case: string;
  readonly key: string;
  readonly values?: Values;
}

/** A move with its arguments. */
export interface Choice {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** A match result. `winner` is absent if drawn. */
export interface Result {
  readonly winner?: PlayerID;
  readonly reason: string;
  readonly turn: number;
}

/** The new state and the events after a move. */
export interface Played<G> {
  readonly G: G;
  readonly chronicle: readonly GameEvent[];
}

/**
 * A game's rules as pure functions of plain JSON. Inputs are never changed, and all chance comes from `dice`. `M` is
 * the union of its moves,
 * so a wrong name or argument does not compile. Code that gets moves from outside uses plain `Rules`.
 */
export interface Rules<G = unknown, out M extends Choice = Choice> {
  /** Returns the first state. Throws an Error that names the key if `setupData` is invalid. */
  setup(setupData: unknown, dice: Dice): G;
  /** Returns the state at the first decision, with the events before it. */
  open(setupData: unknown, dice: Dice): Played<G>;
  phase(G: G): string;
  /** Returns the players who must decide, each with their step; empty after the match. */
  awaiting(G: G): Record<PlayerID, string>;
  /** Returns a player's legal moves. */
  choices(view: G, playerID: PlayerID): M[];
  /** Returns why a move is not allowed in the player's view, or `undefined` if it is. Accepts malformed arguments. */
  refusal<Name extends M['move']>(view: G, playerID: PlayerID, move: Name, args: ArgsFor<M, Name>): Refusal | undefined;
  /** Plays a move. Throws a {@link Refused} if it is not allowed. */
  play<Name extends M['move']>(G: G, playerID: PlayerID, move: Name, args: ArgsFor<M, Name>, dice: Dice): Played<G>;
  /** Like `play`, but without checks, for search. `choice` must come from `choices` of this state. Do not use `G` afterwards. */
  advance(G: G, playerID: PlayerID, choice: M, dice: Dice): Played<G>;
  /** Returns the state as seen by a player; `null` stands for a spectator. */
  view(G: G, playerID: PlayerID | null): G;
  result(G: G): Result | undefined;
}

export interface Phase<G, Case extends string = string> {
  readonly title: string;
  readonly case: Case;
  readonly steps: { readonly [step: string]: readonly Action<G>[] };
}

export type Sequence<G, Case extends string = string> = { readonly [phase: string]: Phase<G, Case> };

/** Moves of a sequence of play and of the actions allowed in every step: `MovesIn<typeof sequence, typeof always>`. */
export type MovesIn<S extends { readonly [phase: string]: { readonly steps: object } }, Always extends readonly unknown[]> =
  | MoveOf<
      { [P in keyof S]: S[P]['steps'][keyof S[P]['steps']] }[keyof S] extends infer List
        ? List extends readonly (infer A)[]
          ? A
          : never
        : never
    >
  | MoveOf<Always[number]>;

export interface RulesSource<G, S extends Sequence<G>, Always extends readonly Action<G>[]> {
  readonly sequence: S;
  /** Actions allowed in every step, such as conceding. Players who are not awaited may take those with `anytime`. */
  readonly always: Always;
  readonly texts: Texts;
  setup(setupData: unknown, dice: Dice): G;
  /** Executes the automatic parts of the sequence up to the next decision or the end. */
  proceed(tools: ToolsOf<G>): void;
  phase(G: G): string;
  awaiting(G: G): Record<PlayerID, string>;
  view(G: G, playerID: PlayerID | null): G;
  result(G: G): Result | undefined;
}

/** Thrown by `play` for an illegal move. The state is unchanged. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: Refusal) {
    super(`${refusal.reason} (${refusal.case})`);
  }
}

/** Maximum number of events per move. Only an unreachable state produces more. */
const MOST_EVENTS = 20_000;

/** Makes a game's rules from its sequence of play. Throws an Error if two different actions share a name. */
export function makeRules<G, const S extends Sequence<G>, const Always extends readonly Action<G>[]>(
  source: RulesSource<G, S, Always>,
): Rules<G, MovesIn<S, Always>> {
  const texts = { ...english.of(words), ...source.texts };
  const every = new Map<string, Action<G>>();
  const byStep = new Map<string, Map<string, ReadonlyMap<string, Action<G>>>>();
  for (const [phase, { steps }] of Object.entries(source.sequence)) {
    const ofPhase = new Map<string, ReadonlyMap<string, Action<G>>>();
    byStep.set(phase, ofPhase);
    for (const [step, actions] of Object.entries(steps)) {
      const here = new Map([...actions, ...source.always].map((action) => [action.name, action]));
      ofPhase.set(step, here);
      for (const action of here.values()) {
        if ((every.get(action.name) ?? action) !== action) throw new Error(`two actions are called "${action.name}"`);
        every.set(action.name, action);
      }
    }
  }
  const anytime = new Map(source.always.filter((action) => action.anytime).map((action) => [action.name, action]));
  const actionsOf = (G: G, step: string) => byStep.get(source.phase(G))?.get(step);
  /** Returns the actions of the player's step, or the `anytime` actions if the game does not wait for the player. */
  const actionsNow = (G: G, playerID: PlayerID) => {
    const awaiting = source.awaiting(G);
    const step = Object.hasOwn(awaiting, playerID) ? awaiting[playerID] : undefined;
    return step === undefined ? anytime : actionsOf(G, step);
  };

  const worded = ({ key, case: ruleCase, values }: Violation): Refusal => ({
    reason: say(texts, `refusal.${key}`, values),
    case: ruleCase,
    key,
    ...(values && { values }),
  });

  const phaseOf = (G: G): Phase<G> => {
    const name = source.phase(G);
    const phase = source.sequence[name];
    if (!phase) throw new Error(`no phase "${name}"`);
    return phase;
  };

  const refuse = (view: G, playerID: PlayerID, move: string, args: readonly unknown[]): Violation | undefined => {
    const phase = phaseOf(view);
    if (source.result(view)) return { key: 'over', case: phase.case };
    const action = SEATS.includes(playerID) ? actionsNow(view, playerID)?.get(move) : undefined;
    if (!action) {
      if (!Object.hasOwn(source.awaiting(view), playerID)) return { key: 'notAsked', case: phase.case };
      const elsewhere = every.get(move);
      return elsewhere ? { key: 'notNow', case: elsewhere.case, values: { move } } : { key: 'unknownMove', case: phase.case };
    }
    if (!Array.isArray(args) || !action.fits(args)) return { key: 'malformed', case: action.case, values: { move } };
    return action.refuse(view, playerID, args);
  };

  const toolsFor = (G: G, dice: Dice): ToolsOf<G> & { readonly chronicle: GameEvent[] } => {
    const chronicle: GameEvent[] = [];
    const emit = (entry: GameEvent) => {
      if (chronicle.push(entry) > MOST_EVENTS) throw new Error('a move does not end');
    };
    return { G, dice, chronicle, emit };
  };

  const carryOut = (G: G, playerID: PlayerID, { move, args }: Choice, dice: Dice): Played<G> => {
    const next = toolsFor(G, dice);
    actionsNow(G, playerID)?.get(move)?.perform(next, playerID, clone(args));
    source.proceed(next);
    return { G: next.G, chronicle: next.chronicle };
  };

  const rules: Rules<G> = {
    setup: (setupData, dice) => rules.open(setupData, dice).G,
    open(setupData, dice) {
      const opened = toolsFor(source.setup(setupData, dice), dice);
      source.proceed(opened);
      return { G: opened.G, chronicle: opened.chronicle };
    },
    phase: source.phase,
    awaiting: source.awaiting,
    choices(view, playerID) {
      const awaiting = source.awaiting(view);
      const step = Object.hasOwn(awaiting, playerID) ? awaiting[playerID] : undefined;
      if (step === undefined) return [];
      return memoizing(() => {
        const choices: Choice[] = [];
        for (const action of actionsOf(view, step)?.values() ?? []) {
          for (const args of action.choices(view, playerID)) choices.push({ move: action.name, args });
        }
        return choices;
      });
    },
    refusal(view, playerID, move, args) {
      const refused = memoizing(() => refuse(view, playerID, move, args));
      return refused && worded(refused);
    },
    play(G, playerID, move, args, dice) {
      const refused = memoizing(() => refuse(source.view(G, playerID), playerID, move, args));
      if (refused) throw new Refused(worded(refused));
      return carryOut(clone(G), playerID, { move, args }, dice);
    },
    // A new object, because results are memoized by identity.
    advance: (G, playerID, choice, dice) => carryOut({ ...G }, playerID, choice, dice),
    view: source.view,
    result: source.result,
  };
  // Arguments are checked at run time; the type comes from the sequence.
  return rules as Rules<G, never>;
}
