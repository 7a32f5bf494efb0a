import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../../../../kit/rules.js';
import { EQUIPMENT_IDS, type EquipmentId, SHIP_TYPE_IDS, type ShipTypeId, shipType } from '../../data/equipment.js';
import { FLEET_LISTS, LIST_IDS, type ListId } from '../../data/fleetLists.js';
import { CREWS, trained } from '../../data/intermediate.js';
import { tongueOf } from '../../data/shipNames.js';
import { action, type Tools, type Violation, violation } from '../../rules/basics/ships.js';
import { nextName, type Times } from '../../rules/points/outfit.js';
import { equipmentFault } from '../../rules/points/shipLaw.js';
import { SIDES, type Side, sideOf } from '../../sides.js';
import type { Damage, Salamis } from '../../state.js';
import { COSTS, MINOR_REPAIRS_UP_TO, PORTS } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { area, areaIds, areaOfPort, baseIn, campaignOf, majorsHeld, portsHeld, theatreOf } from './areas.js';
import { fleetIds, gradeUp, join, nextId, note, shipsIn, shipsOf, worth } from './fleets.js';
import { areaOfShip, deckRoom, factors, Id, ownFleet, ownShip } from './reorganisation.js';
import { newShip } from './setup.js';

// Hull repairs [12.10] and replacements [12.11].

const poor = (camp: Campaign, side: Side, cost: number): Violation | undefined =>
  camp.treasury[side] >= cost ? undefined : violation('noMoney', '12.11', { cost, treasury: camp.treasury[side] });

function dockFor(camp: Campaign, side: Side, id: string): string | undefined {
  const at = areaOfShip(camp, id);
  const size = (port: string) => area(camp, at).ports[port].size;
  return portsHeld(camp, at, side)
    .filter((port) => (camp.admin.docks[port] ?? 0) < PORTS[size(port)].repairs)
    .filter((port) => size(port) === 'major' || camp.ships[id].dmg <= MINOR_REPAIRS_UP_TO)
    .sort((a, b) => PORTS[size(a)].repairs - PORTS[size(b)].repairs)[0];
}

function repairRefusal(view: Salamis, player: PlayerID, id: string): Violation | undefined {
  const refused = ownShip(view, player, id);
  if (refused) return refused;
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (!camp.ships[id].dmg) return violation('unhurt', '12.10', { ship: id });
  if (camp.admin.repaired.includes(id)) return violation('repairedAlready', '12.10', { ship: id });
  if (dockFor(camp, side, id) === undefined) return violation('noDock', '12.10', { ship: id });
  return poor(camp, side, COSTS.repair);
}

export const repairShip = action({
  name: 'repairShip',
  case: '12.10',
  secret: true,
  args: [Id],
  refuse: repairRefusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const id of shipsOf(camp, sideOf(view, player))) if (camp.ships[id].dmg && !repairRefusal(view, player, id)) yield [id];
  },
  perform({ G }, player, id) {
    const camp = campaignOf(G);
    const side = sideOf(G, player);
    const dock = dockFor(camp, side, id);
    if (dock === undefined) return;
    camp.treasury[side] -= COSTS.repair;
    camp.ships[id].dmg = (camp.ships[id].dmg - 1) as Damage;
    camp.admin.docks[dock] = (camp.admin.docks[dock] ?? 0) + 1;
    camp.admin.repaired.push(id);
  },
});

/** Returns the price of a new ship with an average crew and its equipment [14.2]. */
export const priceOf = (G: Pick<Salamis, 'options'>, camp: Campaign, type: ShipTypeId, equip: readonly EquipmentId[] = []): number =>
  worth(G, camp, newShip(type, 'average', equip));

const listsOfSide = (camp: Campaign, side: Side) => theatreOf(camp).sides[side].lists;

const numberOf = (camp: Campaign, side: Side, type: ShipTypeId): number =>
  shipsOf(camp, side).filter((id) => camp.ships[id].type === type).length +
  (camp.building[side] ?? []).filter((each) => each.type === type).length;

type Order = readonly [type: ShipTypeId, list: ListId, port?: string | null, equip?: EquipmentId[]];

function buyRefusal(view: Salamis, player: PlayerID, ...[type, list, port, equip = NOTHING]: Order): Violation | undefined {
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (!listsOfSide(camp, side).some((own) => own.list === list)) return violation('notYourList', '12.11', { list });
  const listed = FLEET_LISTS[list].types.find((each) => each.type === type);
  if (!listed) return violation('notOfList', FLEET_LISTS[list].case, { type, list });
  const [from, to] = shipType(type).years;
  if (camp.year < from || camp.year > to) return violation('notOfYear', FLEET_LISTS[list].case, { what: type, year: camp.year });
  if (listed.ships !== undefined && numberOf(camp, side, type) >= listed.ships) {
    return violation('tooManyOfType', FLEET_LISTS[list].case, { type, most: listed.ships });
  }
  if (!areaIds(camp).some((at) => majorsHeld(camp, at, side).length)) return violation('noYard', '12.11');
  if (port) {
    const at = areaOfPort(camp, port);
    if (at === undefined || !majorsHeld(camp, at, side).includes(port)) return violation('notYourYard', '12.11', { port });
  }
  const times: Times = { options: view.options, year: camp.year };
  const unfit = equipmentFault({ list, variant: variantOf(camp, side, list) }, { type, equip }, times);
  return unfit ?? poor(camp, side, priceOf(view, camp, type, equip));
}

/** Returns the variant of a side's list, or null if there is none. */
const variantOf = (camp: Campaign, side: Side, list: ListId): string | null =>
  listsOfSide(camp, side).find((own) => own.list === list)?.variant ?? null;

const NOTHING: EquipmentId[] = [];
const MOST_EQUIPMENT = 10;

/** Orders a ship that arrives next turn. Its crew is one grade worse than the training roll. */
export const buyShip = action({
  name: 'buyShip',
  case: '12.11',
  secret: true,
  final: true,
  args: [
    Type.Union(SHIP_TYPE_IDS.map((id) => Type.Literal(id))),
    Type.Union(LIST_IDS.map((id) => Type.Literal(id))),
    Type.Optional(Type.Union([Type.String(), Type.Null()])),
    Type.Optional(Type.Array(Type.Union(EQUIPMENT_IDS.map((id) => Type.Literal(id))), { maxItems: MOST_EQUIPMENT })),
  ],
  refuse: buyRefusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const { list } of listsOfSide(camp, sideOf(view, player))) {
      for (const { type } of FLEET_LISTS[list].types) if (!buyRefusal(view, player, type, list)) yield [type, list];
    }
  },
  perform({ G, dice }, player, type, list, port, equip = NOTHING) {
    const camp = campaignOf(G);
    const side = sideOf(G, player);
    camp.treasury[side] -= priceOf(G, camp, type, equip);
    const variant = variantOf(camp, side, list);
    const training = (variant === null ? undefined : FLEET_LISTS[list].variants[variant]?.crew) ?? FLEET_LISTS[list].crew;
    const die = dice.die(10);
    const crew = gradeUp(CREWS[trained(training, die) + 2], -1);
    camp.building[side]?.push({ type, list, crew, port: port ?? null, due: camp.turn + 1, ...(equip.length && { equip: [...equip] }) });
    note(camp, side, { key: 'laidDown', case: '12.11', values: { type, crew }, roll: { dice: [die], chart: 'training' } });
  },
});

/** Launches new ships where there is room: at their port, otherwise at the first one. */
export function launch(tools: Tools): void {
  const camp = campaignOf(tools.G);
  for (const side of SIDES) {
    const waiting = camp.building[side] ?? [];
    camp.building[side] = waiting.filter(({ due, type, list, crew, port, equip = [] }) => {
      if (due > camp.turn) return true;
      const wanted = port === null ? [] : [areaOfPort(camp, port) ?? ''];
      const at = [...wanted, ...areaIds(camp)].find(
        (id) => id !== '' && majorsHeld(camp, id, side).length > 0 && baseIn(camp, id, side) > shipsIn(camp, id, side).length,
      );
      if (at === undefined) return true;
      const ship = nextId(camp, side);
      const borne = new Set(Object.values(camp.ships).map((other) => other.name));
      const name = nextName(tongueOf(list, variantOf(camp, side, list)), side, borne);
      camp.ships[ship] = { name, ...newShip(type, crew, equip) };
      if (join(tools, side, at, [ship], 'New ships').length) {
        delete camp.ships[ship];
        return true;
      }
      note(camp, side, { key: 'launched', case: '12.11', at: [at], who: [ship], values: { type } });
      return false;
    });
  }
}

const MenArg = Type.Object({ heavy: factors, normal: factors, archers: factors, oarsmen: factors }, { additionalProperties: false });
interface Men {
  readonly heavy: number;
  readonly normal: number;
  readonly archers: number;
  readonly oarsmen: number;
}

const menPrice = ({ heavy, normal, archers, oarsmen }: Men): number => COSTS.troops * (heavy + normal + archers) + COSTS.oarsmen * oarsmen;

function refitRefusal(view: Salamis, player: PlayerID, id: string, men: Men): Violation | undefined {
  const refused = ownShip(view, player, id);
  if (refused) return refused;
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (!majorsHeld(camp, areaOfShip(camp, id), side).length) return violation('needsMajorPort', '12.11', { ship: id });
  if (!menPrice(men)) return violation('nobodyHired', '12.11');
  if (men.heavy + men.normal + men.archers > Math.max(0, deckRoom(camp, id))) return violation('noDeckRoom', '12.11', { ship: id });
  const benches = shipType(camp.ships[id].type).oarsmen;
  if (camp.ships[id].oarsmen + men.oarsmen > benches) return violation('benchesFull', '12.11', { ship: id, most: benches });
  return poor(camp, side, menPrice(men));
}

export function missing(camp: Campaign, id: string): Men {
  const { type, heavy, normal, archers, oarsmen } = camp.ships[id];
  const full = shipType(type);
  const lacks = (has: number, wants: number) => Math.max(0, wants - has);
  return {
    heavy: lacks(heavy, full.heavy),
    normal: lacks(normal, full.normal),
    archers: lacks(archers, full.archers),
    oarsmen: lacks(oarsmen, full.oarsmen),
  };
}

export const refit = action({
  name: 'refit',
  case: '12.11',
  secret: true,
  args: [Id, MenArg],
  refuse: refitRefusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const id of shipsOf(camp, sideOf(view, player))) {
      const men = missing(camp, id);
      if (!refitRefusal(view, player, id, men)) yield [id, men];
    }
  },
  perform({ G }, player, id, men) {
    const camp = campaignOf(G);
    camp.treasury[sideOf(G, player)] -= menPrice(men);
    for (const kind of ['heavy', 'normal', 'archers', 'oarsmen'] as const) camp.ships[id][kind] += men[kind];
  },
});

export const recruits = (camp: Campaign, fleet: string): string[] =>
  camp.fleets[fleet].ships.filter((id) => camp.ships[id].crew === 'green' || camp.ships[id].crew === 'raw');

function trainRefusal(view: Salamis, player: PlayerID, fleet: string): Violation | undefined {
  const refused = ownFleet(view, player, fleet);
  if (refused) return refused;
  const camp = campaignOf(view);
  const side = sideOf(view, player);
  if (camp.fleets[fleet].moved) return violation('hasMoved', '12.11', { fleet });
  if (!majorsHeld(camp, camp.fleets[fleet].area, side).length) return violation('needsMajorPort', '12.11', { fleet });
  if (camp.admin.trained.includes(fleet)) return violation('trainedAlready', '12.11', { fleet });
  const crews = recruits(camp, fleet);
  if (!crews.length) return violation('nothingToTrain', '12.11', { fleet });
  return poor(camp, side, COSTS.training * crews.length);
}

export const train = action({
  name: 'train',
  case: '12.11',
  secret: true,
  args: [Id],
  refuse: trainRefusal,
  *choices(view, player) {
    const camp = campaignOf(view);
    for (const id of fleetIds(camp, sideOf(view, player))) if (!trainRefusal(view, player, id)) yield [id];
  },
  perform({ G }, player, fleet) {
    const camp = campaignOf(G);
    const crews = recruits(camp, fleet);
    camp.treasury[sideOf(G, player)] -= COSTS.training * crews.length;
    for (const id of crews) camp.ships[id].crew = gradeUp(camp.ships[id].crew, 1);
    camp.admin.trained.push(fleet);
  },
});
