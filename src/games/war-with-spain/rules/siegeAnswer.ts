import { Type } from '@sinclair/typebox';
import { landSiegeAnswered } from './landCombat.js';
import { navalSiegeAnswered } from './navalCombat.js';
import { action } from './tools.js';

/** The answer to an attack: battle, or a siege [10.0]. Given before either stack is shown. */
export const answerSiege = action({
  name: 'answerSiege',
  case: '10.11',
  final: true,
  args: [Type.Boolean()],
  refuse: () => undefined,
  choices: () => [[false], [true]],
  perform(table, _player, accept) {
    const { G } = table;
    const { pending } = G;
    if (pending?.step !== 'answerSiege') return;
    G.pending = null;
    if (pending.by === 'land') landSiegeAnswered(table, accept);
    else navalSiegeAnswered(table, accept);
  },
});
