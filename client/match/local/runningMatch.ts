import type { Game, LogEntry, StorageAPI } from 'boardgame.io';
import { Local } from 'boardgame.io/multiplayer';
import { movesOf, startingFrom } from '../../../src/boardgame/game.js';
import { branchLedger, committedLedger, LEDGER, ledgerSetup, type SharedLedger, seedOf } from '../../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport, saltsOf } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { halvesOf } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { Salts } from '../../../src/kit/salt.js';
import { type LocalMatch, type Start, startOf } from '../../app/matches.js';
import type { StoredMatch } from '../../app/matchStore.js';
import { type Seat, takeSeat } from './seat.js';

/** Data for replaying a match: seed, salts, and all moves with secret arguments. */
export interface MatchRecord {
  readonly setupData: unknown;
  readonly seed: string;
  readonly salts: Salts;
  readonly log: readonly LogEntry[];
  readonly start?: Start;
}

/** A match without a server. Seats and spectator share a state, which is stored after each move. */
export interface RunningMatch {
  readonly seats: Readonly<Record<PlayerID, Seat>>;
  readonly spectator: Seat;
  stored(): StoredMatch;
  /** Returns the match file with all secrets, to be used after the match. */
  export(): MatchExport;
  record(): MatchRecord;
  stop(): void;
}

/**
 * Opens a new or stored match. Creates a separate game object, because boardgame.io identifies local matches by it and
 * reads setupData from it.
 * Throws if the stored data is damaged.
 * @param stored result of {@link RunningMatch.stored}; if omitted, a new match starts
 */
export function runMatch(module: GameModule, match: LocalMatch, stored?: StoredMatch): RunningMatch {
  const seed = seedOf(halvesOf(match.seed));
  const { branch, salts } = match;
  const start = branch && startOf(match.id);
  if (branch && !start) throw new Error('the start of the branch is missing');
  const begun: Game = start
    ? startingFrom(module.game, start.G)
    : { ...module.game, setup: (context) => module.game.setup?.(context, match.setupData) };
  const ledger = () => (start ? branchLedger(seed, start.thrown, salts) : committedLedger(seed, salts));
  const game: Game = { ...begun, seed, plugins: [...(begun.plugins ?? []), ledgerSetup(ledger)], validateSetupData: undefined };
  const local = localStorageOf(match.id, stored);
  const options = {
    game,
    matchID: match.id,
    numPlayers: module.sides.length,
    multiplayer: local.multiplayer,
  };
  const seats: Record<PlayerID, Seat> = {};
  for (const { playerID } of module.sides) seats[playerID] = takeSeat(options, playerID);
  const spectator = takeSeat(options, null);
  const all = [...Object.values(seats), spectator];
  if (all.some((seat) => seat.props() === null)) throw new Error('the match could not be opened');

  const dice = () => diceRecord({ offered: match.salts, ...sharedDice(spectator) }, Object.keys(seats));
  return {
    seats,
    spectator,
    stored: local.stored,
    record: () => ({
      setupData: match.setupData,
      seed,
      salts: saltsOf({ dice: dice() }),
      log: fullLog(seats, spectator).filter(({ action }) => action.type === 'MAKE_MOVE'),
      ...(start && { start }),
    }),
    export: () =>
      exportMatch(module.slug, {
        rules: match.rules ?? module.meta.version,
        setupData: match.setupData,
        seed,
        dice: dice(),
        moves: movesOf(fullLog(seats, spectator)),
        result: spectator.props()?.ctx.gameover,
        ...(branch && start && { start: { state: start.G, imagined: branch.imagined, thrown: start.thrown, name: branch.name } }),
      }),
    stop: () => {
      for (const seat of all) seat.stop();
    },
  };
}

function localStorageOf(id: string, stored: StoredMatch | undefined) {
  let storage: StorageAPI.Sync | undefined;
  const local = Local();
  const multiplayer: typeof local = (options) => {
    const transport = local(options);
    if (!storage) {
      storage = transport.master.storageAPI as StorageAPI.Sync;
      if (stored) restore(storage, id, stored);
    }
    return transport;
  };
  const everything = { state: true, initialState: true, metadata: true, log: true } as const;
  return {
    multiplayer,
    stored: (): StoredMatch => {
      if (!storage) throw new Error('the match is not open');
      return storage.fetch(id, everything) as StoredMatch;
    },
  };
}

function restore(storage: StorageAPI.Sync, id: string, { state, initialState, metadata, log }: StoredMatch): void {
  storage.createMatch(id, { initialState, metadata });
  storage.setState(id, state, [...log]);
}

const sharedDice = (seat: Seat) => (seat.props()?.plugins[LEDGER]?.data as SharedLedger | undefined)?.dice;

/** Returns the log with all secret arguments, which come from the log of the seat that made the move. */
function fullLog(seats: RunningMatch['seats'], spectator: Seat): LogEntry[] {
  const log = spectator.props()?.log ?? [];
  return log.map((entry, index) => {
    const { playerID } = entry.action.payload as { playerID?: PlayerID };
    return (playerID !== undefined && seats[playerID]?.props()?.log[index]) || entry;
  });
}
