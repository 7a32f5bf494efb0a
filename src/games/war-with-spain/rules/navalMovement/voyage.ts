import { nationOf } from '../../data/map.js';
import { type HexId, opponentOf, TF } from '../../ids.js';
import type { Voyage, WarWithSpain } from '../../state.js';
import { isPort } from '../map.js';
import { treasureArrives, treasurePort } from '../money/treasureFleet.js';
import { askStormLosses } from '../navalCombat/losses.js';
import { violateFrance } from '../politics/france.js';
import type { Tools } from '../tools.js';
import { isFleet, looseAt } from '../whereabouts.js';
import { placeFleet } from './grouping/groups.js';
import { NOTHING } from './grouping/parting.js';
import { askInterception, chase } from './interception/interception.js';
import { stopsCoasting } from './seaRoutes.js';
import { carryOut } from './stopovers.js';
import { moverOf, tellWake, voyagers } from './wake.js';
import { allowanceOf, feelsWind, pathAgainst, rollWind } from './wind.js';

/** A voyage on its way: wind, hex by hex, interceptions, and what was planned for a hex [6.2 to 6.5]. */

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
export function continueVoyage(tools: Tools): void {
  const { G } = tools;
  const { voyage } = G;
  if (!voyage) return;
  if (!voyagers(G, voyage).length) {
    endVoyage(tools);
    return;
  }
  switch (voyage.next) {
    case 'wind':
      blow(tools, voyage);
      return;
    case 'losses':
      voyage.next = 'word';
      askStormLosses(tools, voyage.side, voyage.who, voyage.storm);
      return;
    case 'word':
      afterWind(G, voyage);
      return;
    case 'enter':
      if (voyage.path.length) enter(tools, voyage);
      else endVoyage(tools);
      return;
    case 'intercept':
      if (voyage.chaser) chase(tools, voyage);
      else if (!askInterception(tools, voyage)) settleInterception(tools, voyage);
      return;
    case 'plan':
      voyage.next = 'enter';
      carryOut(tools, voyage);
      return;
  }
}

function blow(tools: Tools, voyage: Voyage): void {
  const { G } = tools;
  const ships = voyagers(G, voyage);
  if (voyage.kind === 'coastal' || !feelsWind(ships, voyage.path)) {
    voyage.next = 'enter';
    return;
  }
  const [taken, steps] = rollWind(tools, voyage.side, voyage.who, voyage.at, pathAgainst(voyage.at, voyage.path));
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
function enter(tools: Tools, voyage: Voyage): void {
  const { G } = tools;
  const [hex] = voyage.path;
  place(G, voyage, hex);
  voyage.path.shift();
  voyage.at = hex;
  voyage.wake.push(hex);
  if (voyage.letPass === 'hex') voyage.letPass = 'no';
  const inFrance = nationOf(hex) === 'FRA';
  if (hex === treasurePort && voyagers(G, voyage).includes(TF)) {
    tellWake(tools, voyage);
    treasureArrives(tools);
  }
  voyage.next = voyage.kind === 'highSeas' ? 'intercept' : 'plan';
  if (inFrance && (voyage.kind === 'coastal' || isPort(hex))) {
    tellWake(tools, voyage);
    violateFrance(tools, voyage.side);
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
  const cargo = voyage.cargo ?? NOTHING;
  for (const id of cargo.landIds) if (G.land[id]) G.land[id].at = group;
  for (const id of cargo.leaderIds) if (G.leaders[id]) G.leaders[id].at = group;
  for (const leader of Object.values(G.leaders)) if (leader.ship && ships.includes(leader.ship)) leader.at = group;
  voyage.who = group;
}

/** Nobody tries any more: the voyage goes on, or those who caught it will fight. */
function settleInterception(tools: Tools, voyage: Voyage): void {
  const { G } = tools;
  const { caught } = voyage;
  if (!caught) {
    voyage.next = 'plan';
    return;
  }
  G.queue.push({
    attacker: opponentOf(voyage.side),
    fleets: caught.fleets,
    from: caught.hex,
    hex: voyage.at,
    target: moverOf(voyage),
  });
  endVoyage(tools);
}

function endVoyage(tools: Tools): void {
  const { G } = tools;
  if (G.voyage) tellWake(tools, G.voyage);
  G.voyage = null;
}
