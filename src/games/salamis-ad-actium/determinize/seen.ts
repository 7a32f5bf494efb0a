import { COMMAND, COMMANDS } from '../data/intermediate.js';
import type { Side } from '../sides.js';
import type { Salamis } from '../state.js';

// Information that a view gives about hidden squadrons [2.8, 2.9].

export interface Forces {
  readonly squadrons: Salamis['squadrons'];
  readonly ships: Salamis['ships'];
  readonly cinc: Salamis['cinc'];
}

export const squadronsOf = (G: Pick<Salamis, 'squadrons'>, side: Side): string[] =>
  Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === side);

export const knowsAdmiral = (view: Salamis, side: Side): boolean =>
  view.cinc[side] !== null || view.cincLost[side] || view.missing[side] !== null || view.officersLost[side].includes('admiral');

/** Returns the Admiral's command, if the number of counters reveals it. */
export const commandBehind = (view: Salamis, side: Side): number | undefined => {
  const command = COMMANDS.find((each) => COMMAND[each].counters === view.ti0[side]);
  return view.options.tacticalInitiative && command ? COMMAND[command].mod : undefined;
};

/** Returns 1 if the side must place a squadron or its Admiral is unseen. */
export const leastUnseen = (view: Salamis, side: Side): 0 | 1 => {
  const places = view.phase === 'edge' || (view.deploy && (view.deploy.next === side || !squadronsOf(view, side).length));
  return places || !knowsAdmiral(view, side) ? 1 : 0;
};
