/** What SQLite, the file system and PostgreSQL call it. */
const CODES: ReadonlySet<unknown> = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && CODES.has(error.code);

/** The disk has no room for what has to be written. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor(where: string) {
    super(`the disk of ${where} is full`);
  }
}
