import type { LocalMatch } from '../../app/matches.js';
import type { Playable } from '../../app/WithGame.js';
import type { Table } from './table.js';

export interface LocalTableProps {
  readonly playable: Playable;
  readonly match: LocalMatch;
  readonly table: Table;
}
