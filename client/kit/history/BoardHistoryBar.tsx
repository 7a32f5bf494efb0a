import type { LogEntry } from 'boardgame.io';
import hostedBarCss from '../css/hostedBar.css?inline';
import { Styles } from '../Styles.js';
import { HistoryBar } from './HistoryBar.js';
import { afterOwn } from './turns.js';
import { useHistoryWords } from './words/index.js';

interface HostedBarProps {
  readonly at: number;
  readonly now: number;
  /** `_stateID` that was current when the viewer went to an earlier position. */
  readonly left: number | undefined;
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
      <Styles css={hostedBarCss} />
      <HistoryBar
        at={at}
        now={now}
        earliest={earliest}
        isLost={false}
        isLoading={false}
        meanwhile={at < now ? now - left : 0}
        onGo={onGo}
        onTurn={onTurn}
        onOwn={own !== undefined && own < now && own >= earliest ? () => onGo(own) : undefined}
        onClose={onClose}
      />
      {earliest > 0 && <p className="wg-history-since">{words.since(earliest)}</p>}
    </div>
  );
}
