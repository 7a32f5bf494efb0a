import { OptionalKind, type Static, type TOptional, type TSchema } from '@sinclair/typebox';
import type { Dice } from './dice.js';
import type { GameEvent, Roll, Value } from './events.js';
import type { PlayerID } from './seats.js';
import { shape } from './shape.js';
import type { Values } from './texts.js';

/** Why a move is not allowed. The key of its text is "refusal." + `key`. */
export interface Violation<Case extends string = string> {
  readonly key: string;
  readonly case: Case;
  readonly values?: Values;
}

export type Named<Required extends string = never, Optional extends string = never> = { readonly [name in Required]: Value } & {
  readonly [name in Optional]?: Value;
};

/** Keys that a game's rules may use, declared in its `keys.ts`. Any other key, value, chart or case does not compile. */
export interface RuleKeys {
  readonly refusals: { readonly [key: string]: Values };
  readonly events: { readonly [key: string]: Values };
  readonly charts: string;
  readonly cases: string;
}

type KeyOf<Table> = keyof Table & string;

/** The `values` argument: required, optional or absent, depending on the key. */
type ValuesArgument<V> = V extends unknown
  ? [keyof V] extends [never]
    ? []
    : Record<never, never> extends V
      ? [values?: V]
      : [values: V]
  : never;

/** Returns the function that creates a game's violations: `violation('upwind', '6.1.2', { square })`. */
export const violationOf =
  <Keys extends RuleKeys>() =>
  <Key extends KeyOf<Keys['refusals']>>(
    key: Key,
    ruleCase: Keys['cases'],
    ...[values]: ValuesArgument<Keys['refusals'][Key]>
  ): Violation<Keys['cases']> => ({ key, case: ruleCase, values });

/** Type of an event's `values`: required, optional or absent, depending on the key. */
type EventValues<V> = V extends unknown
  ? [keyof V] extends [never]
    ? { readonly values?: undefined }
    : Record<never, never> extends V
      ? { readonly values?: V }
      : { readonly values: V }
  : never;

export type EventOf<Keys extends RuleKeys, Key extends KeyOf<Keys['events']>> = Omit<GameEvent, 'key' | 'case' | 'values' | 'roll'> & {
  readonly key: Key;
  readonly case: Keys['cases'];
  readonly roll?: Roll<Keys['charts']>;
} & EventValues<Keys['events'][Key]>;

/** Passed to a rule's `perform`: the state, which it changes in place, the dice, and `emit` for recording events. */
export interface ToolsOf<G> {
  readonly G: G;
  readonly dice: Dice;
  emit(event: GameEvent): void;
}

/** {@link ToolsOf} whose `emit` accepts only the game's events. */
export interface KeyedTools<G, Keys extends RuleKeys> extends Omit<ToolsOf<G>, 'emit'> {
  emit<Key extends KeyOf<Keys['events']>>(event: EventOf<Keys, Key>): void;
}

/** An action that players can take. Move validation, the bot's choices and the highlighted places all use it, so they cannot disagree. */
export interface Action<G, Name extends string = string, Args extends readonly unknown[] = readonly unknown[]> {
  readonly name: Name;
  /** Used only as a type ({@link MoveOf}), never set. */
  readonly args?: Args;
  /** Rule case that allows the action. */
  readonly case: string;
  /** Whether the other player's log hides the arguments. If so, both players may make this move simultaneously. */
  readonly secret: boolean;
  /** Whether the action cannot be undone, although it rolls no dice. */
  readonly final: boolean;
  /** Whether players who are not awaited may take the action too. Only for actions allowed in every step. */
  readonly anytime: boolean;
  /** Whether `args` have the right number and shape. */
  fits(args: readonly unknown[]): boolean;
  /** Returns why `args` are not allowed in this view, or `undefined` if they are. `args` must match the schema. */
  refuse(view: G, player: PlayerID, args: readonly unknown[]): Violation | undefined;
  /** Returns every argument list allowed now, or a representative sample if there are too many. */
  choices(view: G, player: PlayerID): Iterable<readonly unknown[]>;
  /** Performs a legal move, changing `G` in place. */
  perform(tools: ToolsOf<G>, player: PlayerID, args: readonly unknown[]): void;
}

/** Argument types of a list of schemas, as passed to the action's functions. */
export type ArgsOf<S extends readonly TSchema[]> = {
  -readonly [K in keyof S]: S[K] extends TOptional<TSchema> ? Static<S[K]> | undefined : Static<S[K]>;
};

/** Argument types as sent by clients: trailing optional arguments may be absent. */
export type SentArgs<S extends readonly TSchema[]> = S extends readonly [
  infer First extends TSchema,
  ...infer Rest extends readonly TSchema[],
]
  ? First extends TOptional<TSchema>
    ? [Static<First>?, ...SentArgs<Rest>]
    : [Static<First>, ...SentArgs<Rest>]
  : [];

/** Moves of a list of actions, discriminated by `move`. */
export type MoveOf<A> = A extends { readonly name: infer Name extends string; readonly args?: infer Args extends readonly unknown[] }
  ? { readonly move: Name; readonly args: Readonly<Args> }
  : never;

export type ArgsFor<M extends { readonly move: string; readonly args: readonly unknown[] }, Name extends string> = (M & {
  readonly move: Name;
})['args'];

/** Input of {@link actionOf}. */
export interface ActionSource<G, Name extends string, S extends readonly TSchema[], Keys extends RuleKeys = RuleKeys> {
  readonly name: Name;
  readonly case: Keys['cases'];
  readonly secret?: boolean;
  readonly final?: boolean;
  readonly anytime?: boolean;
  /** A schema for each argument. Trailing schemas may be `Type.Optional`. */
  readonly args: S;
  refuse(view: G, player: PlayerID, ...args: ArgsOf<S>): Violation | undefined;
  choices(view: G, player: PlayerID): Iterable<Readonly<Partial<ArgsOf<S>>>>;
  perform(tools: KeyedTools<G, Keys>, player: PlayerID, ...args: ArgsOf<S>): void;
}

/** Binds the types of state and keys: `actionOf<G, Keys>()({ name, case, args, refuse, choices, perform })`. */
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
      // Callers check `fits` first.
      refuse: (view, player, args) => source.refuse(view, player, ...(args as ArgsOf<S>)),
      choices: (view, player) => source.choices(view, player) as Iterable<readonly unknown[]>,
      perform: (tools, player, args) => source.perform(tools, player, ...(args as ArgsOf<S>)),
    };
  };
}
