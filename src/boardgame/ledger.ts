import type { Ctx, Plugin } from 'boardgame.io';
import { applyPatch, createPatch, type Operation } from 'rfc6902';
import type { Entry } from '../kit/chronicle.js';
import { clone } from '../kit/clone.js';
import { type CountedDice, type Dice, randomSeed, seededDice } from '../kit/dice.js';
import type { PlayerID, Rules } from '../kit/rules.js';

/** The adapter's plugin in boardgame.io's state, and the name of its API in a move's context. */
export const LEDGER = 'weathergage';

/** What the server keeps beside G. Never sent as it is: see {@link SharedLedger}. */
export interface LedgerData {
  /** Seed of the set-up's dice, whose outcome everybody sees anyway. */
  readonly setup: string;
  /**
   * Seed of the dice of play. Drawn at the first die, not at creation, because a stock boardgame.io server sends the first
   * state unfiltered to anybody who asks.
   */
  readonly play?: string;
  /** Dice of play thrown so far. */
  readonly thrown: number;
  /** What it takes to undo the last moves of one player, the last one at the end. */
  readonly undo?: { readonly by: PlayerID; readonly back: readonly Operation[][] };
  /** What happened at set-up. */
  readonly prologue?: readonly Entry[];
  /** `ctx.turn` after the last move. */
  readonly turn: number;
}

/** What players and spectators get of it, as `plugins.weathergage.data`. */
export interface SharedLedger {
  /** Who may undo, and how many moves. */
  readonly undo?: { readonly by: PlayerID; readonly moves: number };
  readonly prologue?: readonly Entry[];
}

/** The plugin's API within one action. */
export class Ledger<G = unknown> {
  private next: LedgerData;
  private dice: CountedDice | undefined;

  /** @param G the state before the action, plain, where a move gets a draft */
  constructor(
    private readonly before: LedgerData,
    readonly G: G,
  ) {
    this.next = before;
  }

  /** Dice for the set-up. */
  setupDice(): Dice {
    return seededDice(this.before.setup, 'setup');
  }

  /** Dice of play, going on where the match stopped. The seed is drawn when the first of them is thrown. */
  playDice(): Dice {
    return {
      die: (sides) => {
        const play = this.next.play ?? randomSeed();
        this.dice ??= seededDice(play, 'play', this.before.thrown);
        const value = this.dice.die(sides);
        this.next = { ...this.next, play, thrown: this.dice.thrown };
        return value;
      },
    };
  }

  /** Whether this action threw a die of play. */
  get threw(): boolean {
    return this.dice !== undefined;
  }

  open(prologue: readonly Entry[]): void {
    this.next = { ...this.next, ...(prologue.length && { prologue }) };
  }

  /** Keeps the way back from `after` to `before`, or forgets every way back. */
  remember(by: PlayerID, after: G, undoable: boolean): void {
    const { undo, ...rest } = this.next;
    if (!undoable) {
      this.next = rest;
      return;
    }
    const earlier = undo?.by === by ? undo.back : [];
    this.next = { ...rest, undo: { by, back: [...earlier, createPatch(after, this.G)] } };
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
function shared(data: LedgerData): SharedLedger {
  return {
    ...(data.undo && { undo: { by: data.undo.by, moves: data.undo.back.length } }),
    ...(data.prologue && { prologue: data.prologue }),
  };
}

/** Where ctx says something else than the rules, or nothing. */
function divergence<G>(rules: Rules<G>, G: G, ctx: Ctx, turn: number): string | false {
  const over = rules.result(G) !== undefined;
  if (over !== (ctx.gameover !== undefined)) return 'only the rules end a match';
  if (over) return false;
  if (ctx.phase !== rules.phase(G) || ctx.turn !== turn) return 'only the rules change the phase';
  const awaiting = rules.awaiting(G);
  const active = ctx.activePlayers ?? {};
  const same =
    Object.keys(awaiting).length === Object.keys(active).length && Object.keys(awaiting).every((id) => awaiting[id] === active[id]);
  return same ? false : 'only the rules say who is awaited';
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
      const [setup, play = setup] = String(game.seed).split('.');
      return { setup, play, thrown: 0, turn: 0 };
    },
    api: ({ data, G }) => new Ledger(data, G),
    flush: ({ api, data, ctx }) => api?.data(ctx.turn) ?? data,
    playerView: ({ data }) => shared(data),
    isInvalid: ({ G, ctx, data }) => divergence(rules, G, ctx, data.turn),
  };
}
