import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, SIDES, type Side } from '../../sides.js';
import { type CampaignEvent, EVENT_FIGURES, EVENTS } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { areaOfPort, campaignOf, isMajor, portsHeld } from './areas.js';
import { fleetIds, fleetsIn, note, rollOfficer } from './fleets.js';
import { perilousRoll } from './perilousRoutes.js';

/** Random events, one for each side [12.12]. Only the side itself hears of its own, unless something changes for all to see. */

export function events(tools: Tools): void {
  const { G, dice } = tools;
  const camp = campaignOf(G);
  for (const side of SIDES) {
    const thrown = [dice.die(6), dice.die(6)];
    const row = thrown[0] + thrown[1] - 2;
    note(camp, side, {
      key: 'event',
      case: '12.12',
      values: { event: EVENTS[row] },
      roll: { dice: thrown, total: row + 2, chart: 'campaignEvents', row },
    });
    HAPPENS[EVENTS[row]](tools, side);
  }
}

const HAPPENS: { readonly [event in CampaignEvent]: (tools: Tools, side: Side) => void } = {
  plague,
  storm,
  politics,
  shortMoney: (tools, side) => pay(tools, side, -EVENT_FIGURES.money),
  quiet: () => undefined,
  subsidy: (tools, side) => pay(tools, side, EVENT_FIGURES.money),
  volunteers: ({ G }, side) => {
    campaignOf(G).volunteers[side] = true;
  },
  intelligence: ({ G }, side) => {
    campaignOf(G).intelligence[side] = true;
  },
  defection,
};

/** The fleet with the most ships; of equals the first. */
const largestFleet = (camp: Campaign, side: Side): string | undefined =>
  [...fleetIds(camp, side)].sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length)[0];

function plague({ G }: Tools, side: Side): void {
  const camp = campaignOf(G);
  const id = largestFleet(camp, side);
  if (id === undefined) return;
  for (const ship of camp.fleets[id].ships) {
    const { oarsmen } = camp.ships[ship];
    camp.ships[ship].oarsmen = oarsmen - Math.ceil(oarsmen / EVENT_FIGURES.plague);
  }
}

/** One fleet that lies in no port of its own is caught at sea. */
function storm(tools: Tools, side: Side): void {
  const camp = campaignOf(tools.G);
  const atSea = fleetIds(camp, side).filter((id) => !portsHeld(camp, camp.fleets[id].area, side).length);
  if (atSea.length) perilousRoll(tools, atSea[tools.dice.die(atSea.length) - 1]);
}

function politics(tools: Tools, side: Side): void {
  const camp = campaignOf(tools.G);
  const id = largestFleet(camp, side);
  if (id === undefined) return;
  const { rank } = camp.fleets[id].officer;
  camp.fleets[id].officer = { ...rollOfficer(tools, camp, side, id), rank };
}

function pay({ G, emit }: Tools, side: Side, by: number): void {
  const camp = campaignOf(G);
  const before = camp.treasury[side];
  camp.treasury[side] = Math.max(0, before + by);
  emit({ key: 'treasury', case: '12.12', values: { ...named(G, side), by: camp.treasury[side] - before } });
}

/** A minor enemy port without a fleet in its area goes over; if there is none, money comes in. */
function defection(tools: Tools, side: Side): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  const open = Object.keys(camp.ports).filter((port) => {
    const at = areaOfPort(camp, port);
    if (at === undefined || camp.ports[port].owner === side || isMajor(camp, at, port)) return false;
    return SIDES.every((each) => !fleetsIn(camp, at, each).length);
  });
  if (!open.length) {
    pay(tools, side, EVENT_FIGURES.defection);
    return;
  }
  const port = open[dice.die(open.length) - 1];
  Object.assign(camp.ports[port], { owner: side, breached: false, blockaded: false });
  emit({ key: 'defects', case: '12.12', values: { ...named(G, side), port, from: opponentOf(side) } });
}
