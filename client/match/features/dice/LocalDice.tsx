import { useLocation } from 'wouter';
import { handOver } from '../../handover.js';
import type { LocalMatchProps } from '../../local/localMatchProps.js';
import { useSeat } from '../../local/seat.js';
import { accountOf, diceOf } from './account.js';
import { DiceDialog } from './DiceDialog.js';

export function LocalDice({ playable: { module }, match, running }: LocalMatchProps) {
  const [, navigate] = useLocation();
  const props = useSeat(running.spectator);
  // Branches have no commitment.
  if (!props || match.branch) return null;
  const check = () => {
    handOver(running.export());
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
