import { isBranch } from '../../../app/matches.js';
import type { LocalMatchProps } from '../../local/localMatchProps.js';
import { useSeat } from '../../local/seat.js';
import { localEvents, stateOf } from './events.js';
import { LuckButton } from './LuckButton.js';

interface LocalProps extends LocalMatchProps {
  onGo(state: number): void;
}

/** Shows the luck statistics of a match in this browser: after the match, in a branch, or during the match if enabled at set-up. */
export function LocalLuck({ playable: { module }, match, running, onGo }: LocalProps) {
  const seen = useSeat(running.spectator);
  if (!seen || (seen.ctx.gameover === undefined && !match.luck && !isBranch(match))) return null;
  return (
    <LuckButton
      module={module}
      G={seen.G}
      loadEvents={() => localEvents(module, running)}
      onSee={(moves) => onGo(stateOf(seen.log, moves))}
    />
  );
}
