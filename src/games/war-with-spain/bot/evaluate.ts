import { edge, type Features, LEAN, type Scales } from '../../../kit/evaluate.js';
import { ARMY } from '../data/armies.js';
import { scenarioOf } from '../data/scenarios.js';
import { SHIP } from '../data/ships.js';
import type { Side, UnitId } from '../ids.js';
import { ownerOf } from '../rules/units.js';
import { levelOf, spanishLead } from '../rules/victory/victory.js';
import type { WarWithSpain } from '../state.js';

/** Divides the VP lead, which is relative to an even score. */
const FAR = 40;
/** Assumed maximum VP that a side gains per Game-Turn. */
const A_TURN = 3;

/** Ducats added to both treasuries, so that differences between small treasuries hardly matter. */
const PURSE = 2000;

/** Compares the strength in play, including hidden units: positive if England is stronger [5.42]. */
function inPlay(G: WarWithSpain, counters: { readonly [id: UnitId]: unknown }, strengthOf: (id: UnitId) => number | undefined): number {
  const sum = { E: 0, S: 0 };
  for (const id of [...Object.keys(counters), ...G.afield]) {
    const strength = strengthOf(id);
    const side = strength === undefined ? null : ownerOf(G, id);
    if (side) sum[side] += strength ?? 0;
  }
  return edge(sum.E, sum.S);
}

const besieged = (G: WarWithSpain, side: Side): number =>
  Object.values(G.sieges).filter(({ land, naval }) => land === side || naval === side).length;

function features(G: WarWithSpain): Features {
  const scenario = scenarioOf(G);
  const ahead = scenario.even - spanishLead(G);
  const { winner } = levelOf(spanishLead(G), scenario);
  return {
    lead: ahead / FAR,
    pressing: ahead / (10 + A_TURN * (scenario.last - G.turn)),
    level: winner === null ? 0 : winner === 'E' ? 1 : -1,
    ships: inPlay(G, G.naval, (id) => SHIP[id]?.front.cs),
    armies: inPlay(G, G.land, (id) => ARMY[id]?.cs),
    treasury: (G.treasury.E - G.treasury.S) / (G.treasury.E + G.treasury.S + PURSE),
    sieges: (besieged(G, 'S') - besieged(G, 'E')) / 4,
    landings: -(Number(G.landed.ireland) + Number(G.landed.britain)) / 2,
    [LEAN]: 1,
  };
}

/** Public features: the VP lead relative to the victory levels, counters in play, money and sieges. */
export const scales: Scales<WarWithSpain> = {
  features,
  gone({ turn, options }) {
    const { first, last } = scenarioOf({ options });
    return (turn - first) / (last - first + 1);
  },
};
