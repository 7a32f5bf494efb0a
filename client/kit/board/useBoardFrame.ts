import { useCallback, useContext, useMemo, useState } from 'react';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice, Rules } from '../../../src/kit/rules.js';
import { HistoryContext } from '../history/historyContext.js';
import { useReducedMotion } from '../hooks/hooks.js';
import { EarlierLogContext } from '../host/earlierLog.js';
import { TutorContext } from '../host/tutor.js';
import type { OpenChart } from '../panels/Charts.js';
import type { LogLine } from '../panels/Log.js';
import type { LinkTarget, RulesTab } from '../rules/RulesPanel.js';
import { type Theme, useTheme } from '../theme.js';
import { useKitWords } from '../words/index.js';
import type { PanelTab } from './BoardShell.js';
import { type LogWording, logLinesOf, ofLastMove } from './logLines.js';
import { useNarrow, useRoom } from './room.js';
import { type TableProps, useFresh } from './useOrders.js';

/** Settings of a frame that never change. */
export interface FrameSource<G, Place> {
  readonly rules: Rules<G>;
  readonly wording: LogWording;
  readonly narrowAt: number;
  placesOf(G: G, entry: GameEvent): readonly Place[];
}

export const UNDO_KEY = 'u';

export type FrameSheet = 'moves' | 'help' | 'orders' | 'concede';

/** State of a frame: dialogs, highlights, hidden counters, log. */
export interface Frame<Place> {
  readonly root: HTMLDivElement | null;
  readonly setRoot: (root: HTMLDivElement | null) => void;
  readonly theme: Theme;
  readonly toggleTheme: () => void;
  readonly narrow: boolean;
  readonly still: boolean;
  readonly tab: PanelTab;
  readonly showTab: (tab: PanelTab) => void;
  readonly raised: boolean;
  readonly setRaised: (raised: boolean) => void;
  readonly hidden: boolean;
  readonly toggleHidden: () => void;
  readonly sheet: FrameSheet | undefined;
  readonly setSheet: (sheet: FrameSheet | undefined) => void;
  readonly lookUp: (what: 'charts' | RulesTab) => void;
  readonly openChart: OpenChart | undefined;
  readonly setOpenChart: (chart: OpenChart | undefined) => void;
  readonly showChart: (id: string, row: number | undefined) => void;
  /** Open rule cases, each opened from the previous one. */
  readonly cases: readonly string[];
  readonly showCase: (ruleCase: string) => void;
  readonly backCase: () => void;
  readonly closeCases: () => void;
  readonly rulesTab: RulesTab;
  readonly setRulesTab: (tab: RulesTab) => void;
  readonly linkTarget: LinkTarget;
  readonly showRules: (ruleCase: string) => void;
  /** Places highlighted by a list. */
  readonly lit: readonly Place[];
  readonly setLit: (places: readonly Place[]) => void;
  /** Highlights an event's places. */
  readonly point: (entry: GameEvent | undefined) => void;
  readonly lines: readonly LogLine[];
  /** Index of the first new event. */
  readonly fresh: number;
  readonly undo: { readonly run: () => void } | undefined;
  readonly concedes: boolean;
}

export const CONCESSION: Choice = { move: 'concede', args: [] };

const NO_ENTRIES: readonly GameEvent[] = [];
const NOWHERE: readonly never[] = [];

export function useBoardFrame<G, Place>(props: TableProps<G>, source: FrameSource<G, Place>): Frame<Place> {
  const { G, log, moves, plugins, playerID, ctx } = props;
  const { rules, wording, narrowAt, placesOf } = source;
  const tutor = useContext(TutorContext);
  const words = useKitWords();
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [theme, chooseTheme] = useTheme();
  const narrow = useNarrow(root, narrowAt);
  useRoom(root);
  const still = useReducedMotion();
  const [tab, setTab] = useState<PanelTab>('chronicle');
  const [raised, setRaised] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [sheet, setSheet] = useState<FrameSheet>();
  const [openChart, setOpenChart] = useState<OpenChart>();
  const [cases, setCases] = useState<readonly string[]>(NOWHERE);
  const [rulesTab, setRulesTab] = useState<RulesTab>('guide');
  const [linkTarget, setLinkTarget] = useState<LinkTarget>({ to: undefined, times: 0 });
  const [lit, setLit] = useState<readonly Place[]>(NOWHERE);

  const ledger = plugins[LEDGER]?.data as SharedLedger | undefined;
  const prologue = useContext(EarlierLogContext) ? undefined : (ledger?.prologue ?? NO_ENTRIES);
  const lines = useMemo(() => logLinesOf(log, prologue, wording, words), [log, prologue, wording, words]);
  const firstNew = useFresh(lines);
  const isPast = useContext(HistoryContext)?.isPast === true;
  const fresh = isPast ? ofLastMove(lines) : firstNew;
  const isOver = ctx?.gameover !== undefined;

  const showTab = useCallback((next: PanelTab) => {
    setTab(next);
    setLit(NOWHERE); // The element under the pointer disappears with the tab.
  }, []);
  const showChart = useCallback(
    (id: string, row: number | undefined) => {
      setOpenChart({ id, row });
      showTab('charts');
      setRaised(true);
    },
    [showTab],
  );
  const showCase = useCallback((ruleCase: string) => setCases((open) => (open.at(-1) === ruleCase ? open : [...open, ruleCase])), []);
  const showRulesTab = useCallback(
    (next: RulesTab, ruleCase: string | undefined) => {
      setRulesTab(next);
      setLinkTarget(({ times }) => ({ to: ruleCase, times: times + 1 }));
      showTab('guide');
      setRaised(true);
    },
    [showTab],
  );
  const showRules = useCallback(
    (ruleCase: string) => {
      setCases(NOWHERE);
      showRulesTab('cases', ruleCase);
    },
    [showRulesTab],
  );
  const lookUp = useCallback(
    (what: 'charts' | RulesTab) => {
      setSheet(undefined);
      if (what !== 'charts') return showRulesTab(what, undefined);
      setOpenChart(undefined);
      showTab('charts');
      setRaised(true);
    },
    [showTab, showRulesTab],
  );
  const point = useCallback((entry: GameEvent | undefined) => setLit(entry ? placesOf(G, entry) : NOWHERE), [G, placesOf]);

  return {
    root,
    setRoot,
    theme,
    toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark'),
    narrow,
    still,
    tab,
    showTab,
    raised,
    setRaised,
    hidden,
    toggleHidden: () => setHidden(!hidden),
    sheet,
    setSheet,
    lookUp,
    openChart,
    setOpenChart,
    showChart,
    cases,
    showCase,
    backCase: () => setCases(cases.slice(0, -1)),
    closeCases: () => setCases(NOWHERE),
    rulesTab,
    setRulesTab,
    linkTarget,
    showRules,
    lit,
    setLit,
    point,
    lines,
    fresh,
    undo: !isPast && !isOver && ledger?.undo !== undefined && ledger.undo === playerID ? { run: () => moves.undo() } : undefined,
    // A lesson cannot be conceded.
    concedes:
      !tutor &&
      !isPast &&
      !isOver &&
      typeof playerID === 'string' &&
      rules.refusal(G, playerID, CONCESSION.move, CONCESSION.args) === undefined,
  };
}
