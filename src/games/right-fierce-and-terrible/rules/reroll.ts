import { Type } from '@sinclair/typebox';
import { no } from '../../../kit/action.js';
import { action } from './args.js';
import { throwCollapse } from './collapse.js';
import { throwInitiative } from './initiative.js';
import { throwMelee } from './meleeRound.js';

/** 3.5.1: the English answer whether Edward's luck throws again: a whole melee, both initiative dice, or their collapse die. */
export const reroll = action({
  name: 'reroll',
  case: '3.5.1',
  args: [Type.Boolean()],
  refuse: (G) => (G.ask?.kind === 'reroll' ? undefined : no('notTheQuestion', '3.5.1')),
  choices: (G) => (G.ask?.kind === 'reroll' ? [[true], [false]] : []),
  perform(tools, player, again) {
    const { G, tell } = tools;
    if (G.ask?.kind !== 'reroll') return;
    const { of } = G.ask;
    G.ask = null;
    if (!again) return;
    G.used.mulligan = true;
    tell({ key: 'mulligan', case: '3.5.1', by: player, who: ['edward'], values: { of } });
    if (of === 'melee') throwMelee(tools);
    else if (of === 'initiative') throwInitiative(tools);
    else if (throwCollapse(tools, 'english')) G.agenda.pop(); // the failure that was waiting to be dealt with
  },
});
