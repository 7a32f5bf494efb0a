import { actionOf, type KeyedTools } from '../../../kit/action.js';
import type { Modifier, Roll } from '../../../kit/events.js';
import type { SquadronId } from '../ids.js';
import type { ArmadaKeys, ChartId } from '../keys.js';
import type { Armada } from '../state.js';
/** What every rule is written with: the state, the dice, and the chronicle. */

export const action = actionOf<Armada, ArmadaKeys>();

export type Tools = KeyedTools<Armada, ArmadaKeys>;

/** A roll for the chronicle: `modifiers` left out when there are none. */
export const rollOf = (
  dice: readonly number[],
  modifiers: readonly Modifier[],
  rest: Omit<Roll<ChartId>, 'dice' | 'modifiers'>,
): Roll<ChartId> => ({
  dice,
  ...(modifiers.length && { modifiers }),
  ...rest,
});

/** Squadrons whose dice brought nothing, in one entry: a line for each would bury what did happen. */
export const unmoved = (
  thrown: readonly { readonly id: SquadronId; readonly die: number }[],
  read: Pick<Roll<ChartId>, 'chart' | 'row'>,
) => ({
  who: thrown.map(({ id }) => id),
  roll: rollOf(
    thrown.map(({ die }) => die),
    [],
    read,
  ),
});

/** Throws `count` dice. */
export const throwDice = ({ dice }: Tools, count: number): number[] => Array.from({ length: count }, () => dice.die(6));
