import type { Ctx, Plugin, State } from 'boardgame.io';
import { applyPatch, type Operation } from 'rfc6902';
import { clone } from '../kit/clone.js';
import { defined } from '../kit/defined.js';
import { type CountedDice, type Dice, halvesOf, randomSeed, seededDice } from '../kit/dice.js';
import type { GameEvent } from '../kit/events.js';
import type { PlayerID, Rules } from '../kit/rules.js';
import { commitmentOf, parseSalt, type Salts } from '../kit/salt.js';
import { patchBetween } from './patch.js';

export const LEDGER = 'weathergage';

/** The server's data outside `G`. Clients get {@link SharedLedger}. */
export interface LedgerData {
  /** Seed of the set-up rolls, which are public. */
  readonly setup: string;
  /**
   * Seed of the dice during play. If absent, it is drawn at the first move, because an unmodified boardgame.io server
   * sends the first state unfiltered.
   */
  readonly play?: string;
  /** Hash of the whole seed; public. */
  readonly commitment?: string;
  /** When the commitment was made; on other hosts, at the first move. */
  readonly committed?: Committed;
  /** Salts given so far. The first roll of play makes them {@link salts}. */
  readonly offered?: Salts;
  /** Salts used by every roll of play. */
  readonly salts?: Salts;
  /** Number of rolls of play so far. */
  readonly thrown: number;
  /** Number of take-backs by consent. */
  readonly takenBack?: number;
  /** Patches that undo a player's latest moves, most recent last. */
  readonly undo?: { readonly by: PlayerID; readonly back: readonly Operation[][] };
  /** Events of the set-up. */
  readonly prologue?: readonly GameEvent[];
  /** `ctx.turn` after the last move. */
  readonly turn: number;
}

export type Committed = 'creation' | 'first move';

/** Public data about the dice. */
export interface SharedDice {
  readonly commitment: string;
  readonly committed: Committed;
  /** Salts, shown from the first roll of play. */
  readonly salts?: Salts;
  /** Seed, shown after the match. */
  readonly seed?: string;
}

/** The part of the ledger sent to clients, as `plugins.weathergage.data`. */
export interface SharedLedger {
  /** Player who may undo. The number of moves is omitted to keep frames small. */
  readonly undo?: PlayerID;
  readonly prologue?: readonly GameEvent[];
  readonly dice?: SharedDice;
}

export const seedOf = ({ setup, play }: Pick<LedgerData, 'setup' | 'play'>): string => (play === undefined ? setup : `${setup}.${play}`);

/**
 * Makes a ledger with a seed and its commitment, for hosts that never show the first state unfiltered.
 * @param seed "setup.play"
 * @param offered salts given so far
 */
export function committedLedger(seed = `${randomSeed()}.${randomSeed()}`, offered?: Salts): LedgerData {
  const halves = halvesOf(seed);
  const ledger = { ...halves, commitment: commitmentOf(seedOf(halves)), committed: 'creation', thrown: 0, turn: 0 } as const;
  return { ...ledger, ...(offered && { offered }) };
}

/**
 * Makes the ledger of a branch, without a commitment.
 * @param seed "setup.play"
 * @param thrown number of rolls of play before the branch
 * @param salts the salts of the original match
 */
export const branchLedger = (seed: string, thrown: number, salts?: Salts): LedgerData => ({
  ...halvesOf(seed),
  thrown,
  turn: 0,
  ...(salts && { salts }),
});

/** Makes a plugin that sets the first ledger. List it after the game's plugins, because boardgame.io sets plugins up in order. */
export const ledgerSetup = (open: () => LedgerData): Plugin => ({ name: LEDGER, setup: open });

/** Limits of the undo history. */
const BACK = { moves: 60, bytes: 16_000 } as const;

/** JSON sizes of patches, cached because patches are kept for many moves. */
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

export class Ledger<G = unknown> {
  private next: LedgerData;
  private dice: CountedDice | undefined;

  /**
   * @param G the plain state before the action; moves get a draft
   * @param seats every seat of the match
   */
  constructor(
    private readonly before: LedgerData,
    readonly G: G,
    private readonly seats: readonly PlayerID[],
  ) {
    this.next = before;
  }

  setupDice(): Dice {
    return seededDice(this.before.setup, 'setup');
  }

  /** Returns the dice of play, starting with the next roll of the match. The first roll fixes the salts. */
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
    // Matches that rolled dice before salts were introduced have none.
    const given = this.before.thrown === 0 ? offered : undefined;
    const salts = rest.salts ?? Object.fromEntries(this.seats.map((playerID) => [playerID, parseSalt(given?.[playerID])]));
    this.next = { ...rest, salts };
    return salts;
  }

  get moved(): boolean {
    return this.next !== this.before;
  }

  get threw(): boolean {
    return this.dice !== undefined;
  }

  open(prologue: readonly GameEvent[]): void {
    this.next = { ...this.next, ...(prologue.length && { prologue }) };
  }

  /** Stores the patch from `after` to `before`, or clears the undo history if the move cannot be undone. */
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

  /** Returns the state before the last move. Check {@link canUndo} first. */
  goBack(): G {
    const { undo, ...rest } = this.next;
    if (!undo) return this.G;
    const before = clone(this.G);
    applyPatch(before, clone(defined(undo.back.at(-1))));
    const back = undo.back.slice(0, -1);
    this.next = back.length ? { ...rest, undo: { by: undo.by, back } } : rest;
    return before;
  }

  /** Returns the new ledger, or the old ledger if the action did not use it. */
  data(turn: number): LedgerData {
    return this.next === this.before ? this.before : { ...this.next, turn };
  }
}

function shared(data: LedgerData, over: boolean): SharedLedger {
  const { undo, prologue, commitment, committed, salts } = data;
  return {
    ...(undo && { undo: undo.by }),
    ...(prologue && { prologue }),
    ...(commitment && committed && { dice: { commitment, committed, ...(salts && { salts }), ...(over && { seed: seedOf(data) }) } }),
  };
}

/** Returns in what way `ctx` contradicts the rules; false if it does not. */
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
 * Returns `ctx` as the rules require it after a move. Does not use boardgame.io's events, which are slower than most
 * moves and add turns
 * and log entries. If only one seat is awaited, it becomes the current player, whom hosts show and notify.
 */
function mirrored<G>(rules: Rules<G>, { G, ctx }: State<G>, moved: boolean): Ctx {
  const awaiting = rules.awaiting(G);
  const seats = Object.keys(awaiting);
  const [first = ctx.currentPlayer, ...others] = seats;
  const currentPlayer = others.length ? ctx.currentPlayer : first;
  if (!moved || ctx.gameover !== undefined) return currentPlayer === ctx.currentPlayer ? ctx : { ...ctx, currentPlayer };
  const activePlayers = isSame(awaiting, ctx.activePlayers ?? {}) ? ctx.activePlayers : awaiting;
  return { ...ctx, currentPlayer, activePlayers, _activePlayersNumMoves: Object.fromEntries(seats.map((id) => [id, 0])) };
}

/**
 * Makes the plugin for dice, undo and prologue. The plugin also rejects states in which `ctx` contradicts the rules, so
 * that events sent by clients have no effect.
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
    // The move's events have run, so ctx is final.
    dangerouslyFlushRawState: ({ state, api, data }) => ({
      ...state,
      ctx: mirrored(rules, state, api?.moved ?? false),
      plugins: { ...state.plugins, [LEDGER]: { data: api?.data(state.ctx.turn) ?? data } },
    }),
    playerView: ({ data, ctx }) => shared(data, ctx.gameover !== undefined),
    isInvalid: ({ G, ctx, data }) => divergence(rules, G, ctx, data.turn),
  };
}
