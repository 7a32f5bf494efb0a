import type { Ctx, Plugin, State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { type CountedDice, type Dice, halvesOf, randomSeed, seededDice } from '../kit/dice.js';
import type { GameEvent } from '../kit/events.js';
import type { PlayerID, Rules } from '../kit/rules.js';
import { commitmentOf, type Salts, takeSalt } from '../kit/salt.js';
import { patchBetween } from './patch.js';

/** The adapter's plugin in boardgame.io's state, and the name of its API in a move's context. */
export const LEDGER = 'weathergage';

/** What the server keeps beside G. Never sent as it is: see {@link SharedLedger}. */
export interface LedgerData {
  /** Seed of the set-up's dice, whose outcome everybody sees anyway. */
  readonly setup: string;
  /**
   * Seed of the dice of play. Drawn with the first move where nobody has drawn it before, not at creation, because a stock
   * boardgame.io server sends the first state unfiltered to anybody who asks.
   */
  readonly play?: string;
  /** Hash of the whole seed, for everybody; missing until there is one. */
  readonly commitment?: string;
  /** When the commitment was made: matches of a stock host have none before the first move. */
  readonly committed?: Committed;
  /** The salts that the seats have given so far. The first die of play makes {@link salts} of them. */
  readonly offered?: Salts;
  /** The salts that are in every die of play: fixed when the first of them falls. */
  readonly salts?: Salts;
  /** Dice of play thrown so far. */
  readonly thrown: number;
  /** How often the players have agreed to take something back. */
  readonly takenBack?: number;
  /** What it takes to undo the last moves of one player, the last one at the end. */
  readonly undo?: { readonly by: PlayerID; readonly back: readonly Operation[][] };
  /** What happened at set-up. */
  readonly prologue?: readonly GameEvent[];
  /** `ctx.turn` after the last move. */
  readonly turn: number;
}

export type Committed = 'creation' | 'first move';

/** What everybody may know about the dice. */
export interface SharedDice {
  readonly commitment: string;
  readonly committed: Committed;
  /** From the first die of play on. */
  readonly salts?: Salts;
  /** Once the match is over. */
  readonly seed?: string;
}

/** What players and spectators get of it, as `plugins.weathergage.data`. */
export interface SharedLedger {
  /** Who may undo. How many moves he does not learn: the number would go to every client with every move. */
  readonly undo?: PlayerID;
  readonly prologue?: readonly GameEvent[];
  readonly dice?: SharedDice;
}

/** The seed of a match from the server's ledger, as an export carries it. */
export const seedOf = ({ setup, play }: Pick<LedgerData, 'setup' | 'play'>): string => (play === undefined ? setup : `${setup}.${play}`);

/**
 * A ledger whose seed is there, and committed to, from the start: for whoever shows nobody the first state as it is.
 * @param seed "setup.play"
 * @param offered salts that are given already
 */
export function committedLedger(seed = `${randomSeed()}.${randomSeed()}`, offered?: Salts): LedgerData {
  const halves = halvesOf(seed);
  // What is committed to is the seed as the match file has it, of two halves.
  const ledger = { ...halves, commitment: commitmentOf(seedOf(halves)), committed: 'creation', thrown: 0, turn: 0 } as const;
  return { ...ledger, ...(offered && { offered }) };
}

/**
 * The ledger of a branch of another match: nobody commits to its seed, which may be that of the match, or drawn by whoever begins it.
 * @param seed "setup.play"
 * @param thrown dice of play thrown before it
 * @param salts what is in every die of play, where the match had some
 */
export const branchLedger = (seed: string, thrown: number, salts?: Salts): LedgerData => ({
  ...halvesOf(seed),
  thrown,
  turn: 0,
  ...(salts && { salts }),
});

/**
 * Stands after a game's own plugins and replaces nothing but what its ledger is at creation: boardgame.io sets plugins up in
 * their order, and this one has no other part.
 */
export const openedBy = (open: () => LedgerData): Plugin => ({ name: LEDGER, setup: open });

/** How much is kept of the way back, the newest of it: so many moves, and so many bytes of JSON. */
const BACK = { moves: 60, bytes: 16_000 } as const;

/** Bytes of patches as JSON: they stay in the ledger for many moves. */
const sizes = new WeakMap<readonly Operation[], number>();

function sizeOf(patch: readonly Operation[]): number {
  const known = sizes.get(patch);
  if (known !== undefined) return known;
  const size = JSON.stringify(patch).length;
  sizes.set(patch, size);
  return size;
}

function recent(back: readonly Operation[][]): readonly Operation[][] {
  let bytes = 0;
  const tooFar = back.findLastIndex((patch, i) => {
    bytes += sizeOf(patch);
    return bytes > BACK.bytes || back.length - i > BACK.moves;
  });
  return back.slice(tooFar + 1);
}

/** The plugin's API within one action. */
export class Ledger<G = unknown> {
  private next: LedgerData;
  private dice: CountedDice | undefined;

  /**
   * @param G the state before the action, plain, where a move gets a draft
   * @param seats every seat of the match
   */
  constructor(
    private readonly before: LedgerData,
    readonly G: G,
    private readonly seats: readonly PlayerID[],
  ) {
    this.next = before;
  }

  /** Dice for the set-up. */
  setupDice(): Dice {
    return seededDice(this.before.setup, 'setup');
  }

  /** Dice of play, going on where the match stopped. The first of them fixes the salts. */
  playDice(): Dice {
    return {
      die: (sides) => {
        this.dice ??= seededDice(this.drawSeed(), 'play', this.before.thrown, this.fixSalts());
        const value = this.dice.die(sides);
        this.next = { ...this.next, thrown: this.dice.thrown };
        return value;
      },
    };
  }

  private drawSeed(): string {
    if (this.next.play !== undefined) return this.next.play;
    const play = randomSeed();
    this.next = { ...this.next, play, commitment: commitmentOf(seedOf({ ...this.next, play })), committed: 'first move' };
    return play;
  }

  private fixSalts(): Salts {
    const { offered, ...rest } = this.next;
    // Matches that threw dice before there were salts go on without.
    const given = this.before.thrown === 0 ? offered : undefined;
    const salts = rest.salts ?? Object.fromEntries(this.seats.map((playerID) => [playerID, takeSalt(given?.[playerID])]));
    this.next = { ...rest, salts };
    return salts;
  }

  /** Whether this action was a move that went through here. */
  get moved(): boolean {
    return this.next !== this.before;
  }

  /** Whether this action threw a die of play. */
  get threw(): boolean {
    return this.dice !== undefined;
  }

  open(prologue: readonly GameEvent[]): void {
    this.next = { ...this.next, ...(prologue.length && { prologue }) };
  }

  /** Keeps the way back from `after` to `before`, or forgets every way back. */
  remember(by: PlayerID, after: G, undoable: boolean): void {
    this.drawSeed();
    const { undo, ...rest } = this.next;
    if (!undoable) {
      this.next = rest;
      return;
    }
    const earlier = undo?.by === by ? undo.back : [];
    this.next = { ...rest, undo: { by, back: recent([...earlier, patchBetween(after, this.G)]) } };
  }

  canUndo(by: PlayerID): boolean {
    return this.next.undo?.by === by;
  }

  /** The state before the player's last move. Ask {@link canUndo} first. */
  goBack(): G {
    const { undo, ...rest } = this.next;
    if (!undo) return this.G;
    const before = clone(this.G);
    applyPatch(before, clone(undo.back[undo.back.length - 1]));
    const back = undo.back.slice(0, -1);
    this.next = back.length ? { ...rest, undo: { by: undo.by, back } } : rest;
    return before;
  }

  /** What to keep: as it was, unless a move or the set-up went through here. */
  data(turn: number): LedgerData {
    return this.next === this.before ? this.before : { ...this.next, turn };
  }
}

/** What a player may know of the ledger. */
function shared(data: LedgerData, over: boolean): SharedLedger {
  const { undo, prologue, commitment, committed, salts } = data;
  return {
    ...(undo && { undo: undo.by }),
    ...(prologue && { prologue }),
    ...(commitment && committed && { dice: { commitment, committed, ...(salts && { salts }), ...(over && { seed: seedOf(data) }) } }),
  };
}

/** Where ctx says something else than the rules, or nothing. */
function divergence<G>(rules: Rules<G>, G: G, ctx: Ctx, turn: number): string | false {
  const over = rules.result(G) !== undefined;
  if (over !== (ctx.gameover !== undefined)) return 'only the rules end a match';
  if (over) return false;
  if (ctx.phase !== rules.phase(G) || ctx.turn !== turn) return 'only the rules change the phase';
  return isSame(rules.awaiting(G), ctx.activePlayers ?? {}) ? false : 'only the rules say who is awaited';
}

const isSame = (a: Record<PlayerID, string>, b: Record<PlayerID, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((id) => a[id] === b[id]);

/**
 * ctx as the rules have it after a move. It is written as it is: an event of boardgame.io for each takes longer than most moves, and a turn
 * for each would cost an entry of the log, and end whatever counts by turns. Where one side alone is asked, it is the current player, by
 * whom hosts show whose turn it is and whom they notify.
 */
function mirrored<G>(rules: Rules<G>, { G, ctx }: State<G>, moved: boolean): Ctx {
  const awaiting = rules.awaiting(G);
  const seats = Object.keys(awaiting);
  const currentPlayer = seats.length === 1 ? seats[0] : ctx.currentPlayer;
  if (!moved || ctx.gameover !== undefined) return currentPlayer === ctx.currentPlayer ? ctx : { ...ctx, currentPlayer };
  const activePlayers = isSame(awaiting, ctx.activePlayers ?? {}) ? ctx.activePlayers : awaiting;
  return { ...ctx, currentPlayer, activePlayers, _activePlayersNumMoves: Object.fromEntries(seats.map((id) => [id, 0])) };
}

/**
 * The plugin: dice, undo and prologue; and the law that `ctx` mirrors the rules, by which an event dispatched by a client
 * is thrown out, even on a stock server.
 */
export function ledgerPlugin<G>(rules: Rules<G>): Plugin<Ledger<G>, LedgerData, G> {
  return {
    name: LEDGER,
    setup: ({ game }) => {
      if (game.seed === undefined) return { setup: randomSeed(), thrown: 0, turn: 0 };
      return committedLedger(String(game.seed));
    },
    api: ({ data, G, ctx }) =>
      new Ledger(
        data,
        G,
        Array.from({ length: ctx.numPlayers }, (_, seat) => String(seat)),
      ),
    // The events of the move are through by now: ctx is as it will be shown.
    dangerouslyFlushRawState: ({ state, api, data }) => ({
      ...state,
      ctx: mirrored(rules, state, api?.moved ?? false),
      plugins: { ...state.plugins, [LEDGER]: { data: api?.data(state.ctx.turn) ?? data } },
    }),
    playerView: ({ data, ctx }) => shared(data, ctx.gameover !== undefined),
    isInvalid: ({ G, ctx, data }) => divergence(rules, G, ctx, data.turn),
  };
}
