import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule } from '../src/boardgame/module.js';
import { matchDice, quickDice } from '../src/kit/dice.js';
import { LEVELS, type Level, type Player, playerAt } from '../src/kit/levels.js';
import type { Choice, PlayerID, Result } from '../src/kit/rules.js';
import { usage } from './arguments.js';
import { cpuSeconds } from './cpuTime.js';

export type Bot = 'random' | Level;
const BOTS: readonly Bot[] = ['random', ...LEVELS];

/** Reads a comma-separated list of bots. Exits if one is unknown. */
export function botsNamed(option: string, value: string): readonly Bot[] {
  const isBot = (name: string): name is Bot => (BOTS as readonly string[]).includes(name);
  const names = value.split(',');
  return names.every(isBot) ? names : usage(`--${option}: ${value} must be one of ${BOTS.join(', ')}`);
}

export interface Playout {
  readonly setupData: unknown;
  readonly seed: string;
  /** Bots, in the order of the module's sides. */
  readonly bots: readonly Bot[];
  /** How moves are played. `unchecked` plays the same match without checking moves and invariants. */
  readonly through: 'rules' | 'unchecked' | 'boardgame';
  /** Called with the CPU milliseconds of every decision. */
  onDecision?(side: number, ms: number): void;
}

/** Thrown if a match cannot continue. `move` counts from 1. */
export class Stuck extends Error {
  override readonly name = 'Stuck';
  constructor(
    readonly move: number,
    why: string,
  ) {
    super(why);
  }
}

const MOST_MOVES = 50_000;

/** A match in play, through the rules or through boardgame.io. */
interface Table<G> {
  G(): G;
  move(playerID: PlayerID, choice: Choice): void;
}

function throughRules<G>({ rules }: GameModule<G>, { setupData, seed, through }: Playout): Table<G> {
  const unchecked = through === 'unchecked';
  const dice = matchDice(seed);
  let G = rules.setup(setupData, dice.setup);
  return {
    G: () => G,
    move: (playerID, choice) => {
      const { move, args } = choice;
      G = unchecked ? rules.advance(G, playerID, choice, dice.play).G : rules.play(G, playerID, move, args, dice.play).G;
    },
  };
}

function throughBoardgame<G>({ game, sides }: GameModule<G>, { setupData, seed }: Playout): Table<G> {
  const seeded = { ...game, seed };
  const reducer = CreateGameReducer({ game: seeded });
  let state: State<G> = InitializeGame({ game: seeded, numPlayers: sides.length, setupData });
  return {
    G: () => state.G,
    move: (playerID, { move, args }) => {
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } } as never);
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${move}`);
      state = next;
    },
  };
}

const atRandom =
  <G>({ rules }: GameModule<G>): Player<G> =>
  (view, playerID, dice) => {
    const choices = rules.choices(view, playerID);
    if (!choices.length) throw new Error(`dead end: no legal move for ${playerID}`);
    return choices[dice.die(choices.length) - 1];
  };

/** Returns the seed for the bots' dice, which are separate from the match's dice. */
export function botSeed(seed: string): number {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return hash >>> 0;
}

/** Plays a match. Throws {@link Stuck} for a dead end, a refused choice, a broken invariant or too many moves. */
export function playMatch<G>(module: GameModule<G>, playout: Playout): { moves: number; result: Result } {
  const { rules, sides } = module;
  const dice = quickDice(botSeed(playout.seed));
  const players = playout.bots.map((bot) => (bot === 'random' ? atRandom(module) : playerAt(module, bot)));
  const table = playout.through === 'boardgame' ? throughBoardgame(module, playout) : throughRules(module, playout);
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const G = table.G();
    const result = rules.result(G);
    if (result) return { moves, result };
    try {
      const fault = playout.through === 'unchecked' ? undefined : module.checkInvariants?.(G);
      if (fault) throw new Error(`impossible state: ${fault}`);
      const [playerID] = Object.keys(rules.awaiting(G));
      if (playerID === undefined) throw new Error('dead end: no player must decide');
      const side = sides.findIndex((each) => each.playerID === playerID);
      const view = rules.view(G, playerID);
      const began = cpuSeconds();
      const choice = players[side](view, playerID, dice);
      playout.onDecision?.(side, 1000 * (cpuSeconds() - began));
      table.move(playerID, choice);
    } catch (error) {
      throw new Stuck(moves + 1, (error as Error).message);
    }
  }
  throw new Stuck(MOST_MOVES, 'the match does not end');
}
