import { OptionalKind, type Static, type TOptional, type TSchema } from '@sinclair/typebox';
import type { Dice } from './dice.js';
import type { GameEvent, Roll, Value } from './events.js';
import type { PlayerID } from './seats.js';
import { shape } from './shape.js';
import type { Values } from './texts.js';

/** Why something is not allowed: a key of the game's texts ("refusal." + key), the case that forbids it, and what to fill in. */
export interface Violation<Case extends string = string> {
  readonly key: string;
  readonly case: Case;
  readonly values?: Values;
}

/** The values that a key takes, by name. */
export type Named<Required extends string = never, Optional extends string = never> = { readonly [name in Required]: Value } & {
  readonly [name in Optional]?: Value;
};

/** What the rules of a game may name. A game declares its own in `keys.ts`; any other key, value, chart or case does not compile. */
export interface RuleKeys {
  /** The keys of its refusals, with the values that each takes. */
  readonly refusals: { readonly [key: string]: Values };
  /** The keys of its events, with the values that each takes. */
  readonly events: { readonly [key: string]: Values };
  readonly charts: string;
  readonly cases: string;
}

type KeyOf<Table> = keyof Table & string;

/** The last argument of a violation: required, optional or none, as its key takes values. */
type ValuesArgument<V> = V extends unknown
  ? [keyof V] extends [never]
    ? []
    : Record<never, never> extends V
      ? [values?: V]
      : [values: V]
  : never;

/** Makes the violations of a game: `violation('upwind', '6.1.2', { square })`. */
export const violationOf =
  <Keys extends RuleKeys>() =>
  <Key extends KeyOf<Keys['refusals']>>(
    key: Key,
    ruleCase: Keys['cases'],
    ...[values]: ValuesArgument<Keys['refusals'][Key]>
  ): Violation<Keys['cases']> => ({ key, case: ruleCase, values });

/** The values of an event: required, optional or none, as its key takes them. */
type EventValues<V> = V extends unknown
  ? [keyof V] extends [never]
    ? { readonly values?: undefined }
    : Record<never, never> extends V
      ? { readonly values?: V }
      : { readonly values: V }
  : never;

/** An event with a key of the game. */
export type EventOf<Keys extends RuleKeys, Key extends KeyOf<Keys['events']>> = Omit<GameEvent, 'key' | 'case' | 'values' | 'roll'> & {
  readonly key: Key;
  readonly case: Keys['cases'];
  readonly roll?: Roll<Keys['charts']>;
} & EventValues<Keys['events'][Key]>;

/** What a rule works with while it is carried out: the state to change in place, the dice, and `emit` to record what happens. */
export interface ToolsOf<G> {
  readonly G: G;
  readonly dice: Dice;
  emit(event: GameEvent): void;
}

/** The same for the rules of a game with keys: `emit` takes its own events alone. */
export interface KeyedTools<G, Keys extends RuleKeys> extends Omit<ToolsOf<G>, 'emit'> {
  emit<Key extends KeyOf<Keys['events']>>(event: EventOf<Keys, Key>): void;
}

/**
 * Everything a player can do is one of these, beside the rule it comes from. The move and its validation, the bot's list, the
 * lit-up map and the reason why not are all made from it, so they cannot disagree.
 */
export interface Action<G, Name extends string = string, Args extends readonly unknown[] = readonly unknown[]> {
  /** Name of the boardgame.io move. */
  readonly name: Name;
  /** Carries the type of the arguments to {@link MoveOf}; never a value. */
  readonly args?: Args;
  /** The case that grants it. */
  readonly case: string;
  /** Its arguments stay out of the match log of everybody else, and two players may send theirs at the same moment. */
  readonly secret: boolean;
  /** It cannot be taken back, although it throws no die. */
  readonly final: boolean;
  /** Players who are not awaited may do it as well, at any moment of the match. Only for actions that belong to every step. */
  readonly anytime: boolean;
  /** Whether `args` have the right number and shape: what `refuse` may rely on. */
  fits(args: readonly unknown[]): boolean;
  /** Why these arguments are not allowed now, or nothing. `view` is what the player can see. */
  refuse(view: G, player: PlayerID, args: readonly unknown[]): Violation | undefined;
  /** Every argument list that is allowed now; a fair sample where the spec says so. */
  choices(view: G, player: PlayerID): Iterable<readonly unknown[]>;
  /** Does it, in place. Called only with arguments that are not refused. */
  perform(tools: ToolsOf<G>, player: PlayerID, args: readonly unknown[]): void;
}

/** The types of the arguments that a list of schemas describes, as an action's own functions take them. */
export type ArgsOf<S extends readonly TSchema[]> = {
  -readonly [K in keyof S]: S[K] extends TOptional<TSchema> ? Static<S[K]> | undefined : Static<S[K]>;
};

/** The same as a move is sent: what is optional may be left out at the end. */
export type SentArgs<S extends readonly TSchema[]> = S extends readonly [
  infer First extends TSchema,
  ...infer Rest extends readonly TSchema[],
]
  ? First extends TOptional<TSchema>
    ? [Static<First>?, ...SentArgs<Rest>]
    : [Static<First>, ...SentArgs<Rest>]
  : [];

/** The moves that a list of actions makes: each name with its own list of arguments, told apart by the name. */
export type MoveOf<A> = A extends { readonly name: infer Name extends string; readonly args?: infer Args extends readonly unknown[] }
  ? { readonly move: Name; readonly args: Readonly<Args> }
  : never;

/** The arguments of one move among several, found by its name. */
export type ArgsFor<M extends { readonly move: string; readonly args: readonly unknown[] }, Name extends string> = (M & {
  readonly move: Name;
})['args'];

/** What an action is made from; see {@link Action}. */
export interface ActionSource<G, Name extends string, S extends readonly TSchema[], Keys extends RuleKeys = RuleKeys> {
  readonly name: Name;
  readonly case: Keys['cases'];
  readonly secret?: boolean;
  readonly final?: boolean;
  readonly anytime?: boolean;
  /** One schema an argument; the last ones may be optional (`Type.Optional`). */
  readonly args: S;
  refuse(view: G, player: PlayerID, ...args: ArgsOf<S>): Violation | undefined;
  choices(view: G, player: PlayerID): Iterable<Readonly<Partial<ArgsOf<S>>>>;
  perform(tools: KeyedTools<G, Keys>, player: PlayerID, ...args: ArgsOf<S>): void;
}

/** Binds the types of state and keys once: `const action = actionOf<G, Keys>()`, then `action({ name, case, args, refuse, choices, perform })`. */
export function actionOf<G, Keys extends RuleKeys = RuleKeys>() {
  return <const Name extends string, const S extends readonly TSchema[]>(
    source: ActionSource<G, Name, S, Keys>,
  ): Action<G, Name, SentArgs<S>> => {
    const shapes = source.args.map(shape);
    const needed = source.args.filter((schema) => !(OptionalKind in schema)).length;
    return {
      name: source.name,
      case: source.case,
      secret: source.secret ?? false,
      final: source.final ?? false,
      anytime: source.anytime ?? false,
      fits: (args) => args.length >= needed && args.length <= shapes.length && args.every((arg, i) => shapes[i]?.(arg)),
      // `fits` has established the shape before any of these is called.
      refuse: (view, player, args) => source.refuse(view, player, ...(args as ArgsOf<S>)),
      choices: (view, player) => source.choices(view, player) as Iterable<readonly unknown[]>,
      perform: (tools, player, args) => source.perform(tools, player, ...(args as ArgsOf<S>)),
    };
  };
}
