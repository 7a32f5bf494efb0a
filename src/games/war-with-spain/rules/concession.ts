import { sideOf } from '../state.js';
import { action, by } from './tools.js';
import { endWar } from './victory.js';

/** A player may give up at any time. It is not among the choices offered: nobody concedes by accident. */
export const concede = action({
  name: 'concede',
  case: '16.4',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: (): (readonly [])[] => [],
  perform(table, player) {
    const side = sideOf(player);
    table.tell({ key: 'concedes', case: '16.4', by: by(side) });
    endWar(table, 'concession', side);
  },
});
