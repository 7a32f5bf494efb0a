import * as Type from '@sinclair/typebox';
import { CITIES } from '../../data/cities.js';
import { WESTERN_EDGE } from '../../data/map.js';
import { TREASURE } from '../../data/tables.js';
import { FIRST_YEAR, LAST_TURN, TREASURE_TURNS, turnInfo, yearOf } from '../../data/tracks.js';
import { fleetId, HexArg, type HexId, seatOf, sideOf, TF, TREASURE_MONTHS } from '../../ids.js';
import { violation } from '../../keys.js';
import { newShip } from '../../setup.js';
import type { Order, WarWithSpain } from '../../state.js';
import { struckOut, writeOrder } from '../activation/treasureFleet.js';
import { settleGroup } from '../navalMovement/grouping/groups.js';
import { action, type Tools } from '../tools.js';

export const treasurePort = CITIES.seville.hex;

const entryOrder = ({ orders }: WarWithSpain): Order | undefined =>
  orders.S.find(({ move, cancelled }) => move === 'placeTreasureFleet' && !cancelled);

export function treasureDue(view: WarWithSpain): 'month' | 'entry' | undefined {
  const { month } = view.treasure;
  if (TREASURE_TURNS.includes(view.turn)) return month === null ? 'month' : undefined;
  return month !== null && turnInfo(view.turn).treasure === month && !entryOrder(view) ? 'entry' : undefined;
}

export const chooseTreasureMonth = action({
  name: 'chooseTreasureMonth',
  case: '11.21',
  secret: true,
  final: true,
  args: [Type.Union(TREASURE_MONTHS.map((month) => Type.Literal(month)))],
  refuse: (view, player) =>
    sideOf(player) === 'S' && treasureDue(view) === 'month'
      ? undefined
      : violation(sideOf(player) === 'S' ? 'noMonthNow' : 'spanishFleet', '11.21'),
  *choices(view, player) {
    if (sideOf(player) === 'S' && treasureDue(view) === 'month') for (const month of TREASURE_MONTHS) yield [month];
  },
  perform({ G }, _player, month) {
    G.treasure.month = month;
  },
});

export const placeTreasureFleet = action({
  name: 'placeTreasureFleet',
  case: '11.22',
  secret: true,
  args: [HexArg],
  refuse(view, player, hex) {
    if (sideOf(player) !== 'S') return violation('spanishFleet', '11.22');
    if (treasureDue(view) !== 'entry') return violation('noEntryNow', '11.22');
    if (!WESTERN_EDGE.includes(hex)) return violation('notWesternEdge', '11.22', { hex });
    return undefined;
  },
  choices(view, player) {
    if (sideOf(player) !== 'S' || treasureDue(view) !== 'entry') return [];
    const isStruckOut = struckOut(view, 'S', 'placeTreasureFleet');
    const fresh = WESTERN_EDGE.filter((hex) => !isStruckOut(hex));
    return (fresh.length ? fresh : WESTERN_EDGE).map((hex): [HexId] => [hex]);
  },
  perform({ G }, _player, hex) {
    writeOrder(G, 'S', { move: 'placeTreasureFleet', args: [hex], cost: 0, cancelled: false, back: { naval: {}, land: {}, leaders: {} } });
  },
});

/** Places the Treasure Fleet at the end of the phase. An earlier Treasure Fleet that is still at sea counts as safe [11.22]. */
export function treasureEnters(tools: Tools): void {
  const { G, emit } = tools;
  const order = entryOrder(G);
  if (!order) return;
  if (G.naval[TF]) treasureArrives(tools);
  const hex = String(order.args[0]);
  G.naval[TF] = newShip(hex);
  Object.assign(G.treasure, { month: null, state: 'atSea', year: yearOf(G.turn) });
  emit({ key: 'treasureEnters', case: '11.22', by: seatOf('S'), at: [hex] });
}

/** Removes the Treasure Fleet in Seville. Leaders aboard go ashore [11.24]. */
export function treasureArrives(tools: Tools): void {
  const { G, emit } = tools;
  const { fleet } = G.naval[TF];
  for (const leader of Object.values(G.leaders)) if (leader.ship === TF) Object.assign(leader, { at: treasurePort, ship: null });
  delete G.naval[TF];
  if (fleet !== null) settleGroup(tools, fleetId('S', fleet));
  G.treasure.state = 'safe';
  emit({ key: 'treasureSafe', case: '11.24', by: seatOf('S'), at: [treasurePort] });
}

/** Sets the penalty for a lost Treasure Fleet. In combat, also pays the prize to England [11.26]. */
export function treasureLost({ G, emit }: Tools, inBattle: boolean): void {
  const { treasure } = G;
  const due = treasure.year === FIRST_YEAR ? TREASURE_TURNS[1] : LAST_TURN;
  const penalty = G.turn < due ? (TREASURE.penalty[due] ?? 0) : 0;
  const prize = inBattle ? TREASURE.prize : 0;
  treasure.state = 'destroyed';
  treasure.penalty += penalty;
  G.treasury.E += prize;
  emit({ key: 'treasureLost', case: '11.26', by: seatOf('S'), values: { penalty, prize } });
}

/** Applies the Treasure Fleet's loss in combat. Call after its counter is removed and its steps are counted. */
export const treasureDestroyed = (tools: Tools): void => treasureLost(tools, true);
