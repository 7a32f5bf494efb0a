import type { GameEvent } from '../../../kit/events.js';
import {
  flag,
  integer,
  keyed,
  list,
  listOf,
  matching,
  nullable,
  object,
  oneOf,
  optional,
  pair,
  type Shape,
  some,
  text,
} from '../../../kit/stateShape.js';
import { EQUIPMENT_IDS, SHIP_TYPE_IDS } from '../data/equipment.js';
import { LIST_IDS } from '../data/fleetLists.js';
import { CREWS } from '../data/intermediate.js';
import { SIDES } from '../sides.js';
import type { Secret } from '../state/secret.js';
import { LENGTHS, MONTHS, STANCES } from './data/tables.js';
import { portsOf, THEATRES } from './data/theatres.js';
import type {
  BattleAnswer,
  Campaign,
  CampaignFleet,
  CampaignShip,
  CampaignStage,
  Commission,
  Departure,
  Encounter,
  FleetOrder,
  Port,
} from './state.js';

const SHIPS = 500;
const FLEETS = 100;
const COUNT = 1000;
const TALENTS = 100_000;
const NAME = 80;
const PATH = 40;
const EVENTS = 2000;

const STAGES = [
  'opening',
  'income',
  'orders',
  'movement',
  'battles',
  'tactical',
  'afterBattles',
  'admin',
  'endTurn',
] as const satisfies readonly CampaignStage[];

const theatres = Object.values(THEATRES);
const AREA_IDS = theatres.flatMap(({ areas }) => Object.keys(areas));
const PORT_IDS = theatres.flatMap((theatre) => portsOf(theatre).map(([id]) => id));

const ID = /^[A-Za-z][\w-]{0,39}$/;
const id = matching(ID, 'an id');
const ids = list(id, SHIPS);
const side = oneOf(SIDES);
const count = integer(0, COUNT);
const area = oneOf(AREA_IDS, 'an area');
const port = oneOf(PORT_IDS, 'a port');
const path = list(area, PATH);
const equipment = listOf(EQUIPMENT_IDS);
const crew = oneOf(CREWS);
const stance = oneOf(STANCES);
const shipType = oneOf(SHIP_TYPE_IDS, 'a type of ship');
const secret = <T>(shape: Shape<T>): Shape<[Secret<T>, Secret<T>]> => pair(nullable(shape));

const officer = object<Commission>({
  rank: oneOf(['admiral', 'vice']),
  mod: integer(-2, 2),
  no: optional(count),
  split: optional(object<NonNullable<Commission['split']>>({ from: id, year: integer(-3000, 1000) })),
});

const ship = object<CampaignShip>({
  name: optional(text(NAME)),
  type: shipType,
  crew,
  dmg: oneOf([0, 1, 2, 3, 4, 5]),
  oarsmen: count,
  heavy: count,
  normal: count,
  archers: count,
  equip: equipment,
});

const fleet = object<CampaignFleet>({
  side,
  name: text(NAME),
  area,
  ships: ids,
  officer,
  stance,
  port: nullable(port),
  path,
  left: count,
  outOfSupply: count,
  stopped: flag,
  moved: flag,
  exposed: ids,
});

const order = object<FleetOrder>({ fleet: id, path, stance, port: optional(port), exposed: optional(ids) });

const answer = object<BattleAnswer>({ accept: flag, mode: oneOf(['quick', 'tactical']), sails: optional(oneOf(['aboard', 'set'])) });

const event: Shape<GameEvent> = (value, at) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : `${at}: expected an event`;

export const campaign: Shape<Campaign> = object<Campaign>({
  theatre: oneOf(theatres.map((theatre) => theatre.id)),
  turns: oneOf(Object.values(LENGTHS)),
  battles: oneOf(['ask', 'quick', 'tactical']),
  stage: oneOf(STAGES),
  turn: integer(1, Math.max(...Object.values(LENGTHS)) + 1),
  month: integer(0, MONTHS.length - 1),
  year: integer(-3000, 1000),
  treasury: pair(integer(0, TALENTS)),
  ports: some(PORT_IDS, object<Port>({ owner: side, garrison: count, breached: flag, blockaded: flag })) as Shape<Campaign['ports']>,
  ships: keyed(ID, SHIPS, ship),
  fleets: keyed(ID, FLEETS, fleet),
  building: pair(
    list(
      object<NonNullable<Campaign['building'][number]>[number]>({
        type: shipType,
        equip: optional(equipment),
        list: oneOf(LIST_IDS, 'a fleet list'),
        crew,
        port: nullable(port),
        due: count,
      }),
      SHIPS,
    ),
  ),
  orders: secret(list(order, FLEETS)),
  intelligence: pair(flag),
  waiting: pair(list(officer, FLEETS)),
  commissions: pair(count),
  volunteers: pair(flag),
  departure: nullable(object<Departure>({ side, from: area, to: list(area, PATH), why: oneOf(['beaten', 'declines']) })),
  encounters: list(object<Encounter>({ area, forced: flag, answers: secret(answer) }), FLEETS),
  field: nullable(area),
  admin: object({
    repaired: ids,
    docks: some(PORT_IDS, count) as Shape<Campaign['admin']['docks']>,
    trained: ids,
    reorganised: ids,
  }),
  lost: pair(integer(0, TALENTS)),
  seq: pair(integer(0, TALENTS)),
  notices: pair(list(event, EVENTS)),
});

/** Returns a fault if ports do not match the theatre, or ships and fleets do not refer to each other. */
export function campaignFault({ theatre, ports, ships, fleets, orders, encounters, departure }: Campaign): string | undefined {
  const own = portsOf(THEATRES[theatre]).map(([known]) => known);
  const missing = own.find((known) => !Object.hasOwn(ports, known));
  if (missing || Object.keys(ports).length !== own.length) return 'G.camp.ports: expected the ports of the theatre';
  const areas = Object.keys(THEATRES[theatre].areas);
  const places = [
    ...Object.values(fleets).flatMap((each) => [each.area, ...each.path]),
    ...encounters.map((each) => each.area),
    ...(departure ? [departure.from, ...(departure.to ?? [])] : []),
    ...SIDES.flatMap((each) => (Array.isArray(orders[each]) ? orders[each].flatMap((given) => given.path) : [])),
  ];
  const abroad = places.find((each) => !areas.includes(each));
  if (abroad) return `G.camp: expected areas of the theatre, and ${abroad} is none`;
  const named = Object.values(fleets).flatMap((each) => each.ships);
  const lost = named.find((each) => !Object.hasOwn(ships, each));
  if (lost) return `G.camp.ships.${lost}: expected a ship, since a fleet names it`;
  if (new Set(named).size < named.length) return 'G.camp.fleets: expected no ship in two fleets';
  return undefined;
}
