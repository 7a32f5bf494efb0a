import { SCENARIOS } from '../data/scenarios.js';
import { CHIT_KINDS } from '../data/tables.js';
import { COMMANDS, commandsOf, SQUADRON_IDS } from '../data/units.js';
import { violation } from '../keys.js';
import { type ChitKind, type Command, opponentOf, SIDES, type Side, type Sluys, seatOf, sideOf, type Task } from '../state.js';
import { action, CommandArg, type Tools } from './args.js';
import { entryHexes } from './entry.js';
import { ask, beginSally } from './flow.js';
import { isTop } from './forces.js';
import { testCommand } from './squadronCommand.js';

/** Puts tasks at the front of the queue, in the given order. */
export function next(G: Sluys, ...tasks: readonly Task[]): void {
  G.agenda.unshift(...tasks);
}

/** Returns a command's squadrons on the map; of each chain, only the top one (3.2.1c). */
const afloat = (G: Sluys, command: Command): string[] =>
  SQUADRON_IDS.filter((id) => {
    const squadron = G.squadrons[id];
    return squadron.command === command && squadron.side === COMMANDS[command].side && squadron.status === 'map' && isTop(G, id);
  });

const inReserve = (G: Sluys, command: Command): string[] =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].command === command && G.squadrons[id].status === 'reserve');

const eligible = (G: Sluys, side: Side): Command[] =>
  commandsOf(side).filter((command) => {
    if (G.boxes[command] !== null || G.dormant.includes(command)) return false;
    return afloat(G, command).length > 0 || (inReserve(G, command).length > 0 && entryHexes(G, null).length > 0);
  });

const chitsLeft = (G: Sluys): number => CHIT_KINDS.reduce((sum, kind) => sum + G.cup[kind], 0);

/**
 * Asks for a chit or command, or begins the Sally Phase.
 * @returns whether a player must decide
 */
export function betweenActivations(tools: Tools): boolean {
  const { G } = tools;
  const { chit } = G;
  if (chit) {
    const open = nameable(G, chit.decider);
    if (!chit.forced || open.length > 1) return ask(G, chit.decider, 'chooseCommand');
    activate(tools, open[0]);
    return false;
  }
  const sides = SIDES.filter((side) => eligible(G, side).length > 0);
  if (sides.length === 0) {
    beginSally(tools);
    return false;
  }
  if (sides.length === 2 && chitsLeft(G) > 0) return ask(G, G.nextDrawer, 'drawChit');
  // No chit is drawn if only one side has commands left (4.1.6, 4.1.7).
  const commands = eligible(G, sides[0]);
  if (commands.length > 1) return ask(G, sides[0], 'chooseCommand');
  activate(tools, commands[0]);
  return false;
}

export const drawChit = action({
  name: 'drawChit',
  case: '4.1.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, dice, emit }, player) {
    let pick = dice.die(chitsLeft(G));
    const kind = CHIT_KINDS.find((each) => {
      pick -= G.cup[each];
      return pick <= 0;
    });
    if (!kind) return;
    G.cup[kind] -= 1;
    G.nextDrawer = opponentOf(G.nextDrawer);
    G.chit = { kind, decider: kind === 'any' ? sideOf(player) : kind, forced: false };
    emit({ key: 'chit', case: '4.1.1', by: player, values: { chit: kind } });
  },
});

/** Returns the commands that a side may choose now (4.1.2 to 4.1.4). */
function nameable(G: Sluys, side: Side): Command[] {
  const own = eligible(G, side);
  return G.chit?.kind === 'any' ? [...own, ...eligible(G, opponentOf(side))] : own;
}

export const activateCommand = action({
  name: 'activateCommand',
  case: '4.1.2',
  args: [CommandArg],
  refuse(G, player, command) {
    const side = sideOf(player);
    if (nameable(G, side).includes(command)) return undefined;
    if (COMMANDS[command].side !== side && G.chit?.kind !== 'any') return violation('passInstead', '4.1.2', { command });
    if (G.dormant.includes(command)) return violation('dormant', SCENARIOS[G.scenario].case, { command });
    return G.boxes[command] === null
      ? violation('nothingAfloat', '4.1.1', { command })
      : violation('activatedAlready', '5.1.2', { command });
  },
  choices: (G, player) => nameable(G, sideOf(player)).map((command) => [command] as const),
  perform: (tools, _player, command) => activate(tools, command),
});

export const passChoice = action({
  name: 'passChoice',
  case: '4.1.2',
  args: [],
  refuse(G) {
    if (!G.chit) return violation('noChit', '4.1.7');
    if (G.chit.forced) return violation('forced', '4.1.2');
    return G.chit.kind === 'any' ? violation('nameIt', '4.1.4') : undefined;
  },
  choices: (G) => (G.chit && !G.chit.forced && G.chit.kind !== 'any' ? [[]] : []),
  perform({ G, emit }, player) {
    if (!G.chit) return;
    G.chit = { ...G.chit, decider: opponentOf(sideOf(player)), forced: true };
    emit({ key: 'passed', case: '4.1.2', by: player });
  },
});

/** Activates a command (4.1.5). */
function activate({ G, emit }: Tools, command: Command): void {
  const { side } = COMMANDS[command];
  const kind: ChitKind | 'none' = G.chit?.kind ?? 'none';
  const forced = G.chit?.kind === 'any' && G.chit.decider !== side;
  G.boxes[command] = kind;
  G.chit = null;
  emit({ key: 'activated', case: '4.1.5', by: seatOf(side), values: { command, chit: kind, ...(forced && { forced }) } });
  G.act = {
    side,
    command,
    segment: 'sailsOars',
    squads: afloat(G, command),
    toPlace: entryHexes(G, null).length > 0 ? inReserve(G, command) : [],
    zone: null,
    moved: {},
    rams: [],
    cut: [],
    outOfCommand: [],
    done: [],
    attacked: [],
    disengaged: [],
    markers: [],
    fought: [],
  };
  if (G.act.toPlace.length === 0) testCommand(G, G.act);
}
