import { no } from '../../../../../kit/action.js';
import { STANDINGS, StandingArg, sideOf } from '../../../ids.js';
import { action } from '../../tools.js';

/** Standing orders for interception [6.4]. */

export const setStanding = action({
  name: 'setStanding',
  case: '6.4',
  secret: true,
  args: [StandingArg],
  refuse(view, player, mode) {
    const side = sideOf(player);
    if (view.standingSet) return no('standingOnce', '6.4');
    return view.standing[side] === mode ? no('standingSame', '6.4') : undefined;
  },
  *choices(view, player) {
    if (view.standingSet) return;
    for (const mode of STANDINGS) if (view.standing[sideOf(player)] !== mode) yield [mode];
  },
  perform({ G }, player, mode) {
    G.standing[sideOf(player)] = mode;
    G.standingSet = true;
  },
});
