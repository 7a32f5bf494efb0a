import { type HexId, opponentOf, type Side, seatOf, type UnitId } from '../../ids.js';
import type { Assault, Siege, WarWithSpain } from '../../state.js';
import { isFortress } from '../map.js';
import type { Tools } from '../tools.js';
import { armiesAt, fleetsAt, hasShips, leadersAshore, shipsAt } from '../units.js';
import { isFriendlyPort, occupy } from '../victory/control.js';

// Declining battle [7.63, 10.11].

/** Whether ships may decline battle: which requires that they are unbesieged in a friendly fortress port [7.63]. */
export const mayDecline = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  isFriendlyPort(G, side, hex) && isFortress(hex) && G.sieges[hex]?.naval !== side;

/** Whether defenders may accept a siege. Besieged and besieging units may not [10.11]. */
export const mayStandSiege = (G: WarWithSpain, now: Pick<Assault, 'from' | 'hex'>): boolean =>
  now.from !== now.hex && !G.sieges[now.hex]?.land;

// Sieges by land and by sea [10.0].

const siegeAt = (G: WarWithSpain, hex: HexId): Siege => {
  G.sieges[hex] ??= { land: null, naval: null, clock: 0 };
  return G.sieges[hex];
};

export const besiegedArmies = (G: WarWithSpain, hex: HexId): UnitId[] =>
  Object.keys(G.land).filter((id) => G.land[id].at === hex && G.land[id].besieged);

const besiegers = (G: WarWithSpain, side: Side, hex: HexId): UnitId[] =>
  armiesAt(G, opponentOf(side), hex).filter((id) => !G.land[id].besieged);

/** Starts a siege by land. The caller moves the attackers into the hex [10.0]. */
export function besiegeByLand({ G, emit }: Tools, side: Side, hex: HexId, landIds: readonly UnitId[]): void {
  for (const id of landIds) G.land[id].besieged = true;
  Object.assign(siegeAt(G, hex), { land: side, clock: 0 });
  emit({ key: 'besieged', case: '10.11', by: seatOf(side), at: [hex] });
}

/** Starts a siege by sea. The besiegers are already in the hex [7.64, 10.2]. */
export function besiegeBySea({ G }: Tools, side: Side, hex: HexId): void {
  markShips(G, side, hex, true);
  siegeAt(G, hex).naval = side;
}

function markShips(G: WarWithSpain, side: Side, hex: HexId, besieged: boolean): void {
  for (const id of shipsAt(G, side, hex)) G.naval[id].besieged = besieged;
  for (const id of fleetsAt(G, side, hex)) {
    const fleet = G.fleets[id];
    if (fleet) fleet.besieged = besieged;
  }
}

/** Ends each siege with no besiegers or no besieged units left [10.12]. Call after every move. */
export function liftSieges(tools: Tools): void {
  const { G } = tools;
  for (const hex of Object.keys(G.sieges)) {
    const siege = G.sieges[hex];
    if (siege.land) liftByLand(tools, siege, siege.land, hex);
    if (siege.naval) liftBySea(tools, siege, siege.naval, hex);
    if (G.sieges[hex] && !siege.land && !siege.naval) delete G.sieges[hex];
  }
}

function liftByLand(tools: Tools, siege: Siege, side: Side, hex: HexId): void {
  const { G, emit } = tools;
  const inside = besiegedArmies(G, hex);
  const outside = besiegers(G, side, hex).length > 0;
  if (inside.length && outside) return;
  Object.assign(siege, { land: null, clock: 0 });
  if (inside.length) {
    for (const id of inside) G.land[id].besieged = false;
    emit({ key: 'siegeLifted', case: '10.12', by: seatOf(side), at: [hex] });
  } else if (outside) {
    loseLeaders(tools, side, hex);
    occupy(tools, opponentOf(side), hex);
  }
}

function liftBySea({ G, emit }: Tools, siege: Siege, side: Side, hex: HexId): void {
  const inside = hasShips(G, side, hex, true);
  if (inside && hasShips(G, opponentOf(side), hex, false)) return;
  siege.naval = null;
  if (!inside) return;
  markShips(G, side, hex, false);
  emit({ key: 'portOpen', case: '10.21', by: seatOf(side), at: [hex] });
}

/** Eliminates the leaders in a besieged hex whose last units are gone [13.17]. */
function loseLeaders({ G, emit }: Tools, side: Side, hex: HexId): void {
  const lost = leadersAshore(G, side, hex);
  for (const id of lost) delete G.leaders[id];
  if (lost.length) emit({ key: 'leaderTaken', case: '13.17', by: seatOf(side), at: [hex], who: lost });
}
