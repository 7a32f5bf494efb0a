import { actionOf, type KeyedTools } from '../../../kit/action.js';
import type { Modifier, Roll } from '../../../kit/events.js';
import type { SquadronId } from '../ids.js';
import type { ArmadaKeys, ChartId } from '../keys.js';
import type { Armada } from '../state.js';

export const action = actionOf<Armada, ArmadaKeys>();

export type Tools = KeyedTools<Armada, ArmadaKeys>;

/** Returns the `roll` of an event, without the key `modifiers` if there are none. */
export const rollOf = (
  dice: readonly number[],
  modifiers: readonly Modifier[],
  rest: Omit<Roll<ChartId>, 'dice' | 'modifiers'>,
): Roll<ChartId> => ({
  dice,
  ...(modifiers.length && { modifiers }),
  ...rest,
});

/** Returns the parts of a single event for all squadrons whose rolls had no effect, to keep the log short. */
export const unmoved = (
  rolled: readonly { readonly id: SquadronId; readonly die: number }[],
  read: Pick<Roll<ChartId>, 'chart' | 'row'>,
) => ({
  who: rolled.map(({ id }) => id),
  roll: rollOf(
    rolled.map(({ die }) => die),
    [],
    read,
  ),
});

export const rollDice = ({ dice }: Tools, count: number): number[] => Array.from({ length: count }, () => dice.die(6));
