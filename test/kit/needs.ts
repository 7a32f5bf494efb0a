import { findProgram, givenDatabase, type Program } from '../../tools/services/programs.js';

/** A program, or a PostgreSQL server that may be used but not stopped. */
export type Need = Program | 'database';

const isMet = (need: Need): boolean =>
  need === 'database' ? findProgram('postgresql') !== undefined || givenDatabase() !== undefined : findProgram(need) !== undefined;

/** `describe` and `it` for tests that start a program: where it is missing they are skipped, and Jest counts them. */
export function needs(...all: readonly Need[]): { readonly describe: jest.Describe; readonly it: jest.It } {
  return all.every(isMet) ? { describe, it } : { describe: describe.skip, it: it.skip };
}
