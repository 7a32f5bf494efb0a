import type { LogEntry } from 'boardgame.io';
import { HistoryBar } from '../../match/features/history/HistoryBar.js';
import { afterOwn } from '../../match/features/history/turns.js';
import { useHistoryWords } from '../../match/features/history/words/index.js';
import hostedBarCss from '../css/hostedBar.css?inline';

interface HostedBarProps {
  /** The state that is shown. */
  readonly at: number;
  /** Where the match stands. */
  readonly now: number;
  /** Where it stood when the reader left the present. */
  readonly left: number | undefined;
  /** The first state that this board was shown. */
  readonly earliest: number;
  readonly log: readonly LogEntry[];
  readonly playerID: string | null | undefined;
  onGo(to: number): void;
  onTurn(way: 1 | -1): void;
  onClose(): void;
}

/** The bar by which one looks back, on a board whose host has none. */
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
