import type { Game, LogEntry } from 'boardgame.io';
import { Local } from 'boardgame.io/multiplayer';
import { movesOf, startingFrom } from '../../../src/boardgame/game.js';
import { branchLedger, committedLedger, LEDGER, openedBy, type SharedLedger, seedOf } from '../../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport, saltsOf } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { halvesOf } from '../../../src/kit/dice.js';
import type { PlayerID } from '../../../src/kit/rules.js';
import type { Salts } from '../../../src/kit/salt.js';
import { type LocalMatch, type Start, startOf, tableKey } from '../../app/matches.js';
import { type Seat, takeSeat } from './seat.js';

/** The data to replay a match: seed, salts, and all moves with secret arguments. */
export interface TableRecord {
  readonly setupData: unknown;
  readonly seed: string;
  readonly salts: Salts;
  readonly log: readonly LogEntry[];
  /** Of a branch. */
  readonly start?: Start;
}

/** A match without a server. Seats and spectator share a state, stored after each move. */
export interface Table {
  readonly seats: Readonly<Record<PlayerID, Seat>>;
  readonly spectator: Seat;
  /** The match file with secrets, after the match. */
  export(): MatchExport;
  record(): TableRecord;
  stop(): void;
}

/**
 * Opens a new or stored match. Makes its own game object, because boardgame.io identifies local matches by it and reads setupData from it.
 * Throws if the stored data is damaged.
 */
export function openTable(module: GameModule, match: LocalMatch): Table {
  const seed = seedOf(halvesOf(match.seed));
  const { branch, salts } = match;
  const start = branch && startOf(match.id);
  if (branch && !start) throw new Error('the start of the branch is missing');
  const begun: Game = start
    ? startingFrom(module.game, start.G)
    : { ...module.game, setup: (context) => module.game.setup?.(context, match.setupData) };
  const ledger = () => (start ? branchLedger(seed, start.thrown, salts) : committedLedger(seed, salts));
  const game: Game = { ...begun, seed, plugins: [...(begun.plugins ?? []), openedBy(ledger)], validateSetupData: undefined };
  const options = {
    game,
    matchID: match.id,
    numPlayers: module.sides.length,
    multiplayer: Local({ persist: true, storageKey: tableKey(match.id) }),
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

const sharedDice = (seat: Seat) => (seat.props()?.plugins[LEDGER]?.data as SharedLedger | undefined)?.dice;

/** Secret arguments come from the log of the seat that sent them. */
function fullLog(seats: Table['seats'], spectator: Seat): LogEntry[] {
  const log = spectator.props()?.log ?? [];
  return log.map((entry, index) => {
    const { playerID } = entry.action.payload as { playerID?: PlayerID };
    return (playerID !== undefined && seats[playerID]?.props()?.log[index]) || entry;
  });
}
