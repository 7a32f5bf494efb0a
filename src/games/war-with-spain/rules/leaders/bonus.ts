import { LEADERS } from '../../data/leaders.js';
import type { LeaderId, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';

/** What leaders add in battle [13.1]. */

interface Bonus {
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
