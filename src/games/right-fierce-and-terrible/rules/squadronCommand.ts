import { distance, WATER } from '../data/map.js';
import { COMMAND_RANGE } from '../data/tables.js';
import { COMMANDS, LEADERS, SENIOR } from '../data/units.js';
import type { Activation, Sluys } from '../state.js';

/** Records the active squadrons that are out of command for this activation (13.1). */
export function testCommand(G: Sluys, act: Activation): void {
  if (!G.options.squadronCommand) return;
  act.outOfCommand = act.squads.filter((id) => !inCommand(G, act, id));
}

/** Returns the hex of a free leader aboard a friendly squadron. */
function postOf(G: Sluys, leader: string): string | undefined {
  const { aboard, status } = G.leaders[leader];
  const flagship = aboard === null ? undefined : G.squadrons[aboard];
  return (status === 'free' && flagship?.side === LEADERS[leader].side && flagship.hex) || undefined;
}

function inCommand(G: Sluys, { side, command }: Activation, id: string): boolean {
  const { hex } = G.squadrons[id];
  return [COMMANDS[command].leader, SENIOR[side]].some((leader) => {
    const post = LEADERS[leader].side === side ? postOf(G, leader) : undefined;
    return hex !== null && post !== undefined && distance(post, hex) <= COMMAND_RANGE;
  });
}

/** Returns water hexes in command range of each leader (13.1). */
export function commandGrounds(G: Sluys): { readonly leader: string; readonly hexes: readonly string[] }[] {
  const commanding = new Set([...Object.values(COMMANDS).map(({ leader }) => leader), ...Object.values(SENIOR)]);
  return [...commanding].flatMap((leader) => {
    const post = postOf(G, leader);
    return post ? [{ leader, hexes: WATER.filter((hex) => distance(post, hex) <= COMMAND_RANGE) }] : [];
  });
}
