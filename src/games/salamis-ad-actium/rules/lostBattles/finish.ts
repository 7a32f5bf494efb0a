import { endTactical } from '../../campaign/rules/aftermath.js';
import { givenUp } from '../../campaign/rules/victory.js';
import { named } from '../../fleetName.js';
import { opponentOf, sideOf } from '../../sides.js';
import type { SalamisResult } from '../../state.js';
import { action, type Tools } from '../basics/ships.js';
import { findMissing } from '../intermediate/officers.js';
import { resultOf } from './victory.js';

/** Lost battles: how a battle ends, and the match where it is no more than that battle [10.3]. */
export function finish(tools: Tools, end: SalamisResult): void {
  const { G, emit } = tools;
  const { side, level, reason, vp } = end;
  const war = G.camp !== null && G.phase === 'campaign';
  emit({ key: war ? 'warEnds' : 'battleEnds', case: war ? '12.13' : '10.3', values: { ...named(G, side), level, reason, vp: [...vp] } });
  G.await = null;
  if (G.camp && !war) endTactical(tools, end);
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
  perform(tools, player) {
    const side = sideOf(tools.G, player);
    tools.emit({ key: 'concedes', case: '10.3', by: player, values: named(tools.G, side) });
    const { G } = tools;
    findMissing(tools);
    finish(tools, G.phase === 'campaign' ? givenUp(G, side) : resultOf(G, opponentOf(side), 'concede'));
  },
});
