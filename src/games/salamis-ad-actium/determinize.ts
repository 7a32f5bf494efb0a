import { clone } from '../../kit/clone.js';
import type { Dice } from '../../kit/dice.js';
import { drawOne } from '../../kit/drawing.js';
import type { PlayerID } from '../../kit/seats.js';
import { EVENTS, FLEETS, ROUTES } from './campaign/data/tables.js';
import { anyOfficer, builtShip, countNumbers, shipsLeft, unfoldPapers } from './campaign/determinize/battle.js';
import { area, areaIds, byDistance, campaignOf, theatreOf } from './campaign/rules/areas.js';
import { battleAnswer, waysOut } from './campaign/rules/battles.js';
import { fleetIds, newFleet, nextId, sees } from './campaign/rules/fleets.js';
import { orderFault, orders, ordersSoFar, stancesAt } from './campaign/rules/orders.js';
import { refuges } from './campaign/rules/retreat.js';
import type { BattleAnswer, Campaign, CampaignShip, FleetOrder } from './campaign/state.js';
import { anyFleet } from './determinize/purchases.js';
import { withLoyalties, withReserves } from './determinize/reserves.js';
import { boardOrders } from './rules/boarding/actions.js';
import { defaultFleet } from './rules/points/plainFleet.js';
import { seize } from './rules/sequenceOfPlay/tacticalInitiative.js';
import { termsOf } from './rules/settingUp/muster.js';
import { opponentOf, SIDES, type Side, seatOf, sideOf } from './sides.js';
import type { Secret } from './state/secret.js';
import type { BoardOrder, Salamis } from './state.js';

// Hidden fleets of a side [12.3].

type Ships = Record<string, CampaignShip>;

const atHome = ({ turn, stage }: Campaign): boolean => turn === 1 && ['opening', 'income', 'orders'].includes(stage);

/** Returns areas, unseen by the opponent, where the fleet would meet no fleet of `hidden`. */
function hidingPlaces(camp: Campaign, side: Side, hidden: ReadonlySet<string>): string[] {
  const meets = (at: string) => [...hidden].some((id) => [at, ...area(camp, at).adjacent].includes(camp.fleets[id].area));
  return areaIds(camp).filter((at) => !sees(camp, opponentOf(side), at) && !meets(at));
}

function whereabouts(camp: Campaign, home: string | undefined, places: readonly string[], dice: Dice): string {
  if (home === undefined) return drawOne(places, dice);
  const reach = atHome(camp) ? 0 : camp.turn * ROUTES.points;
  const near = byDistance(camp, home, true).filter(([at, moves]) => moves <= reach && places.includes(at));
  return near.length ? drawOne(near, dice)[0] : drawOne(places, dice);
}

const spied = (camp: Campaign, side: Side): FleetOrder[] =>
  ordersSoFar(camp, side).filter(({ fleet }) => !Object.hasOwn(camp.fleets, fleet));

/** Gives every fleet with known orders the ships named in them, and at least one ship. */
function manSpied(camp: Campaign, side: Side, ships: Ships, sailing: Map<string, string[]>, dice: Dice): void {
  for (const { fleet, exposed = [] } of spied(camp, side)) {
    const crew = sailing.get(fleet) ?? [];
    const others = [...sailing.values()].find(({ length }) => length > 1);
    const wanted = exposed.length || crew.length ? exposed : (others?.splice(-1) ?? [builtShip(camp, side, dice)[0]]);
    for (const id of wanted) {
      ships[id] ??= builtShip(camp, side, dice)[1];
      for (const [other, ids] of sailing)
        if (other !== fleet)
          sailing.set(
            other,
            ids.filter((each) => each !== id),
          );
    }
    sailing.set(fleet, [...new Set([...crew, ...wanted])]);
  }
}

/** Returns the ids in the lists of the last reorganisation. Those no longer visible no longer exist. */
const shown = ({ admin: { repaired, trained, reorganised } }: Campaign): string[] => [...repaired, ...trained, ...reorganised];

/** Returns each hidden fleet's possible ships: its first ships, except those seen elsewhere. */
function crews(camp: Campaign, side: Side, ships: Ships, dice: Dice): [fleet: string, ships: string[]][] {
  const { fleets } = theatreOf(camp);
  const homes = Object.keys(fleets).filter((id) => fleets[id].side === side && !camp.fleets[id] && !shown(camp).includes(id));
  const sailing = new Map<string, string[]>([...spied(camp, side).map(({ fleet }) => fleet), ...homes].map((id) => [id, []]));
  const room = FLEETS.perSide - fleetIds(camp, side).length;
  for (const id of Object.keys(ships)) {
    const home = homes.find((fleet) => id.startsWith(`${fleet}-`));
    const free = home ?? [...sailing].find(([, { length }]) => length < FLEETS.ships)?.[0];
    const fleet = free ?? (sailing.size < room ? nextId(camp, side) : undefined);
    if (fleet !== undefined) sailing.set(fleet, [...(sailing.get(fleet) ?? []), id]);
  }
  manSpied(camp, side, ships, sailing, dice);
  return [...sailing].filter(([, { length }]) => length).slice(0, room);
}

const hasAdmiral = (camp: Campaign, side: Side): boolean => fleetIds(camp, side).some((id) => camp.fleets[id].officer.rank === 'admiral');

/**
 * Puts a fleet where it may be hidden, changing `camp`. If there is no such area, the fleet must have been lost.
 * @returns whether there was an area
 */
function lay(camp: Campaign, side: Side, id: string, crew: string[], hidden: ReadonlySet<string>, dice: Dice): boolean {
  const places = hidingPlaces(camp, side, hidden);
  if (!places.length) return false;
  const printed = theatreOf(camp).fleets[id];
  const officer = anyOfficer(camp, side, printed && !hasAdmiral(camp, side) ? printed.rank : 'vice', dice);
  const fleet = newFleet(side, printed?.name ?? theatreOf(camp).sides[side].name, places[0], crew, officer);
  camp.fleets[id] = fleet;
  const order = ordersSoFar(camp, side).find((each) => each.fleet === id);
  const fitting = places.filter((at) => {
    fleet.area = at;
    return !order || !orderFault(camp, side, order);
  });
  fleet.area = whereabouts(camp, printed?.area, fitting.length ? fitting : places, dice);
  if (!atHome(camp)) fleet.stance = drawOne(stancesAt(camp, side, fleet.area), dice);
  return true;
}

/**
 * Adds a side's unseen fleets, changing `camp`. `hidden` contains the other side's unseen fleets.
 * @returns the ids added
 */
function addUnseen(G: Salamis, camp: Campaign, side: Side, hidden: ReadonlySet<string>, dice: Dice): Set<string> {
  const known = [...Object.keys(camp.ships), ...shown(camp)];
  countNumbers(camp, side, [...known, ...Object.keys(camp.fleets), ...ordersSoFar(camp, side).map(({ fleet }) => fleet)]);
  const ships: Ships = { ...shipsLeft(G, camp, side, new Set(known), dice) };
  // A hidden Admiral must be on a ship.
  if (!Object.keys(ships).length && !hasAdmiral(camp, side)) {
    const [id, ship] = builtShip(camp, side, dice);
    ships[id] = ship;
  }
  const added = new Set<string>();
  for (const [id, crew] of crews(camp, side, ships, dice)) {
    if (!lay(camp, side, id, crew, hidden, dice)) continue;
    for (const ship of crew) camp.ships[ship] = ships[ship];
    added.add(id);
  }
  if (added.size && !hasAdmiral(camp, side)) camp.fleets[drawOne([...added], dice)].officer.rank = 'admiral';
  return added;
}

// The opponent's decisions and private information in a campaign.

/** Returns at random, by the event table, whether a side has volunteers. */
const volunteersWait = ({ stage }: Campaign, ready: boolean, dice: Dice): boolean =>
  stage === 'orders' && !ready && EVENTS[dice.die(6) + dice.die(6) - 2] === 'volunteers';

function writeOrders(G: Salamis, side: Side, dice: Dice): void {
  const camp = campaignOf(G);
  camp.orders[side] = [];
  for (;;) {
    const ways = [...orders.choices(G, seatOf(G, side))];
    if (!ways.length) return;
    camp.orders[side] = drawOne(ways, dice)[0] as FleetOrder[];
  }
}

function answerFor(G: Salamis, side: Side, dice: Dice): BattleAnswer {
  const [accept, mode, sails] = drawOne([...battleAnswer.choices(G, seatOf(G, side))], dice) as [
    boolean,
    BattleAnswer['mode'],
    BattleAnswer['sails'],
  ];
  return { accept, mode, ...(sails && { sails }) };
}

function fillPlans(G: Salamis, strangers: readonly Side[], dice: Dice): void {
  const camp = campaignOf(G);
  const { departure } = camp;
  for (const side of strangers) {
    camp.building[side] ??= [];
    if (camp.waiting) camp.waiting[side] ??= [];
    camp.notices[side] ??= [];
    camp.volunteers[side] = volunteersWait(camp, G.ready[side], dice);
    if (departure?.side === side && departure.to === null) {
      departure.to = departure.why === 'beaten' ? refuges(camp, side, departure.from) : waysOut(camp, side, departure.from);
    }
  }
  for (const side of SIDES) if (camp.orders[side] === 'committed') writeOrders(G, side, dice);
  for (const { answers } of camp.encounters) {
    for (const side of SIDES) if (answers[side] === 'committed') answers[side] = answerFor(G, side, dice);
  }
}

// Possible secret answers.

const opened = <T>(answers: readonly [Secret<T>, Secret<T>], any: (side: Side) => T): [Secret<T>, Secret<T>] => {
  const one = (side: Side) => (answers[side] === 'committed' ? any(side) : answers[side]);
  return [one(0), one(1)];
};

function withAnswers(G: Salamis, dice: Dice): Salamis {
  const { fleet, seize: seizing, board } = G.secret;
  if (!SIDES.some((side) => [fleet, seizing, board].some((answers) => answers[side] === 'committed'))) return G;
  return {
    ...G,
    secret: {
      fleet: opened(fleet, (side) => anyFleet(termsOf(G), side, dice) ?? defaultFleet(termsOf(G), side)),
      seize: opened(seizing, (side) => !seize.refuse(G, seatOf(G, side), [true]) && dice.die(2) === 1),
      board: opened(board, (side) => drawOne([...boardOrders.choices(G, seatOf(G, side))], dice)[0] as BoardOrder[]),
    },
  };
}

function withCampaign(view: Salamis, strangers: readonly Side[], dice: Dice): Salamis {
  if (!view.camp) return view;
  const camp = clone(view.camp);
  const G = { ...view, camp };
  if (camp.stage === 'tactical') {
    unfoldPapers(G, dice);
    return G;
  }
  let hidden: ReadonlySet<string> = new Set();
  for (const side of strangers) hidden = addUnseen(G, camp, side, hidden, dice);
  fillPlans(G, strangers, dice);
  return G;
}

/** Returns a possible complete state for a view, with all hidden information filled in. */
export function determinize(view: Salamis, playerID: PlayerID | null, dice: Dice): Salamis {
  const strangers = playerID === null ? SIDES : [opponentOf(sideOf(view, playerID))];
  let G = withLoyalties(view, strangers, dice);
  for (const side of strangers) G = withReserves(G, side, dice);
  return withCampaign(withAnswers(G, dice), strangers, dice);
}
