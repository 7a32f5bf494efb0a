import { LEADERS } from '../../data/leaders.js';
import type { LeaderId, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { armiesAt, isHidden, leaderOwner, shipFace, shipsAt, strengthOf } from '../units.js';

/** What leaders add in battle [13.1]. */

interface Bonus {
  readonly bonus: number;
  /** Who gives it. */
  readonly leaders: LeaderId[];
}

/** Each of them gives what he has, but no more than those in his hex are strong whom he may lead [13.0]. */
const bonusOf = (leaders: LeaderId[], mostOf: (id: LeaderId) => number): Bonus => ({
  bonus: leaders.reduce((sum, id) => sum + Math.min(LEADERS[id].bonus, mostOf(id)), 0),
  leaders,
});

const best = (leaders: readonly LeaderId[]): LeaderId => leaders.reduce((a, b) => (LEADERS[a].bonus >= LEADERS[b].bonus ? a : b));

/**
 * The bonus that naval leaders give to fighting ships, and who gives it: the best of each fleet; all of a hex where a senior
 * leader is with them [13.13, 13.14]. `G` may be a view: ships that it hides add nothing.
 */
export function navalBonus(G: WarWithSpain, ships: readonly UnitId[]): Bonus {
  const hexOf = (id: LeaderId) => G.naval[G.leaders[id].ship ?? ''].at;
  const aboard = Object.keys(G.leaders).filter((id) => {
    const { ship } = G.leaders[id];
    return LEADERS[id].naval && ship !== null && ships.includes(ship);
  });
  const led = new Set(aboard.filter((id) => LEADERS[id].senior).map(hexOf));
  const groups = new Set(aboard.map((id) => G.leaders[id].at));
  const leaders = [...groups].flatMap((group) => {
    const crew = aboard.filter((id) => G.leaders[id].at === group);
    return led.has(hexOf(crew[0])) ? crew : [best(crew)];
  });
  return bonusOf(leaders, (id) => {
    const around = shipsAt(G, LEADERS[id].side, hexOf(id)).filter((each) => !isHidden(each));
    return around.reduce((sum, each) => sum + shipFace(G, each).cs, 0);
  });
}

/** The bonus of the land leaders among these, where they stand [13.15]. `G` may be a view: men whom it hides add nothing. */
export const landBonus = (G: WarWithSpain, leaders: readonly LeaderId[]): Bonus =>
  bonusOf(
    leaders.filter((id) => LEADERS[id].land),
    (id) =>
      strengthOf(
        G,
        armiesAt(G, leaderOwner(G, id), G.leaders[id].at).filter((each) => !isHidden(each)),
      ),
  );
