import { findProgram, givenDatabase, type Program } from '../../tools/services/programs.js';

/** A program, or a PostgreSQL server that the tests may use but not stop. */
export type Need = Program | 'database';

const isMet = (need: Need): boolean =>
  need === 'database' ? findProgram('postgresql') !== undefined || givenDatabase() !== undefined : findProgram(need) !== undefined;

/** Returns `describe` and `it` for tests that need programs. If a program is missing, Jest skips the tests and counts them. */
export function needs(...all: readonly Need[]): { readonly describe: jest.Describe; readonly it: jest.It } {
  return all.every(isMet) ? { describe, it } : { describe: describe.skip, it: it.skip };
}
