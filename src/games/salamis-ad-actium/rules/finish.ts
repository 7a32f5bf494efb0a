import { named } from '../fleetName.js';
import { enemyOf, type Outcome, sideOf } from '../state.js';
import { endTactical } from './campaign/aftermath.js';
import { givenUp } from './campaign/campaignVictory.js';
import { action, type Tools } from './ships.js';
import { outcome } from './victory.js';

/** The end of a battle, and of the match where it is no more than that battle [10.3]. */
export function finish(table: Tools, end: Outcome): void {
  const { G, tell } = table;
  const { side, level, reason, vp } = end;
  const war = G.camp !== null && G.phase === 'campaign';
  tell({ key: war ? 'warEnds' : 'battleEnds', case: war ? '12.13' : '10.3', values: { ...named(G, side), level, reason, vp: [...vp] } });
  G.await = null;
  if (G.camp && !war) endTactical(table, end);
  else G.result = end;
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
    table.tell({ key: 'concedes', case: '10.3', by: player, values: named(table.G, side) });
    const { G } = table;
    finish(table, G.phase === 'campaign' ? givenUp(G, side) : outcome(G, enemyOf(side), 'concede'));
  },
});
