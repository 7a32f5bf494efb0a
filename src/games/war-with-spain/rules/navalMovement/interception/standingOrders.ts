import * as Type from '@sinclair/typebox';
import { STANDINGS, StandingArg, sideOf } from '../../../ids.js';
import { violation } from '../../../keys.js';
import { action } from '../../tools.js';

/** Standing orders: for interception [6.4], and for questions that leave nothing to decide. */

export const setStanding = action({
  name: 'setStanding',
  case: '6.4',
  secret: true,
  args: [StandingArg],
  refuse(view, player, mode) {
    const side = sideOf(player);
    return view.standing[side] === mode ? violation('standingSame', '6.4') : undefined;
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

/** Whether its owner is asked nothing where he can do nothing. It is known to him alone; what is skipped looks like a pass. */
export const setPassing = action({
  name: 'setPassing',
  case: '4.2',
  secret: true,
  args: [Type.Boolean()],
  refuse: (view, player, passing) => (view.passing[sideOf(player)] === passing ? violation('standingSame', '6.4') : undefined),
  choices: (): (readonly [boolean])[] => [],
  perform({ G }, player, passing) {
    G.passing[sideOf(player)] = passing;
  },
});
