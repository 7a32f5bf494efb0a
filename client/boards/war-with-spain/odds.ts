import {
  LAND_COLUMNS,
  LAND_RESULTS,
  NAVAL_COLUMNS,
  NAVAL_RESULTS,
  navalColumnNames,
  words,
} from '../../../src/games/war-with-spain/face.js';

/** What one face of the die does to both sides. */
export interface DieRow {
  readonly die: number;
  readonly attacker: { readonly steps: number; readonly retreats: boolean };
  readonly defender: { readonly steps: number; readonly retreats: boolean };
}

/** One column of a results table, with its name and what it costs on average. */
export interface Column {
  readonly name: string;
  readonly rows: readonly DieRow[];
  readonly expected: readonly [attacker: number, defender: number];
}

function column(name: string, rows: readonly DieRow[]): Column {
  const mean = (side: 'attacker' | 'defender') => rows.reduce((sum, row) => sum + row[side].steps, 0) / rows.length;
  return { name, rows, expected: [mean('attacker'), mean('defender')] };
}

/** The columns of the Naval Combat Results Table, the worst for the attacker first; their names are keys of the board's words. */
export const SEA_COLUMNS: readonly Column[] = navalColumnNames(words.en).map((name, at) =>
  column(
    name,
    NAVAL_RESULTS.map((row, i) => ({
      die: i + 1,
      attacker: { steps: row[at][0], retreats: false },
      defender: { steps: row[at][1], retreats: false },
    })),
  ),
);

/** The column a differential reads. */
export const seaColumn = (differential: number): Column => SEA_COLUMNS[NAVAL_COLUMNS.filter((from) => differential >= from).length];

/** The columns of the Land Combat Results Table. */
export const FIELD_COLUMNS: readonly Column[] = LAND_COLUMNS.map((name, at) =>
  column(
    name,
    LAND_RESULTS.map((row, i) => ({ die: i + 1, attacker: row[at][0], defender: row[at][1] })),
  ),
);
