import * as Type from '@sinclair/typebox';
import { RAM } from '../../data/ramming.js';
import type { Salamis } from '../../state.js';
import { crewTest } from '../basics/crewTest.js';
import { action, actOf, isLinked, oarQuarter, ship, type Tools, towBy, towOf, type Violation, violation } from '../basics/ships.js';
import { strand } from '../movement/grounding.js';
import { hope, type Path, runPath } from '../movement/path.js';
import type { Judge } from '../movement/walk.js';
import { watersOf } from '../movement/waters.js';
import { moverRefusal, movers } from '../sequenceOfPlay/ordering.js';

/** Backing off after a ram or a bump [7.4]. */

function backOffRefusal(view: Salamis, id: string): Violation | undefined {
  const { act, aground } = ship(view, id);
  if (!act?.rammed) return violation('hasNotRammed', '7.4', { ship: id });
  if (act.backed) return violation('backedOff', '7.4', { ship: id });
  if (isLinked(view, id)) return violation('linked', '8.1', { ship: id });
  if (towBy(view, id) || towOf(view, id)) return violation('inTow', '5.4', { ship: id });
  if (aground) return violation(aground, '5.6', { ship: id });
  return oarQuarter(ship(view, id)) === 0 ? violation('noOars', '5.8', { ship: id }) : undefined;
}

/** Straight astern, as far as the water is free, but not off the table. */
function goAstern(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const waters = watersOf(G, id);
  const judge: Judge = { test: (what, ruleCase, modifiers) => crewTest(tools, id, what, ruleCase, modifiers), breaks: () => false };
  const astern = (mm: number, by: Judge): Path => runPath(G, id, { mode: 'back', steps: [['B', mm]] }, waters, by, RAM.backOff);
  const free = astern(RAM.backOff, hope);
  const most = free.end === 'left' ? free.moved - 1 : RAM.backOff;
  if (most < 1) return;
  const path = astern(most, judge);
  vessel.at = path.place;
  emit({ key: 'backsOff', case: '7.4', who: [id], values: { mm: path.moved, legs: path.legs.map(({ x, y, h }) => [x, y, h]) } });
  if (path.end === 'aground') strand(tools, id, 'aground', '5.6');
}

export const backOff = action({
  name: 'backOff',
  case: '7.4',
  args: [Type.String()],
  refuse: (view, player, id) => moverRefusal(view, player, id) ?? backOffRefusal(view, id),
  *choices(view, player) {
    for (const id of movers(view, player)) if (!backOffRefusal(view, id)) yield [id];
  },
  perform(tools, _player, id) {
    actOf(tools.G, id).backed = true;
    if (crewTest(tools, id, 'backOff', '7.4')) goAstern(tools, id);
  },
});
