import { seatOf } from '../../ids.js';
import type { ReactionWindow, Step } from '../../state.js';
import { settleBattleChit } from '../combat/battleChits.js';
import { rallyNow, rallySurely } from '../recovery/rally.js';
import { repairNow } from '../recovery/repair.js';
import { resupplyNow, resupplySurely } from '../recovery/resupply.js';
import { reinforceAll } from '../reorganize/reinforce.js';
import { setSail, setSailShort } from '../tactical/sailing.js';
import type { Tools } from '../tools.js';
import { conclude } from '../turn.js';
import { bonusStands } from './draw.js';
import { eventStands } from './event.js';
import { holds, toPool } from './pool.js';
/**
 * What goes on once a chit stands or is cancelled [16.0]. Every chit drawn or played lies in a window while those who hold a Hand
 * of God may speak up; one that is played lies in a window of its own, on top. The windows are a stack: the top one is settled
 * first.
 */

/** The next answer that is due, or nothing once every window is settled. */
export function settleWindows(tools: Tools): Step | undefined {
  const { G } = tools;
  for (;;) {
    const top = G.windows.at(-1);
    if (!top) return undefined;
    // Who has used up his Hand of God in the meantime is not asked again.
    top.ask = top.ask.filter((side) => holds(G, side, 'handOfGod'));
    if (top.ask.length) return 'reaction';
    G.windows.pop();
    close(tools, top, true);
  }
}

/** A window is shut: what its chit was drawn or played for goes on, with the chit or without it. */
function close(tools: Tools, window: ReactionWindow, stands: boolean): void {
  const { G, emit } = tools;
  const { chit, by, purpose } = window;
  if (!stands) emit({ key: 'cancelled', case: '16.0', by: seatOf(by), values: { chit } });
  switch (purpose.kind) {
    case 'cancel': {
      toPool(G, chit);
      if (!stands) return;
      const below = G.windows.pop();
      if (below) close(tools, below, false);
      return;
    }
    case 'draw':
      if (stands) bonusStands(G);
      else toPool(G, chit);
      return;
    case 'event':
      if (stands) eventStands(tools, by, chit);
      else toPool(G, chit);
      return;
    case 'battle':
      settleBattleChit(G, by, chit, stands);
      return;
  }
  toPool(G, chit);
  const { id } = purpose;
  switch (purpose.kind) {
    case 'sail':
      if (stands) setSail(tools, id, purpose.path);
      else setSailShort(tools, id, purpose.path);
      return;
    case 'repair':
      repairNow(tools, id, stands);
      return;
    case 'rally':
      if (stands) rallySurely(tools, id);
      else rallyNow(tools, id, false);
      return;
    case 'resupply':
      if (stands) resupplySurely(tools, id);
      else resupplyNow(tools, id);
      return;
    case 'reinforce':
      reinforceAll(tools, stands ? id : undefined);
      conclude(G);
      return;
  }
}
