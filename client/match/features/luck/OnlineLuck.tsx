import { useLocation } from 'wouter';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { lobby } from '../../../api/lobby.js';
import { handOver } from '../../handover.js';
import { eventsInFile } from './events.js';
import { LuckButton } from './LuckButton.js';

interface OnlineProps {
  readonly module: GameModule;
  readonly id: string;
  readonly G: unknown;
}

/** Shows the luck statistics of a finished match. Positions open on the replay page. */
export function OnlineLuck({ module, id, G }: OnlineProps) {
  const [, navigate] = useLocation();
  const file = () => lobby.export(module.slug, id);
  const see = async (moves: number) => {
    handOver(await file(), id);
    navigate(`/replay?at=${moves}`);
  };
  return (
    <LuckButton module={module} G={G} loadEvents={async () => eventsInFile(module, await file())} onSee={(moves) => void see(moves)} />
  );
}
