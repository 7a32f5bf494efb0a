import { useLocation } from 'wouter';
import { handOver } from '../../../pages/replay/handover.js';
import type { LocalTableProps } from '../../local/localTable.js';
import { useSeat } from '../../local/seat.js';
import { accountOf, diceOf } from './account.js';
import { DiceDialog } from './DiceDialog.js';

export function LocalDice({ playable: { module }, match, table }: LocalTableProps) {
  const [, navigate] = useLocation();
  const props = useSeat(table.spectator);
  // Branches have no commitment.
  if (!props || match.branch) return null;
  const check = () => {
    handOver(table.export());
    navigate('/dice');
  };
  return (
    <DiceDialog
      at="local"
      account={accountOf(module.sides, diceOf(props.plugins), match.salts ?? {})}
      onCheck={props.ctx.gameover === undefined ? undefined : check}
    />
  );
}
