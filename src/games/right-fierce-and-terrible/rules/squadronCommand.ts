import { distance } from '../data/map.js';
import { COMMAND_RANGE } from '../data/tables.js';
import { COMMANDS, LEADERS, SENIOR } from '../data/units.js';
import type { Activation, Sluys } from '../state.js';

/**
 * 13.1, when it is played with: once everybody has entered, squadrons out of reach of the leader of their command, and of
 * their fleet's senior leader, are out of command for the whole activation.
 */
export function testCommand(G: Sluys, act: Activation): void {
  if (!G.options.squadronCommand) return;
  act.outOfCommand = act.squads.filter((id) => !inCommand(G, act, id));
}

function inCommand(G: Sluys, { side, command }: Activation, id: string): boolean {
  const { hex } = G.squadrons[id];
  return [COMMANDS[command].leader, SENIOR[side]].some((leader) => {
    const { aboard, status } = G.leaders[leader];
    if (hex === null || status !== 'free' || aboard === null || LEADERS[leader].side !== side) return false;
    const flagship = G.squadrons[aboard];
    return flagship.side === side && flagship.hex !== null && distance(flagship.hex, hex) <= COMMAND_RANGE;
  });
}
