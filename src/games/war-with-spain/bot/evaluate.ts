import { edge, type Features, LEAN, type Scales } from '../../../kit/evaluate.js';
import { ARMY } from '../data/armies.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { scenarioOf } from '../data/scenarios.js';
import { SHIP } from '../data/ships.js';
import { type HexId, opponentOf, type Side, type UnitId } from '../ids.js';
import { distance } from '../rules/map.js';
import { isHex, ownerOf } from '../rules/units.js';
import { levelOf, spanishLead } from '../rules/victory/victory.js';
import type { WarWithSpain } from '../state.js';
import { landOf, MARCH } from './defence.js';
import { hexWorth } from './picture.js';

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

/** Number of hexes that an army marches in two Game-Turns. */
const TWO_MARCHES = 2 * MARCH;
/** Divides the VP at risk. */
const MANY = 10;

/** Returns the number of a side's land units in each hex. Strengths may be hidden, but counters are not [5.42]. */
function landUnits(G: WarWithSpain, side: Side): ReadonlyMap<HexId, number> {
  const units = new Map<HexId, number>();
  for (const [id, { at }] of Object.entries(G.land)) if (isHex(at) && ownerOf(G, id) === side) units.set(at, (units.get(at) ?? 0) + 1);
  return units;
}

/**
 * Returns the VP of a side's cities within two marches of enemies. Each is multiplied by the enemy fraction of the land units that can
 * decide it, where units in the city count double.
 */
function atRisk(G: WarWithSpain, side: Side): number {
  const own = landUnits(G, side);
  const enemies = [...landUnits(G, opponentOf(side))];
  const lossAt = (hex: HexId) => {
    const near = enemies.filter(([at]) => distance(at, hex) <= TWO_MARCHES && landOf(at) === landOf(hex));
    const against = near.reduce((sum, [, units]) => sum + units, 0);
    return against && (hexWorth(G, side, hex) * against) / (against + 2 * (own.get(hex) ?? 0));
  };
  return CITY_IDS.reduce((sum, id) => (G.control[id] === side ? sum + lossAt(CITIES[id].hex) : sum), 0);
}

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
    atRiskEnglish: -atRisk(G, 'E') / MANY,
    atRiskSpanish: atRisk(G, 'S') / MANY,
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
