import { EXECUTIONER, LEADER_MORALE } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import type { SluysMove } from '../sequence.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { only } from './choosing.js';
import { because, figure } from './explain.js';
import { givesWay } from './spirit.js';

/** The chance to break the enemy's fleet above which a captive dies: with a captain never. */
const MERCY = 2;

/** Kills a captive where his fleet may give way for it at the end of the turn, and the own one does not. */
export function executing({ morale, options }: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  if (options.allTheMarbles) return undefined;
  const enemy = opponentOf(side);
  const victim = only(choices, 'executeLeader').find(({ args: [leader] }) => {
    const theirs = morale[enemy] + LEADER_MORALE[LEADERS[leader].rank].executed;
    const after = { ...morale, [side]: morale[side] + EXECUTIONER, [enemy]: theirs };
    return givesWay(after, enemy) > figure('mercy', MERCY) && givesWay(after, side) === 0;
  });
  return victim && because('executes', victim);
}
