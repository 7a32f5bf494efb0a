import { turnInfo } from '../data/calendar.js';
import { SIEGE } from '../data/tables.js';
import { enemyOf, type HexId, type Side, TF, type UnitId } from '../ids.js';
import type { Siege, WarWithSpain } from '../state.js';
import { controllerAt, occupy } from './control.js';
import { removeShip } from './groups.js';
import { isFortress, isPort } from './map.js';
import { by, type Tools } from './tools.js';
import { treasureLost } from './treasureFleet.js';
import { armiesAt, fleetsAt, hasShips, leadersAshore, removeArmy, shipsAt } from './units.js';

/** Sieges by land and by sea [10.0]. */

const siegeAt = (G: WarWithSpain, hex: HexId): Siege => {
  G.sieges[hex] ??= { land: null, naval: null, clock: 0 };
  return G.sieges[hex];
};

/** Land units besieged in a hex, whoever gives them their orders. */
export const besiegedArmies = (G: WarWithSpain, hex: HexId): UnitId[] =>
  Object.keys(G.land).filter((id) => G.land[id].at === hex && G.land[id].besieged);
/** Those who besiege them. */
export const besiegers = (G: WarWithSpain, side: Side, hex: HexId): UnitId[] =>
  armiesAt(G, enemyOf(side), hex).filter((id) => !G.land[id].besieged);

/** Land units that a side gives orders to stand a siege from now on; the besiegers come into the hex [10.0]. */
export function besiegeByLand({ G, tell }: Tools, side: Side, hex: HexId, landIds: readonly UnitId[]): void {
  for (const id of landIds) G.land[id].besieged = true;
  Object.assign(siegeAt(G, hex), { land: side, clock: 0 });
  tell({ key: 'besieged', case: '10.11', by: by(side), at: [hex] });
}

/** Ships of a side in a port are besieged from now on; the besiegers are in the hex already [7.64, 10.2]. */
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

/** Ends every siege whose besiegers, or besieged, are gone [10.12]. Called after every move. */
export function liftSieges(table: Tools): void {
  const { G } = table;
  for (const hex of Object.keys(G.sieges)) {
    const siege = G.sieges[hex];
    if (siege.land) liftByLand(table, siege, siege.land, hex);
    if (siege.naval) liftBySea(table, siege, siege.naval, hex);
    if (G.sieges[hex] && !siege.land && !siege.naval) delete G.sieges[hex];
  }
}

function liftByLand(table: Tools, siege: Siege, side: Side, hex: HexId): void {
  const { G, tell } = table;
  const inside = besiegedArmies(G, hex);
  const outside = besiegers(G, side, hex).length > 0;
  if (inside.length && outside) return;
  Object.assign(siege, { land: null, clock: 0 });
  if (inside.length) {
    for (const id of inside) G.land[id].besieged = false;
    tell({ key: 'siegeLifted', case: '10.12', by: by(side), at: [hex] });
  } else if (outside) {
    loseLeaders(table, side, hex);
    occupy(table, enemyOf(side), hex);
  }
}

function liftBySea({ G, tell }: Tools, siege: Siege, side: Side, hex: HexId): void {
  const inside = hasShips(G, side, hex, true);
  if (inside && hasShips(G, enemyOf(side), hex, false)) return;
  siege.naval = null;
  if (!inside) return;
  markShips(G, side, hex, false);
  tell({ key: 'portOpen', case: '10.21', by: by(side), at: [hex] });
}

/** Leaders of a side whose last men inside are gone have no way out [13.17]. */
function loseLeaders({ G, tell }: Tools, side: Side, hex: HexId): void {
  const lost = leadersAshore(G, side, hex);
  for (const id of lost) delete G.leaders[id];
  if (lost.length) tell({ key: 'leaderTaken', case: '13.17', by: by(side), at: [hex], who: lost });
}

/** Months that a place holds out once nothing comes in [10.31, 10.32]. */
export const endurance = (G: WarWithSpain, side: Side, hex: HexId): number =>
  isFortress(hex) && controllerAt(G, hex) === side ? SIEGE.fortress : SIEGE.plain;

/** Whether nothing comes in to the besieged of a hex: in a port only with enemy ships before it as well [10.25, 10.33]. */
export const isStarving = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  G.sieges[hex]?.land === side && (!isPort(hex) || hasShips(G, enemyOf(side), hex));

/** At the end of a side's land combat: hunger in the places where it is besieged [10.3]. */
export function countSieges(table: Tools, side: Side): void {
  const { G, tell } = table;
  for (const [hex, siege] of Object.entries(G.sieges)) {
    if (siege.land !== side) continue;
    siege.clock = isStarving(G, side, hex) ? siege.clock + (turnInfo(G.turn).winter ? SIEGE.winter : 1) : 0;
    if (!siege.clock) continue;
    const limit = endurance(G, side, hex);
    tell({ key: 'hunger', case: '10.3', by: by(side), at: [hex], values: { clock: siege.clock, limit } });
    if (siege.clock >= limit) starve(table, side, hex, limit === SIEGE.fortress ? '10.32' : '10.31');
  }
}

/** The place falls: all who were in it are lost, and it is the besieger's [10.31]. */
function starve(table: Tools, side: Side, hex: HexId, ruleCase: string): void {
  const { G, tell } = table;
  const men = besiegedArmies(G, hex);
  const ships = shipsAt(G, side, hex);
  for (const id of men) removeArmy(G, id);
  for (const id of ships) removeShip(table, id);
  tell({ key: 'starved', case: ruleCase, by: by(side), at: [hex], who: [...men, ...ships] });
  if (ships.includes(TF)) treasureLost(table, false);
  liftSieges(table);
}
