import type { EquipmentId } from '../../data/equipment.js';
import { trained } from '../../data/quality.js';
import { shipType } from '../../data/shipTypes.js';
import type { Tools } from '../../rules/basics/ships.js';
import { enterPhase } from '../../rules/sequenceOfPlay/phase.js';
import type { CampaignData } from '../../setup/setupData.js';
import type { Salamis } from '../../state.js';
import { LENGTHS } from '../data/tables.js';
import type { StartFleet } from '../data/theatre.js';
import { portsOf, THEATRES } from '../data/theatres.js';
import type { Campaign, CampaignFleet, CampaignShip, Port } from '../state.js';
import { campaignOf, theatreOf } from './areas.js';
import { nextCommission } from './commissions.js';

/**
 * The start of a campaign: ports, treasuries and fleets of its theatre, as they are printed [12]. Whoever keeps a match may show
 * its first state to anybody, so what a side alone may know is thrown for later: see {@link commission}.
 */
export function setUpCampaign(G: Salamis, data: CampaignData): void {
  const theatre = THEATRES[data.theatre ?? 'punic'];
  const ships: Record<string, CampaignShip> = {};
  const fleets: Record<string, CampaignFleet> = {};
  for (const [id, fleet] of Object.entries(theatre.fleets)) {
    const crews = startShips(id, fleet);
    for (const [shipId, ship] of crews) ships[shipId] = ship;
    fleets[id] = newFleet(
      fleet.side,
      fleet.name,
      fleet.area,
      crews.map(([shipId]) => shipId),
      { rank: fleet.rank, mod: 0, no: 0 },
    );
  }
  const ports: Record<string, Port> = {};
  for (const [id, { owner, garrison }] of portsOf(theatre)) ports[id] = { owner, garrison, breached: false, blockaded: false };
  G.camp = {
    theatre: theatre.id,
    turns: LENGTHS[data.length ?? 'short'],
    battles: data.battles ?? 'ask',
    stage: 'opening',
    turn: 1,
    month: 0,
    year: theatre.year,
    treasury: [theatre.treasury[0], theatre.treasury[1]],
    ports,
    ships,
    fleets,
    building: [[], []],
    waiting: [[], []],
    commissions: [0, 0],
    volunteers: [false, false],
    departure: null,
    orders: [null, null],
    intelligence: [false, false],
    encounters: [],
    field: null,
    admin: freshAdmin(),
    lost: [0, 0],
    seq: [0, 0],
    notices: [[], []],
  };
  G.lists = [theatre.sides[0].lists[0].list, theatre.sides[1].lists[0].list];
  enterPhase(G, 'campaign');
}

/** What the officers are worth is thrown for in the order of the fleets [2.3]. */
export function commission({ G, dice }: Tools): void {
  const camp = campaignOf(G);
  for (const [id, { side, command }] of Object.entries(theatreOf(camp).fleets)) {
    Object.assign(camp.fleets[id].officer, { mod: trained(command, dice.die(10)), no: nextCommission(camp, side) });
  }
}

export const freshAdmin = (): Campaign['admin'] => ({ repaired: [], docks: {}, trained: [], reorganised: [] });

export const newFleet = (
  side: CampaignFleet['side'],
  name: string,
  area: string,
  ships: string[],
  officer: CampaignFleet['officer'],
): CampaignFleet => ({
  side,
  name,
  area,
  ships,
  officer,
  stance: 'avoid',
  port: null,
  path: [],
  left: 0,
  outOfSupply: 0,
  stopped: false,
  moved: false,
  exposed: [],
});

/** A ship of a type with its full complement. */
export function newShip(type: CampaignShip['type'], crew: CampaignShip['crew'], equip: readonly EquipmentId[]): CampaignShip {
  const { oarsmen, heavy, normal, archers } = shipType(type);
  return { type, crew, dmg: 0, oarsmen, heavy, normal, archers, equip: [...equip] };
}

/** Ships of a fleet at the start, numbered through. */
function startShips(id: string, { ships }: StartFleet): [string, CampaignShip][] {
  return ships
    .flatMap(({ count, type, crew, equip }) => Array.from({ length: count }, () => newShip(type, crew, equip)))
    .map((ship, i): [string, CampaignShip] => [`${id}-${i + 1}`, ship]);
}
