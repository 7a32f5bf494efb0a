import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { viewsOf } from '../../../../src/boardgame/past.js';
import type { BoardHistoryAccess } from '../../../kit/history/historyContext.js';
import { useFramed, useSteady } from '../../../kit/hooks/hooks.js';
import { viewProps } from '../../boardProps.js';
import type { PlayedContext } from '../../feature.js';
import { positionIn } from '../positions/paths.js';
import { Pages } from './pages.js';
import { ledgerOf } from './source.js';
import { afterOwn, turnsIn } from './turns.js';

export interface MatchHistory {
  /** The shown position: current or earlier. */
  readonly shown: BoardProps;
  /** `_stateID` of the position that the reader has chosen. */
  readonly at: number;
  readonly isPast: boolean;
  readonly isLoading: boolean;
  readonly context: BoardHistoryAccess;
  /** Loads earlier pages of the log; missing if it is complete. */
  readonly earlier?: () => void;
  /** The bar with the slider is open. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Shows a position, and opens the bar. */
  go(to: number): void;
  /** Goes to the start of this turn, or of the next. */
  toTurn(way: 1 | -1): void;
  /** Goes to the position after the reader's last move; missing if no moves followed it. */
  readonly toOwn: (() => void) | undefined;
  /** The first position that can be shown. */
  readonly earliest: number;
  readonly isLost: boolean;
  /** Moves made since the reader left the current position. */
  readonly meanwhile: number;
}

/** The reader's position; undefined at the current one. */
interface Place {
  readonly isOpen: boolean;
  /** The shown state; by default the current one. */
  readonly at?: number;
  /** The current state when the reader left it. */
  readonly left?: number;
}

/** A hook: shows earlier positions while the match continues. */
export function useHistory({ playable: { module }, live, source, wholeLog, covered }: PlayedContext): MatchHistory {
  const now = live._stateID;
  const pages = useMemo(() => new Pages(source), [source]);
  useSyncExternalStore(pages.subscribe, pages.get);
  const [place, setPlace] = useState<Place & { readonly pages: Pages }>({ pages, isOpen: false });
  // Start at the current position when the seat changes.
  if (place.pages !== pages) setPlace({ pages, isOpen: false });
  const { isOpen, left = now } = place;
  const toggle = () => {
    pages.retry();
    setPlace({ pages, isOpen: !isOpen });
  };
  const isPast = place.at !== undefined && !pages.lost && !covered;
  const at = isPast ? Math.max(place.at ?? now, pages.earliest) : now;

  useEffect(() => {
    if (isPast) void pages.want(at);
  }, [pages, isPast, at]);

  const go = (to: number) => {
    const next = Math.max(pages.earliest, to);
    setPlace((before) => ({ pages, isOpen: true, ...(next < now && { at: next, left: before.at === undefined ? now : before.left }) }));
  };
  // Show the position of the address as soon as it is visible to the reader.
  const [asked, setAsked] = useState(() => positionIn(window.location.search));
  useEffect(() => {
    if (asked === undefined || covered) return;
    setAsked(undefined);
    go(asked);
  });
  /** Goes to the start of this turn, or of the next. */
  const turn = async (way: 1 | -1) => {
    const find = (log: readonly LogEntry[]) =>
      way < 0 ? turnsIn(log).findLast((state) => state < at) : turnsIn(log).find((state) => state > at);
    if (wholeLog) return go(find(wholeLog) ?? (way < 0 ? 0 : now));
    for (let page = await pages.fetched(at); page; page = await pages.fetched(way < 0 ? page.from : page.from + page.patches.length + 1)) {
      const found = find(page.log);
      if (found !== undefined) return go(found);
      if (way < 0 ? page.from <= pages.earliest : page.from + page.patches.length >= now) break;
    }
    go(way < 0 ? pages.earliest : now);
  };

  const drawn = useFramed(at);
  const page = isPast ? pages.of(drawn) : undefined;
  const views = useMemo(() => page && viewsOf(page), [page]);
  const version = pages.get();
  const log = useMemo(() => {
    if (!isPast) return undefined;
    return wholeLog ? wholeLog.filter(({ _stateID }) => _stateID < drawn) : pages.logTo(drawn);
  }, [wholeLog, isPast, pages, version, drawn]);
  const { prologue } = ledgerOf(live);
  const past = useMemo(() => {
    if (!log || !views || !page) return undefined;
    const { undo, prologue: _, ...ledger } = ledgerOf(live);
    const { matchID, playerID } = live;
    const begins = pages.earliest === 0 && prologue;
    const seen = viewProps(module, {
      G: views[drawn - page.from],
      playerID,
      log,
      ledger: { ...ledger, ...(begins && { prologue }) },
      matchID,
    });
    const { isMultiplayer, isConnected, matchData, chatMessages, sendChatMessage } = live;
    return { ...seen, _stateID: drawn, isMultiplayer, isConnected, matchData, chatMessages, sendChatMessage };
  }, [live, log, views, page, pages, prologue, module, drawn]);
  // Keep the last position while a page is loading.
  const last = useRef<BoardProps>(undefined);
  useEffect(() => {
    last.current = past ?? (isPast ? last.current : undefined);
  });

  const shown = isPast ? (past ?? last.current ?? live) : live;

  const own = useMemo(() => (typeof live.playerID === 'string' ? afterOwn(live.log, live.playerID) : undefined), [live]);
  const toOwn = own !== undefined && own < now ? () => go(own) : undefined;
  const first = log?.[0]?._stateID ?? drawn;
  const see = useSteady(go);
  const step = useSteady((way: 1 | -1) => go(at + way));
  const toTurn = useSteady((way: 1 | -1) => void turn(way));
  // Keep the identity, so that the board does not render again.
  const context = useMemo(() => {
    const steps = { j: () => step(-1), k: () => step(1) };
    const keys = covered ? {} : { ...steps, ...(isOpen && { PageUp: () => toTurn(-1), PageDown: () => toTurn(1) }) };
    return { isPast, keys, ...(isOpen && { see }) };
  }, [isPast, isOpen, covered, see, step, toTurn]);
  return {
    shown,
    isPast,
    go,
    context,
    ...(isPast && !wholeLog && first > pages.earliest && { earlier: () => void pages.fetched(first) }),
    isOpen,
    toggle,
    toTurn,
    toOwn,
    at,
    isLoading: isPast && !past,
    earliest: pages.earliest,
    isLost: pages.lost,
    meanwhile: isPast ? now - left : 0,
  };
}
