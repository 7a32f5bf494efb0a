import * as Type from '@sinclair/typebox';
import { overlap } from '../../geometry/overlap.js';
import { shapeOf } from '../../geometry/shapes.js';
import { sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, baseOf, onTable, ship, type Violation, violation } from '../basics/ships.js';

/** Booms of fortified harbours [7]. */

function boomRefusal(view: Salamis, player: string, fort: string): Violation | undefined {
  if (view.step !== 'move') return violation('shootingNow', '4.3');
  if (!view.options.fortifications || !Object.hasOwn(view.forts, fort)) return violation('noFort', '7.5');
  const { owner, boom, strength } = view.forts[fort];
  if (owner !== sideOf(view, player)) return violation('notYourFort', '7.5', { fort });
  if (strength < 1) return violation('fortDestroyed', '7.5', { fort });
  if (!boom || boom.state === 'broken') return violation('noBoom', '7.5', { fort });
  if (boom.toggled) return violation('boomToggled', '7.5', { fort });
  if (boom.state === 'closed') return undefined;
  const shape = shapeOf(boom.poly);
  const under = onTable(view).find((id) => overlap(baseOf(ship(view, id)), shape));
  return under === undefined ? undefined : violation('boomBlocked', '7.5', { fort, ship: under });
}

export const toggleBoom = action({
  name: 'toggleBoom',
  case: '7.5',
  args: [Type.String()],
  refuse: boomRefusal,
  *choices(view, player) {
    for (const fort of Object.keys(view.forts)) if (!boomRefusal(view, player, fort)) yield [fort];
  },
  perform({ G, emit }, player, fort) {
    const { boom } = G.forts[fort];
    if (!boom) return;
    boom.state = boom.state === 'open' ? 'closed' : 'open';
    boom.toggled = true;
    emit({ key: 'boomToggled', case: '7.5', by: player, who: [fort], values: { state: boom.state } });
  },
});
