import type { Dice } from '../../kit/dice.js';
import { comparing } from '../../kit/explain.js';
import type { PlayerID } from '../../kit/rules.js';
import { keepers, mostPressed } from './bot/aims.js';
import { because, figure, term, weighed } from './bot/explain.js';
import { sail } from './bot/plan.js';
import { boardingGain, crewWorth, force, targetWorth, type Ways, waysTo } from './bot/worth.js';
import { grid, rangeBetween, swung } from './data/map.js';
import { scenarioOf } from './data/scenarios.js';
import { ROSTER } from './data/ships.js';
import { MOVEMENT } from './data/tables.js';
import { HANDS, HEADINGS, type Heading, opponentOf, type ShipId, type Side } from './ids.js';
import { openPairs, validBoardingLists } from './rules/boarding.js';
import { unplaced } from './rules/deploy.js';
import { holdersOf } from './rules/grappling.js';
import { closeOrders, dieChance, needOf, reactors } from './rules/gunnery.js';
import { hasWork } from './rules/initiative.js';
import { losers } from './rules/losses.js';
import { allowance, idle } from './rules/movementPoints.js';
import { endStates } from './rules/reach.js';
import { chargedTo, entryHexes, fresh, reserves } from './rules/reinforcements.js';
import { charted, hexesToEdge, isStopped, type Vessel, vesselOf } from './rules/sailing.js';
import { crewOf, enemiesBeside, flag, fleet, isBroken, isCrippled, isFighting, placeOf, rangeOf, ship } from './rules/ships.js';
import { towables } from './rules/towing.js';
import { generalRetreat, score } from './rules/victory.js';
import { fleePaths, flightEnd, fugitives, type Token } from './rules/withdrawal.js';
import type { GrandArmadaMove } from './sequence.js';
import { type Boarding, type GrandArmada, seatOf, sideOf, type Volley } from './state.js';

// Which ship moves or enters next, and passing.

function distance(G: GrandArmada, side: Side, id: ShipId): number {
  let nearest = 99;
  for (const other of fleet(G, side === 'E' ? 'S' : 'E'))
    if (isFighting(G, other)) nearest = Math.min(nearest, grid.distance(placeOf(G, id), placeOf(G, other)));
  return nearest;
}

function nextShip(G: GrandArmada, side: Side, dice: Dice): GrandArmadaMove {
  const ships = idle(G, side);
  const entry = comparing(() => entering(G, side));
  if (G.step === 'opening' && retreats(G)) return because('won', { move: 'generalRetreat', args: [] });
  const broken = ships.find((id) => isFugitive(G, id));
  if (broken) return because('flees', activation(G, side, broken));
  if (entry && (G.step !== 'choose' || !ships.length || dice.die(2) === 1)) return entry;
  // The English first move the ship that enemies threaten most. If no ship is threatened, they wait.
  const pressed = side === 'E' ? mostPressed(G, side, ships) : undefined;
  if (pressed) return because('pressed', activation(G, side, pressed));
  const byDistance = ships.map((id) => ({ id, far: distance(G, side, id) })).sort((a, b) => a.far - b.far);
  if (!byDistance.length) return entry ?? because('onlyWay', { move: 'declineEntry', args: [] });
  const nearest = byDistance[0];
  if (G.step === 'choose' && forces(G, side, nearest.far, dice)) return because('waits', { move: 'forceEnemy', args: [] });
  const first = G.step === 'choose';
  for (const { id, far } of byDistance) {
    weighed(
      () => activation(G, side, id),
      () => (first ? term('near', -far) : term('far', far)),
    );
  }
  const chosen = first ? nearest : byDistance[byDistance.length - 1];
  return activation(G, side, chosen.id);
}

/** Whether a ship is broken but can still move, so that it should flee before its extra move is due [8.4]. */
const isFugitive = (G: GrandArmada, id: ShipId): boolean =>
  ship(G, id).status === 'afloat' && isBroken(G, id) && !isCrippled(G, id) && !holdersOf(G, id).length;

/** Half of this value is the chance that the Spanish pass. */
const WAITS = 1;

/** Whether to make the enemy move first: the English always do, the Spanish half the time and while the fleets are far apart. */
function forces(G: GrandArmada, side: Side, nearest: number, dice: Dice): boolean {
  if (!hasWork(G, opponentOf(side))) return false;
  return side === 'E' || nearest > 8 || dice.die(2) <= figure('waits', WAITS);
}

/**
 * Returns the activation of a ship: with any required turn towards the side with more MP, and with the ship that it
 * guards in tow if possible.
 */
function activation(G: GrandArmada, side: Side, id: ShipId): GrandArmadaMove {
  const { yawDue, heading, towing } = ship(G, id);
  const yaw = yawDue ? [...HANDS].sort((a, b) => points(G, id, heading, b) - points(G, id, heading, a))[0] : undefined;
  const bow = yaw ? swung(heading, yaw === 'L' ? -1 : 1) : heading;
  const hasHome = scenarioOf(G).exits[side].length > 0;
  const ward = towing || !hasHome || enemiesBeside(G, id).length ? undefined : keepers(G, side).get(id);
  const tow = ward && towables(G, id, bow).find((other) => other === ward);
  const orders = { ...(yaw && { yaw }), ...(tow && { tow }) };
  return { move: 'activate', args: yaw || tow ? [id, orders] : [id] };
}

const points = (G: GrandArmada, id: ShipId, heading: Heading, hand: 'L' | 'R') => allowance(G, id, swung(heading, hand === 'L' ? -1 : 1));

const retreats = (G: GrandArmada): boolean => !generalRetreat.refuse(G, seatOf(G, 'E'), []) && score(G, 'retreat').side === 'E';

/** Returns the entry of the best reinforcement, as close to the enemy as possible. */
function entering(G: GrandArmada, side: Side): GrandArmadaMove | undefined {
  const [id] = reserves(G, side)
    .filter((one) => chargedTo(G, one))
    .sort((a, b) => reinforcementWorth(b) - reinforcementWorth(a));
  const group = id && chargedTo(G, id);
  if (!group) return undefined;
  const joined = { ...G, ships: { ...G.ships, [id]: fresh() } };
  const vessel = charted(vesselOf(joined, id));
  const ways = waysTo(vessel, enemyHexes(G, side));
  let best: { worth: number; move: GrandArmadaMove } | undefined;
  for (const hex of entryHexes(G, group)) {
    for (const heading of HEADINGS) {
      const move: GrandArmadaMove = { move: 'enter', args: [id, hex, heading] };
      const worth = weighed(
        () => move,
        () => term('entry', entryWorth(joined, vessel, ways, grid.index(hex), heading)),
      );
      if (!best || worth > best.worth) best = { worth, move };
    }
  }
  return best?.move;
}

const enemyHexes = (G: GrandArmada, side: Side): number[] =>
  fleet(G, opponentOf(side))
    .filter((id) => isFighting(G, id))
    .map((id) => placeOf(G, id));

/** Returns the value of an entry, based on the resulting distance to the enemy and the MP for the next move. */
function entryWorth(G: GrandArmada, vessel: Vessel, ways: Ways, hex: number, heading: Heading): number {
  const mp = Math.max(0, allowance(G, vessel.id, heading) - 1);
  const helm = { hex, heading, mp, turnedHere: false, stopped: isStopped(vessel, hex), tidePaid: false };
  const ends = endStates(vessel, helm).filter(({ gone, passing }) => !gone && !passing);
  return Math.max(...ends.map((end) => 0.3 * allowance(G, vessel.id, end.heading) - Math.min(FARTHEST, ways[end.hex])));
}

const FARTHEST = 99;

/** Returns the value of a reinforcement, based on crew, guns, admiral, and MP close to the wind. */
function reinforcementWorth(id: ShipId): number {
  const { crew, guns, admiral, oars, speed } = ROSTER[id];
  return crew + guns + (admiral ? 2 : 0) + 2 * MOVEMENT[oars ? 'oars' : 'sail'][speed].bow;
}

// Fire, boarding, losses and withdrawal.

function closeFire(G: GrandArmada, side: Side): GrandArmadaMove {
  const best = new Map<string, { order: Volley; worth: number }>();
  for (const order of closeOrders(G, side)) {
    const key = `${order.ship} ${order.weapon}`;
    const worth =
      dieChance(needOf(G, order.ship, order.weapon, rangeOf(G, order.ship, order.target))) *
      (order.weapon === 'guns' ? targetWorth : crewWorth)(G, order.target);
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { order, worth });
  }
  const shots = [...best.values()];
  const volley: GrandArmadaMove = { move: 'commitVolley', args: [shots.map(({ order }) => order)] };
  if (!shots.length) return because('noShot', volley);
  weighed(
    () => volley,
    () => shots.reduce((sum, { worth }) => sum + term('hit', worth), 0),
  );
  return volley;
}

function combatWorth(G: GrandArmada, english: readonly ShipId[], spanish: readonly ShipId[]): number {
  const gain = boardingGain(force(G, spanish) - force(G, english));
  const weakest = Math.min(...(gain > 0 ? english : spanish).map((id) => crewOf(G, id)));
  return gain * (1 + 1 / (2 + Math.max(0, weakest)));
}

const listWorth = (G: GrandArmada, list: readonly Boarding[]): number =>
  list.reduce(
    (sum, { single, group }) =>
      sum + term('combat', flag(single) === 'E' ? combatWorth(G, [single], group) : combatWorth(G, group, [single])),
    0,
  );

function boarding(G: GrandArmada): GrandArmadaMove {
  if (G.options.multiBoarding === 'single') {
    const fight = (pair: ReturnType<typeof openPairs>[number]): GrandArmadaMove => ({ move: 'orderBoardings', args: [[pair]] });
    return fight(bestOf(openPairs(G), ([e, s]) => term('combat', combatWorth(G, [e], [s])), fight));
  }
  const order = (list: Boarding[]): GrandArmadaMove => ({ move: 'orderBoardings', args: [list] });
  return order(bestOf(validBoardingLists(G), (list) => listWorth(G, list), order));
}

function losses(G: GrandArmada): GrandArmadaMove {
  const lose = (id: ShipId): GrandArmadaMove => ({ move: 'loseCrew', args: [id] });
  return lose(bestOf(losers(G), (id) => term('crew', crewOf(G, id)), lose));
}

/** Returns the best withdrawal: off the map if possible, otherwise as far from the enemy as possible. */
function flight(G: GrandArmada): GrandArmadaMove {
  const [id] = fugitives(G, G.toAct);
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const worth = (end: number) =>
    end < 0
      ? term('offMap', 99)
      : term('away', Math.min(20, ...enemies.map((enemy) => rangeBetween(end, enemy)))) + term('toEdge', -hexesToEdge(end) * 0.1);
  const flee = (path: Token[]): GrandArmadaMove => ({ move: 'flee', args: [id, path] });
  return flee(bestOf([...fleePaths(G, id)], (steps) => worth(flightEnd(G, id, steps)), flee));
}

/** Returns the move for the item of greatest worth. Throws an Error if there are no items. */
function bestOf<T>(items: readonly T[], worth: (item: T) => number, moveOf: (item: T) => GrandArmadaMove): T {
  if (!items.length) throw new Error('nothing to choose from');
  const worthOf = (item: T) =>
    weighed(
      () => moveOf(item),
      () => worth(item),
    );
  return comparing(() => {
    let [best] = items;
    let most = worthOf(best);
    for (const item of items.slice(1)) {
      const value = worthOf(item);
      if (value > most) {
        most = value;
        best = item;
      }
    }
    return best;
  });
}

/** Returns the Normal bot's move for a player's view. */
export function captain(view: GrandArmada, player: PlayerID, dice: Dice): GrandArmadaMove {
  const side = sideOf(view, player);
  switch (view.step) {
    case 'deploy':
      return unplaced(view, side).length
        ? because('historical', { move: 'useHistorical', args: [] })
        : because('placed', { move: 'finishDeploy', args: [] });
    case 'sailing':
      return sail(view);
    case 'react': {
      const [first] = reactors(view);
      return first ? because('firesBack', { move: 'reactFire', args: [first] }) : because('onlyWay', { move: 'passReact', args: [] });
    }
    case 'commit':
      return closeFire(view, side);
    case 'boarding':
      return boarding(view);
    case 'losses':
      return losses(view);
    case 'flee':
      return flight(view);
    default:
      return nextShip(view, side, dice);
  }
}
