import type { Dice } from '../../kit/dice.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID } from '../../kit/rules.js';
import { attack, disengage, fight, interceptNext } from './bot/battles.js';
import { bestMove, cheapestMove, offers } from './bot/choosing.js';
import { answer, assaultNext, fallBack, followUp } from './bot/combat.js';
import { because, figure, sum, term, weighed } from './bot/explain.js';
import { sailNext } from './bot/fleets.js';
import { falls, goalsOf, pullAt } from './bot/goals.js';
import { marchNext } from './bot/march.js';
import { activate } from './bot/orders.js';
import { armedFleets, fleetStrength, foesNear, friendsNear, sailAt } from './bot/picture.js';
import { administer, settle } from './bot/treasure.js';
import { ARMY } from './data/armies.js';
import { LEADERS } from './data/leaders.js';
import { PAID } from './data/map.js';
import { SHIP, type ShipFace } from './data/ships.js';
import { type HexId, opponentOf, type Side, sideOf, TF, type UnitId } from './ids.js';
import { takeLandLosses } from './rules/landCombat/losses.js';
import { distance } from './rules/map.js';
import { shipPrice } from './rules/money/upkeep.js';
import { fighters } from './rules/navalCombat/losses.js';
import { groupOf } from './rules/navalMovement/grouping/groups.js';
import { dropCargo } from './rules/navalMovement/transport/embarking.js';
import { stormable } from './rules/navalMovement/wind.js';
import { placeAlly } from './rules/politics/risings.js';
import { armySteps, armyStrength, cargoOf, fleetOf, isDeep, shipFace, shipSteps, shipsOf } from './rules/units.js';
import { isFriendlyPort } from './rules/victory/control.js';
import type { WarMove } from './sequence.js';
import { awaiting, type Loss, type Step, type Voyage, type WarWithSpain } from './state.js';

// The choice of losses to wind and combat, and of cargo that is lost.

/** Weights for the costs of losses, in points of Combat Strength. */
const WORTH = { ducat: 0.1, room: 0.15, laden: 1, leader: 2, silver: 100, counter: 0.5, forGood: 0.2 } as const;

/** Returns the value of one side of a ship counter, ignoring the cost of repair. */
const faceWorth = ({ cs, tr }: ShipFace, laden: boolean): number => cs + tr * (laden ? figure('laden', WORTH.laden) : WORTH.room);

function aboard(view: WarWithSpain, id: UnitId): number {
  const leaders = Object.keys(view.leaders).filter((leader) => view.leaders[leader].ship === id);
  return leaders.reduce((sum, leader) => sum + LEADERS[leader].bonus * WORTH.leader, id === TF ? WORTH.silver : 0);
}

/** Returns the costs of losing one step and, if the ship has two, both steps. The costs include repair or rebuilding. */
function shipCosts(view: WarWithSpain, id: UnitId): number[] {
  const group = groupOf(view, id);
  const laden = group !== undefined && cargoOf(view, group).length > 0;
  const { front, back } = SHIP[id];
  const now = faceWorth(shipFace(view, id), laden) + aboard(view, id);
  const price = shipPrice(id) * figure('ducat', WORTH.ducat);
  if (view.naval[id].reduced) return [now + price / 2];
  const whole = now + price + WORTH.counter;
  return back ? [faceWorth(front, laden) - faceWorth(back, laden) + price / 2 + WORTH.counter, whole] : [whole];
}

function cheapestLosses(view: WarWithSpain, ships: readonly UnitId[], steps: number): Loss[] {
  let ways = new Map<number, { cost: number; losses: Loss[] }>([[0, { cost: 0, losses: [] }]]);
  for (const unitId of ships) {
    const next = new Map(ways);
    const costs = shipCosts(view, unitId);
    for (const [done, { cost, losses }] of ways) {
      for (const [at, price] of costs.entries()) {
        const sum = done + at + 1;
        if (sum > steps || (next.get(sum)?.cost ?? Number.POSITIVE_INFINITY) <= cost + price) continue;
        next.set(sum, { cost: cost + price, losses: [...losses, { unitId, steps: at + 1 }] });
      }
    }
    ways = next;
  }
  return ways.get(steps)?.losses ?? [];
}

/** Returns the cheapest naval losses, deep draft ships first [7.33]. */
function loseAtSea(view: WarWithSpain, player: PlayerID): WarMove {
  const { pending } = view;
  const me = sideOf(player);
  if (pending?.step !== 'navalLosses') return because('onlyWay', { move: 'takeNavalLosses', args: [[]] });
  const ships = pending.group ? stormable(shipsOf(view, pending.group)) : fighters(view, me);
  const deep = ships.filter(isDeep);
  const hull = deep.reduce((sum, id) => sum + shipSteps(view, id), 0);
  const shared = Math.min(hull, pending.steps[me]);
  const rest = ships.filter((id) => !isDeep(id));
  return because('cheapestShips', {
    move: 'takeNavalLosses',
    args: [[...cheapestLosses(view, deep, shared), ...cheapestLosses(view, rest, pending.steps[me] - shared)]],
  });
}

function armyCost(view: WarWithSpain, { unitId, steps, replaceBy }: Loss): number {
  const { nat, back } = ARMY[unitId];
  const left = replaceBy ? ARMY[replaceBy].cs : steps < armySteps(view, unitId) ? (back ?? 0) : 0;
  const lost = armyStrength(view, unitId) - left;
  const returns = left === 0 && (nat === 'dutch' || PAID.includes(nat));
  return lost + (left ? 0 : WORTH.counter) + (returns ? 0 : lost * WORTH.forGood);
}

const loseOnLand = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(takeLandLosses, view, player), ({ args: [losses] }) =>
    term('cost', -losses.reduce((sum, loss) => sum + armyCost(view, loss), 0)),
  );

const lighten = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(dropCargo, view, player), ({ args: [ids] }) =>
    term('cost', -ids.reduce((sum, unitId) => sum + armyCost(view, { unitId, steps: armySteps(view, unitId) }), 0)),
  );

// How far a fleet sails after a bad wind roll.

/** Value, in hexes of progress, of stopping in a friendly port. */
const HAVEN = 3;
/** Value of stopping in the landing hex. */
const SHORE = 20;
/** Cost of stopping near a stronger enemy. */
const DANGER = 5;

/** Distance, in hexes, within which enemy fleets are a danger. */
const BEWARE = 4;

/** Returns the expected strength of the strongest enemy fleet within range of a hex. */
const menace = (view: WarWithSpain, me: Side, hex: HexId): number =>
  Math.max(
    0,
    ...armedFleets(view, opponentOf(me))
      .map((id) => fleetOf(view, id).hex)
      .filter((at) => distance(at, hex) <= BEWARE)
      .map((at) => sailAt(view, me, at)),
  );

/** Returns the value of stopping in a hex, ignoring the distance sailed. */
function berth(view: WarWithSpain, me: Side, voyage: Voyage, hex: HexId): number {
  const own =
    voyage.who === TF
      ? 0
      : fleetStrength(
          view,
          voyage.ships.filter((id) => view.naval[id]),
        );
  const haven = isFriendlyPort(view, me, hex) ? HAVEN : 0;
  const shore = voyage.plan.some((entry) => entry.hex === hex && entry.debark) ? SHORE : 0;
  return sum([
    ['haven', haven],
    ['shore', shore],
    ['menace', haven === 0 && menace(view, me, hex) > own ? -DANGER : 0],
  ]);
}

/** Returns how far to sail: as far as possible, or to an earlier hex that is better. */
function sailFurther(view: WarWithSpain, player: PlayerID): WarMove {
  const { pending, voyage } = view;
  const most = pending?.step === 'sailOn' ? pending.most : 0;
  if (!voyage) return because('onlyWay', { move: 'sailOn', args: [most] });
  const me = sideOf(player);
  let found = most;
  let high = Number.NEGATIVE_INFINITY;
  for (let hexes = most; hexes >= 0; hexes--) {
    const hex = hexes ? voyage.path[hexes - 1] : voyage.at;
    const score = weighed(
      () => ({ move: 'sailOn', args: [hexes] }),
      () => term('way', hexes) + berth(view, me, voyage, hex),
      () => ({ at: [hex] }),
    );
    if (score <= high) continue;
    high = score;
    found = hexes;
  }
  return { move: 'sailOn', args: [found] };
}

// Placing rebels and loyal allies.

/**
 * Minimum strength of rebels that Spain places outside cities. Weaker rebels help England, which then gets Loyal Irish
 * [15.24].
 */
const WORTH_RISING = 4;

/** Score of a placement that takes a city at once. `ANYWHERE` is the base score of other placements. */
const TOWN = 1000;
const ANYWHERE = 100;

/**
 * Returns a placement. A few units take empty cities; otherwise units, strongest first, go near friendly units and
 * cities and away from enemies.
 */
function rise(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  const { pending } = view;
  const goals = goalsOf(view, me);
  const places = new Map<HexId, { readonly gain: number; readonly lie: number }>();
  const look = (hex: HexId) => {
    const known = places.get(hex);
    if (known) return known;
    const lie = pullAt(view, me, goals, hex, WORTH_RISING) + friendsNear(view, me, hex, 2) * 0.2 - foesNear(view, me, hex, 1);
    const place = { gain: falls(view, me, [hex], WORTH_RISING), lie };
    places.set(hex, place);
    return place;
  };
  const comes = pending?.step === 'placeAllies' && (me === 'E' || pending.placed.length > 0 || pending.left >= WORTH_RISING);
  const finish: WarMove = { move: 'finishAllies', args: [] };
  const found = bestMove(
    offers(placeAlly, view, player),
    ({ args: [unit, hex] }) => {
      const { gain, lie } = look(hex);
      const { cs } = ARMY[unit];
      if (gain)
        return sum([
          ['fallsAtOnce', TOWN],
          ['town', gain * 10],
          ['few', -cs],
          ['lie', lie * 0.1],
        ]);
      if (!comes) return term('noUse', 0);
      return sum([
        ['rises', ANYWHERE],
        ['strength', cs * 10],
        ['lie', lie],
      ]);
    },
    finish,
  );
  return found ?? finish;
}

export const DECIDE: { readonly [step in Step]: (view: WarWithSpain, player: PlayerID, dice: Dice) => WarMove } = {
  activate,
  navalMove: sailNext,
  sailOn: sailFurther,
  intercept: interceptNext,
  navalLosses: loseAtSea,
  dropCargo: lighten,
  placeAllies: rise,
  navalAttack: attack,
  answerSiege: answer,
  round: fight,
  disengage,
  march: marchNext,
  assault: assaultNext,
  landLosses: loseOnLand,
  retreat: fallBack,
  advance: followUp,
  penalty: settle,
  administer,
};

/** Returns the Normal bot's move for a player's view. */
export function captain(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  return memoizing(() => DECIDE[awaiting(view)[player]](view, player, dice));
}
