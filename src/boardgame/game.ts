import type { Game, LongFormMove, MoveMap, PhaseConfig, PhaseMap, StageMap } from 'boardgame.io';
import type { Action } from '../kit/action.js';
import { clone } from '../kit/clone.js';
import type { PlayedGame } from '../kit/definition.js';
import type { Dice } from '../kit/dice.js';
import type { GameEvent } from '../kit/events.js';
import type { Choice, Phase, Played, PlayerID, Result, Rules } from '../kit/rules.js';
import { setupDataFault } from '../kit/setupData.js';
import { isAllowed } from './allowedMoves.js';
import { INVALID_MOVE, TAKE_BACK, UNDO } from './constants.js';
import { linkView } from './fullState.js';
import { LEDGER, type Ledger, ledgerPlugin } from './ledger.js';
import { frozen, handedOver, takeLiveState } from './liveState.js';

const ledgerOf = <G>(context: Record<string, unknown>) => context[LEDGER] as Ledger<G>;

/** Removes the prototype. Clients send move names, and "constructor" is not a move. */
const bare = <T extends object>(record: T): T => Object.assign(Object.create(null), record);

/** Makes a boardgame.io phase from a phase of the rules. Both end at the same time. */
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
      // Only the rules end turns: a client's endTurn finds no next player. The ledger plugin sets the current player.
      order: { first: ({ ctx }) => ctx.playOrder.indexOf(ctx.currentPlayer), next: () => undefined },
      stages: bare(stages),
    },
  };
}

/** Returns the moves allowed at any time. Because boardgame.io refuses inactive players, servers must assign the mover a stage. */
function anytimeMoves<G>(definition: PlayedGame<G>): MoveMap<G> {
  return Object.fromEntries(
    definition.always.filter(({ anytime }) => anytime).map((action) => [action.name, moveConfig(definition, action)]),
  );
}

function moveConfig<G>(definition: PlayedGame<G>, action: Action<G>): LongFormMove<G> {
  const { rules } = definition;
  return {
    client: false, // only the server has the dice and secrets
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

/** Plays a move. Returns `undefined` if it is refused. A move already checked by the host is not checked again. */
function judgeAndPlay<G>(rules: Rules<G>, G: G, playerID: PlayerID, choice: Choice, dice: Dice): Played<G> | undefined {
  const refused = !isAllowed(G as object, playerID, choice) && rules.refusal(rules.view(G, playerID), playerID, choice.move, choice.args);
  return refused ? undefined : rules.advance(takeLiveState(G), playerID, choice, dice);
}

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
      return frozen(before);
    },
  };
}

/** Returns every move of the game. boardgame.io's clients get the move names from here. */
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
 * Makes a boardgame.io game. Its phases, stages and moves are the phases, steps and actions of the sequence of play. `playerView` hides
 * secrets; `ctx` mirrors the rules. The log metadata of a move contains its events. `{ ...game, seed: "…" }` makes the dice repeatable.
 */
export function createGame<G, SetupData = unknown>(definition: PlayedGame<G>): Game<G, Record<string, unknown>, SetupData> {
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
    // A local client passes "null" for a spectator; unknown seats are spectators too.
    playerView: ({ G, playerID }) => {
      const seat = sides.find((side) => side.playerID === playerID)?.playerID;
      return seat === undefined ? linkView(G, rules.view(G, null)) : rules.view(G, seat);
    },
    plugins: [ledgerPlugin(rules)],
    ai: {
      enumerate: (G, _ctx, playerID) =>
        rules.choices(rules.view(G, playerID), playerID).map(({ move, args }) => ({ move, args: [...args] })),
    },
  };
}

export const startingFrom = <G>(game: Game<G>, G: G): Game<G> => ({
  ...game,
  setup: (plugins) => {
    ledgerOf<G>(plugins).open([]);
    return clone(G);
  },
});

/** A move in boardgame.io's log. */
export interface LoggedMove {
  readonly stateID: number;
  readonly playerID: PlayerID;
  readonly move: string;
  /** Arguments; null if hidden from this reader. */
  readonly args: readonly unknown[] | null;
  readonly chronicle: readonly GameEvent[];
  /** When the move was stored, and whether a bot made it. Present only with clocks. */
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

export interface TakenBack {
  /** The take-back itself: the seat that asked for it, the time and the events. */
  readonly by: LoggedMove;
  /** Number of moves kept after the take-back. */
  readonly to: number;
  readonly moves: readonly LoggedMove[];
}

/** Returns the moves in force, in order, and the moves taken back by consent. */
export function splitLog(log: readonly RawLogEntry[]): { readonly moves: LoggedMove[]; readonly takenBack: readonly TakenBack[] } {
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

export const movesOf = (log: readonly RawLogEntry[]): LoggedMove[] => splitLog(log).moves;
