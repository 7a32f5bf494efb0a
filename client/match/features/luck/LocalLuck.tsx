import { isBranch } from '../../../app/matches.js';
import type { LocalTableProps } from '../../local/localTable.js';
import { useSeat } from '../../local/seat.js';
import { localEvents, stateOf } from './events.js';
import { LuckButton } from './LuckButton.js';

interface LocalProps extends LocalTableProps {
  onGo(state: number): void;
}

/** Luck after a match of this browser, or during it if so set up or in a branch. */
export function LocalLuck({ playable: { module }, match, table, onGo }: LocalProps) {
  const seen = useSeat(table.spectator);
  if (!seen || (seen.ctx.gameover === undefined && !match.luck && !isBranch(match))) return null;
  return (
    <LuckButton module={module} G={seen.G} told={() => localEvents(module, table)} onSee={(moves) => onGo(stateOf(seen.log, moves))} />
  );
}
