import { violation } from '../keys.js';
import { action, distance, opponentOf, sideOf } from '../state.js';

/** Range of a gun in buoys [3.2]. */
const REACH = 5;

export const fire = action({
  name: 'fire',
  case: '3.1',
  args: [],
  refuse: (view) => (distance(view) > REACH ? violation('range', '3.2', { reach: REACH }) : undefined),
  choices: (view) => (distance(view) > REACH ? [] : [[]]),
  perform({ G, dice, emit }, player) {
    const target = opponentOf(sideOf(player));
    const die = dice.die(6);
    const hit = die > distance(G);
    if (hit) G.hits[target] += 1;
    G.done = true;
    emit({
      key: hit ? 'hits' : 'misses',
      case: '3.1',
      by: player,
      at: [String(G.at[target])],
      values: { vessel: sideOf(player), target },
      roll: { dice: [die] },
    });
  },
});
