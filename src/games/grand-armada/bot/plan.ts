import { comparing, type FollowUp, quietly } from '../../../kit/explain.js';
import { grid } from '../data/map.js';
import type { ShipId, Weapon } from '../ids.js';
import { dieChance, needOf, targets, wouldSilence } from '../rules/gunnery.js';
import { activeOf, helmOf, wayUnmet } from '../rules/movementPoints.js';
import { endStates, pathTo, type Reached, wayTo } from '../rules/reach.js';
import { charted, type Helm, isNo, oneAhead, stayRefusal, trimRefusal, turnRefusal, type Vessel, vesselOf } from '../rules/sailing.js';
import { placeOf, rangeOf, ship } from '../rules/ships.js';
import type { Token } from '../rules/withdrawal.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { GrandArmada } from '../state.js';
import { exitWorth } from './aims.js';
import { because, term, weighed } from './explain.js';
import { type Situation, situationOf, trimmed, weigh } from './weigh.js';
import { crewWorth, targetWorth } from './worth.js';

// Decides the move of one ship: the best end state, the next step towards this state, and the ship's shots.

interface ShipPlan {
  readonly way: readonly Reached[];
  readonly path: readonly Token[];
}

const AT_REST: ShipPlan = { way: [], path: [] };

export function bestEnd(situation: Situation, vessel: Vessel, states: readonly Reached[]): ShipPlan {
  let best: { value: number; to: Reached; trim?: Token } | undefined;
  const tokensTo = (to: Reached, trim?: Token): readonly Token[] => [...pathTo(states, to), ...(trim ? [trim] : [])];
  const consider = (sum: () => number, to: Reached, trim?: Token) => {
    const value = weighed(
      () => firstStep(situation.G, tokensTo(to, trim)),
      sum,
      () => courseOf(tokensTo(to, trim), wayTo(states, to)),
    );
    if (!best || value > best.value + 1e-9) best = { value, to, trim };
  };
  for (const state of states) {
    if (state.passing) continue;
    if (state.gone) {
      if (state.gone !== 'aground') {
        const { gone } = state;
        consider(() => term('exit', exitWorth(situation.G, situation.id, gone)), state);
      }
      continue;
    }
    consider(() => weigh(situation, state.hex, state.heading), state);
    const [port, starboard] = trimmed(state.heading);
    if (!trimRefusal(vessel, state, 'L')) consider(() => weigh(situation, state.hex, port), state, 'TL');
    if (!trimRefusal(vessel, state, 'R')) consider(() => weigh(situation, state.hex, starboard), state, 'TR');
  }
  if (!best) return AT_REST;
  return { way: wayTo(states, best.to), path: tokensTo(best.to, best.trim) };
}

const STEPS: { readonly [token in Token]: GrandArmadaMove } = {
  F: { move: 'advance', args: [] },
  L1: { move: 'turn', args: ['L', 1] },
  R1: { move: 'turn', args: ['R', 1] },
  L2: { move: 'turn', args: ['L', 2] },
  R2: { move: 'turn', args: ['R', 2] },
  U3: { move: 'turn', args: ['L', 3] },
  TL: { move: 'trim', args: ['L'] },
  TR: { move: 'trim', args: ['R'] },
};

const endOf = (G: GrandArmada): GrandArmadaMove => ({ move: 'endActivation', args: wayUnmet(G) ? ['defer'] : [] });

/** Returns the move for the first step; for an empty path, the end of the activation. */
const firstStep = (G: GrandArmada, [first]: readonly Token[]): GrandArmadaMove => (first ? STEPS[first] : endOf(G));

const courseOf = ([, ...tokens]: readonly Token[], way: readonly Reached[]): FollowUp<GrandArmadaMove> => ({
  next: tokens.map((token) => STEPS[token]),
  at: way.flatMap(({ hex }) => grid.labels[hex] ?? []),
});

interface Shot {
  readonly target: ShipId;
  readonly worth: number;
}

/** Returns the shot with the highest product of hit chance and target value. */
function bestShot(G: GrandArmada, id: ShipId, weapon: Weapon, worthOf: (target: ShipId) => number): Shot | undefined {
  return comparing(() => {
    let best: Shot | undefined;
    for (const target of targets(G, id, weapon, true)) {
      const worth = weighed(
        () => ({ move: weapon === 'guns' ? 'fireGuns' : 'fireCrew', args: [target] }),
        () => term('hit', dieChance(needOf(G, id, weapon, rangeOf(G, id, target))) * worthOf(target)),
      );
      if (worth > (best?.worth ?? 0)) best = { target, worth };
    }
    return best;
  });
}

/** Returns the best crew shot after `further` hexes. Silencing guns adds value. */
const smallShot = (G: GrandArmada, id: ShipId, further: number): Shot | undefined =>
  bestShot(G, id, 'crew', (target) => crewWorth(G, target) * (wouldSilence(G, target, further) ? 2 : 1));

/** Whether the crew has a better shot from a later unoccupied hex of the path. */
function betterLater(G: GrandArmada, { id, sea }: Vessel, way: readonly Reached[], worth: number): boolean {
  const ahead = way.filter(({ token, gone }) => token === 'F' && !gone);
  return ahead.some(({ hex }, at) => {
    if (sea.shipIn(hex)) return false;
    const there = { ...G, ships: { ...G.ships, [id]: { ...ship(G, id), hex: grid.labels[hex] } } };
    return (smallShot(there, id, at + 1)?.worth ?? 0) > worth;
  });
}

function pressed(vessel: Vessel, helm: Helm): GrandArmadaMove | undefined {
  if (!vessel.homeward || !stayRefusal(vessel, helm)) return undefined;
  if (!isNo(oneAhead(vessel, helm))) return STEPS.F;
  const turns = (['L1', 'R1', 'L2', 'R2', 'U3'] as const).map((token) => STEPS[token]);
  return turns.find(({ move, args }) => move === 'turn' && !turnRefusal(vessel, helm, ...args));
}

export function sail(G: GrandArmada): GrandArmadaMove {
  const active = activeOf(G);
  const { ship: id } = active;
  const vessel = charted(vesselOf(G, id));
  const shared = vessel.sea.shipIn(placeOf(G, id)) !== undefined;
  const { way, path } = active.ended ? AT_REST : comparing(() => bestEnd(situationOf(G, vessel), vessel, endStates(vessel, helmOf(G))));
  const small = shared ? undefined : smallShot(G, id, 0);
  if (small && !quietly(() => betterLater(G, vessel, way, small.worth))) return { move: 'fireCrew', args: [small.target] };
  const [next] = path;
  if (next) return STEPS[next];
  const onward = active.ended ? undefined : pressed(vessel, helmOf(G));
  if (onward) return because('underWay', onward);
  const guns = shared ? undefined : bestShot(G, id, 'guns', (target) => targetWorth(G, target));
  if (guns && worthTheShot(G, id, guns.target)) return { move: 'fireGuns', args: [guns.target] };
  return because('done', endOf(G));
}

/** Whether a gun shot is worthwhile. Once half of a limited supply is used, a good hit chance is required. */
function worthTheShot(G: GrandArmada, id: ShipId, target: ShipId): boolean {
  if (G.options.ammoE === null) return true;
  return dieChance(needOf(G, id, 'guns', rangeOf(G, id, target))) > 0.2 || ship(G, id).shots < G.options.ammoE / 2;
}
