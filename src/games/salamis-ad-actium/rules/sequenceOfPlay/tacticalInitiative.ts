import * as Type from '@sinclair/typebox';
import { COUNTERS } from '../../data/setup.js';
import { named } from '../../fleetName.js';
import { placeAfterRoll, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, type Tools, violation } from '../basics/ships.js';
import { cincMod } from '../lostBattles/victory.js';

// A counter buys an extra Action Phase when the Intermediate counter is drawn [4.4].

/** Number of opportunities per turn for spending counters. */
const WINDOWS = COUNTERS.initiativePerTurn;

const canSeize = (G: Salamis, side: Side): boolean =>
  G.options.tacticalInitiative && G.ti[side] > 0 && G.tiThisTurn[side] < COUNTERS.initiativePerTurn;

/**
 * Gives an opportunity for spending counters if either side could use it.
 * @returns whether it was given
 */
export function openSeizing({ G }: Tools): boolean {
  if (G.seizeRound >= WINDOWS || !SIDES.some((side) => canSeize(G, side))) return false;
  G.seizeRound += 1;
  G.seizing = true;
  for (const side of SIDES) G.secret.seize[side] = canSeize(G, side) ? null : false;
  return true;
}

/**
 * Spends counters after both sides have answered.
 * @returns whether an answer is awaited
 */
export function resolveSeizing(tools: Tools): boolean {
  const { G, emit } = tools;
  const late = SIDES.filter((side) => G.secret.seize[side] === null);
  if (late.length) {
    G.await = { kind: 'seize', sides: late };
    return true;
  }
  const players = SIDES.filter((side) => G.secret.seize[side] === true);
  G.await = null;
  G.seizing = false;
  G.secret.seize = [null, null];
  if (!players.length) {
    // No counter was spent: no second window.
    G.seizeRound = WINDOWS;
    return false;
  }
  for (const side of players) {
    G.ti[side] -= 1;
    G.tiThisTurn[side] += 1;
    emit({ key: 'seizes', case: '4.4', values: { ...named(G, side), left: G.ti[side] } });
  }
  G.extra = players.length === 2 ? firstOfTwo(tools) : players;
  return false;
}

/** Returns the order of the sides if both have spent a counter, decided by a roll. */
function firstOfTwo({ G, dice, emit }: Tools): Side[] {
  for (;;) {
    const rolls = SIDES.map((side) => {
      const die = dice.die(10);
      const command = cincMod(G, side);
      return { side, die, total: die + command, command };
    });
    const by = rolls[0].total - rolls[1].total;
    for (const { side, die, total, command } of rolls) {
      emit({
        key: 'seizeOrder',
        case: '4.4',
        values: { ...named(G, side), result: placeAfterRoll(side === 0 ? by : -by) },
        roll: { dice: [die], ...(command && { modifiers: [['cinc', command] as const] }), total },
      });
    }
    if (by) return by > 0 ? [0, 1] : [1, 0];
  }
}

export const seize = action({
  name: 'seize',
  case: '4.4',
  secret: true,
  args: [Type.Boolean()],
  refuse: (view, player, play) => (play && !canSeize(view, sideOf(view, player)) ? violation('noInitiative', '4.4') : undefined),
  choices: () => [[true], [false]],
  perform({ G }, player, play) {
    G.secret.seize[sideOf(G, player)] = play;
  },
});
