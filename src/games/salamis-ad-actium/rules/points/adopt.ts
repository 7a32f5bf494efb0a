import type { Side } from '../../sides.js';
import type { Fleet, FleetSquadron } from '../../state/fleet.js';
import { ownList } from './fleetLaw.js';
import type { Terms } from './price.js';

/**
 * Returns another battle's fleet, adapted to these terms about quality and allies [2.3, 2.9]. `fleetFault` checks
 * the rest.
 */
export function adopt(terms: Terms, side: Side, fleet: Fleet): Fleet {
  const { variants } = terms.battle;
  const own = ownList(terms, side, fleet);
  return {
    libations: fleet.libations,
    squadrons: fleet.squadrons.map((squadron) => ({
      ...qualified(terms, squadron),
      variant: squadron.list === own ? (variants[side] ?? squadron.variant) : squadron.variant,
      loyalty: squadron.list === own ? null : (squadron.loyalty ?? 0),
    })),
  };
}

function qualified({ battle: { quality, command } }: Terms, squadron: FleetSquadron): FleetSquadron {
  const { crewTraining, commandTraining, ...rest } = squadron;
  return {
    ...rest,
    ...(quality === 'buy' ? { crew: rest.crew ?? 'average' } : { crew: null, ...(crewTraining && { crewTraining }) }),
    ...(command === 'buy' ? { officer: rest.officer ?? 0 } : { officer: null, ...(commandTraining && { commandTraining }) }),
  };
}
