import { violation } from '../../keys.js';
import { action } from '../tools.js';
import { endBattle } from './battle.js';
import { exchangeFire } from './fire.js';

/** The attacker fights another round, or breaks off [7.0]. */

export const fightRound = action({
  name: 'fightRound',
  case: '7.0',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(tools) {
    exchangeFire(tools);
  },
});

export const breakOff = action({
  name: 'breakOff',
  case: '7.0',
  final: true,
  args: [],
  refuse(view) {
    const { battle } = view;
    return battle?.interception && battle.round === 0 ? violation('mustFight', '7.13') : undefined;
  },
  *choices(view) {
    if (!view.battle?.interception || view.battle.round > 0) yield [];
  },
  perform(tools, player) {
    tools.G.pending = null;
    tools.emit({ key: 'breaksOff', case: '7.0', by: player, at: [tools.G.battle?.hex ?? ''] });
    endBattle(tools);
  },
});
