import type { Choice } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import type { HexId, Side } from '../ids.js';
import { pursuers, pursuingLeaders } from '../rules/advance.js';
import { landWays, stackIn } from '../rules/landLosses.js';
import { columnUnits, defenders } from '../rules/landStrength.js';
import { retreatHexes } from '../rules/retreat.js';
import { alliesLeft, allyHexes } from '../rules/risings.js';
import type { Pending, WarWithSpain } from '../state.js';
import { bestAdvance, bestAssault, bestMarch, bestRetreat, standsSiege } from './armies.js';
import { groundOf, marchDistance, prize, threat } from './ground.js';

/** The captain's answer to every decision on land, from his own view; nothing where the decision is another. */
export function landChoice(view: WarWithSpain, side: Side, step: string): Choice | undefined {
  const { pending } = view;
  switch (step) {
    case 'march':
      return bestMarch(view, side) ?? { move: 'finishLandMovement', args: [] };
    case 'assault':
      return bestAssault(view, side) ?? { move: 'finishLandCombat', args: [] };
    case 'answerSiege':
      return pending?.step === 'answerSiege' && pending.by === 'land'
        ? { move: 'answerSiege', args: [standsSiege(view, side, pending.hex)] }
        : undefined;
    case 'landLosses':
      return losses(view, side);
    case 'retreat':
      return retreat(view, side);
    case 'advance':
      return advance(view, side);
    case 'placeAllies':
      return pending?.step === 'placeAllies' ? ally(view, side, pending) : undefined;
    default:
      return undefined;
  }
}

/** The cheapest way. */
function losses(view: WarWithSpain, side: Side): Choice | undefined {
  const { pending, assault } = view;
  if (pending?.step !== 'landLosses' || !assault) return undefined;
  const [way] = landWays(view, stackIn(view, assault, side), pending.steps[side]);
  return { move: 'takeLandLosses', args: [way] };
}

function retreat(view: WarWithSpain, side: Side): Choice | undefined {
  const { pending, assault } = view;
  if (pending?.step !== 'retreat' || !assault) return undefined;
  const units = side === assault.attacker ? columnUnits(view, assault) : defenders(view, assault);
  const hex = bestRetreat(view, side, retreatHexes(view, units, pending.hex));
  return hex === undefined ? undefined : { move: 'retreat', args: [hex] };
}

function advance(view: WarWithSpain, side: Side): Choice | undefined {
  const { pending, assault } = view;
  if (pending?.step !== 'advance' || !assault) return undefined;
  return bestAdvance(view, side, pursuers(view, assault, side), pursuingLeaders(view, assault, side), pending.hex);
}

/** Rebels take empty cities first, then stand with those who came; loyal men stand before the richest city in danger. */
function ally(view: WarWithSpain, side: Side, pending: Extract<Pending, { step: 'placeAllies' }>): Choice {
  const ground = groundOf(view, side);
  const units = [...alliesLeft(view, pending)].sort((a, b) => ARMY[b].cs - ARMY[a].cs);
  const nearest = (hex: HexId) => Math.min(40, ...[...ground.own.keys()].map((at) => marchDistance(hex, at)));
  const worth = (hex: HexId) => 10 * prize(view, side, hex) - nearest(hex) / 4 - threat(ground, hex, 3) / 4;
  const [hex] = allyHexes(view, pending).sort((a, b) => worth(b) - worth(a) || (a < b ? -1 : 1));
  const [unit] = units;
  return unit && hex ? { move: 'placeAlly', args: [unit, hex] } : { move: 'finishAllies', args: [] };
}
