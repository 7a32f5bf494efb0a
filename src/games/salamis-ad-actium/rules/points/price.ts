import { FLEET_LISTS } from '../../data/fleetLists.js';
import { COMMAND, CREW, commandOf, LIBATIONS, TRAINING_PRICE, type Training } from '../../data/intermediate.js';
import { LOYALTIES, LOYALTY } from '../../data/setup.js';
import { yearFor } from '../../setup/agreement.js';
import type { Fleet, FleetShip, FleetSquadron } from '../../state/fleet.js';
import type { OptionId, PointsBattle } from '../../state.js';
import { basePrice, priced, type Times } from './outfit.js';

export interface Terms {
  readonly battle: PointsBattle;
  readonly options: { readonly [id in OptionId]: boolean };
}

export const timesOf = ({ battle, options }: Terms, { list, variant }: FleetSquadron): Times => ({
  options,
  year: yearFor(battle, list, variant),
});

/** Returns the training of the list or variant, unless different training is paid for [2.3]. */
export function crewTraining({ list, variant, crewTraining: paid }: FleetSquadron): Training {
  const fleet = FLEET_LISTS[list];
  return paid ?? (variant === null ? undefined : fleet.variants[variant]?.crew) ?? fleet.crew;
}
export function commandTraining({ list, variant, commandTraining: paid }: FleetSquadron): Training {
  const fleet = FLEET_LISTS[list];
  return paid ?? (variant === null ? undefined : fleet.variants[variant]?.command) ?? fleet.command;
}

const crewPct = (squadron: FleetSquadron): number =>
  squadron.crew === null ? TRAINING_PRICE[crewTraining(squadron)].crewPct : CREW[squadron.crew].pointsPct;

const officerPrice = (squadron: FleetSquadron): number => {
  const rank = squadron.admiral ? 'admiral' : 'vice';
  return squadron.officer === null ? TRAINING_PRICE[commandTraining(squadron)][rank] : COMMAND[commandOf(squadron.officer)][rank];
};

export const shipPrice = (terms: Terms, squadron: FleetSquadron, ship: FleetShip): number =>
  priced(basePrice({ ...ship, crew: 'average' }, timesOf(terms, squadron)), crewPct(squadron));

export function squadronPrice(terms: Terms, squadron: FleetSquadron): number {
  const own = squadron.ships.reduce((sum, ship) => sum + shipPrice(terms, squadron, ship), officerPrice(squadron));
  if (squadron.loyalty === null) return own;
  const { pct } = LOYALTY[LOYALTIES[squadron.loyalty + 2]];
  return own + Math.ceil((own * pct) / 100);
}

const libationPrice = ({ options }: Terms, { libations }: Fleet): number =>
  options.libations ? LIBATIONS.price * Math.max(0, libations - LIBATIONS.free) : 0;

export const fleetPrice = (terms: Terms, fleet: Fleet): number =>
  fleet.squadrons.reduce((sum, squadron) => sum + squadronPrice(terms, squadron), libationPrice(terms, fleet));

export const alliedPrice = (terms: Terms, fleet: Fleet): number =>
  fleet.squadrons.filter(({ loyalty }) => loyalty !== null).reduce((sum, squadron) => sum + squadronPrice(terms, squadron), 0);
