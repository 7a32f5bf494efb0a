import { NAVAL_COLUMNS } from '../data/tables.js';
import type { WarWords } from '../words/index.js';

const signed = (differential: number): string => (differential > 0 ? `+${differential}` : String(differential));

/** The columns of the Naval Combat Results by their differentials, the worst for the attacker first. */
export const navalColumnNames = ({ navalColumns: words }: WarWords): readonly string[] => [
  words.lessThan(signed(NAVAL_COLUMNS[0])),
  ...NAVAL_COLUMNS.map((from, at) =>
    at + 1 < NAVAL_COLUMNS.length ? words.to(signed(from), signed(NAVAL_COLUMNS[at + 1] - 1)) : words.moreThan(signed(from - 1)),
  ),
];
