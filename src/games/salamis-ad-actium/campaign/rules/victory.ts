import { MARGINS } from '../../data/intermediate.js';
import { opponentOf, SIDES, type Side, seatOf } from '../../sides.js';
import type { Salamis, SalamisResult } from '../../state.js';
import { CAMPAIGN_VICTORY } from '../data/tables.js';
import { portsOf } from '../data/theatres.js';
import type { Campaign } from '../state.js';
import { campaignOf, theatreOf } from './areas.js';
import { shipsOf } from './fleets.js';

// Victory in a campaign [12.13].

/** Returns victory points for captured ports, and for enemy ships sunk or captured. */
export const campaignPoints = (camp: Campaign): [number, number] => {
  const one = (side: Side): number =>
    portsOf(theatreOf(camp))
      .filter(([id, { owner }]) => owner !== side && camp.ports[id].owner === side)
      .reduce((sum, [, { worth }]) => sum + worth, 0) + Math.floor(camp.lost[opponentOf(side)] / CAMPAIGN_VICTORY.pointsPerShips);
  return [one(0), one(1)];
};

/** Returns why a side is out of the war: it has no ships left, or none of its original major ports. */
function whyOut(camp: Campaign, side: Side): 'noShips' | 'noPorts' | undefined {
  if (!shipsOf(camp, side).length) return 'noShips';
  const holds = portsOf(theatreOf(camp)).some(
    ([id, { owner, size }]) => owner === side && size === 'major' && camp.ports[id].owner === side,
  );
  return holds ? undefined : 'noPorts';
}

/** Returns why a war that nobody concedes ends, for the log. */
export function endedBy(camp: Campaign): 'noShips' | 'noPorts' | 'bothOut' | 'campaign' {
  const [first, second] = SIDES.map((side) => whyOut(camp, side));
  return first && second ? 'bothOut' : (first ?? second ?? 'campaign');
}

function campaignOutcome(
  G: Salamis,
  side: Side | null,
  level: SalamisResult['level'],
  reason: SalamisResult['reason'] = 'campaign',
): SalamisResult {
  const camp = campaignOf(G);
  return {
    ...(side !== null && { winner: seatOf(G, side) }),
    draw: side === null,
    side,
    level,
    reason,
    vp: campaignPoints(camp),
    turn: camp.turn,
  };
}

/** Returns the result if a side is out of the war; points decide if both are. */
export function endOfWar(G: Salamis): SalamisResult | undefined {
  const camp = campaignOf(G);
  const out = SIDES.filter((side) => whyOut(camp, side));
  if (out.length === 1) return campaignOutcome(G, opponentOf(out[0]), 'decisive');
  return out.length === 2 ? byPoints(G) : undefined;
}

export function byPoints(G: Salamis): SalamisResult {
  const [first, second] = campaignPoints(campaignOf(G));
  const margin = Math.abs(first - second);
  if (margin < CAMPAIGN_VICTORY.draw) return campaignOutcome(G, null, 'draw');
  return campaignOutcome(G, first > second ? 0 : 1, margin >= CAMPAIGN_VICTORY.decisive ? 'decisive' : 'marginal');
}

export function givenUp(G: Salamis, side: Side): SalamisResult {
  const points = campaignPoints(campaignOf(G));
  const winner = opponentOf(side);
  const decisive = points[winner] > points[side] && 100 * points[winner] >= MARGINS.decisive * points[side];
  return campaignOutcome(G, winner, decisive ? 'decisive' : 'marginal', 'concede');
}
