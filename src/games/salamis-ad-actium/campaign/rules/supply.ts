import { CREW } from '../../data/quality.js';
import { shipType } from '../../data/shipTypes.js';
import type { Tools } from '../../rules/basics/ships.js';
import { SIDES, type Side } from '../../sides.js';
import { SUPPLY } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { area, baseIn, campaignOf } from './areas.js';
import { fleetIds, hurt, loseShip, note, shipsIn } from './fleets.js';

/** Supply [12.4]. */

/** Whether the ports of an area keep all the ships a side has there: open ports alone count. */
const supplies = (camp: Campaign, at: string, side: Side): boolean => {
  const base = baseIn(camp, at, side, true);
  return base > 0 && base >= shipsIn(camp, at, side).length;
};

/** A fleet is in supply in such an area, or next to one by a normal route. */
export const isSupplied = (camp: Campaign, at: string, side: Side): boolean =>
  [at, ...area(camp, at).adjacent].some((id) => supplies(camp, id, side));

/** Fleets without supply suffer from their second turn on. Only their owners hear of it. */
export function supply(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const side of SIDES) {
    for (const id of fleetIds(camp, side)) {
      const fleet = camp.fleets[id];
      fleet.outOfSupply = isSupplied(camp, fleet.area, side) ? 0 : fleet.outOfSupply + 1;
      if (!fleet.outOfSupply) continue;
      note(camp, side, { key: 'outOfSupply', case: '12.4', at: [fleet.area], values: { fleet: id, turns: fleet.outOfSupply } });
      if (fleet.outOfSupply > 1) starve(tools, side, id);
    }
  }
}

function starve({ G, dice }: Tools, side: Side, id: string): void {
  const camp = campaignOf(G);
  for (const ship of [...camp.fleets[id].ships]) {
    const die = dice.die(10);
    const total = die + CREW[camp.ships[ship].crew].mod;
    if (total > SUPPLY.suffers) continue;
    note(camp, side, { key: total <= SUPPLY.lost ? 'deserted' : 'starves', case: '12.4', who: [ship], roll: { dice: [die], total } });
    if (total <= SUPPLY.lost) {
      loseShip(G, camp, side, ship);
      continue;
    }
    const { type, oarsmen } = camp.ships[ship];
    camp.ships[ship].oarsmen = Math.min(oarsmen, Math.floor((shipType(type).oarsmen * SUPPLY.oarsmenNum) / SUPPLY.oarsmenDen));
    hurt(camp, ship);
  }
}
