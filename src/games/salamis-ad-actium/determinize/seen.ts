import { COMMAND, COMMANDS } from '../data/intermediate.js';
import type { Side } from '../sides.js';
import type { Salamis } from '../state.js';

/** What a view reveals of hidden squadrons [2.8, 2.9]. */

/** Squadrons and ships as they were mustered, in their order. */
export interface Forces {
  readonly squadrons: Salamis['squadrons'];
  readonly ships: Salamis['ships'];
  readonly cinc: Salamis['cinc'];
}

export const squadronsOf = (G: Pick<Salamis, 'squadrons'>, side: Side): string[] =>
  Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === side);

/** Whether an Admiral of this side has been seen, or is known to be lost. */
export const knowsAdmiral = (view: Salamis, side: Side): boolean =>
  view.cinc[side] !== null || view.cincLost[side] || view.missing[side] !== null || view.officersLost[side].includes('admiral');

/** Command of an Admiral who brought so many counters. */
export const commandBehind = (view: Salamis, side: Side): number | undefined => {
  const command = COMMANDS.find((each) => COMMAND[each].counters === view.ti0[side]);
  return view.options.tacticalInitiative && command ? COMMAND[command].mod : undefined;
};

/** The least number of hidden squadrons: one for a side that must place one or whose Admiral is hidden. */
export const leastUnseen = (view: Salamis, side: Side): 0 | 1 => {
  const places = view.phase === 'edge' || (view.deploy && (view.deploy.next === side || !squadronsOf(view, side).length));
  return places || !knowsAdmiral(view, side) ? 1 : 0;
};
