import { isBranch } from '../../../app/matches.js';
import type { LocalTableProps } from '../../local/localTable.js';
import { useSeat } from '../../local/seat.js';
import { localEvents, stateOf } from './events.js';
import { LuckButton } from './LuckButton.js';

interface LocalProps extends LocalTableProps {
  /** Looks back to a state. */
  onGo(state: number): void;
}

/** The ledger of a match in this browser: once it is over, or before where it was begun so, or where it is tried out only what might come. */
export function LocalLuck({ playable: { module }, match, table, onGo }: LocalProps) {
  const seen = useSeat(table.spectator);
  if (!seen || (seen.ctx.gameover === undefined && !match.luck && !isBranch(match))) return null;
  return (
    <LuckButton module={module} G={seen.G} told={() => localEvents(module, table)} onSee={(moves) => onGo(stateOf(seen.log, moves))} />
  );
}
