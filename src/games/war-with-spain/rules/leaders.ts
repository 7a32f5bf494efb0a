import { LEADERS } from '../data/leaders.js';
import { SANTA_CRUZ_DIES } from '../data/tables.js';
import { enemyOf, type HexId, type LeaderId, type Side, type UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { groupOf } from './groups.js';
import { refugeOf } from './refuge.js';
import { by, type Tools } from './tools.js';
import { armiesAt, isBesiegedByLand, leaderOwner, shipFace } from './units.js';

/** Leaders [13.0]. */

export interface Bonus {
  readonly bonus: number;
  /** Who gives it. */
  readonly leaders: LeaderId[];
}

const capped = (leaders: LeaderId[], cap: number): Bonus => ({
  bonus: Math.min(
    cap,
    leaders.reduce((sum, id) => sum + LEADERS[id].bonus, 0),
  ),
  leaders,
});

/** The bonus that naval leaders give to fighting ships, and who gives it; at most `cap` [13.13, 13.14]. */
export function navalBonus(G: WarWithSpain, ships: readonly UnitId[], cap: number): Bonus {
  const aboard = Object.keys(G.leaders).filter((id) => {
    const { ship } = G.leaders[id];
    return LEADERS[id].naval && ship !== null && ships.includes(ship);
  });
  if (aboard.some((id) => LEADERS[id].senior)) return capped(aboard, cap);
  const best = aboard.reduce<LeaderId | undefined>((a, b) => (a && LEADERS[a].bonus >= LEADERS[b].bonus ? a : b), undefined);
  return capped(best ? [best] : [], cap);
}

/** The bonus of the land leaders among these; at most `cap` [13.15]. */
export const landBonus = (leaders: readonly LeaderId[], cap: number): Bonus =>
  capped(
    leaders.filter((id) => LEADERS[id].land),
    cap,
  );

/** Naval leaders without a ship go aboard the strongest of the fighting ships in their hex before a battle [13.16]. */
export function manShips({ G }: Tools, side: Side, ships: readonly UnitId[]): void {
  const flagship = ships.reduce<UnitId | undefined>((a, b) => (a && shipFace(G, a).cs >= shipFace(G, b).cs ? a : b), undefined);
  const group = flagship && groupOf(G, flagship);
  if (!flagship || !group) return;
  const hex = G.naval[flagship].at;
  const groups = new Set<string>(ships.map((id) => groupOf(G, id) ?? ''));
  for (const [id, leader] of Object.entries(G.leaders)) {
    if (leaderOwner(G, id) !== side || !LEADERS[id].naval || leader.ship !== null) continue;
    const free = leader.at === hex && !isBesiegedByLand(G, side, hex);
    if (free || groups.has(leader.at)) Object.assign(leader, { at: group, ship: flagship });
  }
}

/** Santa Cruz dies at the end of his turn [13.2]. */
export function santaCruz({ G, tell }: Tools): void {
  if (G.turn !== SANTA_CRUZ_DIES || !G.leaders.santacruz) return;
  delete G.leaders.santacruz;
  tell({ key: 'santaCruz', case: '13.2', by: by('S'), who: ['santacruz'] });
}

/** A leader who stands without men before the enemy escapes to the nearest safe place, or is lost [13.17, 13.18]. */
export function flee({ G, tell }: Tools, id: LeaderId): void {
  const { at } = G.leaders[id];
  const to = refugeOf(G, id);
  if (to === at) return;
  if (to) {
    G.leaders[id].at = to;
    tell({ key: 'leaderFlees', case: '13.17', by: by(LEADERS[id].side), who: [id], at: [at, to] });
    return;
  }
  delete G.leaders[id];
  tell({ key: 'leaderTaken', case: '13.18', by: by(LEADERS[id].side), who: [id], at: [at] });
}

/** Leaders of the enemy ashore in a hex without any land unit of theirs flee from those who have come [13.17]. */
export function chaseLeaders(table: Tools, side: Side, hex: HexId): void {
  const { G } = table;
  const enemy = enemyOf(side);
  if (armiesAt(G, enemy, hex).length) return;
  for (const id of Object.keys(G.leaders)) if (G.leaders[id].at === hex && leaderOwner(G, id) === enemy) flee(table, id);
}
