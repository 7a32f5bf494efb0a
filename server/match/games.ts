import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { ADJOURNED } from '../../src/boardgame/adjourned.js';
import { CLOCK, type Clock } from '../../src/boardgame/clock/clock.js';
import { committedLedger, LEDGER, ledgerSetup } from '../../src/boardgame/ledger.js';
import type { Clock as TurnClock } from '../../src/kit/definition.js';
import { randomSeed } from '../../src/kit/dice.js';
import { english } from '../../src/kit/language.js';
import { type Level, levelsOf } from '../../src/kit/levels.js';
import { VERSION } from '../../src/version.js';
import type { RuledGame } from '../options.js';

export interface HostedGame {
  readonly name: string;
  readonly game: ReturnType<typeof ProcessGameConfig>;
  readonly moveNames: ReadonlySet<string>;
  readonly reduce: ReturnType<typeof CreateGameReducer>;
  readonly filter: ReturnType<typeof getFilterPlayerView>;
  readonly rules?: RuledGame['rules'];
  readonly texts?: Pick<RuledGame, 'pieceName'> & Required<Pick<RuledGame, 'present'>>;
  readonly clock?: (G: unknown) => TurnClock | undefined;
  readonly evaluate?: RuledGame['evaluate'];
  readonly levels: readonly Level[];
  readonly standing?: RuledGame['standing'];
  readonly version: string;
}

/** Replaces boardgame.io's seed, which is public because it is the creation time. */
const secretSeed = { name: 'random', setup: () => ({ seed: randomSeed() }) };

/** Draws the seed when the match is created. This is safe because clients never get the unfiltered initial state. */
const committed = ledgerSetup(() => committedLedger());

const isRuled = (game: Game | RuledGame): game is RuledGame => 'rules' in game && 'game' in game;

/** Prepares a game for the server. Throws if the game has no name. */
export function hostedGame(given: Game | RuledGame): HostedGame {
  const source = isRuled(given) ? given.game : given;
  if (!source.name || source.name === 'default') throw new Error('a game on a server must have a name');
  const plugins = source.plugins ?? [];
  const isOurs = plugins.some(({ name }) => name === LEDGER);
  const secrets = isOurs ? [secretSeed, committed] : [secretSeed];
  const game = ProcessGameConfig({
    ...source,
    // boardgame.io's own patches for late moves have a wrong previous state id, which makes newer clients stop updating.
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
    ...(isRuled(given) && given.present && { texts: { present: given.present, pieceName: given.pieceName } }),
  };
}

/** Returns seat 0's measured share of wins, from 0 to 1; 0.5 if it has not been measured. */
export function leanOf({ texts }: HostedGame, setupData: unknown): number {
  const chosen = Object(setupData) as Record<string, unknown>;
  const scenarios = texts?.present(english).scenarios ?? [];
  // A missing key has its default value, as in the first scenario.
  const isIn = (own: object) => Object.entries(own).every(([key, value]) => chosen[key] === value);
  const agrees = (own: object) => Object.entries(own).every(([key, value]) => chosen[key] === undefined || chosen[key] === value);
  const found = scenarios.find(({ setupData: own }) => isIn(own)) ?? scenarios.find(({ setupData: own }) => agrees(own));
  return (found?.won ?? 50) / 100;
}

/** Returns the state that a seat or spectator may see, with its log entries. */
export function viewOf(hosted: HostedGame, state: State, playerID: string | null): { view: State; log: LogEntry[] } {
  const filtered = hosted.filter(playerID, { type: 'update', args: ['', state] });
  if (filtered.type !== 'update') throw new Error('boardgame.io returned no update');
  const [, view, log = []] = filtered.args;
  // In games with rules, boardgame.io's own phase entries are redundant.
  const visible = hosted.rules ? log.filter(({ action }) => action.type === 'MAKE_MOVE') : log;
  return { view: asSent(trimmed(hosted, view)), log: visible };
}

/**
 * Removes data that clients do not need. boardgame.io's log plugin changes states that were already sent, which breaks
 * patches. Clients of
 * games with rules never execute moves, so they need no other plugin data and no move counts.
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

function shownClock({ plugins }: State): State['plugins'] {
  const { earlier, ...data } = (plugins[CLOCK]?.data ?? {}) as Partial<Clock>;
  return plugins[CLOCK] ? { [CLOCK]: { data } } : {};
}

/** Cache of objects that JSON does not change. Consecutive states share most objects. */
const plain = new WeakSet<object>();

/** Removes keys with undefined values, as JSON does, so that patches apply. */
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
