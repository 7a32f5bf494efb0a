import { edge, type Features, LEAN, type Scales } from '../../../kit/evaluate.js';
import { campaignPoints } from '../campaign/rules/victory.js';
import type { Campaign } from '../campaign/state.js';
import { LEVEL } from '../data/damage.js';
import { broughtBy, crewMod, fighters, oarQuarter, ship } from '../rules/basics/ships.js';
import { goneOf, objectiveOf, strengthAtStart, victoryPoints } from '../rules/lostBattles/victory.js';
import type { Side } from '../sides.js';
import type { Salamis } from '../state.js';

/** Lead in victory points that counts as a clear campaign win (12.13). */
const CLEAR = 20;
/** Fraction of its value that a ship keeps at each damage level. */
const SOUND = [1, 0.9, 0.75, 0.5, 0.2, 0];

const inBattle = (G: Salamis, side: Side): string[] =>
  G.order.filter((id) => {
    const { status, side: holder, dmg } = ship(G, id);
    return holder === side && (status === 'table' || status === 'offTable' || status === 'unplaced') && dmg < LEVEL.sinking;
  });

const total = (ids: readonly string[], worth: (id: string) => number): number => ids.reduce((sum, id) => sum + worth(id), 0);

const between = (G: Salamis, worth: (id: string) => number): number => edge(total(inBattle(G, 0), worth), total(inBattle(G, 1), worth));

const strengths = (G: Salamis): number => between(G, (id) => ship(G, id).points * SOUND[ship(G, id).dmg]);

const lost = (G: Salamis, side: Side): number => goneOf(G, side) / Math.max(1, strengthAtStart(G, side));

/** Returns the fraction of an objective that is achieved; negative for an objective of the second side. */
function aim(G: Salamis): number {
  const objective = objectiveOf(G);
  if (!objective || objective.need <= 0) return 0;
  return (objective.side === 0 ? 1 : -1) * Math.min(1, objective.reached / objective.need);
}

function battle(G: Salamis): Features {
  /** Returns the fraction of the enemy's points that a side has scored. */
  const taken = (side: Side) => {
    const theirs = G.order.filter((id) => broughtBy(G, id) !== side);
    return (
      victoryPoints(G, side) /
      Math.max(
        1,
        total(theirs, (id) => ship(G, id).points),
      )
    );
  };
  return {
    points: taken(0) - taken(1),
    losses: lost(G, 1) - lost(G, 0),
    fleet: strengths(G),
    men: between(G, (id) => fighters(ship(G, id)) * (1 + 0.25 * crewMod(ship(G, id)))),
    oars: between(G, (id) => oarQuarter(ship(G, id))),
    steady: between(G, (id) => (G.squadrons[ship(G, id).sq].state === 'steady' ? 1 : 0)),
    initiative: (G.ti[0] - G.ti[1]) / 4,
    aim: aim(G),
    [LEAN]: 1,
  };
}

/** Returns features of a campaign. The campaign map is hidden during a battle. */
function war(camp: Campaign): Features {
  const isOpen = Object.keys(camp.ports).length > 0;
  const [own, other] = isOpen ? campaignPoints(camp) : camp.lost.map((points) => -points / 100);
  return {
    war: (own - other) / CLEAR,
    shipsTaken: edge(camp.lost[1], camp.lost[0]),
    treasury: edge(Math.max(0, camp.treasury[0]), Math.max(0, camp.treasury[1])),
  };
}

export const scales: Scales<Salamis> = {
  features(view) {
    const features = view.camp ? war(view.camp) : battle(view);
    if (!view.swapSides) return features;
    return Object.fromEntries(Object.entries(features).map(([name, value]) => [name, -value]));
  },
  gone: ({ camp, turn, turnLimit }) =>
    camp ? (camp.turn - 1) / camp.turns : Math.max(0, Math.min(1, (turn - 1) / Math.max(1, turnLimit))),
};
