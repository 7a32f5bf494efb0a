import * as Type from '@sinclair/typebox';
import { Errors } from '@sinclair/typebox/errors';
import { DEEPEST, isDeeper } from '../../src/boardgame/depth.js';
import { matchFileOf } from '../match/matchFile.js';
import { FORM, isMatchID, type StoredMatch } from '../storage/store.js';

const StoredState = Type.Object({
  G: Type.Unknown(),
  ctx: Type.Object({}),
  plugins: Type.Object({}),
  _stateID: Type.Integer({ minimum: 0 }),
});

/** Schema of the fields checked before a backup is stored. */
const Backup = Type.Object({
  kept: Type.Object({
    matchID: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    form: Type.Integer(),
    rules: Type.String({ minLength: 1 }),
    metadata: Type.Object({
      gameName: Type.String({ minLength: 1 }),
      players: Type.Record(Type.String(), Type.Object({ id: Type.Integer() })),
      createdAt: Type.Integer(),
      updatedAt: Type.Integer(),
    }),
    opening: StoredState,
    state: StoredState,
    log: Type.Array(Type.Tuple([Type.Integer({ minimum: 1 }), Type.Array(Type.Object({ _stateID: Type.Integer() }))])),
  }),
});

/** Thrown for a backup that is invalid or that this version cannot restore. The message is a complete sentence. */
export class InvalidBackup extends Error {
  override readonly name = 'InvalidBackup';
}

/**
 * Returns a match file that `verify` can read. Its key `kept` contains the rest of the stored match, with the dice seed
 * and the credential
 * hashes.
 */
export function backupOf(matchID: string, kept: StoredMatch): string {
  const log = kept.log.flatMap(([, entries]) => entries);
  const file = matchFileOf({ state: kept.state, log, metadata: { ...kept.metadata, rules: kept.rules } });
  return JSON.stringify({ ...file, kept: { matchID, ...kept } });
}

/**
 * Reads a backup.
 * @throws {@link InvalidBackup}
 */
export function readBackup(text: string): { matchID: string; kept: StoredMatch } {
  const json = parsed(text);
  if (isDeeper(json, DEEPEST)) throw new InvalidBackup('This is not a backup: it is nested too deeply.');
  const fault = Errors(Backup, json).First();
  if (fault) throw new InvalidBackup(`This is not a backup: ${fault.path || '/'} ${fault.message}.`);
  const { matchID, ...kept } = (json as Type.Static<typeof Backup>).kept;
  if (!isMatchID(matchID)) throw new InvalidBackup('The match id is not valid.');
  if (kept.form !== FORM) throw new InvalidBackup(`The match is stored in format ${kept.form}; this version reads format ${FORM}.`);
  const isWhole = kept.log.length === kept.state._stateID && kept.log.every(([stateID], n) => stateID === n + 1);
  if (!isWhole) throw new InvalidBackup('The log is incomplete.');
  return { matchID, kept: kept as unknown as StoredMatch };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidBackup(`This is not JSON: ${(error as Error).message}.`);
  }
}
