import type { LogEntry, State } from 'boardgame.io';
import { courseOf } from '../../src/boardgame/game.js';
import { LEDGER, type LedgerData, seedOf } from '../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import type { MatchData, Store } from '../storage/store.js';
import { adjournmentsIn } from './adjournments.js';
import { clockRecord } from './clockRecord.js';
import { Serial } from './serial.js';
import type { Signer } from './signer.js';

/** The match file of a stored match, with the seed of its dice, or nothing for a game that has no match files. */
export function matchFileOf({
  state,
  log,
  metadata,
}: {
  state: State;
  log: readonly LogEntry[];
  metadata: MatchData;
}): MatchExport | undefined {
  const ledger: LedgerData | undefined = state.plugins[LEDGER]?.data;
  if (!ledger) return undefined;
  const course = courseOf(log);
  const clock = clockRecord({ state, log, metadata }, course.moves);
  const file = exportMatch(metadata.gameName, {
    setupData: metadata.setupData,
    seed: seedOf(ledger),
    dice: diceRecord(ledger, Object.keys(metadata.players)),
    ...course,
    ...(clock && { clock }),
    adjournments: adjournmentsIn(log, course.moves),
    result: state.ctx.gameover,
  });
  return { ...file, rules: metadata.rules ?? file.rules };
}

/** Why a match has no file to download. */
export type NoFile = 'no match' | 'not over' | 'no match files';

/** A signed match file, as JSON. */
export interface SignedFile {
  readonly game: string;
  readonly json: string;
}

/** How many signed files are kept in memory. */
const MOST_KEPT = 20;

/**
 * The signed files of matches that are over. A file takes much work: the whole log is read and signed. So files are made one at a time,
 * and the last ones are kept until the data of their match change.
 */
export class MatchFiles {
  private readonly kept = new Map<string, SignedFile & { readonly version: number | undefined }>();
  private readonly serial = new Serial();

  constructor(
    private readonly store: Pick<Store, 'fetch' | 'versionOf'>,
    private readonly signer: Pick<Signer, 'signed'>,
  ) {}

  async of(matchID: string): Promise<SignedFile | NoFile> {
    const { metadata } = await this.store.fetch(matchID, { metadata: true });
    if (!metadata) return 'no match';
    return this.keptOf(matchID, metadata) ?? this.serial.run('', () => this.make(matchID));
  }

  private keptOf(matchID: string, metadata: MatchData): SignedFile | undefined {
    const known = this.kept.get(matchID);
    return known && known.version === this.store.versionOf(metadata) ? known : undefined;
  }

  private async make(matchID: string): Promise<SignedFile | NoFile> {
    const { state, log, metadata } = await this.store.fetch(matchID, { state: true, log: true, metadata: true });
    if (!state || !metadata) return 'no match';
    // Made by the request before this one.
    const known = this.keptOf(matchID, metadata);
    if (known) return known;
    const file = matchFileOf({ state, log, metadata });
    if (!file) return 'no match files';
    if (state.ctx.gameover === undefined) return 'not over';
    const made = { game: file.game, json: JSON.stringify(await this.signer.signed(file)), version: this.store.versionOf(metadata) };
    this.kept.delete(matchID);
    this.kept.set(matchID, made);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MOST_KEPT) break;
      this.kept.delete(oldest);
    }
    return made;
  }
}
