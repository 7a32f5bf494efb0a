import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { ADJOURNED } from '../../src/boardgame/adjourned.js';
import { CLOCK, type Clock } from '../../src/boardgame/clock/clock.js';
import { committedLedger, LEDGER, openedBy } from '../../src/boardgame/ledger.js';
import type { Clock as TurnClock } from '../../src/kit/definition.js';
import { randomSeed } from '../../src/kit/dice.js';
import { type Level, levelsOf } from '../../src/kit/levels.js';
import { VERSION } from '../../src/version.js';
import type { RuledGame } from '../options.js';

/** A game made ready to be served. */
export interface HostedGame {
  readonly name: string;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly moveNames: ReadonlySet<string>;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  /** Takes out of what is sent whatever this reader may not see. */
  readonly filter: ReturnType<typeof getFilterPlayerView>;
  /** Says why not; a plain Game has none. */
  readonly rules?: RuledGame['rules'];
  /** What people read of it. */
  readonly told?: Pick<RuledGame, 'pieceName'> & Required<Pick<RuledGame, 'present'>>;
  /** Which turn it is. */
  readonly clock?: (G: unknown) => TurnClock | undefined;
  /** The chance of a seat, as its view shows the match. */
  readonly evaluate?: RuledGame['evaluate'];
  /** At which levels captains play it. */
  readonly levels: readonly Level[];
  /** What its players may settle beforehand. */
  readonly standing?: RuledGame['standing'];
  /** Of its rules. */
  readonly version: string;
}

/**
 * boardgame.io seeds its own dice with the time of creation, which the lobby publishes. The plugin that has its name replaces
 * nothing but that seed.
 */
const secretSeed = { name: 'random', setup: () => ({ seed: randomSeed() }) };

/** Nobody is sent the first state as it is: the seed of the dice can be drawn, and committed to, when a match is laid. */
const committed = openedBy(() => committedLedger());

const isRuled = (game: Game | RuledGame): game is RuledGame => 'rules' in game && 'game' in game;

/** Throws if the game has no name of its own. */
export function host(given: Game | RuledGame): HostedGame {
  const source = isRuled(given) ? given.game : given;
  if (!source.name || source.name === 'default') throw new Error('a game on a server needs a name');
  const plugins = source.plugins ?? [];
  const isOurs = plugins.some(({ name }) => name === LEDGER);
  const secrets = isOurs ? [secretSeed, committed] : [secretSeed];
  const game = ProcessGameConfig({
    ...source,
    // boardgame.io's own server says of a patch for a late move that it leads on from the state its player saw: clients that
    // are further than that stop. So no game asks for patches by itself.
    deltaState: isOurs || source.deltaState,
    ...(source.seed === undefined && { plugins: [...plugins, ...secrets] }),
  });
  return {
    name: source.name,
    game,
    moveNames: new Set(game.flow.moveNames as readonly string[]),
    reduce: CreateGameReducer({ game }),
    filter: getFilterPlayerView(game),
    levels: isRuled(given) && given.captain ? levelsOf(given) : [],
    version: (isRuled(given) && given.meta?.version) || VERSION,
    ...(isRuled(given) && {
      rules: given.rules,
      standing: given.standing,
      clock: (G: unknown) => given.clock?.(G),
      evaluate: given.evaluate,
    }),
    ...(isRuled(given) && given.present && { told: { present: given.present, pieceName: given.pieceName } }),
  };
}

/** The state as one player, or a spectator, may see it, and the entries of its log that tell what happened. */
export function viewOf(hosted: HostedGame, state: State, playerID: string | null): { view: State; log: LogEntry[] } {
  const filtered = hosted.filter(playerID, { type: 'update', args: ['', state] });
  if (filtered.type !== 'update') throw new Error('boardgame.io made no update of an update');
  const [, view, log = []] = filtered.args;
  // Where rules say what a phase is, boardgame.io's own entries about it tell nobody anything.
  const told = hosted.rules ? log.filter(({ action }) => action.type === 'MAKE_MOVE') : log;
  return { view: asSent(trimmed(hosted, view)), log: told };
}

/**
 * Without what no client needs. boardgame.io's log plugin writes into states that were shown already, which makes patches that
 * do not fit. Clients of a game with rules never carry out a move themselves, so they need no other plugin, and no count of moves.
 */
function trimmed({ rules }: HostedGame, view: State): State {
  if (!rules) {
    const { log, ...plugins } = view.plugins;
    return { ...view, plugins: { ...plugins, ...shownClock(view) } };
  }
  const { _activePlayersNumMoves, numMoves, ...ctx } = view.ctx;
  const { [ADJOURNED]: adjourned, [LEDGER]: ledger } = view.plugins;
  const plugins = { ...(ledger && { [LEDGER]: ledger }), ...shownClock(view), ...(adjourned && { [ADJOURNED]: adjourned }) };
  return { ...view, ctx, plugins };
}

/** The clocks, without what moves that may be taken back have cost. */
function shownClock({ plugins }: State): State['plugins'] {
  const { earlier, ...data } = (plugins[CLOCK]?.data ?? {}) as Partial<Clock>;
  return plugins[CLOCK] ? { [CLOCK]: { data } } : {};
}

/**
 * Objects that JSON returns unchanged: only a cache, since most of a state is shared with the one before. They are the
 * state of a game, which has no place for a mark. Without the cache every answer would be the same.
 */
const plain = new WeakSet<object>();

/** As it comes out of JSON at the other end, where a key that is undefined is no key; a patch may not speak of one. */
export function asSent<T>(value: T): T {
  if (typeof value !== 'object' || value === null || plain.has(value)) return value;
  const sent = Array.isArray(value) ? (listAsSent(value) as T) : recordAsSent(value);
  plain.add(sent as object);
  return sent;
}

function listAsSent(list: readonly unknown[]): readonly unknown[] {
  const items = list.map((item) => (item === undefined ? null : asSent(item)));
  return items.every((item, i) => item === list[i]) ? list : items;
}

function recordAsSent<T extends object>(value: T): T {
  let copy: Record<string, unknown> | undefined;
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record)) {
    const item = asSent(record[key]);
    if (item === record[key] && item !== undefined) continue;
    copy ??= { ...record };
    if (item === undefined) delete copy[key];
    else copy[key] = item;
  }
  return (copy ?? value) as T;
}
