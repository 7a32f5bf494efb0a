import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { action, actOf, isLinked, isOverloaded, ship, type Tools, type Violation, violation } from '../basics/ships.js';
import { activationRefusal, hinders, idle } from '../sequenceOfPlay/ordering.js';
import { beginActivation } from './activation.js';

/** Getting off again [5.6]. */

/** What bears on the test besides the crew; overloading is judged after what goes over the side. */
export function refloatModifiers(G: Salamis, id: string, jettison: boolean): Modifier[] {
  const tide = G.options.currentsAndTides ? G.weather.tide : null;
  return [
    ...testModifier('refloat'),
    ...testModifier('refloatFalling', tide?.kind === 'falling'),
    ...testModifier('refloatRising', tide?.kind === 'rising'),
    ...testModifier('refloatOverloaded', isOverloaded(ship(G, id))),
    ...testModifier('refloatJettison', jettison),
    ...testModifier('refloatBeachedStart', ship(G, id).drawnUp === true),
  ];
}

/** Why a ship cannot try. */
export function refloatRefusal(view: Salamis, id: string, jettison: boolean): Violation | undefined {
  const vessel = ship(view, id);
  if (!vessel.aground) return violation('afloat', '5.6', { ship: id });
  if (isLinked(view, id)) return violation('linked', '8.1', { ship: id });
  const ashore = hinders(view, id, 'ashore');
  if (ashore) return ashore;
  return jettison && vessel.heavy + vessel.normal === 0 ? violation('nothingToJettison', '5.6', { ship: id }) : undefined;
}

/** Half the marines' weight goes overboard, with the marines' arms in it. */
function throwOverboard({ G, emit }: Tools, id: string): void {
  const vessel = ship(G, id);
  const factors = Math.ceil((vessel.heavy + vessel.normal) / 2);
  for (let i = 0; i < factors; i++) vessel[vessel.normal >= vessel.heavy ? 'normal' : 'heavy'] -= 1;
  emit({ key: 'jettisons', case: '5.6', who: [id], values: { factors } });
}

export function tryToRefloat(tools: Tools, id: string, jettison: boolean): void {
  const { G, emit } = tools;
  if (jettison) throwOverboard(tools, id);
  if (!crewTest(tools, id, 'refloat', '5.6', refloatModifiers(G, id, jettison))) return;
  ship(G, id).aground = null;
  delete ship(G, id).drawnUp;
  emit({ key: 'refloats', case: '5.6', who: [id] });
}

export const refloat = action({
  name: 'refloat',
  case: '5.6',
  args: [Type.String(), Type.Optional(Type.Boolean())],
  refuse: (view, player, id, jettison) => activationRefusal(view, player, id) ?? refloatRefusal(view, id, jettison ?? false),
  *choices(view, player) {
    for (const id of idle(view, player)) {
      for (const jettison of [false, true]) if (!refloatRefusal(view, id, jettison)) yield [id, jettison];
    }
  },
  perform(tools, _player, id, jettison) {
    actOf(tools.G, id).done = true;
    beginActivation(tools, id);
    tryToRefloat(tools, id, jettison ?? false);
  },
});
