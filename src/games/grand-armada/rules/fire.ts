import { opponentOf, ShipArg, type ShipId } from '../ids.js';
import { type GrandArmada, seatOf, sideOf } from '../state.js';
import { hurt } from './damage.js';
import { shoot, shotRefusal, targets } from './gunnery.js';
import { sharedRefusal, vesselOf } from './sailing.js';
import { action, fleet, isFighting, placeOf, ship, type Tools, violation } from './ships.js';
import { activeOf } from './underWay.js';

/** Fire in the movement phase: guns after moving, crews on the way, and what passing fire does to its target [4, 8.1]. */

const shared = (G: GrandArmada) => {
  const { ship: id } = activeOf(G);
  return sharedRefusal(vesselOf(G, id), placeOf(G, id));
};

export const fireGuns = action({
  name: 'fireGuns',
  case: '8.1',
  args: [ShipArg],
  refuse: (view, _player, target) => shared(view) ?? shotRefusal(view, activeOf(view).ship, 'guns', target, true),
  choices: (view) => (shared(view) ? [] : targets(view, activeOf(view).ship, 'guns', true).map((target) => [target] as const)),
  perform(tools, _player, target) {
    const active = activeOf(tools.G);
    active.ended = true;
    if (shoot(tools, active.ship, 'guns', target)) hurt(tools, target, 1, 0);
  },
});

/**
 * Whether crew fire of the ship that is being sailed would silence a target: in passing, who has neither moved nor been fired on.
 * @param further hexes that it will have entered besides
 */
export function surprises(G: GrandArmada, target: ShipId, further = 0): boolean {
  const { done, firedOn } = ship(G, target);
  return G.options.passingFire === 'silence' && activeOf(G).entered + further > 0 && isFighting(G, target) && !done && !firedOn;
}

export const fireCrew = action({
  name: 'fireCrew',
  case: '8.1',
  args: [ShipArg],
  refuse: (view, _player, target) => shared(view) ?? shotRefusal(view, activeOf(view).ship, 'crew', target, true),
  choices: (view) => (shared(view) ? [] : targets(view, activeOf(view).ship, 'crew', true).map((target) => [target] as const)),
  perform(tools, _player, target) {
    const { G } = tools;
    const surprised = surprises(G, target);
    const hit = shoot(tools, activeOf(G).ship, 'crew', target);
    if (surprised) silence(tools, target);
    if (hit) hurt(tools, target, 0, 1);
  },
});

/** It loses its guns for its own activation of this turn; its crew, and close fire, it keeps. */
function silence({ G, emit }: Tools, id: ShipId): void {
  ship(G, id).silenced = true;
  emit({ key: 'silenced', case: '8.1', who: [id] });
}

/** Ships that may fire their crews at the one that has just come into a hex, by the other reading of passing fire. */
export const reactors = (G: GrandArmada): ShipId[] => {
  const mover = activeOf(G).ship;
  return fleet(G, G.toAct).filter((id) => isFighting(G, id) && !ship(G, id).done && !shotRefusal(G, id, 'crew', mover, false));
};

export const reactFire = action({
  name: 'reactFire',
  case: '8.1',
  args: [ShipArg],
  refuse(view, player, id) {
    if (!view.ships[id]) return violation('notHere', '8.1', { ship: id });
    if (!fleet(view, sideOf(view, player)).includes(id)) return violation('notYours', '8.1', { ship: id });
    if (ship(view, id).done) return violation('movedReact', '8.1', { ship: id });
    return shotRefusal(view, id, 'crew', activeOf(view).ship, false);
  },
  choices: (view) => reactors(view).map((id) => [id] as const),
  perform(tools, _player, id) {
    const { G } = tools;
    const mover = activeOf(G).ship;
    const hit = shoot(tools, id, 'crew', mover);
    silence(tools, id);
    if (hit) hurt(tools, mover, 0, 1);
  },
});

export const passReact = action({
  name: 'passReact',
  case: '8.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, emit }) {
    const mover = activeOf(G).ship;
    emit({ key: 'passesReact', case: '8.1', by: seatOf(G, G.toAct), who: [mover] });
    G.step = 'sailing';
    G.toAct = opponentOf(G.toAct);
  },
});
