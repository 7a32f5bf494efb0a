import type { LogEntry, State } from 'boardgame.io';
import { splitLog } from '../../src/boardgame/game.js';
import { LEDGER, type LedgerData, seedOf } from '../../src/boardgame/ledger.js';
import { diceRecord, exportMatch, type MatchExport } from '../../src/boardgame/matchFile.js';
import type { MatchData, Store } from '../storage/store.js';
import { adjournmentsIn } from './adjournments.js';
import { clockRecord } from './clockRecord.js';
import { Serial } from './serial.js';
import type { Signer } from './signer.js';

/** Returns the match file of a stored match, with its seed. Returns undefined for games without match files. */
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
  const course = splitLog(log);
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

export type NoFile = 'no match' | 'not over' | 'no match files';

export interface SignedFile {
  readonly game: string;
  readonly json: string;
}

const MAX_FILES = 20;

/**
 * Creates signed files of finished matches. Reading and signing a log is slow, so files are created one at a time and cached until the
 * match data change.
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
    const known = this.keptOf(matchID, metadata);
    if (known) return known;
    const file = matchFileOf({ state, log, metadata });
    if (!file) return 'no match files';
    if (state.ctx.gameover === undefined) return 'not over';
    const made = { game: file.game, json: JSON.stringify(await this.signer.signed(file)), version: this.store.versionOf(metadata) };
    this.kept.delete(matchID);
    this.kept.set(matchID, made);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= MAX_FILES) break;
      this.kept.delete(oldest);
    }
    return made;
  }
}
