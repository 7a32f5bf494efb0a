import { LEADERS } from '../../data/leaders.js';
import { SANTA_CRUZ_DIES } from '../../data/tables.js';
import { type HexId, type LeaderId, opponentOf, type Side, seatOf, type UnitId } from '../../ids.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import type { Tools } from '../tools.js';
import { armiesAt, leaderOwner, shipFace } from '../units.js';
import { refugeOf } from './refuge.js';

/** Leaders [13.0]. */

/** Naval leaders who sail as passengers take the strongest of the fighting ships before a battle; those ashore stay there [13.16]. */
export function manShips({ G }: Tools, side: Side, ships: readonly UnitId[]): void {
  const flagship = ships.reduce<UnitId | undefined>((a, b) => (a && shipFace(G, a).cs >= shipFace(G, b).cs ? a : b), undefined);
  const group = flagship && groupOf(G, flagship);
  if (!flagship || !group) return;
  const groups = new Set<string>(ships.map((id) => groupOf(G, id) ?? ''));
  for (const [id, leader] of Object.entries(G.leaders)) {
    if (leaderOwner(G, id) !== side || !LEADERS[id].naval || leader.ship !== null) continue;
    if (groups.has(leader.at)) Object.assign(leader, { at: group, ship: flagship });
  }
}

/** Santa Cruz dies at the end of his turn [13.2]. */
export function santaCruz({ G, emit }: Tools): void {
  if (G.turn !== SANTA_CRUZ_DIES || !G.leaders.santacruz) return;
  delete G.leaders.santacruz;
  emit({ key: 'santaCruz', case: '13.2', by: seatOf('S'), who: ['santacruz'] });
}

/** A leader who stands without men before the enemy escapes to the nearest safe place, or is lost [13.17, 13.18]. */
export function flee({ G, emit }: Tools, id: LeaderId): void {
  const { at } = G.leaders[id];
  const to = refugeOf(G, id);
  if (to === at) return;
  if (to) {
    G.leaders[id].at = to;
    emit({ key: 'leaderFlees', case: '13.17', by: seatOf(LEADERS[id].side), who: [id], at: [at, to] });
    return;
  }
  delete G.leaders[id];
  emit({ key: 'leaderTaken', case: '13.18', by: seatOf(LEADERS[id].side), who: [id], at: [at] });
}

/** Leaders of the enemy ashore in a hex without any land unit of theirs flee from those who have come [13.17]. */
export function chaseLeaders(tools: Tools, side: Side, hex: HexId): void {
  const { G } = tools;
  const enemy = opponentOf(side);
  if (armiesAt(G, enemy, hex).length) return;
  for (const id of Object.keys(G.leaders)) if (G.leaders[id].at === hex && leaderOwner(G, id) === enemy) flee(tools, id);
}
