import { type Side, seat, sideOfPlayer } from '../ids.js';
import type { ReactionWindow, Step } from '../state.js';
import { settleBattleChit } from './battleChits.js';
import { holds, openWindow, toPool } from './chits.js';
import { eventStands } from './events.js';
import { action, type Tools } from './fleet.js';
import { sailOn, sailShort } from './movement.js';
import { rallyNow, rallySurely, repairNow, resupplyNow, resupplySurely } from './recovery.js';
import { reinforceAll } from './reinforce.js';
import { advance } from './sequence.js';

/**
 * The Hand of God [16.0]. Every chit drawn or played lies in a window while those who hold a Hand of God may speak up; one that
 * is played lies in a window of its own, on top. The windows are a stack: the top one is settled first.
 */

/** The next answer that is due, or nothing once every window is settled. */
export function settleWindows(table: Tools): Step | undefined {
  const { G } = table;
  for (;;) {
    const top = G.windows.at(-1);
    if (!top) return undefined;
    // Who has used up his Hand of God in the meantime is not asked again.
    top.ask = top.ask.filter((side) => holds(G, side, 'handOfGod'));
    if (top.ask.length) return 'reaction';
    G.windows.pop();
    close(table, top, true);
  }
}

function close(table: Tools, window: ReactionWindow, stands: boolean): void {
  const { G, tell } = table;
  const { chit, by, purpose } = window;
  if (!stands) tell({ key: 'cancelled', case: '16.0', by: seat(by), values: { chit } });
  switch (purpose.kind) {
    case 'cancel': {
      toPool(G, chit);
      if (!stands) return;
      const below = G.windows.pop();
      if (below) close(table, below, false);
      return;
    }
    case 'event':
      if (stands) eventStands(table, by, chit);
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
      if (stands) sailOn(table, id, purpose.path);
      else sailShort(table, id, purpose.path);
      return;
    case 'repair':
      repairNow(table, id, stands);
      return;
    case 'rally':
      if (stands) rallySurely(table, id);
      else rallyNow(table, id, false);
      return;
    case 'resupply':
      if (stands) resupplySurely(table, id);
      else resupplyNow(table, id);
      return;
    case 'reinforce':
      reinforceAll(table, stands ? id : undefined);
      advance(table);
      return;
  }
}

const answered = (window: ReactionWindow | undefined, side: Side): void => {
  if (window) window.ask = window.ask.filter((waiting) => waiting !== side);
};

export const handOfGod = action({
  name: 'handOfGod',
  case: '16.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G, tell }, player) => {
    const side = sideOfPlayer(player);
    answered(G.windows.at(-1), side);
    G.held[side].splice(G.held[side].indexOf('handOfGod'), 1);
    tell({ key: 'handOfGod', case: '16.0', by: player, values: { chit: G.windows.at(-1)?.chit ?? '' } });
    openWindow(G, 'handOfGod', side, { kind: 'cancel' });
  },
});

export const letStand = action({
  name: 'letStand',
  case: '16.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }, player) => answered(G.windows.at(-1), sideOfPlayer(player)),
});
