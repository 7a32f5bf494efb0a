import type { Sluys } from './state.js';

/** A state that looks like this view: the view itself, since every fact of this game is open. */
export const determinize = (view: Sluys): Sluys => view;
