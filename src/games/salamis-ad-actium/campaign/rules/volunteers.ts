import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../../../../kit/rules.js';
import { CREWS } from '../../data/quality.js';
import { action, type Violation, violation } from '../../rules/basics/ships.js';
import { type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import type { Campaign } from '../state.js';
import { campaignOf } from './areas.js';
import { fleetOf, gradeUp, note, shipsOf, worstFirst } from './fleets.js';

/** Volunteers, whom an event brings in: they make the crew of one ship better by a grade, and its owner says of which [12.12]. */

const BEST = CREWS[CREWS.length - 1];

/** Ships of a side that have room for better men. */
const takers = (camp: Campaign, side: Side): string[] => shipsOf(camp, side).filter((id) => camp.ships[id].crew !== BEST);

function embark(camp: Campaign, side: Side, ship: string): void {
  camp.volunteers[side] = false;
  camp.ships[ship].crew = gradeUp(camp.ships[ship].crew, 1);
  note(camp, side, { key: 'volunteers', case: '12.12', who: [ship] });
}

/** Whoever is not told where to go joins the worst crew. */
export function enlistVolunteers(G: Salamis, side: Side): void {
  const camp = campaignOf(G);
  const [ship] = camp.volunteers[side] ? worstFirst(G, camp, takers(camp, side)) : [];
  if (ship !== undefined) embark(camp, side, ship);
  camp.volunteers[side] = false;
}

function refusal(view: Salamis, player: PlayerID, id: string): Violation | undefined {
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (!camp.volunteers[side]) return violation('noVolunteers', '12.12');
  const fleet = Object.hasOwn(camp.ships, id) ? fleetOf(camp, id) : undefined;
  if (fleet === undefined || camp.fleets[fleet].side !== side) return violation('notOwnShip', '12.3', { ship: id });
  return camp.ships[id].crew === BEST ? violation('crewIsBest', '12.12', { ship: id }) : undefined;
}

export const volunteers = action({
  name: 'volunteers',
  case: '12.12',
  secret: true,
  args: [Type.String()],
  refuse: refusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    const side = sideOf(view, player);
    if (camp.volunteers[side]) for (const id of takers(camp, side)) yield [id];
  },
  perform({ G }, player, id) {
    embark(campaignOf(G), sideOf(G, player), id);
  },
});
