import { nationOf } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { type FleetId, type HexId, TF, type UnitId } from '../ids.js';
import type { Cargo, GroupId, PlanEntry, Voyage, WarWithSpain } from '../state.js';
import { debarkRefusal, putAshore } from './debarkation.js';
import { askInterception, chase } from './interception.js';
import { isPort } from './map.js';
import { askStormLosses } from './navalLosses.js';
import { groupHex, isFleet, looseAt } from './places.js';
import { violateFrance } from './politics.js';
import { freeNo, goesAlong, regroup } from './regrouping.js';
import { stopsCoasting } from './seaRoutes.js';
import { by, type Tools } from './tools.js';
import { treasureArrives, treasurePort } from './treasureFleet.js';
import { allowanceOf, feelsWind, pathAgainst, rollWind } from './wind.js';

/** A voyage on its way: wind, hex by hex, interceptions, and what was planned for a hex [6.2 to 6.5]. */

/** Ships that are still on the voyage. */
export const voyagers = (G: WarWithSpain, { ships }: Voyage): UnitId[] => ships.filter((id) => G.naval[id]);

/** Begins a voyage; the ships have moved from now on, wherever it takes them. */
export function setOut(G: WarWithSpain, voyage: Voyage): void {
  G.voyage = voyage;
  for (const id of voyage.ships) G.naval[id].moved = true;
  for (const leader of Object.values(G.leaders)) if (leader.ship && voyage.ships.includes(leader.ship)) leader.moved = true;
  if (isFleet(voyage.who)) {
    const fleet = G.fleets[voyage.who];
    if (fleet) fleet.moved = true;
  }
}

/** Carries the voyage on by one stage. What needs an answer is left in `pending`. */
export function continueVoyage(table: Tools): void {
  const { G } = table;
  const { voyage } = G;
  if (!voyage) return;
  if (!voyagers(G, voyage).length) {
    endVoyage(table);
    return;
  }
  switch (voyage.next) {
    case 'wind':
      blow(table, voyage);
      return;
    case 'losses':
      voyage.next = 'word';
      askStormLosses(table, voyage.side, voyage.who, voyage.storm);
      return;
    case 'word':
      afterWind(G, voyage);
      return;
    case 'enter':
      if (voyage.path.length) enter(table, voyage);
      else endVoyage(table);
      return;
    case 'intercept':
      if (voyage.chaser) chase(table, voyage);
      else if (!askInterception(table, voyage)) settleInterception(table, voyage);
      return;
    case 'plan':
      voyage.next = 'enter';
      carryOut(table, voyage);
      return;
  }
}

function blow(table: Tools, voyage: Voyage): void {
  const { G } = table;
  const ships = voyagers(G, voyage);
  if (voyage.kind === 'coastal' || !feelsWind(ships, voyage.path)) {
    voyage.next = 'enter';
    return;
  }
  const [taken, steps] = rollWind(table, voyage.side, voyage.who, voyage.at, pathAgainst(voyage.at, voyage.path));
  if (isFleet(voyage.who)) {
    const fleet = G.fleets[voyage.who];
    if (fleet) fleet.rolled = true;
  } else G.treasure.rolled = true;
  voyage.taken = taken;
  voyage.storm = voyage.who === TF ? 0 : steps;
  voyage.next = 'losses';
}

/** The owner may stop short where the wind cost him ships, or leaves too little for the whole way [6.22]. */
function afterWind(G: WarWithSpain, voyage: Voyage): void {
  const most = Math.min(voyage.path.length, allowanceOf(G, voyagers(G, voyage), voyage.taken));
  voyage.next = 'enter';
  if (most === 0) voyage.path = [];
  else if (most < voyage.path.length || voyage.storm > 0) G.pending = { step: 'sailOn', side: voyage.side, most };
}

/** The ships of a voyage are in the next hex of its path. */
function enter(table: Tools, voyage: Voyage): void {
  const { G } = table;
  const [hex] = voyage.path;
  place(G, voyage, hex);
  voyage.path.shift();
  voyage.at = hex;
  voyage.wake.push(hex);
  if (voyage.letPass === 'hex') voyage.letPass = 'no';
  const inFrance = nationOf(hex) === 'FRA';
  if (hex === treasurePort && voyagers(G, voyage).includes(TF)) {
    tellWake(table, voyage);
    treasureArrives(table);
  }
  voyage.next = voyage.kind === 'highSeas' ? 'intercept' : 'plan';
  if (inFrance && (voyage.kind === 'coastal' || isPort(hex))) {
    tellWake(table, voyage);
    violateFrance(table, voyage.side);
  }
  if (voyage.kind === 'coastal' && stopsCoasting(G, voyage.side, hex)) voyage.path = [];
}

/** Moves ships, and what they carry, to a hex. */
function place(G: WarWithSpain, voyage: Voyage, hex: HexId): void {
  const ships = voyagers(G, voyage);
  if (isFleet(voyage.who)) {
    placeFleet(G, voyage.who, hex);
    return;
  }
  for (const id of ships) G.naval[id].at = hex;
  if (voyage.who === TF) return;
  const group = looseAt(voyage.side, hex);
  const cargo = voyage.cargo ?? { landIds: [], leaderIds: [] };
  for (const id of cargo.landIds) if (G.land[id]) G.land[id].at = group;
  for (const id of cargo.leaderIds) if (G.leaders[id]) G.leaders[id].at = group;
  for (const leader of Object.values(G.leaders)) if (leader.ship && ships.includes(leader.ship)) leader.at = group;
  voyage.who = group;
}

/** Moves a fleet, marker and ships, to a hex. */
export function placeFleet(G: WarWithSpain, id: FleetId, hex: HexId): void {
  const fleet = G.fleets[id];
  if (!fleet) return;
  fleet.hex = hex;
  for (const [unit, ship] of Object.entries(G.naval)) {
    if (ship.fleet === Number(id.slice(1)) && SHIP[unit].side === id[0]) ship.at = hex;
  }
}

/** Nobody tries any more: the voyage goes on, or those who caught it will fight. */
function settleInterception(table: Tools, voyage: Voyage): void {
  const { G } = table;
  const { caught } = voyage;
  if (!caught) {
    voyage.next = 'plan';
    return;
  }
  G.queue.push({
    attacker: voyage.side === 'E' ? 'S' : 'E',
    fleets: caught.fleets,
    from: caught.hex,
    hex: voyage.at,
    target: voyage.who === TF ? TF : (voyage.who as FleetId),
  });
  endVoyage(table);
}

/** What was planned for the hex, as far as it can still be done. */
function carryOut(table: Tools, voyage: Voyage): void {
  const [entry] = voyage.plan;
  if (entry?.hex !== voyage.at) return;
  tellWake(table, voyage);
  voyage.plan.shift();
  voyage.next = 'plan';
  if (entry.debark) land(table, voyage, entry.debark);
  if (entry.detach) detach(table, voyage, entry.detach);
}

/** The group that carries the cargo of a voyage. */
const carrier = (voyage: Voyage): GroupId => (isFleet(voyage.who) ? voyage.who : looseAt(voyage.side, voyage.at));

function land(table: Tools, voyage: Voyage, { landIds, leaderIds }: Cargo): void {
  const { G } = table;
  const group = carrier(voyage);
  const cargo = {
    landIds: landIds.filter((id) => G.land[id]?.at === group),
    leaderIds: leaderIds.filter((id) => G.leaders[id]?.at === group),
  };
  if (cargo.landIds.length + cargo.leaderIds.length === 0 || debarkRefusal(G, voyage.side, voyage.at, cargo)) return;
  putAshore(table, voyage.side, voyage.at, cargo);
}

/** Ships stay behind in the hex: as a fleet of their own, or loose where they sailed loose [6.13]. */
function detach(table: Tools, voyage: Voyage, { unitIds, cargo }: NonNullable<PlanEntry['detach']>): void {
  const { G } = table;
  const ships = unitIds.filter((id) => voyagers(G, voyage).includes(id));
  if (!ships.length) return;
  voyage.ships = voyage.ships.filter((id) => !ships.includes(id));
  if (!isFleet(voyage.who)) {
    const stay = goesAlong(G, ships, cargo);
    const carried = voyage.cargo ?? { landIds: [], leaderIds: [] };
    voyage.cargo = {
      landIds: carried.landIds.filter((id) => !stay.landIds.includes(id)),
      leaderIds: carried.leaderIds.filter((id) => !stay.leaderIds.includes(id)),
    };
    return;
  }
  const number = freeNo(G, voyage.side);
  if (!number) return;
  regroup(table, ships, number, cargo);
  table.tell({ key: 'detaches', case: '6.13', by: by(voyage.side), at: [voyage.at], who: [voyage.who, `${voyage.side}${number}`] });
}

/** Tells the way made since the last telling. */
export function tellWake({ tell }: Tools, voyage: Voyage): void {
  if (!voyage.wake.length) return;
  const key = voyage.kind === 'coastal' ? 'coasts' : 'sails';
  tell({ key, case: voyage.kind === 'coastal' ? '6.31' : '6.21', by: by(voyage.side), at: voyage.wake, who: [voyage.who] });
  voyage.wake = [];
}

function endVoyage(table: Tools): void {
  const { G } = table;
  if (G.voyage) tellWake(table, G.voyage);
  G.voyage = null;
}

/** Where a group of ships, or the Treasure Fleet, lies. */
export const hexOf = (G: WarWithSpain, who: GroupId | 'TF'): HexId | undefined => (who === TF ? G.naval[TF]?.at : groupHex(G, who));
