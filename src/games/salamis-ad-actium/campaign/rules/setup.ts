import { type EquipmentId, shipType } from '../../data/equipment.js';
import { type Tongue, tongueOf } from '../../data/shipNames.js';
import type { Tools } from '../../rules/basics/ships.js';
import { nextName } from '../../rules/points/outfit.js';
import { enterPhase } from '../../rules/sequenceOfPlay/phase.js';
import type { CampaignData } from '../../setup/setupData.js';
import type { Salamis } from '../../state.js';
import { LENGTHS } from '../data/tables.js';
import { portsOf, type StartFleet, THEATRES } from '../data/theatres.js';
import type { Campaign, CampaignFleet, CampaignShip, Port } from '../state.js';
import { campaignOf, theatreOf } from './areas.js';
import { newFleet, rollOfficer } from './fleets.js';

/** Sets up a theatre [12]. Hosts may show the first state to all players, so {@link commission} makes secret rolls later. */
export function setUpCampaign(G: Salamis, data: CampaignData): void {
  const theatre = THEATRES[data.theatre ?? 'punic'];
  const ships: Record<string, CampaignShip> = {};
  const fleets: Record<string, CampaignFleet> = {};
  const borne = new Set<string | undefined>();
  for (const [id, fleet] of Object.entries(theatre.fleets)) {
    const [{ list, variant }] = theatre.sides[fleet.side].lists;
    const crews = startShips(id, fleet, tongueOf(list, variant), borne);
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

export function commission(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const [id, { side, command }] of Object.entries(theatreOf(camp).fleets)) {
    const { rank } = camp.fleets[id].officer;
    camp.fleets[id].officer = { ...rollOfficer(tools, camp, side, id, command), rank };
  }
}

export const freshAdmin = (): Campaign['admin'] => ({ repaired: [], docks: {}, trained: [], reorganised: [] });

export function newShip(type: CampaignShip['type'], crew: CampaignShip['crew'], equip: readonly EquipmentId[]): CampaignShip {
  const { oarsmen, heavy, normal, archers } = shipType(type);
  return { type, crew, dmg: 0, oarsmen, heavy, normal, archers, equip: [...equip] };
}

/** Returns a fleet's starting ships, numbered, with names unique in the campaign. */
function startShips(id: string, { ships, side }: StartFleet, tongue: Tongue, borne: Set<string | undefined>): [string, CampaignShip][] {
  return ships
    .flatMap(({ count, type, crew, equip }) => Array.from({ length: count }, () => newShip(type, crew, equip)))
    .map((ship, i): [string, CampaignShip] => {
      const name = nextName(tongue, side, borne);
      borne.add(name);
      return [`${id}-${i + 1}`, { name, ...ship }];
    });
}
