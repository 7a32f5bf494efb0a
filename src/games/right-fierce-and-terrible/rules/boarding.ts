import { directionTo } from '../data/map.js';
import { CAPTURE_COST, LIBERATION, MARKERS_PER_COMMAND } from '../data/tables.js';
import { COMMANDS, commandsOf, LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS } from '../data/units.js';
import { type RuleCase, type Violation, violation } from '../keys.js';
import { type Command, opponentOf, type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { next } from './activation.js';
import { action, CommandArg, HexArg, ManArg, type Tools } from './args.js';
import { deactivate } from './damage.js';
import { alarmAttacked } from './dormancy.js';
import {
  castle,
  enemyAt,
  freeLeadersOn,
  hexOf,
  holdersOn,
  isMarine,
  isTop,
  manActive,
  marineRoom,
  marinesOn,
  sceneAt,
  stackOf,
  topAt,
} from './forces.js';
import { grappledTo, grappledTogether } from './grapples.js';
import { captureLeader } from './leaders.js';
import { changeMorale } from './morale.js';
import { allReduced } from './steps.js';

/** Captures a squadron if it is undefended (5.2.1, 5.2.2). `assault`: it lost a melee against adjacent squadrons. */
export function testCapture(tools: Tools, { hex, assault }: Extract<Task, { do: 'captures' }>): void {
  const { G } = tools;
  const top = topAt(G, hex);
  if (top === undefined || !undefended(G, top)) return;
  const enemy = opponentOf(G.squadrons[top].side);
  if (marinesOn(G, top, enemy).length > 0 || holdersOn(G, top, enemy).length > 0) capture(tools, top, '5.2.1');
  else if (assault) capture(tools, top, '5.2.2');
}

/** Whether a squadron is reduced and has no marines or free leader of its side. In a chain, both squadrons must be reduced (3.2.8a). */
export function undefended(G: Sluys, top: string): boolean {
  const { side } = G.squadrons[top];
  return allReduced(G, top) && marinesOn(G, top, side).length === 0 && holdersOn(G, top, side).length === 0;
}

/** Changes control of a squadron or chain (5.2.3, 5.2.4). */
function capture(tools: Tools, top: string, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const loser = G.squadrons[top].side;
  const captor = opponentOf(loser);
  const ids = stackOf(G, top);
  const { hex, marker } = G.squadrons[top];
  const at = hex === null ? {} : { at: [hex] };
  emit({ key: marker ? 'liberated' : 'captured', case: ruleCase, by: seatOf(captor), who: [...ids], ...at });
  for (const id of ids) {
    const squadron = G.squadrons[id];
    const first = squadron.marker === null;
    squadron.side = captor;
    squadron.marker = first ? 'captured' : 'liberated';
    if (first) changeMorale(tools, loser, CAPTURE_COST[castle(G, id)], 'captured');
    else {
      changeMorale(tools, captor, LIBERATION.gain, 'liberated');
      changeMorale(tools, loser, LIBERATION.loss, 'liberated');
    }
    deactivate(G, id);
  }
  // The Queen is captured with the squadron (13.2).
  for (const leader of freeLeadersOn(G, top, loser)) captureLeader(tools, leader);
  next(G, { do: 'assign', ids });
}

/** Returns a command's Captured and Liberated markers in play; a chain has one (3.2.8b). */
export const markersIn = (G: Sluys, command: Command, without: readonly string[] = []): number =>
  SQUADRON_IDS.filter((id) => {
    const squadron = G.squadrons[id];
    return squadron.marker !== null && squadron.command === command && isTop(G, id) && !without.includes(id);
  }).length;

/** Returns commands with a marker left; if there are none, all three of the side (5.1.1). */
function commandsWithMarkers(G: Sluys, side: Side, prize: readonly string[]): readonly Command[] {
  const commands = commandsOf(side);
  const free = commands.filter((command) => markersIn(G, command, prize) < MARKERS_PER_COMMAND);
  return free.length > 0 ? free : commands;
}

/** Asks the captor which command gets a prize, if there is a choice (5.2.5a). */
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
  // A squadron cut loose from a prize stays active in the same command; a new prize does not act.
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

const gone = (G: Sluys): readonly string[] => G.sally?.done ?? G.act?.done ?? [];

/** Returns the side that moves a unit. The captor moves a captive (3.4.9a). */
function moverOf(G: Sluys, man: string): Side {
  if (isMarine(man)) return MARINES[man].side;
  const { side } = LEADERS[man];
  return G.leaders[man].status === 'captive' ? opponentOf(side) : side;
}

function cannotMove(G: Sluys, side: Side, man: string): Violation | undefined {
  const hex = hexOf(G, man);
  if (hex === null) return violation('notOnMap', '6.3.1', { unit: man });
  if (moverOf(G, man) !== side) return violation('notYours', '6.3.1', { unit: man });
  if (!manActive(G, man)) return violation('manInactive', '3.3.3', { unit: man });
  return gone(G).includes(man) ? violation('boardedAlready', '6.3.2', { unit: man }) : undefined;
}

function cannotBoard(G: Sluys, side: Side, man: string, hex: string): Violation | undefined {
  const from = hexOf(G, man) ?? '';
  const top = topAt(G, hex);
  if (directionTo(from, hex) === undefined) return violation('notAdjacent', '6.3.2', { hex });
  if (top === undefined || !grappledTogether(G, from, hex)) return violation('notGrappledThere', '6.3.2', { hex });
  if (isMarine(man)) {
    const room = marineRoom(G, top);
    return marinesOn(G, top, side).length < room ? undefined : violation('full', '3.3.5', { hex, room });
  }
  if (LEADERS[man].rank === 'queen' && moverOf(G, man) === LEADERS[man].side) {
    const enemy = opponentOf(side);
    if (G.squadrons[top].side === enemy || marinesOn(G, top, enemy).length > 0) return violation('queenKeepsOff', '13.2', { hex });
  }
  return marinesOn(G, top, side).length > 0 ? undefined : violation('noEscort', '6.3.4', { unit: man, hex });
}

export const board = action({
  name: 'board',
  case: '6.3.1',
  args: [ManArg, HexArg],
  refuse: (G, player, man, hex) => cannotMove(G, sideOf(player), man) ?? cannotBoard(G, sideOf(player), man, hex),
  *choices(G, player) {
    const side = sideOf(player);
    for (const man of [...MARINE_IDS, ...LEADER_IDS]) {
      const from = hexOf(G, man);
      if (from === null) continue;
      const beside = grappledTo(G, from);
      if (!beside.length || cannotMove(G, side, man)) continue;
      for (const hex of beside) if (!cannotBoard(G, side, man, hex)) yield [man, hex] as const;
    }
  },
  perform(tools, player, man, hex) {
    const { G, emit } = tools;
    const from = hexOf(G, man);
    const top = topAt(G, hex);
    if (from === null || top === undefined) return;
    (isMarine(man) ? G.marines : G.leaders)[man].aboard = top;
    (G.sally ?? G.act)?.done.push(man);
    emit({ key: 'boarded', case: '6.3.2', by: player, at: [from, hex], who: [man], values: sceneAt(G, hex) });
    // A captive who boards places no Melee marker (6.3.5, 8.3.9). A capture (5.2.1) may remove the marker later.
    const captive = !isMarine(man) && G.leaders[man].status === 'captive';
    if (G.act && !captive && enemyAt(G, hex, sideOf(player)) && !G.act.markers.includes(hex)) G.act.markers.push(hex);
    if (G.squadrons[top].side !== sideOf(player)) alarmAttacked(tools, top);
    next(G, { do: 'captures', hex }, { do: 'captures', hex: from });
  },
});
