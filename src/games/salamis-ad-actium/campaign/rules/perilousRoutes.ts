import { CREW } from '../../data/quality.js';
import { shipType } from '../../data/shipTypes.js';
import type { Tools } from '../../rules/basics/ships.js';
import { PERIL, PERIL_MONTH, ROUTES } from '../data/tables.js';
import type { CampaignShip } from '../state.js';
import { campaignOf } from './areas.js';
import { hurt, loseShip, note, worstFirst } from './fleets.js';

/** Perilous routes and storms at sea [12.6]. */

type Passage = 'storm' | 'scattered' | 'safe' | 'fair';

const passageOf = (total: number): Passage => {
  if (total <= PERIL.storm) return 'storm';
  if (total <= PERIL.scattered) return 'scattered';
  return total <= PERIL.safe ? 'safe' : 'fair';
};

/** 2d6 for a fleet, with month and commander; its ships suffer at once. Only its owner hears of it. */
export function perilousRoll(tools: Tools, id: string): Passage {
  const { G, dice } = tools;
  const camp = campaignOf(G);
  const { side, officer } = camp.fleets[id];
  const thrown = [dice.die(6), dice.die(6)];
  const month = PERIL_MONTH[camp.month];
  const commander = Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, officer.mod));
  const total = thrown[0] + thrown[1] + month + commander;
  const passage = passageOf(total);
  note(camp, side, {
    key: 'peril',
    case: '12.6',
    values: { fleet: id, passage },
    roll: { dice: thrown, modifiers: [['month', month] as const, ['commander', commander] as const].filter(([, by]) => by !== 0), total },
  });
  if (passage === 'storm') storm(tools, id);
  if (passage === 'scattered') scatter(tools, id);
  if (passage === 'fair') camp.fleets[id].left += ROUTES.fair;
  return passage;
}

/** What a ship adds to its throw in a storm. */
export const seaworthiness = ({ type, crew }: CampaignShip): number => {
  const { hull, size } = shipType(type);
  const weak = hull === 'weak' || size <= PERIL.smallSize;
  return CREW[crew].mod + (hull === 'stout' ? PERIL.stout : 0) + (weak ? PERIL.weak : 0);
};

function storm({ G, dice }: Tools, id: string): void {
  const camp = campaignOf(G);
  const { side, ships } = camp.fleets[id];
  for (const ship of [...ships]) {
    const die = dice.die(10);
    const total = die + seaworthiness(camp.ships[ship]);
    if (total > PERIL.damaged) continue;
    note(camp, side, { key: total <= PERIL.lost ? 'foundered' : 'stormDamage', case: '12.6', who: [ship], roll: { dice: [die], total } });
    if (total <= PERIL.lost) loseShip(G, camp, side, ship);
    else hurt(camp, ship);
  }
}

function scatter({ G, dice }: Tools, id: string): void {
  const camp = campaignOf(G);
  const { side, ships, exposed } = camp.fleets[id];
  const number = Math.ceil(dice.die(6) / 2);
  // Their owner has said whom he can spare; then ill luck chooses.
  const spared = exposed.filter((ship) => ships.includes(ship));
  const order = [...spared, ...worstFirst(G, camp, ships).filter((ship) => !spared.includes(ship))];
  for (const ship of order.slice(0, number)) {
    hurt(camp, ship);
    note(camp, side, { key: 'stormDamage', case: '12.6', who: [ship] });
  }
}
