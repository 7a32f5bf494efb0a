import type { ShipId } from '../ids.js';
import { surprises } from '../rules/fire.js';
import { dieChance, needOf, targets } from '../rules/gunnery.js';
import { wayUnmet } from '../rules/keepingWay.js';
import { activeOf, helmOf } from '../rules/points.js';
import { endStates, pathTo, type Reached } from '../rules/reach.js';
import { trimRefusal, type Vessel, vesselOf } from '../rules/sailing.js';
import { placeOf, rangeOf, ship } from '../rules/ships.js';
import type { Token } from '../rules/withdrawal.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { GrandArmada } from '../state.js';
import { exitWorth } from './aims.js';
import { type Situation, situationOf, trimmed, weigh } from './weigh.js';
import { crewWorth, targetWorth } from './worth.js';

/** Sailing one ship: the best place it can come to, the next step there, and its shots. */

interface Plan {
  readonly value: number;
  readonly path: readonly Token[];
}

/** The best end of a move from the states that can be reached. */
export function bestEnd(situation: Situation, vessel: Vessel, states: readonly Reached[]): Plan {
  let best: { value: number; to: Reached; trim?: Token } | undefined;
  const consider = (value: number, to: Reached, trim?: Token) => {
    if (!best || value > best.value + 1e-9) best = { value, to, trim };
  };
  for (const state of states) {
    if (state.passing) continue;
    if (state.gone) {
      if (state.gone !== 'aground') consider(exitWorth(situation.G, situation.id, state.gone), state);
      continue;
    }
    consider(weigh(situation, state.hex, state.heading), state);
    const [port, starboard] = trimmed(state.heading);
    if (!trimRefusal(vessel, state, 'L')) consider(weigh(situation, state.hex, port), state, 'TL');
    if (!trimRefusal(vessel, state, 'R')) consider(weigh(situation, state.hex, starboard), state, 'TR');
  }
  if (!best) return { value: -99, path: [] };
  return { value: best.value, path: [...pathTo(states, best.to), ...(best.trim ? [best.trim] : [])] };
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

/** The target with the best chance for its worth; those that have not moved lose their guns to passing fire. */
function bestTarget(G: GrandArmada, id: ShipId, weapon: 'guns' | 'crew'): ShipId | undefined {
  let best: ShipId | undefined;
  let most = 0;
  for (const target of targets(G, id, weapon, true)) {
    const surprise = weapon === 'crew' && surprises(G, target) ? 2 : 1;
    const worth =
      dieChance(needOf(G, id, weapon, rangeOf(G, id, target))) * (weapon === 'guns' ? targetWorth : crewWorth)(G, target) * surprise;
    if (worth > most) {
      most = worth;
      best = target;
    }
  }
  return best;
}

/** What to do next with the ship that is being sailed. */
export function sail(G: GrandArmada): GrandArmadaMove {
  const active = activeOf(G);
  const { ship: id } = active;
  const vessel = vesselOf(G, id);
  const shared = vessel.sea.at.has(placeOf(G, id));
  const crewTarget = bestTarget(G, id, 'crew');
  if (crewTarget && !shared) return { move: 'fireCrew', args: [crewTarget] };
  if (!active.ended) {
    const { path } = bestEnd(situationOf(G, id), vessel, endStates(vessel, helmOf(G)));
    const [next] = path;
    if (next) return STEPS[next];
  }
  const gunTarget = shared ? undefined : bestTarget(G, id, 'guns');
  if (gunTarget && worthTheShot(G, id, gunTarget)) return { move: 'fireGuns', args: [gunTarget] };
  return { move: 'endActivation', args: wayUnmet(G) ? ['defer'] : [] };
}

/** Where shot is counted, the last of it is kept for a fair chance. */
function worthTheShot(G: GrandArmada, id: ShipId, target: ShipId): boolean {
  if (G.options.ammoE === null) return true;
  return dieChance(needOf(G, id, 'guns', rangeOf(G, id, target))) > 0.2 || ship(G, id).shots < G.options.ammoE / 2;
}
