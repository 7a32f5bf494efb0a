import type { LogEntry } from 'boardgame.io';
import type { BoardProps } from 'boardgame.io/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { viewsOf } from '../../../../src/boardgame/past.js';
import type { BoardHistoryAccess } from '../../../kit/history/historyContext.js';
import { useFramed, useSteady } from '../../../kit/hooks/hooks.js';
import { viewProps } from '../../boardProps.js';
import { useBookmarks } from '../positions/bookmarks.js';
import { PositionTools } from '../positions/PositionTools.js';
import { positionIn } from '../positions/paths.js';
import type { ViewedMatch } from '../positions/position.js';
import { SliderBookmarks } from '../positions/SliderBookmarks.js';
import type { Stretch } from '../winChance/useWinChances.js';
import { WinChanceButton } from '../winChance/WinChanceButton.js';
import './history.css';
import { HistoryBar, HistoryButton } from './HistoryBar.js';
import { Pages } from './pages.js';
import { type HistorySource, ledgerOf } from './source.js';
import { afterOwn, turnsIn } from './turns.js';

interface Reading {
  readonly module: GameModule;
  /** The match as it stands; nothing before it is there. */
  readonly live: BoardProps | null;
  readonly source: HistorySource;
  /** `live.log` begins with the match: what happened need not be fetched. */
  readonly isWhole?: boolean;
  /** Something hangs before the board. */
  readonly covered?: boolean;
  /** The match that it is. */
  readonly subject: ViewedMatch;
  /** What stands beside the slider. @param go shows a state */
  beside?(go: (to: number) => void): ReactNode;
}

export interface MatchHistory {
  /** What the board shows: the match as it stands, or as it stood. */
  readonly shown: BoardProps | null;
  readonly context: BoardHistoryAccess;
  /** Asks for what was told before; nothing where all of it is there. */
  readonly earlier?: () => void;
  readonly isPast: boolean;
  /** Shows a state, with the bar. */
  go(to: number): void;
  /** For the strip over the table. */
  readonly button: ReactNode;
  /** Under it. */
  readonly bar: ReactNode;
}

/** Where the reader is: nowhere but in the present, until he looks back. */
interface Place {
  readonly isOpen: boolean;
  /** The state that is shown; the present one if left out. */
  readonly at?: number;
  /** Where the match stood when he left the present. */
  readonly left?: number;
}

/** A server is asked for the pages of a whole match no faster than it likes. */
const REST = 250;
const rest = () => new Promise((resolve) => setTimeout(resolve, REST));

/** Lets whoever sits before a board look back at all that has happened, while the match goes on behind it. */
export function useHistory({ module, live, source, isWhole = false, covered = false, subject, beside }: Reading): MatchHistory {
  const now = live?._stateID ?? 0;
  const pages = useMemo(() => new Pages(source), [source]);
  useSyncExternalStore(pages.subscribe, pages.get);
  const [place, setPlace] = useState<Place & { readonly pages: Pages }>({ pages, isOpen: false });
  // Whoever sits down in another's place begins in the present.
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
  // An address may name a moment; it is shown as soon as the reader may see it.
  const [asked, setAsked] = useState(() => positionIn(window.location.search));
  useEffect(() => {
    if (asked === undefined || !live || covered) return;
    setAsked(undefined);
    go(asked);
  });
  /** To where the turn begins that one is in, or the next one. */
  const turn = async (way: 1 | -1) => {
    const find = (log: readonly LogEntry[]) =>
      way < 0 ? turnsIn(log).findLast((state) => state < at) : turnsIn(log).find((state) => state > at);
    if (live && isWhole) return go(find(live.log) ?? (way < 0 ? 0 : now));
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
    if (!live || !isPast) return undefined;
    return isWhole ? live.log.filter(({ _stateID }) => _stateID < drawn) : pages.logTo(drawn);
  }, [live?.log, isPast, isWhole, pages, version, drawn]);
  const prologue = live ? ledgerOf(live).prologue : undefined;
  const past = useMemo(() => {
    if (!live || !log || !views || !page) return undefined;
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
  // While a page is on its way, what was shown last stays.
  const last = useRef<BoardProps>(undefined);
  useEffect(() => {
    last.current = past ?? (isPast ? last.current : undefined);
  });

  const marks = useBookmarks(subject.match);
  // Between people nobody is helped to weigh a match that goes on.
  const mayWeigh = subject.match.kind !== 'online' || live?.ctx.gameover !== undefined;
  const shown = isPast ? (past ?? last.current ?? live) : live;
  const isLooking = isPast && !past;
  const stretches = useCallback(
    async (state: number): Promise<Stretch> => {
      if (!isWhole && state > 0) await rest();
      const page = await source.page(state);
      return { from: page.from, views: viewsOf(page), log: page.log };
    },
    [source, isWhole],
  );

  const own = useMemo(() => (live && typeof live.playerID === 'string' ? afterOwn(live.log, live.playerID) : undefined), [live]);
  const toOwn = own !== undefined && own < now ? () => go(own) : undefined;
  const first = log?.[0]?._stateID ?? drawn;
  const see = useSteady(go);
  const step = useSteady((way: 1 | -1) => go(at + way));
  const toTurn = useSteady((way: 1 | -1) => void turn(way));
  // The same while somebody goes from one state to the next: the board is not drawn anew for it.
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
    ...(isPast && !isWhole && first > pages.earliest && { earlier: () => void pages.fetched(first) }),
    button: !covered && <HistoryButton isOpen={isOpen} onPress={toggle} />,
    bar: isOpen && !covered && (
      <HistoryBar
        marked={marks.find((mark) => mark.at === at)?.name}
        marks={<SliderBookmarks marks={marks} min={pages.earliest} max={now} />}
        at={at}
        now={now}
        earliest={pages.earliest}
        isLost={pages.lost}
        isLooking={isLooking}
        meanwhile={isPast ? now - left : 0}
        onGo={go}
        onTurn={(way) => void turn(way)}
        onOwn={toOwn}
        beside={beside?.(go)}
        onClose={toggle}
      >
        {live && mayWeigh && (
          <WinChanceButton
            module={module}
            G={live.G}
            playerID={live.playerID ?? null}
            stretches={stretches}
            {...(isWhole && { log: live.log })}
            prologue={prologue}
            at={at}
            now={now}
            onGo={go}
          />
        )}
        {shown && !isLooking && <PositionTools {...subject} module={module} shown={shown} at={drawn} go={go} />}
      </HistoryBar>
    ),
  };
}
