import * as Type from '@sinclair/typebox';
import { FleetArg, HexArg, sideOf } from '../../../ids.js';
import { violation } from '../../../keys.js';
import { action } from '../../tools.js';
import { fleetIds } from '../../units.js';
import { fleetNo } from '../../whereabouts.js';
import { attempt } from './interception.js';
import { posts, tryRefusal } from './interceptors.js';

/** The answer to a mover who comes near [6.4]. */

export const intercept = action({
  name: 'intercept',
  case: '6.4',
  args: [FleetArg, Type.Optional(HexArg)],
  refuse(view, player, number, hex) {
    const { voyage } = view;
    if (!voyage) return violation('notNow', '6.4', { move: 'intercept' });
    const side = sideOf(player);
    const refused = tryRefusal(view, side, number, voyage);
    if (refused) return refused;
    if (hex !== undefined && !posts(view, side, number, voyage).includes(hex)) return violation('notItsPost', '6.4', { hex });
    return undefined;
  },
  *choices(view, player) {
    const { voyage } = view;
    if (!voyage) return;
    const side = sideOf(player);
    for (const id of fleetIds(view, side)) {
      const number = fleetNo(id);
      if (tryRefusal(view, side, number, voyage)) continue;
      const hexes = posts(view, side, number, voyage);
      if (hexes.length < 2) yield [number];
      else for (const hex of hexes) yield [number, hex];
    }
  },
  perform(tools, player, number, hex) {
    const { voyage } = tools.G;
    tools.G.pending = null;
    if (voyage) attempt(tools, voyage, sideOf(player), number, hex);
  },
});

export const passIntercept = action({
  name: 'passIntercept',
  case: '6.4',
  secret: true,
  args: [Type.Union([Type.Literal('hex'), Type.Literal('move')])],
  refuse: () => undefined,
  choices: () => [['hex'], ['move']],
  perform({ G }, _player, what) {
    G.pending = null;
    if (G.voyage) G.voyage.letPass = what;
  },
});
