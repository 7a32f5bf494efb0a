import { LEVEL } from '../../data/damage.js';
import { broughtBy, lockedTo, type Tools } from '../../rules/basics/ships.js';
import { enterPhase } from '../../rules/sequenceOfPlay/phase.js';
import { isUnseenShip } from '../../rules/settingUp/sight.js';
import { emptyTable } from '../../setup/newMatch.js';
import { opponentOf, SIDES, type Side } from '../../sides.js';
import type { Salamis, SalamisResult, Ship } from '../../state.js';
import { BATTLE } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { campaignOf } from './areas.js';
import { fleetsIn, shipsIn } from './fleets.js';
import { succeed } from './quickBattle.js';
import { retreat, sink, take } from './retreat.js';

// Effects of a table battle on the fleets [12.7].

export interface BattleCast {
  readonly ships: { readonly [id: string]: { readonly sq: string; readonly name: string | null } };
  readonly squadrons: { readonly [id: string]: { readonly side: Side; readonly name: string } };
  readonly forts: { readonly [id: string]: { readonly name: string } };
}

/** Returns the names of ships and squadrons, which the log needs after ships are lost and squadron ids are reused. */
export function castOf(G: Salamis): BattleCast {
  const shown = G.order.filter((id) => !isUnseenShip(G, id)).map((id) => [id, G.ships[id]] as const);
  const squadrons = new Set(shown.map(([, { sq }]) => sq));
  return {
    ships: Object.fromEntries(shown.map(([id, { sq, name = null }]) => [id, { sq, name }])),
    squadrons: Object.fromEntries([...squadrons].map((sq) => [sq, { side: G.squadrons[sq].side, name: G.squadrons[sq].name }])),
    forts: Object.fromEntries(Object.entries(G.forts).map(([id, { name }]) => [id, { name }])),
  };
}

const LOST: readonly Ship['status'][] = ['sunk', 'wrecked'];

/** Returns ships to their fleets and continues the campaign. */
export function endTactical(tools: Tools, { side: winner }: Pick<SalamisResult, 'side'>): void {
  const { G } = tools;
  const camp = campaignOf(G);
  const at = camp.field ?? '';
  const loser = winner === null ? null : opponentOf(winner);
  for (const side of SIDES) sink(tools, side, goneDown(G, camp, at, side, winner));
  const prizes = SIDES.map((side) => taken(G, camp, at, side, loser));
  const officers = fallen(G, camp, at, prizes.flat());
  for (const side of SIDES) take(tools, side, prizes[side], at);
  for (const { side, fleet } of officers) if (Object.hasOwn(camp.fleets, fleet)) succeed(tools, camp, side, fleet);
  if (loser !== null) {
    founder(tools, loser, at);
    retreat(tools, loser, at);
  }
  // Copied only now, because losses count at the value before the battle, as in quick battles.
  copyBack(G, camp);
  leaveTable(G, camp);
}

function copyBack(G: Salamis, camp: Campaign): void {
  for (const id of G.order) {
    const { dmg, oarsmen, heavy, normal, archers } = G.ships[id];
    if (Object.hasOwn(camp.ships, id)) Object.assign(camp.ships[id], { dmg, oarsmen, heavy, normal, archers });
  }
}

/** Returns a side's ships that are sunk, wrecked or sinking; after a draw, also derelicts. */
function goneDown(G: Salamis, camp: Campaign, at: string, side: Side, winner: Side | null): string[] {
  return shipsIn(camp, at, side).filter((id) => {
    const ship = G.ships[id];
    return LOST.includes(ship.status) || ship.dmg > LEVEL.severe || (ship.side === null && winner === null);
  });
}

/** Returns prizes, and the losing side's ships that cannot get away. */
function taken(G: Salamis, camp: Campaign, at: string, side: Side, loser: Side | null): string[] {
  return shipsIn(camp, at, side).filter((id) => {
    const ship = G.ships[id];
    if (broughtBy(G, id) !== side) return false;
    if (ship.side === opponentOf(side)) return true;
    if (ship.status !== 'table') return false;
    const held = ship.aground !== null || lockedTo(G, id).some((other) => G.ships[other].side === opponentOf(side));
    return ship.side === null ? loser === side : loser === side && held;
  });
}

function fallen(G: Salamis, camp: Campaign, at: string, prizes: readonly string[]): { side: Side; fleet: string }[] {
  const free = G.order.filter((id) => !G.options.admiralCasualties || !prizes.includes(id));
  const alive = new Set(free.flatMap((id) => G.ships[id].flag?.fleet ?? []));
  return SIDES.flatMap((side) =>
    fleetsIn(camp, at, side)
      .filter((fleet) => !alive.has(fleet))
      .map((fleet) => ({ side, fleet })),
  );
}

/** Rolls for retreating ships with Severe damage, which may sink. */
function founder(tools: Tools, side: Side, at: string): void {
  const { G, dice, emit } = tools;
  const camp = campaignOf(G);
  for (const id of shipsIn(camp, at, side).filter((ship) => G.ships[ship].dmg === LEVEL.severe)) {
    const die = dice.die(6);
    const lost = die <= BATTLE.severeLost;
    const name = isUnseenShip(G, id) ? null : (G.ships[id].name ?? null);
    emit({ key: lost ? 'foundersAfter' : 'keepsAfloat', case: '12.7', who: [id], values: { name }, roll: { dice: [die] } });
    if (lost) sink(tools, side, [id]);
  }
}

function leaveTable(G: Salamis, camp: Campaign): void {
  const { lists } = G;
  Object.assign(G, emptyTable());
  G.lists = lists;
  // Both sides answer the next step anew, whatever the last step of the battle left.
  G.ready = [false, false];
  G.secret = { fleet: [null, null], seize: [null, null], board: [null, null] };
  enterPhase(G, 'campaign');
  camp.field = null;
  camp.stage = 'battles';
}
