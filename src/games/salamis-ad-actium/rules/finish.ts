import { enemyOf, type Outcome, sideOf } from '../state.js';
import { action, type Tools } from './ships.js';
import { outcome } from './victory.js';

/** The end of a battle, and of the match where it is no more than that battle [10.3]. */
export function finish({ G, tell }: Tools, end: Outcome): void {
  const { side, level, reason, vp } = end;
  tell({ key: 'battleEnds', case: '10.3', values: { side, level, reason, vp: [...vp] } });
  G.await = null;
  G.result = end;
}

/** A player gives up the battle, or the campaign between battles, at any time. */
export const concede = action({
  name: 'concede',
  case: '10.3',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform(table, player) {
    const side = sideOf(table.G, player);
    table.tell({ key: 'concedes', case: '10.3', by: player, values: { side } });
    finish(table, outcome(table.G, enemyOf(side), 'concede'));
  },
});
