import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { LEVEL } from '../../data/damage.js';
import { type Pose, rect } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis } from '../../state.js';
import { crewTest, inflict, removeShip, testModifier } from '../basics/damage.js';
import {
  action,
  actOf,
  baseOf,
  isLinked,
  isOverloaded,
  ship,
  sizeOf,
  type Tools,
  typeOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { activationRefusal, hinders, idle } from '../sequenceOfPlay/ordering.js';
import { isRough, type Shoal, seaAt, shoals } from '../settingUp/surroundings.js';
import { beginActivation } from './activation.js';

// Refloating [5.6].

/** Returns the modifiers that apply only to refloating. Overload is judged after jettisoning. */
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

export function refloatRefusal(view: Salamis, id: string, jettison: boolean): Violation | undefined {
  const vessel = ship(view, id);
  if (!vessel.aground) return violation('afloat', '5.6', { ship: id });
  if (isLinked(view, id)) return violation('linked', '8.1', { ship: id });
  const ashore = hinders(view, id, 'ashore');
  if (ashore) return ashore;
  return jettison && vessel.heavy + vessel.normal === 0 ? violation('nothingToJettison', '5.6', { ship: id }) : undefined;
}

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

// Land and shallow water [5.6].

export function strand({ G, emit }: Tools, id: string, how: 'aground' | 'beached', ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  vessel.aground = how;
  emit({ key: how, case: ruleCase, who: [id] });
}

export function drivenAshore(tools: Tools, id: string, land: string): void {
  const { G } = tools;
  if (G.land[land].coast === 'rocky') {
    removeShip(tools, id, 'wrecked', '5.6');
    return;
  }
  strand(tools, id, 'aground', '5.6');
  if (isRough(seaAt(G, ship(G, id).at))) inflict(tools, id, LEVEL.light, '5.6');
}

/** Tests a towed or hauled ship for grounding in each shoal under it except those in `before`. */
export function sound(tools: Tools, id: string, before: ReadonlySet<string>): void {
  const { G } = tools;
  const vessel = ship(G, id);
  const { draught } = typeOf(vessel);
  const base = baseOf(vessel);
  for (const shoal of shoals(G)) {
    if (before.has(shoal.id) || draught < shoal.depth || !shoal.covers(base)) continue;
    if (draught > shoal.depth || !crewTest(tools, id, 'ground', '5.6', testModifier('ground'))) {
      strand(tools, id, 'aground', '5.6');
      return;
    }
  }
}

export function shoalsUnder(G: Salamis, id: string): Set<string> {
  const base = baseOf(ship(G, id));
  return new Set(
    shoals(G)
      .filter((shoal) => shoal.covers(base))
      .map((shoal) => shoal.id),
  );
}

/** Removes a ship from `G.fallen`, which lists ships that must test again because the water has fallen. */
export function forgetFallen(G: Salamis, id: string): void {
  for (const [shoal, ships] of Object.entries(G.fallen)) {
    if (!ships.includes(id)) continue;
    const left = ships.filter((other) => other !== id);
    if (left.length) G.fallen[shoal] = left;
    else delete G.fallen[shoal];
  }
}

/** Returns the shoals under a ship that need no new grounding test, because the water has not fallen since the last one [5.6]. */
export function soundedAt(G: Salamis, id: string, start: Pose, { shoals: near }: { readonly shoals: readonly Shoal[] }): Set<string> {
  if (!near.length) return new Set();
  const base = rect(start, sizeOf(ship(G, id)));
  return new Set(near.filter((shoal) => shoal.covers(base) && !G.fallen[shoal.id]?.includes(id)).map((shoal) => shoal.id));
}
