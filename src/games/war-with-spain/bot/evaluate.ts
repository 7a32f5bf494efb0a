import { edge, type Features, LEAN, type Scales } from '../../../kit/evaluate.js';
import { ARMY } from '../data/armies.js';
import { SHIP } from '../data/ships.js';
import { LAST_TURN } from '../data/tracks.js';
import type { Side, UnitId } from '../ids.js';
import { ownerOf } from '../rules/units.js';
import { levelOf, spanishLead } from '../rules/victory/victory.js';
import type { WarWithSpain } from '../state.js';

/** The lead of Spain between a draw's two ends [16.4]: less is better for England, more for Spain. */
const EVEN = 15;
/** A lead that is far from it. */
const FAR = 40;
/** Points that a Game-Turn may still bring. */
const A_TURN = 3;

/** Treasury scale: smaller differences hardly matter. */
const PURSE = 2000;

/** Of counters that are known to be in play, wherever they are, what England has more of [5.42]. */
function inPlay(G: WarWithSpain, counters: { readonly [id: UnitId]: unknown }, strengthOf: (id: UnitId) => number | undefined): number {
  const sum = { E: 0, S: 0 };
  for (const id of [...Object.keys(counters), ...G.afield]) {
    const strength = strengthOf(id);
    const side = strength === undefined ? null : ownerOf(G, id);
    if (side) sum[side] += strength ?? 0;
  }
  return edge(sum.E, sum.S);
}

/** Hexes in which a side is besieged [10.0]. */
const besieged = (G: WarWithSpain, side: Side): number =>
  Object.values(G.sieges).filter(({ land, naval }) => land === side || naval === side).length;

function features(G: WarWithSpain): Features {
  const ahead = EVEN - spanishLead(G);
  const { winner } = levelOf(spanishLead(G));
  return {
    lead: ahead / FAR,
    pressing: ahead / (10 + A_TURN * (LAST_TURN - G.turn)),
    level: winner === null ? 0 : winner === 'E' ? 1 : -1,
    ships: inPlay(G, G.naval, (id) => SHIP[id]?.front.cs),
    armies: inPlay(G, G.land, (id) => ARMY[id]?.cs),
    treasury: (G.treasury.E - G.treasury.S) / (G.treasury.E + G.treasury.S + PURSE),
    sieges: (besieged(G, 'S') - besieged(G, 'E')) / 4,
    landings: -(Number(G.landed.ireland) + Number(G.landed.britain)) / 2,
    [LEAN]: 1,
  };
}

/** The lead against the levels of victory, counters in play, money and sieges: all of it is open to both sides. */
export const scales: Scales<WarWithSpain> = {
  features,
  gone: ({ turn }) => (turn - 1) / LAST_TURN,
};
