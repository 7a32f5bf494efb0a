import type { BoardProps } from 'boardgame.io/react';
import { useLocation } from 'wouter';
import type { MatchExport } from '../../../../src/boardgame/matchFile.js';
import type { SideInfo } from '../../../../src/kit/meta.js';
import type { OnlineMatch } from '../../../app/matches.js';
import { handOver } from '../../handover.js';
import { accountOf, diceOf, saltsOfSeats } from './account.js';
import { DiceDialog } from './DiceDialog.js';

interface OnlineDiceProps {
  readonly sides: readonly SideInfo[];
  readonly id: string;
  /** The viewer's seat; null for a spectator. */
  readonly seat: OnlineMatch | null;
  readonly board: Pick<BoardProps, 'plugins' | 'matchData' | 'ctx'>;
  file(): Promise<MatchExport>;
}

/** Shows the dice of an online match, checked against this browser's data. */
export function OnlineDice({ sides, id, seat, board, file }: OnlineDiceProps) {
  const [, navigate] = useLocation();
  const check = () =>
    void file().then((match) => {
      handOver(match, id);
      navigate('/dice');
    });
  return (
    <DiceDialog
      at="online"
      account={accountOf(sides, diceOf(board.plugins), saltsOfSeats(board.matchData ?? []), seat ?? undefined)}
      onCheck={board.ctx.gameover === undefined ? undefined : check}
    />
  );
}
