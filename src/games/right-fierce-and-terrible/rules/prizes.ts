import { MARKERS_PER_COMMAND } from '../data/tables.js';
import { COMMANDS, commandsOf, SQUADRON_IDS } from '../data/units.js';
import { violation } from '../keys.js';
import { type Command, type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { action, CommandArg, type Tools } from './args.js';
import { isTop } from './forces.js';

/** Captured and Liberated markers of a command in play; a chain bears one (3.2.8b). `without`: squadrons not counted. */
export const markersIn = (G: Sluys, command: Command, without: readonly string[] = []): number =>
  SQUADRON_IDS.filter((id) => {
    const squadron = G.squadrons[id];
    return squadron.marker !== null && squadron.command === command && isTop(G, id) && !without.includes(id);
  }).length;

/** 5.1.1: commands that still have a marker for a prize; every command once all of them have run out. */
function commandsWithMarkers(G: Sluys, side: Side, prize: readonly string[]): readonly Command[] {
  const commands = commandsOf(side);
  const free = commands.filter((command) => markersIn(G, command, prize) < MARKERS_PER_COMMAND);
  return free.length > 0 ? free : commands;
}

/** 5.2.5a: the captor names the command; no question where only one has a marker left. */
export function assign(tools: Tools, { ids, cut }: Extract<Task, { do: 'assign' }>): void {
  const { G } = tools;
  const { side } = G.squadrons[ids[0]];
  const commands = commandsWithMarkers(G, side, ids);
  if (commands.length === 1) attach(tools, ids, commands[0], cut);
  else G.ask = { kind: 'assignCommand', side, ids, ...(cut && { cut }) };
}

function attach({ G, emit }: Tools, ids: readonly string[], command: Command, cut: boolean | undefined): void {
  for (const id of ids) G.squadrons[id].command = command;
  emit({ key: 'assigned', case: '5.2.5', by: seatOf(G.squadrons[ids[0]].side), who: [...ids], values: { command } });
  // Cut loose from a prize and kept in the command at play, it goes on acting; a prize just taken never does.
  if (cut && G.act?.command === command) G.act.squads.push(...ids);
}

export const assignCommand = action({
  name: 'assignCommand',
  case: '5.2.5',
  args: [CommandArg],
  refuse(G, player, command) {
    if (G.ask?.kind !== 'assignCommand') return violation('notTheQuestion', '5.2.5');
    if (COMMANDS[command].side !== sideOf(player)) return violation('notYourCommand', '5.2.5', { command });
    return commandsWithMarkers(G, G.ask.side, G.ask.ids).includes(command)
      ? undefined
      : violation('noMarkerLeft', '5.1.1', { command, markers: MARKERS_PER_COMMAND });
  },
  choices: (G) =>
    G.ask?.kind === 'assignCommand' ? commandsWithMarkers(G, G.ask.side, G.ask.ids).map((command) => [command] as const) : [],
  perform(tools, _player, command) {
    const { ask } = tools.G;
    if (ask?.kind !== 'assignCommand') return;
    tools.G.ask = null;
    attach(tools, ask.ids, command, ask.cut);
  },
});
