import type { Game, LongFormMove, MoveMap, PhaseConfig, PhaseMap, StageMap } from 'boardgame.io';
import type { Action } from '../kit/action.js';
import { clone } from '../kit/clone.js';
import type { PlayedGame } from '../kit/definition.js';
import type { Dice } from '../kit/dice.js';
import type { GameEvent } from '../kit/events.js';
import type { Choice, Phase, Played, PlayerID, Result, Rules } from '../kit/rules.js';
import { setupDataFault } from '../kit/setupData.js';
import { INVALID_MOVE, TAKE_BACK, UNDO } from './constants.js';
import { isAllowed } from './judged.js';
import { LEDGER, type Ledger, ledgerPlugin } from './ledger.js';
import { goingOn, handedOver, sealed } from './running.js';
import { shownOf } from './whole.js';

const ledgerOf = <G>(context: Record<string, unknown>) => context[LEDGER] as Ledger<G>;

/** Move names come from sockets: without a prototype, "constructor" is no move. */
const bare = <T extends object>(record: T): T => Object.assign(Object.create(null), record);

/** A boardgame.io phase per phase of the rules; it leaves for the phase that the rules are in. */
function phaseConfig<G>(definition: PlayedGame<G>, name: string, phase: Phase<G>, start: boolean): PhaseConfig<G> {
  const { rules } = definition;
  const stages: StageMap<G> = {};
  for (const [step, actions] of Object.entries(phase.steps)) {
    const moves: MoveMap<G> = {};
    for (const action of [...actions, ...definition.always]) moves[action.name] = moveConfig(definition, action);
    stages[step] = { moves: bare({ ...moves, [UNDO]: undoMove<G>() }) };
  }
  return {
    start,
    moves: bare(anytimeMoves(definition)),
    endIf: ({ G }) => (rules.phase(G) === name ? undefined : { next: rules.phase(G) }),
    turn: {
      // Nobody's turn ends but by the rules: a client's endTurn finds no next player. The ledger says whose it is.
      order: { first: ({ ctx }) => ctx.playOrder.indexOf(ctx.currentPlayer), next: () => undefined },
      stages: bare(stages),
    },
  };
}

/**
 * What a player who is not awaited may do. boardgame.io stops inactive players before it looks at their moves: a server that
 * wants to let these pass lends them a stage.
 */
function anytimeMoves<G>(definition: PlayedGame<G>): MoveMap<G> {
  return Object.fromEntries(
    definition.always.filter(({ anytime }) => anytime).map((action) => [action.name, moveConfig(definition, action)]),
  );
}

function moveConfig<G>(definition: PlayedGame<G>, action: Action<G>): LongFormMove<G> {
  const { rules } = definition;
  return {
    client: false, // dice and secrets: the server alone moves
    undoable: false,
    redact: action.secret,
    ignoreStaleStateID: action.secret || action.anytime,
    move: ({ playerID, log, ...plugins }, ...args) => {
      const ledger = ledgerOf<G>(plugins);
      const before = ledger.G;
      const played = judgeAndPlay(rules, before, playerID, { move: action.name, args }, ledger.playDice());
      if (!played) return INVALID_MOVE;
      const { chronicle } = played;
      const after = handedOver(before, played.G);
      log.setMetadata(chronicle);
      const undoable =
        !ledger.threw &&
        !action.final &&
        !action.secret &&
        alone(rules.awaiting(before), playerID) &&
        alone(rules.awaiting(after), playerID);
      ledger.remember(playerID, after, undoable);
      return after;
    },
  };
}

/** What comes of a move; nothing if it is refused. Judged once: here, or by a host that has said so. */
function judgeAndPlay<G>(rules: Rules<G>, G: G, playerID: PlayerID, choice: Choice, dice: Dice): Played<G> | undefined {
  const refused = !isAllowed(G as object, playerID, choice) && rules.refusal(rules.view(G, playerID), playerID, choice.move, choice.args);
  return refused ? undefined : rules.advance(goingOn(G), playerID, choice, dice);
}

/** Whether nobody but this player is awaited. */
const alone = (awaiting: Record<PlayerID, string>, playerID: PlayerID) =>
  Object.keys(awaiting).every((id) => id === playerID) && playerID in awaiting;

function undoMove<G>(): LongFormMove<G> {
  return {
    client: false,
    undoable: false,
    move: ({ playerID, log, ...plugins }, ...args) => {
      const ledger = ledgerOf<G>(plugins);
      if (args.length || !ledger.canUndo(playerID)) return INVALID_MOVE;
      const before = ledger.goBack();
      log.setMetadata([]);
      return sealed(before);
    },
  };
}

/** boardgame.io reads move names for its clients from the game's own moves. */
function everyMove<G>(definition: PlayedGame<G>): MoveMap<G> {
  const moves: MoveMap<G> = {};
  for (const phase of Object.values(definition.sequence)) {
    for (const actions of Object.values(phase.steps)) {
      for (const action of [...actions, ...definition.always]) moves[action.name] = moveConfig(definition, action);
    }
  }
  return { ...moves, [UNDO]: undoMove<G>() };
}

/**
 * Puts boardgame.io on a game: phases are the phases of the sequence of play, stages its steps, moves its actions; secrets go
 * through `playerView`; `ctx.phase`, `ctx.activePlayers`, `ctx.currentPlayer` and `ctx.gameover` mirror the rules. Every move carries its chronicle
 * as log metadata. `{ ...game, seed: "…" }` makes a match whose dice can be repeated.
 */
export function createGame<G>(definition: PlayedGame<G>): Game<G> {
  const { rules, sides } = definition;
  const phases: PhaseMap<G> = {};
  for (const [name, phase] of Object.entries(definition.sequence)) {
    phases[name] = phaseConfig(definition, name, phase, Object.keys(phases).length === 0);
  }
  return {
    name: definition.slug,
    minPlayers: sides.length,
    maxPlayers: sides.length,
    disableUndo: true,
    events: {
      endGame: false,
      endPhase: false,
      endTurn: false,
      setPhase: false,
      endStage: false,
      setStage: false,
      pass: false,
      setActivePlayers: false,
    },
    validateSetupData: (setupData, numPlayers) =>
      numPlayers === sides.length
        ? (setupDataFault(definition.options, setupData) ?? definition.setupFault?.(setupData))
        : `numPlayers: ${definition.title} is for ${sides.length} players`,
    setup: (plugins, setupData) => {
      const ledger = ledgerOf<G>(plugins);
      const { G, chronicle } = rules.open(setupData ?? undefined, ledger.setupDice());
      ledger.open(chronicle);
      return G;
    },
    phases,
    moves: bare(everyMove(definition)),
    endIf: ({ G }): Result | undefined => rules.result(G),
    // A local host calls its spectator "null": whoever has no seat sees what everybody may see.
    playerView: ({ G, playerID }) => {
      const seat = sides.find((side) => side.playerID === playerID)?.playerID;
      return seat === undefined ? shownOf(G, rules.view(G, null)) : rules.view(G, seat);
    },
    plugins: [ledgerPlugin(rules)],
    ai: {
      enumerate: (G, _ctx, playerID) =>
        rules.choices(rules.view(G, playerID), playerID).map(({ move, args }) => ({ move, args: [...args] })),
    },
  };
}

/** The same game, but a match of it starts from a whole state instead of a set-up. */
export const startingFrom = <G>(game: Game<G>, G: G): Game<G> => ({
  ...game,
  setup: (plugins) => {
    ledgerOf<G>(plugins).open([]);
    return clone(G);
  },
});

/** What one entry of boardgame.io's log tells: who moved, and what happened. */
export interface LoggedMove {
  readonly stateID: number;
  readonly playerID: PlayerID;
  readonly move: string;
  /** null where the log withholds them from this reader. */
  readonly args: readonly unknown[] | null;
  readonly chronicle: readonly GameEvent[];
  /** When it was stored, and whether a captain made it for its player: of matches with clocks. */
  readonly at?: number;
  readonly deputy?: true;
}

interface RawLogEntry {
  readonly action: {
    readonly type: string;
    readonly payload: { readonly type: string; readonly playerID?: PlayerID | null; readonly args?: unknown };
  };
  readonly _stateID: number;
  readonly metadata?: unknown;
  readonly at?: number;
  readonly deputy?: true;
}

/** Moves that the players agreed to take back. */
export interface TakenBack {
  /** Who had asked for it, when, and how it is told. */
  readonly by: LoggedMove;
  /** How many moves before them still stood. */
  readonly to: number;
  readonly moves: readonly LoggedMove[];
}

/** The moves of a match that stand, in order, without boardgame.io's own entries; and what was taken back by consent, in the order of that. */
export function courseOf(log: readonly RawLogEntry[]): { readonly moves: LoggedMove[]; readonly takenBack: readonly TakenBack[] } {
  const moves: LoggedMove[] = [];
  const takenBack: TakenBack[] = [];
  for (const { action, _stateID, metadata, at, deputy } of log) {
    if (action.type !== 'MAKE_MOVE') continue;
    const move: LoggedMove = {
      stateID: _stateID,
      playerID: action.payload.playerID ?? '',
      move: action.payload.type,
      args: Array.isArray(action.payload.args) ? action.payload.args : null,
      chronicle: (metadata as GameEvent[] | undefined) ?? [],
      ...(at !== undefined && { at }),
      ...(deputy && { deputy }),
    };
    if (move.move === UNDO) moves.pop();
    else if (move.move === TAKE_BACK) {
      const until = Number(move.args?.[0]);
      const to = moves.filter(({ stateID }) => stateID < until).length;
      takenBack.push({ by: move, to, moves: moves.splice(to) });
    } else moves.push(move);
  }
  return { moves, takenBack };
}

/** The moves of a match that stand, in order: moves taken back are left out, and so are boardgame.io's own entries. */
export const movesOf = (log: readonly RawLogEntry[]): LoggedMove[] => courseOf(log).moves;
