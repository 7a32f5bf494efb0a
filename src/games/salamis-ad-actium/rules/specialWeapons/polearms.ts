import * as Type from '@sinclair/typebox';
import { POLEARMS } from '../../data/boarding.js';
import { within } from '../../geometry/distance.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { action, actOf, baseOf, has, isShip, onTable, ship, squadron, type Violation, violation } from '../basics/ships.js';
import { activeRefusal, deckReady, hinders } from '../sequenceOfPlay/ordering.js';

/** Sickles on poles [9.6]. */

const reaches = (G: Salamis, id: string, target: string): boolean => within(baseOf(ship(G, id)), baseOf(ship(G, target)), POLEARMS.reach);

function refusal(view: Salamis, player: string, id: string, target: string): Violation | undefined {
  const inactive = activeRefusal(view, player, id, '9.6');
  if (inactive) return inactive;
  const vessel = ship(view, id);
  if (!view.options.specialWeapons || !has(vessel, 'polearms')) return violation('noPolearms', '9.6', { ship: id });
  if (vessel.act?.poled) return violation('poledOnce', '9.6', { ship: id });
  const approached = hinders(view, id, 'approached');
  if (approached) return approached;
  if (!isShip(view, target) || ship(view, target).status !== 'table') return violation('noTarget', '9.6', { ship: target });
  const other = ship(view, target);
  if (other.side === null || other.side === vessel.side) return violation('noTarget', '9.6', { ship: target });
  if (other.sails !== 'set') return violation('sailsNotSet', '9.6', { ship: target });
  return reaches(view, id, target) ? undefined : violation('outOfRange', '9.6', { ship: id, mm: POLEARMS.reach });
}

export const polearm = action({
  name: 'polearm',
  case: '9.6',
  args: [Type.String(), Type.String()],
  refuse: (view, player, id, target) => refusal(view, player, id, target),
  *choices(view, player) {
    for (const id of deckReady(view, player)) {
      if (!has(ship(view, id), 'polearms')) continue;
      for (const target of onTable(view)) if (!refusal(view, player, id, target)) yield [id, target];
    }
  },
  perform(tools, player, id, target) {
    const { G, emit } = tools;
    Object.assign(actOf(G, id), { poled: true, done: true });
    squadron(G, id).engaged = true;
    squadron(G, target).engaged = true;
    emit({ key: 'polearm', case: '9.6', by: player, who: [id, target] });
    if (crewTest(tools, target, 'polearm', '9.6', testModifier('polearm'))) return;
    ship(G, target).sails = 'down';
    emit({ key: 'sailsDown', case: '9.6', who: [target] });
  },
});
