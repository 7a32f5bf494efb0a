import { seatOf, sideOf } from '../../ids.js';
import { action } from '../tools.js';
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
  perform(tools, player) {
    const side = sideOf(player);
    tools.emit({ key: 'concedes', case: '16.4', by: seatOf(side) });
    endWar(tools, 'concession', side);
  },
});
