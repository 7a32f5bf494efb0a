import { directionTo } from '../data/map.js';
import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES } from '../data/units.js';
import type { Violation } from '../keys.js';
import { violation } from '../keys.js';
import { opponentOf, type Side, type Sluys, sideOf } from '../state.js';
import { next } from './agenda.js';
import { action, HexArg, ManArg } from './args.js';
import { provoke } from './dormancy.js';
import { enemyAt, hexOf, isMarine, manActive, marineRoom, marinesOn, topAt } from './forces.js';
import { grappledTo, grappledTogether } from './grapples.js';
import { sceneAt } from './scene.js';

const gone = (G: Sluys): readonly string[] => G.sally?.done ?? G.act?.done ?? [];

/** Who moves a man: his own side, or for a captive leader his captor (3.4.9a). */
function moverOf(G: Sluys, man: string): Side {
  if (isMarine(man)) return MARINES[man].side;
  const { side } = LEADERS[man];
  return G.leaders[man].status === 'captive' ? opponentOf(side) : side;
}

/** 6.3.1: why a man does not move now. */
function cannotMove(G: Sluys, side: Side, man: string): Violation | undefined {
  const hex = hexOf(G, man);
  if (hex === null) return violation('notOnMap', '6.3.1', { unit: man });
  if (moverOf(G, man) !== side) return violation('notYours', '6.3.1', { unit: man });
  if (!manActive(G, man)) return violation('manInactive', '3.3.3', { unit: man });
  return gone(G).includes(man) ? violation('boardedAlready', '6.3.2', { unit: man }) : undefined;
}

/** 6.3.2-6.3.4: why not this hex. */
function cannotBoard(G: Sluys, side: Side, man: string, hex: string): Violation | undefined {
  const from = hexOf(G, man) ?? '';
  const top = topAt(G, hex);
  if (directionTo(from, hex) === undefined) return violation('notAdjacent', '6.3.2', { hex });
  if (top === undefined || !grappledTogether(G, from, hex)) return violation('notGrappledThere', '6.3.2', { hex });
  if (isMarine(man)) {
    const room = marineRoom(G, top);
    return marinesOn(G, top, side).length < room ? undefined : violation('full', '3.3.5', { hex, room });
  }
  if (LEADERS[man].rank === 'queen' && moverOf(G, man) === LEADERS[man].side) {
    const enemy = opponentOf(side);
    if (G.squadrons[top].side === enemy || marinesOn(G, top, enemy).length > 0) return violation('queenKeepsOff', '13.2', { hex });
  }
  return marinesOn(G, top, side).length > 0 ? undefined : violation('noEscort', '6.3.4', { unit: man, hex });
}

export const board = action({
  name: 'board',
  case: '6.3.1',
  args: [ManArg, HexArg],
  refuse: (G, player, man, hex) => cannotMove(G, sideOf(player), man) ?? cannotBoard(G, sideOf(player), man, hex),
  *choices(G, player) {
    const side = sideOf(player);
    for (const man of [...MARINE_IDS, ...LEADER_IDS]) {
      const from = hexOf(G, man);
      if (from === null) continue;
      const beside = grappledTo(G, from);
      if (!beside.length || cannotMove(G, side, man)) continue;
      for (const hex of beside) if (!cannotBoard(G, side, man, hex)) yield [man, hex] as const;
    }
  },
  perform(tools, player, man, hex) {
    const { G, emit } = tools;
    const from = hexOf(G, man);
    const top = topAt(G, hex);
    if (from === null || top === undefined) return;
    (isMarine(man) ? G.marines : G.leaders)[man].aboard = top;
    (G.sally ?? G.act)?.done.push(man);
    emit({ key: 'boarded', case: '6.3.2', by: player, at: [from, hex], who: [man], values: sceneAt(G, hex) });
    // 6.3.5, 8.3.9: whoever meets an enemy must fight him; a captive fights nobody. The marker lapses where 5.2.1 leaves nobody to fight.
    const captive = !isMarine(man) && G.leaders[man].status === 'captive';
    if (G.act && !captive && enemyAt(G, hex, sideOf(player)) && !G.act.markers.includes(hex)) G.act.markers.push(hex);
    if (G.squadrons[top].side !== sideOf(player)) provoke(tools, top);
    next(G, { do: 'captures', hex }, { do: 'captures', hex: from });
  },
});
