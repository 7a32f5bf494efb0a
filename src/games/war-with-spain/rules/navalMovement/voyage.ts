import { nationOf } from '../../data/map.js';
import { type HexId, opponentOf, seatOf, TF } from '../../ids.js';
import type { VoyageState } from '../../pieces.js';
import type { Cargo, GroupId, PlanEntry, Voyage, WarWithSpain } from '../../state.js';
import { isPort } from '../map.js';
import { treasureArrives, treasurePort } from '../money/treasureFleet.js';
import { askStormLosses } from '../navalCombat/losses.js';
import { violateFrance } from '../politics/france.js';
import type { Tools } from '../tools.js';
import { isFleet, looseAt } from '../units.js';
import { placeFleet } from './grouping/groups.js';
import { goesAlong, NOTHING } from './grouping/parting.js';
import { freeNo, regroup } from './grouping/regrouping.js';
import { askInterception, chase } from './interception/interception.js';
import { stopsCoasting } from './seaRoutes.js';
import { debarkRefusal, putAshore } from './transport/landing.js';
import { moverOf, tellWake, voyagers } from './wake.js';
import { allowanceOf, feelsWind, pathAgainst, rollWind } from './wind.js';

// Stops on a move [6.13, 6.54].

/**
 * Makes the next planned stop in this hex, if still possible.
 * @returns whether a stop was planned here
 */
function carryOut(tools: Tools, voyage: Voyage): boolean {
  const [entry] = voyage.plan;
  if (entry?.hex !== voyage.at) return false;
  tellWake(tools, voyage);
  voyage.plan.shift();
  if (entry.debark) land(tools, voyage, entry.debark);
  if (entry.detach && !voyage.caught) detach(tools, voyage, entry.detach);
  return true;
}

const carrier = (voyage: Voyage): GroupId => (isFleet(voyage.who) ? voyage.who : looseAt(voyage.side, voyage.at));

function land(tools: Tools, voyage: Voyage, { landIds, leaderIds }: Cargo): void {
  const { G } = tools;
  const group = carrier(voyage);
  const cargo = {
    landIds: landIds.filter((id) => G.land[id]?.at === group),
    leaderIds: leaderIds.filter((id) => G.leaders[id]?.at === group),
  };
  if (cargo.landIds.length + cargo.leaderIds.length === 0 || debarkRefusal(G, voyage.side, voyage.at, cargo)) return;
  putAshore(tools, voyage.side, voyage.at, cargo);
}

/** Detaches ships. Ships of a fleet form a new fleet; loose ships stay loose [6.13]. */
function detach(tools: Tools, voyage: Voyage, { unitIds, cargo }: NonNullable<PlanEntry['detach']>): void {
  const { G } = tools;
  const ships = unitIds.filter((id) => voyagers(G, voyage).includes(id));
  if (!ships.length) return;
  voyage.ships = voyage.ships.filter((id) => !ships.includes(id));
  if (!isFleet(voyage.who)) {
    const stay = goesAlong(G, ships, cargo);
    const carried = voyage.cargo ?? NOTHING;
    voyage.cargo = {
      landIds: carried.landIds.filter((id) => !stay.landIds.includes(id)),
      leaderIds: carried.leaderIds.filter((id) => !stay.leaderIds.includes(id)),
    };
    return;
  }
  const number = freeNo(G, voyage.side);
  if (!number) return;
  regroup(tools, ships, number, cargo);
  tools.emit({ key: 'detaches', case: '6.13', by: seatOf(voyage.side), at: [voyage.at], who: [voyage.who, `${voyage.side}${number}`] });
}

// Naval moves as a state machine [6.2 to 6.5].

/** Starts a naval move. The moving ships count as moved. */
export function setOut(G: WarWithSpain, voyage: Voyage): void {
  G.voyage = voyage;
  if (voyage.kind === 'highSeas' && voyage.who !== TF) G.sailed += 1;
  for (const id of voyage.ships) G.naval[id].moved = true;
  for (const leader of Object.values(G.leaders)) if (leader.ship && voyage.ships.includes(leader.ship)) leader.moved = true;
  if (isFleet(voyage.who)) {
    const fleet = G.fleets[voyage.who];
    if (fleet) fleet.moved = true;
  }
}

/** Executes a state of a naval move and returns the next state. Sets `pending` for a decision. */
type State = (tools: Tools, voyage: Voyage) => VoyageState | 'over';

function blow(tools: Tools, voyage: Voyage): VoyageState {
  const { G } = tools;
  const { kind, path, side, who, at } = voyage;
  if (kind === 'coastal' || !feelsWind(voyagers(G, voyage), path)) return 'enter';
  const [taken, steps] = rollWind(tools, side, who, at, pathAgainst(at, path));
  const sailor = isFleet(who) ? G.fleets[who] : G.treasure;
  if (sailor) sailor.rolled = true;
  voyage.taken = taken;
  voyage.storm = who === TF ? 0 : steps;
  return 'losses';
}

function suffer(tools: Tools, { side, who, storm }: Voyage): VoyageState {
  askStormLosses(tools, side, who, storm);
  return 'word';
}

/** Asks the owner how far to sail, if the fleet lost steps or its allowance is too small for the path [6.22]. */
function askOwner({ G, emit }: Tools, voyage: Voyage): VoyageState {
  const { side, who, at } = voyage;
  const most = Math.min(voyage.path.length, allowanceOf(G, voyagers(G, voyage), voyage.taken));
  if (most === 0) {
    voyage.path = [];
    emit({ key: 'windHolds', case: '6.24', by: seatOf(side), at: [at], who: [who] });
  } else if (most < voyage.path.length || voyage.storm > 0) G.pending = { step: 'sailOn', side, most };
  return 'enter';
}

function enter(tools: Tools, voyage: Voyage): VoyageState | 'over' {
  const { G } = tools;
  const hex = voyage.path.shift();
  if (hex === undefined) return 'over';
  moveShips(G, voyage, hex);
  if (!voyage.wake.length) voyage.from = voyage.at;
  voyage.at = hex;
  voyage.wake.push(hex);
  if (voyage.letPass === 'hex') voyage.letPass = 'no';
  if (hex === treasurePort && voyagers(G, voyage).includes(TF)) {
    tellWake(tools, voyage);
    treasureArrives(tools);
  }
  const coastal = voyage.kind === 'coastal';
  if (nationOf(hex) === 'FRA' && (coastal || isPort(hex))) {
    tellWake(tools, voyage);
    violateFrance(tools, voyage.side);
  }
  if (coastal && stopsCoasting(G, voyage.side, hex)) voyage.path = [];
  return coastal ? 'plan' : 'intercept';
}

/** Moves a successful interceptor, or asks the opponent to intercept [6.4]. */
function meetEnemies(tools: Tools, voyage: Voyage): VoyageState {
  if (voyage.chaser) {
    chase(tools, voyage);
    return 'intercept';
  }
  if (askInterception(tools, voyage)) return 'intercept';
  const { caught, side, at } = voyage;
  if (caught) tools.G.queue.push({ attacker: opponentOf(side), fleets: caught.fleets, from: caught.hex, hex: at, target: moverOf(voyage) });
  return 'plan';
}

const followPlan = (tools: Tools, voyage: Voyage): VoyageState => (carryOut(tools, voyage) ? 'plan' : 'enter');

const STATES: { readonly [state in VoyageState]: State } = {
  wind: blow,
  losses: suffer,
  word: askOwner,
  enter,
  intercept: meetEnemies,
  plan: followPlan,
};

export function continueVoyage(tools: Tools): void {
  const { G } = tools;
  const { voyage } = G;
  if (!voyage) return;
  const next = voyagers(G, voyage).length ? STATES[voyage.next](tools, voyage) : 'over';
  if (next !== 'over') {
    voyage.next = next;
    return;
  }
  tellWake(tools, voyage);
  G.voyage = null;
}

function moveShips(G: WarWithSpain, voyage: Voyage, hex: HexId): void {
  const ships = voyagers(G, voyage);
  if (isFleet(voyage.who)) {
    placeFleet(G, voyage.who, hex);
    return;
  }
  for (const id of ships) G.naval[id].at = hex;
  if (voyage.who === TF) return;
  const group = looseAt(voyage.side, hex);
  const cargo = voyage.cargo ?? NOTHING;
  for (const id of cargo.landIds) if (G.land[id]) G.land[id].at = group;
  for (const id of cargo.leaderIds) if (G.leaders[id]) G.leaders[id].at = group;
  for (const leader of Object.values(G.leaders)) if (leader.ship && ships.includes(leader.ship)) leader.at = group;
  voyage.who = group;
}
