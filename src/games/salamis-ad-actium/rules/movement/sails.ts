import * as Type from '@sinclair/typebox';
import type { Salamis } from '../../state.js';
import { action, actOf, ship, type Violation, violation } from '../basics/ships.js';
import { activationRefusal, idle } from '../sequenceOfPlay/ordering.js';
import { beginActivation } from './activation.js';

/** Setting and lowering sails [5.8]: the whole of an activation. */

function sailsRefusal(view: Salamis, id: string, what: 'set' | 'lower'): Violation | undefined {
  const { sails: now } = ship(view, id);
  if (now === 'none') return violation('noSails', '5.8', { ship: id });
  if (now === 'down') return violation('sailsDown', '5.8', { ship: id });
  return (now === 'set') === (what === 'set') ? violation('sailsAlready', '5.8', { ship: id }) : undefined;
}

const WHAT = ['set', 'lower'] as const;

export const sails = action({
  name: 'sails',
  case: '5.8',
  args: [Type.String(), Type.Union([Type.Literal('set'), Type.Literal('lower')])],
  refuse: (view, player, id, what) => activationRefusal(view, player, id) ?? sailsRefusal(view, id, what),
  *choices(view, player) {
    for (const id of idle(view, player)) {
      for (const what of WHAT) if (!sailsRefusal(view, id, what)) yield [id, what];
    }
  },
  perform(tools, player, id, what) {
    const { G, emit } = tools;
    actOf(G, id).done = true;
    beginActivation(tools, id);
    const vessel = ship(G, id);
    if (vessel.sails === 'down') return;
    vessel.sails = what === 'set' ? 'set' : 'aboard';
    emit({ key: what === 'set' ? 'sailsSet' : 'sailsLowered', case: '5.8', by: player, who: [id] });
  },
});
