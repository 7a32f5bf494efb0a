import { no } from '../../../kit/action.js';
import { CHIT_KINDS, CHITS } from '../data/tables.js';
import { COMMAND_IDS, COMMANDS, commandsOf, SQUADRON_IDS } from '../data/units.js';
import { type ChitKind, type Command, opponent, playerOf, type Side, type Sluys, sideOf } from '../state.js';
import { action, CommandArg, type Tools } from './args.js';
import { alarmDice } from './dormancy.js';
import { isTop } from './forces.js';
import { entryHexes } from './movement.js';
import { testCommand } from './squadronCommand.js';

/** 2.3, 4.1.1: all five chits back in the cup, every box empty, the English to draw. */
export function beginTurn(table: Tools): void {
  const { G, tell } = table;
  G.phase = 'activation';
  G.cup = { ...CHITS };
  for (const command of COMMAND_IDS) G.boxes[command] = null;
  G.nextDrawer = 'english';
  tell({ key: 'turn', case: '2.1', values: { turn: G.turn } });
  alarmDice(table);
}

/** Squadrons (tops) on the map that a command would act with (3.2.1c). */
const afloat = (G: Sluys, command: Command): string[] =>
  SQUADRON_IDS.filter((id) => {
    const squadron = G.squadrons[id];
    return squadron.command === command && squadron.side === COMMANDS[command].side && squadron.status === 'map' && isTop(G, id);
  });

const inReserve = (G: Sluys, command: Command): string[] =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].command === command && G.squadrons[id].status === 'reserve');

/** Commands of a side that can still be activated this turn. */
export const eligible = (G: Sluys, side: Side): Command[] =>
  commandsOf(side).filter((command) => {
    if (G.boxes[command] !== null || G.dormant.includes(command)) return false;
    return afloat(G, command).length > 0 || (inReserve(G, command).length > 0 && entryHexes(G, null).length > 0);
  });

const chitsLeft = (G: Sluys): number => CHIT_KINDS.reduce((sum, kind) => sum + G.cup[kind], 0);

/**
 * Between activations: whose decision it is. @returns true when somebody is awaited, 'none' when every command has had its
 * turn, false when a command was activated without a question
 */
export function nextActivation(table: Tools): boolean | 'none' {
  const { G } = table;
  const { chit } = G;
  if (chit) {
    const open = nameable(G, chit.decider);
    if (chit.forced && open.length === 1) {
      activate(table, open[0]);
      return false;
    }
    return wait(G, chit.decider, 'chooseCommand');
  }
  const sides = (['english', 'french'] as const).filter((side) => eligible(G, side).length > 0);
  if (sides.length === 0) return 'none';
  if (sides.length === 2 && chitsLeft(G) > 0) return wait(G, G.nextDrawer, 'drawChit');
  // 4.1.6, 4.1.7: one side alone goes on without chits.
  const commands = eligible(G, sides[0]);
  if (commands.length > 1) return wait(G, sides[0], 'chooseCommand');
  activate(table, commands[0]);
  return false;
}

function wait(G: Sluys, side: Side, step: 'drawChit' | 'chooseCommand'): true {
  G.toAct = side;
  G.step = step;
  return true;
}

export const drawChit = action({
  name: 'drawChit',
  case: '4.1.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, dice, tell }, player) {
    let pick = dice.die(chitsLeft(G));
    const kind = CHIT_KINDS.find((each) => {
      pick -= G.cup[each];
      return pick <= 0;
    });
    if (!kind) return;
    G.cup[kind] -= 1;
    G.nextDrawer = opponent(G.nextDrawer);
    G.chit = { kind, decider: kind === 'any' ? sideOf(player) : kind, forced: false };
    tell({ key: 'chit', case: '4.1.1', by: player, values: { chit: kind } });
  },
});

/** Commands a side may name now: its own, or by the ANY chit anybody's (4.1.2-4.1.4). */
function nameable(G: Sluys, side: Side): Command[] {
  const own = eligible(G, side);
  return G.chit?.kind === 'any' ? [...own, ...eligible(G, opponent(side))] : own;
}

export const activateCommand = action({
  name: 'activateCommand',
  case: '4.1.2',
  args: [CommandArg],
  refuse(G, player, command) {
    const side = sideOf(player);
    if (nameable(G, side).includes(command)) return undefined;
    if (COMMANDS[command].side !== side && G.chit?.kind !== 'any') return no('passInstead', '4.1.2', { command });
    if (G.dormant.includes(command)) return no('dormant', '12.2', { command });
    return G.boxes[command] === null ? no('nothingAfloat', '4.1.1', { command }) : no('activatedAlready', '5.1.2', { command });
  },
  choices: (G, player) => nameable(G, sideOf(player)).map((command) => [command] as const),
  perform: (table, _player, command) => activate(table, command),
});

export const passChoice = action({
  name: 'passChoice',
  case: '4.1.2',
  args: [],
  refuse(G) {
    if (!G.chit) return no('noChit', '4.1.7');
    if (G.chit.forced) return no('forced', '4.1.2');
    return G.chit.kind === 'any' ? no('nameIt', '4.1.4') : undefined;
  },
  choices: (G) => (G.chit && !G.chit.forced && G.chit.kind !== 'any' ? [[]] : []),
  perform({ G, tell }, player) {
    if (!G.chit) return;
    G.chit = { ...G.chit, decider: opponent(sideOf(player)), forced: true };
    tell({ key: 'passed', case: '4.1.2', by: player });
  },
});

/** 4.1.5: the chit goes into the box, and the owner takes the command through its segments. */
function activate({ G, tell }: Tools, command: Command): void {
  const { side } = COMMANDS[command];
  const kind: ChitKind | 'none' = G.chit?.kind ?? 'none';
  G.boxes[command] = kind;
  G.chit = null;
  tell({ key: 'activated', case: '4.1.5', by: playerOf(side), values: { command, chit: kind } });
  G.act = {
    side,
    command,
    segment: 'sailsOars',
    asked: false,
    squads: afloat(G, command),
    toPlace: entryHexes(G, null).length > 0 ? inReserve(G, command) : [],
    zone: null,
    moved: {},
    rams: [],
    cut: [],
    outOfCommand: [],
    done: [],
    disengaged: [],
    markers: [],
    fought: [],
  };
  if (G.act.toPlace.length === 0) testCommand(G, G.act);
}
