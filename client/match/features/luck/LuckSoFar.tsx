import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { useRef } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import type { HistorySource } from '../history/source.js';
import { wholeLog } from '../positions/keptMoves.js';
import { eventsSoFar, stateOf } from './events.js';
import { LuckButton } from './LuckButton.js';

interface SoFarProps {
  readonly module: GameModule;
  readonly source: HistorySource;
  readonly live: BoardProps;
  onGo(to: number): void;
}

/** Shows luck statistics during a match, if both players have agreed. */
export function LuckSoFar({ module, source, live, onGo }: SoFarProps) {
  const read = useRef<readonly LogEntry[]>([]);
  const told = async () => {
    const [first, log] = [await source.page(0), await wholeLog(source, live._stateID)];
    read.current = log;
    return eventsSoFar(live, first, log);
  };
  return <LuckButton module={module} G={live.G} loadEvents={told} onSee={(moves) => onGo(stateOf(read.current, moves))} />;
}
