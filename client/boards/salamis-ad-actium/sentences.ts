import {
  type Berth,
  type BoardOrder,
  type FleetOrder,
  type God,
  grappleChance,
  type Load,
  type Order,
  policyOf,
  type Salamis,
  shipType,
  shotPreview,
  THEATRES,
  type Transfer,
} from '../../../src/games/salamis-ad-actium/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { kitText } from '../../kit/texts.js';
import { craftName } from './campaign/naming.js';
import { shipName, squadronName } from './names.js';
import { godName } from './pantheons.js';
import type { Session } from './session.js';
import { boardText } from './texts.js';

const { say } = boardText;

/** A weapon in words, with what it is loaded with: "ballista:1" is the second ballista. */
export function weaponName(weapon: string, load: Load = 'plain'): string {
  const [kind, index] = weapon.split(':');
  const name = say.weapons[kind as keyof typeof say.weapons] ?? kind;
  const numbered = index === undefined ? name : `${name} ${Number(index) + 1}`;
  return load === 'plain' ? numbered : `${numbered}, ${say.loads[load]}`;
}

/** A shot's chance, ready to be written beside its target. */
export function shotOf({ G, player }: Session, [by, weapon, target, load]: readonly [string, string, string, Load]) {
  const { chance, dice, expected } = shotPreview(G, player, by, weapon, target, load);
  const label = dice > 1 ? say.expected(expected) : kitText.percent(chance);
  return { chance: dice > 1 ? 1 - (1 - chance) ** dice : chance, label, meaning: say.aim(weaponName(weapon, load), label) };
}

const legs = ({ steps }: Order): string =>
  steps.map(([kind, amount]) => (kind === 'F' || kind === 'B' ? say.run[kind](amount) : say.turn(amount))).join(', ');

function course(order: Order): string {
  const pace = order.burst ? say.burst : order.approach ? say.approach : '';
  const policy = policyOf(order);
  const contact = policy === 'halt' ? '' : say.policy[policy];
  return [legs(order), pace, contact].filter(Boolean).join('; ');
}

const ordersOf = (G: Salamis, orders: readonly BoardOrder[]): string =>
  orders.length
    ? orders.map(({ ship, action, target }) => say.order[action](shipName(G, ship), target ? shipName(G, target) : '')).join('; ')
    : say.allDefend;

function party({ heavy = 0, normal = 0, archers = 0, oarsmen = 0, officer = false }: Transfer): string {
  const kinds = { heavy, normal, archers, oarsmen };
  const men = Object.entries(kinds).flatMap(([kind, n]) => (n ? [`${n} ${say.men[kind as keyof typeof kinds]}`] : []));
  return [...men, ...(officer ? [say.officer] : [])].join(', ');
}

/** One legal choice as a label and, where it helps, a hint. */
export function actionLabel(G: Salamis, { move, args }: Choice): { readonly label: string; readonly hint?: string } {
  const [a, b] = [String(args[0]), String(args[1])];
  switch (move) {
    case 'grapple':
      return { label: say.grapple(shipName(G, b)), hint: kitText.percent(grappleChance(G, a, b)) };
    case 'cutFree':
      return { label: say.cutFree(otherEnd(G, b, a)) };
    case 'tow':
      return { label: say.tow(shipName(G, b)) };
    case 'castOff':
      return { label: say.castOff };
    case 'backOff':
      return { label: say.backOff };
    case 'sails':
      return { label: b === 'set' ? say.setSails : say.lowerSails };
    case 'refloat':
      return { label: args[1] ? say.refloatLight : say.refloat };
    case 'polearm':
      return { label: say.polearm(shipName(G, b)) };
    case 'toggleBoom':
      return { label: say.boom(G.forts[a]?.boom?.state === 'closed') };
    case 'libation':
      return { label: say.libation(godName(G, G.acting ?? 0, a as God), wishOf(G, args[1])) };
    case 'repair':
      return { label: say.repair[b as keyof typeof say.repair] ?? b };
    default:
      return { label: sentenceOf(G, { move, args }) };
  }
}

function otherEnd(G: Salamis, link: string, id: string): string {
  const bond = G.links[link];
  return bond ? shipName(G, bond.a === id ? bond.b : bond.a) : link;
}

const fleetCalled = (G: Salamis, id: string): string => G.camp?.fleets[id]?.name ?? id;

/** Ships of a campaign by type and number. */
const craft = ({ camp }: Salamis, ids: readonly string[]): string => ids.map((id) => (camp ? craftName(camp, id) : id)).join(', ');

interface Wish {
  readonly levels?: number;
  readonly from?: number;
  readonly squadron?: string;
  readonly ship?: string;
}

function wishOf(G: Salamis, wish: unknown): string {
  const { levels, from, squadron, ship } = (wish ?? {}) as Wish;
  if (levels !== undefined) return levels > 0 ? say.rougher : say.calmer;
  if (from !== undefined) return say.windFrom(from);
  return squadron ? squadronName(G, squadron) : ship ? shipName(G, ship) : '';
}

/** Where a squadron would lie, about its middle. */
function middleOf(berths: readonly Berth[]): string {
  const mean = (of: (berth: Berth) => number) => berths.reduce((sum, berth) => sum + of(berth), 0) / Math.max(1, berths.length);
  return boardText.at(
    mean(({ x }) => x),
    mean(({ y }) => y),
  );
}

/** A fleet's orders for a month. */
function monthly(G: Salamis, { fleet, path, stance }: FleetOrder): string {
  const areas = G.camp ? THEATRES[G.camp.theatre].areas : {};
  const way = path.map((id) => areas[id]?.name ?? id).join(' › ');
  return say.monthly(fleetCalled(G, fleet), way, boardText.campaign.stances[stance]);
}

/** One legal choice as a sentence, for the plain list of all choices. */
export function sentenceOf(G: Salamis, { move, args }: Choice): string {
  const a = args[0] as string;
  const ship = typeof a === 'string' ? shipName(G, a) : '';
  switch (move) {
    case 'moveShip':
      return say.sails(ship, course(args[1] as Order));
    case 'shoot':
    case 'fortShoot':
      return say.shoots(ship, weaponName(String(args[1]), args[3] as Load), shipName(G, String(args[2])));
    case 'boardOrders':
      return ordersOf(G, args[0] as BoardOrder[]);
    case 'prizeCrew':
      return say.prizeCrew(ship, party(args[1] as Transfer));
    case 'transfer':
      return say.transfer(party(args[2] as Transfer), ship, shipName(G, String(args[1])));
    case 'seize':
      return args[0] ? say.seize : say.letPass;
    case 'pass':
      return say.pass(ship);
    case 'placeSquadron':
      return say.place(squadronName(G, a), middleOf(args[1] as Berth[]));
    case 'reserveSquadron':
      return say.reserve(squadronName(G, a));
    case 'enter': {
      const { edge, at, heading } = args[1] as { edge: keyof typeof boardText.edges; at: number; heading: number };
      return say.enter(squadronName(G, a), boardText.edges[edge], at / 10, heading);
    }
    case 'chooseEdge':
      return boardText.edges[a as keyof typeof boardText.edges];
    case 'moveShips':
      return say.moveShips(craft(G, args[2] as string[]), fleetCalled(G, a), fleetCalled(G, String(args[1])));
    case 'splitFleet':
      return say.splitFleet(craft(G, args[1] as string[]), fleetCalled(G, a));
    case 'mergeFleets':
      return say.mergeFleets(fleetCalled(G, a), fleetCalled(G, String(args[1])));
    case 'repairShip':
      return say.repairShip(craft(G, [a]));
    case 'refit':
      return say.refit(craft(G, [a]), party(args[1] as Transfer));
    case 'train':
      return say.train(fleetCalled(G, a));
    case 'setFleet':
      return say.fleet((args[0] as { squadrons: readonly { ships: readonly unknown[] }[] }).squadrons.map(({ ships }) => ships.length));
    case 'orders':
      return (args[0] as readonly FleetOrder[]).map((order) => monthly(G, order)).join('; ') || say.noOrders;
    case 'battleAnswer':
      return boardText.act.answer(Boolean(args[0]), args[1] as 'quick' | 'tactical');
    case 'buyShip':
      return say.build(shipType(String(args[0])).name);
    case 'startShooting':
      return boardText.act.shooting;
    case 'endAction':
      return boardText.act.endAction;
    case 'ready':
      return boardText.act.ready;
    case 'abandonPrize':
      return boardText.act.abandon;
    default: {
      const { label, hint } = LABELLED.has(move) ? actionLabel(G, { move, args }) : { label: say.other(move, args), hint: undefined };
      return G.ships[a] ? `${ship}: ${label}${hint ? ` (${hint})` : ''}` : label;
    }
  }
}

const LABELLED = new Set([
  'grapple',
  'cutFree',
  'tow',
  'castOff',
  'backOff',
  'sails',
  'refloat',
  'polearm',
  'toggleBoom',
  'libation',
  'repair',
]);
