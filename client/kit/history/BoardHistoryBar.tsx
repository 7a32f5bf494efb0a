import type { LogEntry } from 'boardgame.io';
import { HistoryBar } from '../../match/features/history/HistoryBar.js';
import { afterOwn } from '../../match/features/history/turns.js';
import { useHistoryWords } from '../../match/features/history/words/index.js';
import hostedBarCss from '../css/hostedBar.css?inline';

interface HostedBarProps {
  /** `_stateID` shown. */
  readonly at: number;
  /** Current `_stateID`. */
  readonly now: number;
  /** Current `_stateID` when the reader went back. */
  readonly left: number | undefined;
  /** First `_stateID` available. */
  readonly earliest: number;
  readonly log: readonly LogEntry[];
  readonly playerID: string | null | undefined;
  onGo(to: number): void;
  onTurn(way: 1 | -1): void;
  onClose(): void;
}

export function BoardHistoryBar({ at, now, left = now, earliest, log, playerID, onGo, onTurn, onClose }: HostedBarProps) {
  const words = useHistoryWords();
  const own = typeof playerID === 'string' ? afterOwn(log, playerID) : undefined;
  return (
    <div className="wg-hosted-back">
      <style>{hostedBarCss}</style>
      <HistoryBar
        at={at}
        now={now}
        earliest={earliest}
        isLost={false}
        isLooking={false}
        meanwhile={at < now ? now - left : 0}
        onGo={onGo}
        onTurn={onTurn}
        onOwn={own !== undefined && own < now && own >= earliest ? () => onGo(own) : undefined}
        onClose={onClose}
      />
      {earliest > 0 && <p className="wg-back-since">{words.since(earliest)}</p>}
    </div>
  );
}
