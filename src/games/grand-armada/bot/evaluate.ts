import { edge, type Features, LEAN, logOdds, type Scales } from '../../../kit/evaluate.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import { shotsLeft } from '../rules/gunnery.js';
import { crewOf, fleet, isFighting, isUnderWay, ship } from '../rules/ships.js';
import { computeVP, score } from '../rules/victory.js';
import type { GrandArmada } from '../state.js';

/** VP lead that counts as a clear win. */
const CLEAR = 6;

const afloat = (G: GrandArmada, side: Side): ShipId[] => fleet(G, side).filter((id) => isFighting(G, id));

/** Returns the difference between the sides in the total `worth` of their fighting ships, from −1 (Spanish) to 1 (English). */
function between(G: GrandArmada, worth: (id: ShipId) => number): number {
  const sum = (side: Side) => afloat(G, side).reduce((all, id) => all + worth(id), 0);
  return edge(sum('E'), sum('S'));
}

/** Returns the VP that a side can expect from damaged enemies. */
function prey(G: GrandArmada, side: Side): number {
  const { sunk, captured, ship: special } = scenarioOf(G).scoring[side];
  const worthOf = (id: ShipId, kind: 'sunk' | 'captured', each: number) => (special?.id === id ? (special[kind] ?? each) : each);
  const enemies = fleet(G, opponentOf(side)).filter((id) => isUnderWay(G, id));
  return enemies.reduce((sum, id) => {
    const { defence, crew } = ROSTER[id];
    const hurt = (ship(G, id).hull / defence) ** 2;
    const thinned = 1 - Math.max(0, Math.min(1, (crewOf(G, id) + 1) / (crew + 1)));
    return sum + hurt * worthOf(id, 'sunk', sunk) + thinned ** 2 * worthOf(id, 'captured', captured);
  }, 0);
}

/** Returns 1 for an English win if the battle ended now, −1 for a Spanish one, 0 for a draw [10]. */
function holding(G: GrandArmada): number {
  const { side } = score(G, 'turnLimit');
  return side === null ? 0 : side === 'E' ? 1 : -1;
}

function english(G: GrandArmada): Features {
  const points = computeVP(G);
  return {
    points: (points.E - points.S) / CLEAR,
    holding: holding(G),
    prey: (prey(G, 'E') - prey(G, 'S')) / CLEAR,
    hulls: between(G, (id) => ROSTER[id].defence - ship(G, id).hull),
    crews: between(G, (id) => crewOf(G, id) + 1),
    guns: between(G, (id) => (shotsLeft(G, id) > 0 ? ROSTER[id].guns : 0)),
    [LEAN]: logOdds(scenarioOf(G).englishWon / 100),
  };
}

export const scales: Scales<GrandArmada> = {
  features(view) {
    const features = english(view);
    if (!view.options.swapSeats) return features;
    return Object.fromEntries(Object.entries(features).map(([name, value]) => [name, -value]));
  },
  gone: (view) => (view.turn - 1) / scenarioOf(view).turns,
};
