import { no } from '../../../kit/action.js';
import { CAPTURE_COST, LIBERATION, MARKERS_PER_COMMAND } from '../data/tables.js';
import { COMMANDS, commandsOf, SQUADRON_IDS } from '../data/units.js';
import { type Command, opponent, playerOf, type Side, type Sluys, sideOf, type Task } from '../state.js';
import { action, CommandArg, type Tools } from './args.js';
import { dismiss } from './damage.js';
import { allReduced, castle, freeLeadersOn, holdersOn, isTop, marinesOn, stackOf, topAt } from './forces.js';
import { captureLeader } from './leaders.js';
import { changeMorale } from './morale.js';

/** Captured and Liberated markers of a command in play; a chain bears one (3.2.8b). `without`: squadrons not counted. */
export const markersIn = (G: Sluys, command: Command, without: readonly string[] = []): number =>
  SQUADRON_IDS.filter((id) => {
    const squadron = G.squadrons[id];
    return squadron.marker !== null && squadron.command === command && isTop(G, id) && !without.includes(id);
  }).length;

/** 5.1.1: commands that still have a marker for a prize; every command once all of them have run out. */
export function commandsWithMarkers(G: Sluys, side: Side, prize: readonly string[]): readonly Command[] {
  const commands = commandsOf(side);
  const free = commands.filter((command) => markersIn(G, command, prize) < MARKERS_PER_COMMAND);
  return free.length > 0 ? free : commands;
}

/**
 * 5.2.1: a reduced squadron that nobody of its side defends falls to enemies aboard; 5.2.2: after a lost assault from next
 * door, even to nobody aboard.
 */
export function testCapture(table: Tools, { hex, assault }: Extract<Task, { do: 'captures' }>): void {
  const { G } = table;
  const top = topAt(G, hex);
  if (top === undefined || !undefended(G, top)) return;
  const enemy = opponent(G.squadrons[top].side);
  if (marinesOn(G, top, enemy).length > 0 || holdersOn(G, top, enemy).length > 0) capture(table, top, '5.2.1');
  else if (assault) capture(table, top, '5.2.2');
}

/** Reduced, both of a chain (3.2.8a), with neither marines nor a free leader of its controller. */
export function undefended(G: Sluys, top: string): boolean {
  const { side } = G.squadrons[top];
  return allReduced(G, top) && marinesOn(G, top, side).length === 0 && holdersOn(G, top, side).length === 0;
}

/** 5.2.3, 5.2.4: a squadron or a whole chain changes hands. The captor then assigns it to a command. */
export function capture(table: Tools, top: string, ruleCase: string): void {
  const { G, tell } = table;
  const loser = G.squadrons[top].side;
  const captor = opponent(loser);
  const ids = stackOf(G, top);
  const { hex, marker } = G.squadrons[top];
  const at = hex === null ? {} : { at: [hex] };
  tell({ key: marker ? 'liberated' : 'captured', case: ruleCase, by: playerOf(captor), who: ids, ...at });
  for (const id of ids) {
    const squadron = G.squadrons[id];
    const first = squadron.marker === null;
    squadron.side = captor;
    squadron.marker = first ? 'captured' : 'liberated';
    if (first) changeMorale(table, loser, CAPTURE_COST[castle(G, id)], 'captured');
    else {
      changeMorale(table, captor, LIBERATION.gain, 'liberated');
      changeMorale(table, loser, LIBERATION.loss, 'liberated');
    }
    dismiss(G, id);
  }
  // 13.2: the Queen keeps nobody from taking the deck, and is taken with it.
  for (const leader of freeLeadersOn(G, top, loser)) captureLeader(table, leader);
  G.agenda.push({ do: 'assign', ids });
}

/** 5.2.5a: the captor names the command; no question where only one has a marker left. */
export function assign(table: Tools, { ids, cut }: Extract<Task, { do: 'assign' }>): void {
  const { G } = table;
  const { side } = G.squadrons[ids[0]];
  const commands = commandsWithMarkers(G, side, ids);
  if (commands.length === 1) attach(table, ids, commands[0], cut);
  else G.ask = { kind: 'assignCommand', side, ids, ...(cut && { cut }) };
}

function attach({ G, tell }: Tools, ids: readonly string[], command: Command, cut: boolean | undefined): void {
  for (const id of ids) G.squadrons[id].command = command;
  tell({ key: 'assigned', case: '5.2.5', by: playerOf(G.squadrons[ids[0]].side), who: ids, values: { command } });
  // Cut loose from a prize and kept in the command at play, it goes on acting; a prize just taken never does.
  if (cut && G.act?.command === command) G.act.squads.push(...ids);
}

export const assignCommand = action({
  name: 'assignCommand',
  case: '5.2.5',
  args: [CommandArg],
  refuse(G, player, command) {
    if (G.ask?.kind !== 'assignCommand') return no('notTheQuestion', '5.2.5');
    if (COMMANDS[command].side !== sideOf(player)) return no('notYourCommand', '5.2.5', { command });
    return commandsWithMarkers(G, G.ask.side, G.ask.ids).includes(command)
      ? undefined
      : no('noMarkerLeft', '5.1.1', { command, markers: MARKERS_PER_COMMAND });
  },
  choices: (G) =>
    G.ask?.kind === 'assignCommand' ? commandsWithMarkers(G, G.ask.side, G.ask.ids).map((command) => [command] as const) : [],
  perform(table, _player, command) {
    const { ask } = table.G;
    if (ask?.kind !== 'assignCommand') return;
    table.G.ask = null;
    attach(table, ask.ids, command, ask.cut);
  },
});
