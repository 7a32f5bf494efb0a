import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsLeft from 'lucide-react/icons/chevrons-left';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import HistoryMark from 'lucide-react/icons/history';
import X from 'lucide-react/icons/x';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import './history.css';
import { useHistoryWords } from './words/index.js';

interface IconButtonProps {
  readonly label: string;
  readonly Mark: ComponentType<SVGProps<SVGSVGElement>>;
  readonly off?: boolean;
  readonly isPressed?: boolean;
  onPress(): void;
}

function IconButton({ label, Mark, off = false, isPressed, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className="wg-button wg-quiet wg-icon"
      aria-label={label}
      aria-pressed={isPressed}
      title={label}
      disabled={off}
      onClick={onPress}
    >
      <Mark aria-hidden="true" />
    </button>
  );
}

export function HistoryButton({ isOpen, onPress }: { readonly isOpen: boolean; readonly onPress: () => void }) {
  const words = useHistoryWords();
  return <IconButton label={words.open} Mark={HistoryMark} isPressed={isOpen} onPress={onPress} />;
}

interface BackBarProps {
  /** `_stateID` of the position shown. */
  readonly at: number;
  /** Current `_stateID` of the match. */
  readonly now: number;
  readonly earliest: number;
  readonly isLost: boolean;
  readonly isLoading: boolean;
  /** Number of moves made since the viewer left the current position. */
  readonly meanwhile: number;
  onGo(to: number): void;
  onTurn(way: 1 | -1): void;
  /** Goes to the position after the viewer's latest move; undefined if no moves have been made since. */
  readonly onOwn: (() => void) | undefined;
  readonly beside?: ReactNode;
  onClose(): void;
  /** Name of the bookmark for this position. */
  readonly marked?: string;
  /** Bookmarks shown over the slider. */
  readonly marks?: ReactNode;
  /** Buttons that act on this position. */
  readonly children?: ReactNode;
}

export function HistoryBar({
  at,
  now,
  earliest,
  isLost,
  isLoading,
  meanwhile,
  onGo,
  onTurn,
  onOwn,
  beside,
  onClose,
  marked,
  marks,
  children,
}: BackBarProps) {
  const words = useHistoryWords();
  const said = at === now ? words.now : at === 0 ? words.start : words.at(at, now);
  const atStart = at <= earliest;
  const atEnd = at >= now;
  return (
    <section className="wg-history-bar" aria-label={words.title}>
      {isLost ? (
        <p role="alert">{words.lost}</p>
      ) : (
        <>
          <div className="wg-history-where">
            <div className="wg-marked-slider">
              <input
                type="range"
                min={earliest}
                max={now}
                value={at}
                aria-label={words.slider}
                aria-valuetext={[said, marked].filter(Boolean).join(': ')}
                onChange={(event) => onGo(Number(event.target.value))}
              />
              {marks}
            </div>
            <output aria-busy={isLoading} data-testid="back-at">
              {isLoading ? words.looking : said}
            </output>
          </div>
          <div className="wg-history-steps">
            <IconButton label={words.turnBack} Mark={ChevronsLeft} off={atStart} onPress={() => onTurn(-1)} />
            <IconButton label={words.back} Mark={ChevronLeft} off={atStart} onPress={() => onGo(at - 1)} />
            <IconButton label={words.on} Mark={ChevronRight} off={atEnd} onPress={() => onGo(at + 1)} />
            <IconButton label={words.turnOn} Mark={ChevronsRight} off={atEnd} onPress={() => onTurn(1)} />
            {onOwn && (
              <button type="button" className="wg-button wg-quiet wg-history-own" onClick={onOwn}>
                {words.sinceOwn}
              </button>
            )}
            <button
              type="button"
              className="wg-button wg-history-now"
              disabled={atEnd}
              aria-label={meanwhile > 0 ? `${words.toNow}. ${words.meanwhile(meanwhile)}` : words.toNow}
              title={meanwhile > 0 ? words.meanwhile(meanwhile) : words.toNow}
              onClick={() => onGo(now)}
            >
              {words.now}
              {meanwhile > 0 && <i data-testid="back-meanwhile">{`+${meanwhile}`}</i>}
            </button>
            {beside}
          </div>
          {children}
        </>
      )}
      <IconButton label={words.close} Mark={X} onPress={onClose} />
    </section>
  );
}
