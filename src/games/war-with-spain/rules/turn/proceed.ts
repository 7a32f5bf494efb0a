import { ARMY_COUNTERS, MUSTER } from '../../data/armies.js';
import { hexesOfNation, PAID } from '../../data/map.js';
import { AVERAGE_INCOME, INCOME, PAPAL } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { SIDES, type Side, seatOf, type UnitId } from '../../ids.js';
import type { RuleCase } from '../../keys.js';
import type { OrderMove, PhaseId, Stage, WarWithSpain, Whereabouts } from '../../state.js';
import { advanceTracks } from '../activation/activationValue.js';
import { settleWithoutChoice } from '../money/bankruptcy.js';
import { treasureEnters } from '../money/treasureFleet.js';
import { settleGroup } from '../navalMovement/grouping/groups.js';
import { lightenShips } from '../navalMovement/transport/embarking.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { frenchTakeSides } from '../politics/france.js';
import { liftSieges } from '../sieges/sieges.js';
import type { Tools } from '../tools.js';
import { fleetIds, isHex } from '../units.js';
import { administrationPhase } from './administration.js';
import { excuse, openBooks } from './books.js';
import { ordersNothing } from './idle.js';
import { landPhase } from './landPhase.js';
import { navalPhase } from './navalPhase.js';

/** Reveals the orders of both sides and applies them to the map [5.0]. */
function revealOrders(tools: Tools): void {
  const { G, emit } = tools;
  for (const side of SIDES) {
    for (const id of fleetIds(G, side)) settleGroup(tools, id);
    for (const { move, args, cost, cancelled } of G.orders[side]) {
      if (cancelled || move === 'placeTreasureFleet') continue;
      const [unit, where] = args.map(String);
      const at = isHex(where ?? '') ? [where] : [];
      emit({
        key: `order.${move}`,
        case: ORDER_CASES[move],
        by: seatOf(side),
        at,
        who: [unit],
        values: { where: where ?? '', cost },
      });
    }
    for (const { move, args, cancelled } of G.orders[side]) if (move === 'placeLand' && !cancelled) arrive(tools, side, String(args[1]));
  }
  treasureEnters(tools);
  G.orders = { E: [], S: [] };
  G.opened = null;
}

const ORDER_CASES: { readonly [move in Exclude<OrderMove, 'placeTreasureFleet'>]: RuleCase } = {
  setHold: '5.24',
  placeLand: '5.13',
  buildNaval: '5.22',
  buildLand: '5.12',
  repairNaval: '5.32',
  musterFree: '15.36',
};

// Order of phases [4.1, 4.2].

const NEXT: { readonly [phase in PhaseId]: readonly [PhaseId, Stage] } = {
  activation: ['navalEnglish', 'sailing'],
  navalEnglish: ['navalSpanish', 'sailing'],
  navalSpanish: ['landEnglish', 'allies'],
  landEnglish: ['landSpanish', 'allies'],
  landSpanish: ['administration', 'maintenance'],
  administration: ['activation', 'opening'],
};

/** Clears a segment's records of moves, attacks and changes of fleet. */
export function clearMarks(G: WarWithSpain): void {
  for (const unit of [...Object.values(G.naval), ...Object.values(G.leaders)]) {
    unit.moved = false;
    unit.regrouped = 0;
  }
  for (const unit of Object.values(G.land)) unit.moved = false;
  for (const fleet of Object.values(G.fleets)) {
    fleet.moved = false;
    fleet.stopped = false;
    fleet.rolled = false;
    fleet.attacked = false;
  }
  G.treasure.stopped = false;
  G.treasure.rolled = false;
  G.standingSet = false;
  G.sailed = 0;
  G.attacks = { from: [], targets: [], units: [] };
  G.marched = [];
}

function nextPhase(G: WarWithSpain): void {
  [G.phase, G.stage] = NEXT[G.phase];
  clearMarks(G);
}

// Income [11.0, 11.4].

/** Sides in the order of income rolls. */
const RECEIVERS: readonly Side[] = ['S', 'E'];

/** Pays both sides their income, minus any penalty for a lost Treasure Fleet. */
function payIncome(tools: Tools): void {
  const { G, dice, emit } = tools;
  const divisor = turnInfo(G.turn).incomeDivisor;
  if (divisor === null) return;
  for (const side of RECEIVERS) {
    const die = G.options.income === 'roll' ? dice.die(6) : null;
    const printed = die === null ? AVERAGE_INCOME[side] : INCOME[side][die - 1];
    const missing = side === 'S' ? G.treasure.penalty : 0;
    const ducats = Math.max(0, Math.floor(printed / divisor) - missing);
    G.treasury[side] += ducats;
    emit({
      key: 'income',
      case: '11.4',
      by: seatOf(side),
      values: { ducats, missing, treasury: G.treasury[side] },
      ...(die !== null && { roll: { dice: [die], chart: 'income', row: die - 1 } }),
    });
  }
  G.treasure.penalty = 0;
}

/** Lets England raise its free units in the first Joint Activation Phase outside winter [15.36]. */
function offerMuster({ G, emit }: Tools): void {
  const { landed } = G;
  landed.freeMuster = [];
  if (!landed.musterDue || turnInfo(G.turn).winter) return;
  landed.musterDue = false;
  landed.freeMuster = MUSTER.filter((id) => !G.land[id]);
  if (landed.freeMuster.length) emit({ key: 'muster', case: '15.36', by: seatOf('E'), who: [...landed.freeMuster] });
}

// The Joint Activation Phase [4.2 A, 5.0].

/**
 * Continues the Joint Activation Phase.
 * @returns whether a decision is pending
 */
function activationPhase(tools: Tools): boolean {
  const { G } = tools;
  if (G.stage === 'opening') {
    tools.emit({ key: 'turn', case: '4.1', values: { turn: G.turn } });
    payIncome(tools);
    frenchTakeSides(tools);
    advanceTracks(tools);
    offerMuster(tools);
    openBooks(G);
    excuse(G, ordersNothing);
    G.stage = 'ordering';
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  revealOrders(tools);
  G.stage = 'ended';
  return false;
}

const PAID_BY_SPAIN = ARMY_COUNTERS.filter(({ side, nat }) => side === 'S' && PAID.includes(nat)).map(({ id }) => id);

const CRUSADED: ReadonlySet<Whereabouts> = new Set((['ENG', 'SCO', 'IRE'] as const).flatMap(hexesOfNation));

function crusades(G: WarWithSpain, id: UnitId): boolean {
  const army = G.land[id];
  return army !== undefined && CRUSADED.has(army.at);
}

/** Pays the papal grant, once per game [11.27]. Call after every move. */
function papalGrant({ G, emit }: Tools): void {
  if (G.landed.papalPaid || PAID_BY_SPAIN.filter((id) => crusades(G, id)).length < PAPAL.units) return;
  G.landed.papalPaid = true;
  G.treasury.S += PAPAL.ducats;
  emit({ key: 'papalGrant', case: '11.27', by: seatOf('S'), values: { ducats: PAPAL.ducats } });
}

/** Run each phase, and return whether a decision is pending. */
const phases: { readonly [id in PhaseId]: (tools: Tools) => boolean } = {
  activation: activationPhase,
  navalEnglish: navalPhase,
  navalSpanish: navalPhase,
  landEnglish: landPhase,
  landSpanish: landPhase,
  administration: administrationPhase,
};

/** Continues to the next decision or the end of the war. Phases are changed only here. */
export function proceed(tools: Tools): void {
  const { G } = tools;
  for (;;) {
    if (G.stage === 'ended') nextPhase(G);
    liftSieges(tools);
    papalGrant(tools);
    if (G.result) return;
    if (settleWithoutChoice(tools)) continue;
    if (G.bankrupt.length || G.pending) return;
    if (!lightenShips(tools) && phases[G.phase](tools)) return;
  }
}
