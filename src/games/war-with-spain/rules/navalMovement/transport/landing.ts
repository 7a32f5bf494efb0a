import { grid, isCoastal, nationOf } from '../../../data/map.js';
import { type HexId, type Side, seatOf } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Cargo, WarWithSpain } from '../../../state.js';
import { armyLimit, leaderLimit, neutralLeaderAt } from '../../landMovement/nationalLimits.js';
import { chaseLeaders } from '../../leaders/leaders.js';
import { violateFrance } from '../../politics/france.js';
import type { Tools } from '../../tools.js';
import { hostileArmy } from '../../units.js';
import { occupy } from '../../victory/control.js';

/** Armies and leaders come ashore [6.54]. */

/** Why these may not be put ashore in this hex, as far as the hex and the men go; that they are aboard is known. */
export function debarkRefusal(view: WarWithSpain, side: Side, hex: HexId, { landIds, leaderIds }: Cargo): Violation | undefined {
  if (!isCoastal(grid.index(hex))) return violation('noShore', '6.54', { hex });
  if (hostileArmy(view, side, hex)) return violation('enemyAshore', '6.54', { hex });
  if (neutralLeaderAt(view, hex)) return violation('neutralHex', '15.11', { hex });
  for (const id of landIds) {
    const limit = armyLimit(view, id, null, hex);
    if (limit) return limit;
  }
  for (const id of leaderIds) {
    const limit = leaderLimit(view, id, hex);
    if (limit) return limit;
  }
  return undefined;
}

/** Puts them ashore, with everything that follows: control, neutrality, first landings. */
export function putAshore(tools: Tools, side: Side, hex: HexId, { landIds, leaderIds }: Cargo): void {
  const { G, emit } = tools;
  for (const id of landIds) Object.assign(G.land[id], { at: hex, moved: true });
  for (const id of leaderIds) Object.assign(G.leaders[id], { at: hex, ship: null, moved: true });
  emit({ key: 'lands', case: '6.54', by: seatOf(side), at: [hex], values: { counters: landIds.length + leaderIds.length } });
  if (landIds.length) arrive(tools, side, hex);
  if (side === 'S' && landIds.length) noteLanding(G, hex);
}

/** Land units have come into a hex, by whatever way: it is theirs, lone enemy leaders flee, and France may be violated. */
export function arrive(tools: Tools, side: Side, hex: HexId): void {
  occupy(tools, side, hex);
  chaseLeaders(tools, side, hex);
  if (nationOf(hex) === 'FRA') violateFrance(tools, side);
}

/** The first landings of Spain in Ireland, and in England or Scotland, raise the country [15.21, 15.31]. */
function noteLanding({ landed }: WarWithSpain, hex: HexId): void {
  const nation = nationOf(hex);
  const country = nation === 'IRE' ? 'ireland' : nation === 'ENG' || nation === 'SCO' ? 'britain' : undefined;
  if (country && !landed[country] && !landed.fresh.includes(country)) landed.fresh.push(country);
}
