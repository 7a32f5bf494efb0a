import { type Side, sideOf } from '../../ids.js';
import type { ReactionWindow } from '../../state.js';
import { action } from '../tools.js';
import { openWindow } from './draw.js';

// Answers to a reaction window [16.0].

const answered = (window: ReactionWindow | undefined, side: Side): void => {
  if (window) window.ask = window.ask.filter((waiting) => waiting !== side);
};

export const handOfGod = action({
  name: 'handOfGod',
  case: '16.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G, emit }, player) => {
    const side = sideOf(player);
    answered(G.windows.at(-1), side);
    G.held[side].splice(G.held[side].indexOf('handOfGod'), 1);
    emit({ key: 'handOfGod', case: '16.0', by: player, values: { chit: G.windows.at(-1)?.chit ?? '' } });
    openWindow(G, 'handOfGod', side, { kind: 'cancel' });
  },
});

export const letStand = action({
  name: 'letStand',
  case: '16.0',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }, player) => answered(G.windows.at(-1), sideOf(player)),
});
