import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { viewsOf } from '../../../../src/boardgame/historyPage.js';
import type { BoardHistoryAccess } from '../../../kit/history/historyContext.js';
import { afterOwn, turnsIn } from '../../../kit/history/turns.js';
import { useFramed, useSteady } from '../../../kit/hooks/hooks.js';
import { viewProps } from '../../boardProps.js';
import type { PlayedContext } from '../../feature.js';
import { positionIn } from '../positions/paths.js';
import { Pages } from './pages.js';
import { ledgerOf } from './source.js';

export interface MatchHistory {
  readonly shown: BoardProps;
  /** `_stateID` chosen by the viewer. */
  readonly at: number;
  readonly isPast: boolean;
  readonly isLoading: boolean;
  readonly context: BoardHistoryAccess;
  /** Loads earlier pages of the log; absent if the log is complete. */
  readonly earlier?: () => void;
  readonly isOpen: boolean;
  toggle(): void;
  /** Shows a position and opens the history bar. */
  go(to: number): void;
  /** Goes to the start of this turn (-1) or of the next turn (1). */
  toTurn(way: 1 | -1): void;
  /** Goes to the position after the viewer's latest move; absent if that is current. */
  readonly toOwn: (() => void) | undefined;
  readonly earliest: number;
  readonly isLost: boolean;
  /** Number of moves made since the viewer left the current position. */
  readonly meanwhile: number;
}

interface Place {
  readonly isOpen: boolean;
  /** `_stateID` of the position shown; absent for the current position. */
  readonly at?: number;
  /** `_stateID` that was current when the viewer went to an earlier position. */
  readonly left?: number;
}

/** Returns the positions of a match in progress, and controls for moving through them. */
export function useHistory({ playable: { module }, live, source, wholeLog, covered }: PlayedContext): MatchHistory {
  const now = live._stateID;
  const pages = useMemo(() => new Pages(source), [source]);
  useSyncExternalStore(pages.subscribe, pages.get);
  const [place, setPlace] = useState<Place & { readonly pages: Pages }>({ pages, isOpen: false });
  // A new seat starts at the current position.
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
  // Show the position in the page's address as soon as it is available.
  const [asked, setAsked] = useState(() => positionIn(window.location.search));
  useEffect(() => {
    if (asked === undefined || covered) return;
    setAsked(undefined);
    go(asked);
  });
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
  // Keep the last position while a page loads.
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
  // Memoized, so that the board does not rerender.
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
