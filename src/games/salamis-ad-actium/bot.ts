import type { Dice } from '../../kit/dice.js';
import { comparing } from '../../kit/explain.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID, Rules } from '../../kit/rules.js';
import { nextDeed } from './bot/action.js';
import { because, figure, sum, term, weighed } from './bot/explain.js';
import type { ReasonKey } from './bot/words/index.js';
import { BOLD, boardingChance, stakeOf } from './bot/worth.js';
import { campaignAdmin, campaignAnswer, campaignOrder } from './campaign/bot.js';
import { LEVEL } from './data/damage.js';
import { shipType } from './data/equipment.js';
import { FLEET_LISTS, type ListId } from './data/fleetLists.js';
import type { ShipTypeId } from './data/hulls.js';
import { CREWS, TRAININGS } from './data/intermediate.js';
import { INTO_MELEE } from './data/shooting.js';
import { gap } from './geometry/shapes.js';
import { boardingOdds, capsizeOdds } from './preview/boarding.js';
import { baseOf, fighters, fleet, isLinked, isShip, lockedTo, ship, typeOf } from './rules/basics/ships.js';
import { capsizeRefusal, targetsOf } from './rules/boarding/actions.js';
import { defaultCrew } from './rules/boarding/capture.js';
import { offeredRepairs, type Repair } from './rules/intermediate/repairs.js';
import { offeredTransfers } from './rules/intermediate/transfers.js';
import { allowance } from './rules/movement/allowance.js';
import { fleetFault, plainShip } from './rules/points/fleetLaw.js';
import { defaultFleet, leastPoints } from './rules/points/plainFleet.js';
import { crewTraining, fleetPrice, shipPrice, type Terms } from './rules/points/price.js';
import { fleetReady, termsOf } from './rules/settingUp/muster.js';
import { archerDice } from './rules/shooting/missiles.js';
import { offeredFortShots, offeredShots, shotChance } from './rules/shooting/shoot.js';
import { type Load, partyOf } from './rules/shooting/shooter.js';
import type { SalamisMove } from './sequence.js';
import { openLists } from './setup/agreement.js';
import { opponentOf, type Side, sideOf } from './sides.js';
import type { Fleet, FleetShip, FleetSquadron } from './state/fleet.js';
import type { BoardOrder, Salamis, Step } from './state.js';

// The bot's shooting: always the best remaining shot.

/** Value of a hit, by weapon. */
const WORTH: { readonly [kind: string]: number } = {
  siphon: 12,
  pots: 6,
  snakes: 5,
  bees: 5,
  harpax: 2,
  engine: 2,
  ballista: 1.2,
  archers: 1,
};
/** Value of a hit that sets a ship on fire. */
const FIRE = 1.3;
/** Minimum size of ships at which the bot shoots fire. */
const BURNS = 4;

type Shooting = readonly [by: string, weapon: string, target: string, load: Load];

function worth(G: Salamis, [by, weapon, target, load]: Shooting): number {
  const [kind] = weapon.split(':');
  const chance = shotChance(G, by, weapon, target, load);
  if (kind === 'harpax' && (!isShip(G, target) || boardingChance(G, by, target) <= boardingChance(G, target, by))) return 0;
  const dice = kind === 'archers' ? archerDice(G, by) : 1;
  if (!isShip(G, target)) return chance * dice * 0.3;
  const { fire, dmg } = ship(G, target);
  if (dmg >= LEVEL.sinking) return 0;
  const size = (stakeOf(G, target) - strayed(G, by, target)) / 30;
  if (load === 'fire') return typeOf(ship(G, target)).size >= BURNS && fire < 3 ? chance * dice * figure('fire', FIRE) * size : 0;
  return chance * dice * (load === 'plain' ? (WORTH[kind] ?? 1) : 3) * size;
}

/** Returns the expected value lost, per hit, because a hit into a melee may strike a friendly ship [6]. */
function strayed(G: Salamis, by: string, target: string): number {
  const { side } = partyOf(G, by);
  const friends = lockedTo(G, target).filter((id) => ship(G, id).side === side);
  if (!friends.length) return 0;
  const stake = friends.reduce((sum, id) => sum + stakeOf(G, id), 0) / friends.length;
  return (INTO_MELEE / 6) * (stakeOf(G, target) + stake);
}

function nextShot(G: Salamis, player: PlayerID): SalamisMove {
  return comparing(() => {
    const side = sideOf(G, player);
    const end = { move: 'endAction', args: [] } as const;
    let best: SalamisMove = end;
    let most = weighed(
      () => end,
      () => term('noShot', 0),
    );
    const weigh = (move: SalamisMove, args: Shooting): void => {
      const value = weighed(
        () => move,
        () => term('shot', worth(G, args)),
      );
      if (value <= most) return;
      best = move;
      most = value;
    };
    for (const args of offeredShots(G, side)) weigh({ move: 'shoot', args }, args);
    for (const args of offeredFortShots(G, side)) weigh({ move: 'fortShoot', args }, args);
    return best;
  });
}

// The fleet that the bot buys [2.1, 15].

/** A type without the speed and men to attack. The bot buys it only to fill a list's minimum share. */
const SLOW: ShipTypeId = 'merchantman';
/** Minimum share of the points that a fleet should use. */
const SPENT = 0.9;

const plainPrice = (terms: Terms, squadron: FleetSquadron, type: ShipTypeId): number => shipPrice(terms, squadron, plainShip(type));

/** Returns types on a squadron's list that are better than a ship's, cheapest first. */
function betterTypes(terms: Terms, squadron: FleetSquadron, ship: FleetShip): ShipTypeId[] {
  const points = ship.type === SLOW ? 0 : shipPrice(terms, squadron, ship);
  return FLEET_LISTS[squadron.list].types
    .map(({ type }) => type)
    .filter((type) => type !== SLOW && plainPrice(terms, squadron, type) > points)
    .sort((a, b) => plainPrice(terms, squadron, a) - plainPrice(terms, squadron, b));
}

const withSquadron = (fleet: Fleet, at: number, change: Partial<FleetSquadron>): Fleet => ({
  ...fleet,
  squadrons: fleet.squadrons.map((squadron, s) => (s === at ? { ...squadron, ...change } : squadron)),
});

const withShip = (fleet: Fleet, at: number, berth: number, ship: FleetShip): Fleet =>
  withSquadron(fleet, at, { ships: fleet.squadrons[at].ships.map((old, i) => (i === berth ? ship : old)) });

/** Returns every ship with its place in the fleet, slow ships first, then from the cheapest. */
const berths = (terms: Terms, fleet: Fleet) =>
  fleet.squadrons
    .flatMap((squadron, at) =>
      squadron.ships.map((ship, berth) => ({ squadron, at, berth, ship, price: shipPrice(terms, squadron, ship) })),
    )
    .sort((a, b) => Number(b.ship.type === SLOW) - Number(a.ship.type === SLOW) || a.price - b.price);

/** Yields fleets with one ship of a better type, or without one slow ship. */
function* betterShips(terms: Terms, fleet: Fleet): Generator<Fleet> {
  for (const { squadron, at, berth, ship } of berths(terms, fleet)) {
    for (const type of betterTypes(terms, squadron, ship)) yield withShip(fleet, at, berth, plainShip(type));
    if (ship.type === SLOW) yield withSquadron(fleet, at, { ships: squadron.ships.filter((_, i) => i !== berth) });
  }
}

/** Yields fleets with better crews in one squadron. */
function* betterCrews(_terms: Terms, fleet: Fleet): Generator<Fleet> {
  for (const [at, squadron] of fleet.squadrons.entries()) {
    if (squadron.crew !== null) {
      const crew = CREWS[CREWS.indexOf(squadron.crew) + 1];
      if (crew !== undefined) yield withSquadron(fleet, at, { crew });
    } else {
      const training = TRAININGS[TRAININGS.indexOf(crewTraining(squadron)) - 1];
      if (training !== undefined) yield withSquadron(fleet, at, { crewTraining: training });
    }
  }
}

/** Yields fleets with one more heavy marine on one ship. */
function* moreMarines(terms: Terms, fleet: Fleet): Generator<Fleet> {
  for (const { at, berth, ship } of berths(terms, fleet)) {
    const { heavy, normal, archers, type } = ship;
    if (heavy + normal + archers < shipType(type).capacity) yield withShip(fleet, at, berth, { ...ship, heavy: heavy + 1 });
  }
}

/** Returns the default fleet of a list, improved while points last. */
function fleetOfList(terms: Terms, side: Side, list?: ListId): Fleet {
  let fleet = defaultFleet(terms, side, list);
  for (const improved of [betterShips, betterCrews, moreMarines]) {
    for (;;) {
      const next = [...improved(terms, fleet)].find((each) => !fleetFault(terms, side, each));
      if (!next) break;
      fleet = next;
    }
  }
  return fleet;
}

/** Returns a fleet of the agreed list or, without one, of a random list of the period that makes good use of the points. */
export function boughtFleet(terms: Terms, side: Side, dice: Dice): Fleet {
  const { battle } = terms;
  if (battle.lists[side]) return fleetOfList(terms, side);
  const fleets = openLists(battle)
    .filter((list) => leastPoints(terms, side, list) <= battle.points)
    .map((list) => fleetOfList(terms, side, list));
  const full = fleets.filter((fleet) => fleetPrice(terms, fleet) >= SPENT * battle.points);
  return full.length ? full[dice.die(full.length) - 1] : fleetOfList(terms, side);
}

/** Returns a set-up move: `ready` if legal, otherwise the purchase of a fleet. */
export function muster(view: Salamis, player: PlayerID, dice: Dice): SalamisMove {
  const side = sideOf(view, player);
  const kept = view.secret.fleet[side] !== null && !fleetReady.refuse?.(view, player);
  return kept
    ? because('allDone', { move: 'ready', args: [] })
    : because('bought', { move: 'setFleet', args: [boughtFleet(termsOf(view), side, dice)] });
}

/** Maximum amount by which the enemy's win chance may exceed the bot's in an assault. */
const WORSE = 0.05;
/** Minimum number of fighters for an assault. The last man would fall in any result. */
const LEAST_MEN = 2;
/** Minimum probability of success at which the bot prefers capsizing to boarding. */
const HAUL = 0.45;

/** Returns the chance that the target would win if it assaulted the first ship of the group. */
const answer = (G: Salamis, group: readonly string[], target: string): number =>
  isShip(G, target) && ship(G, target).dmg < LEVEL.sinking ? boardingOdds(G, [target], group[0]).wins : 0;

function assault(G: Salamis, target: string, able: readonly string[]): BoardOrder[] {
  if (!able.length) return [];
  const men = able.reduce((sum, id) => sum + fighters(ship(G, id)), 0);
  const { wins } = boardingOdds(G, able, target);
  if (men < LEAST_MEN || wins <= figure('assaultOdds', BOLD) || wins < answer(G, able, target) - figure('outmatched', WORSE)) return [];
  return able.map((id) => ({ ship: id, action: 'assault', target }));
}

/** Returns boarding orders, most promising targets first. One ship capsizes the target, or all ships in contact assault it [8.2, 8.5]. */
export function boardingOrders(G: Salamis, side: Side): BoardOrder[] {
  const reach = new Map(fleet(G, side).map((id) => [id, targetsOf(G, id)]));
  const targets = [...new Set([...reach.values()].flat())].filter((id) => !isShip(G, id) || ship(G, id).dmg < LEVEL.sinking);
  const groupFor = (target: string, busy: ReadonlySet<string>) =>
    [...reach].filter(([id, list]) => list.includes(target) && !busy.has(id)).map(([id]) => id);
  const promising = targets
    .map((target) => ({ target, wins: boardingOdds(G, groupFor(target, new Set()), target).wins }))
    .sort((a, b) => b.wins - a.wins);
  const haul = figure('capsizing', HAUL);
  const orders: BoardOrder[] = [];
  const busy = new Set<string>();
  for (const { target } of promising) {
    const able = groupFor(target, busy);
    const puller = able.find((id) => !capsizeRefusal(G, id, target) && capsizeOdds(G, id, target).over >= haul);
    const given: BoardOrder[] = puller ? [{ ship: puller, action: 'capsize', target }] : assault(G, target, able);
    for (const order of given) busy.add(order.ship);
    orders.push(...given);
  }
  return orders;
}

function prizeOrder(G: Salamis): SalamisMove | undefined {
  const [capture] = G.boarding?.captures ?? [];
  if (!capture) return undefined;
  const crew = defaultCrew(ship(G, capture.by));
  return crew
    ? because('prizeCrew', { move: 'prizeCrew', args: [capture.ship, crew] })
    : because('noneToSpare', { move: 'abandonPrize', args: [capture.ship] });
}

// The bot's repairs and transfers of men [10.4, 10.5].

const FIRST: readonly Repair[] = ['rudder', 'spareOars', 'rebalanceOars', 'leak', 'sails'];

/** Returns the best transfer of men, off a sinking ship or to an outnumbered friendly ship, if there is one. */
function help(G: Salamis, side: Side): SalamisMove | undefined {
  let best: { readonly choice: SalamisMove; readonly worth: number } | undefined;
  for (const [from, to, what] of offeredTransfers(G, side)) {
    const { heavy = 0, normal = 0, archers = 0, oarsmen = 0, officer = false } = what;
    const men = 3 * heavy + 2 * normal + archers + oarsmen;
    const [a, b] = [ship(G, from), ship(G, to)];
    if (b.dmg === LEVEL.sinking) continue;
    const sinks = a.dmg === LEVEL.sinking;
    const fights = isLinked(G, to) && !isLinked(G, from) && fighters(a) > fighters(b) + 2 * (men ? heavy + normal + archers : 0);
    if (!sinks && (!fights || officer || oarsmen)) continue;
    const choice: SalamisMove = { move: 'transfer', args: [from, to, what] };
    const worth = weighed(
      () => choice,
      () =>
        sum([
          ['men', men],
          ['officer', officer ? 100 : 0],
          ['sinks', sinks ? 50 : 0],
        ]),
    );
    if (!best || worth > best.worth) best = { choice, worth };
  }
  return best?.choice;
}

function mend(G: Salamis, side: Side): SalamisMove | undefined {
  const offered = [...offeredRepairs(G, side)];
  const [first] = offered.sort(([, a], [, b]) => FIRST.indexOf(a) - FIRST.indexOf(b));
  return first && because('repairs', { move: 'repair', args: [...first] });
}

export const housekeeping = (G: Salamis, side: Side): SalamisMove =>
  comparing(() => help(G, side)) ?? mend(G, side) ?? because('allDone', { move: 'ready', args: [] });

/** Distance, in mm, within which a ship can attack. */
const STRIKING_DISTANCE = 200;

/** Minimum number of attackers for the bot to spend a counter on an extra Action Phase. */
const STRIKERS = 2;

const SEIZES_FROM = 2;
/** Number of opportunities per turn, counted from its start, in which the bot spends counters. */
const WINDOWS = 1;

function wantsPhase(G: Salamis, side: Side): boolean {
  if (G.turn < Math.round(figure('seizesFrom', SEIZES_FROM)) || G.seizeRound > Math.round(figure('windows', WINDOWS))) return false;
  const enemies = fleet(G, opponentOf(side)).flatMap((id) => (ship(G, id).dmg < LEVEL.sinking ? [baseOf(ship(G, id))] : []));
  const distance = figure('strikingDistance', STRIKING_DISTANCE);
  const ready = fleet(G, side).filter((id) => {
    const base = baseOf(ship(G, id));
    const reach = Math.min(distance, allowance(G, id, {}).mm);
    return !isLinked(G, id) && ship(G, id).dmg < LEVEL.severe && enemies.some((enemy) => gap(base, enemy) <= reach);
  });
  return ready.length >= Math.max(1, Math.round(figure('shipsToStrike', STRIKERS)));
}

/** Returns the choice of a base edge: the upwind one if sails are set. */
function edge(G: Salamis, side: Side): SalamisMove {
  const sails = G.order.some((id) => ship(G, id).sails === 'set' && G.squadrons[ship(G, id).sq].side === side);
  const northerly = G.weather.from < 90 || G.weather.from > 270;
  return because(sails ? 'wind' : 'eitherEdge', { move: 'chooseEdge', args: [sails && northerly ? 'N' : 'S'] });
}

export const captainOf =
  (rules: Rules<Salamis, SalamisMove>) =>
  (view: Salamis, playerID: PlayerID, dice: Dice): SalamisMove => {
    const side = sideOf(view, playerID);
    const first = (key: ReasonKey, move?: SalamisMove['move']): SalamisMove => {
      const choices = rules.choices(view, playerID);
      return because(key, choices.find((choice) => choice.move === move) ?? choices[0]);
    };
    const board = (): SalamisMove => {
      const orders = boardingOrders(view, side);
      return because(orders.length ? 'assaults' : 'defends', { move: 'boardOrders', args: [orders] });
    };
    const seize = (): SalamisMove => {
      const wants = wantsPhase(view, side);
      return because(wants ? 'strikes' : 'bides', { move: 'seize', args: [wants] });
    };
    const decide: { readonly [step in Step]?: () => SalamisMove } = {
      muster: () => muster(view, playerID, dice),
      edge: () => edge(view, side),
      deploy: () => first('usualPlaces', 'placeSquadron'),
      seize,
      act: () => (view.step === 'shoot' ? nextShot(view, playerID) : nextDeed(view, playerID)),
      board,
      prize: () => prizeOrder(view) ?? first('noneToSpare', 'abandonPrize'),
      house: () => housekeeping(view, side),
      campOrders: () => campaignOrder(view, playerID),
      campBattle: () => campaignAnswer(view, playerID),
      campAdmin: () => campaignAdmin(view, playerID),
    };
    const step = view.await?.kind;
    const chosen = step === undefined ? undefined : decide[step];
    return memoizing(() => (chosen ? chosen() : first('onlyWay')));
  };
