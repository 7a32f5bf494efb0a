import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { PrintedCharts } from '../../../src/kit/charts.js';
import type { Choice, PlayerID, Refusal } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import { useKeptFocus } from '../dialogs/keptFocus.js';
import { HistoryContext } from '../history/historyContext.js';
import { useHotKeys } from '../hooks/useHotKeys.js';
import { ChatRoomContext } from '../host/chatRoom.js';
import { HINT_KEY, HintContext } from '../host/hint.js';
import { RulesAddress } from '../host/RulesAddress.js';
import { TutorContext } from '../host/tutor.js';
import { useLazyPart } from '../loading/lazyPart.js';
import { useLoaded } from '../loading/useLoaded.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { usePointed } from '../map/usePointed.js';
import type { AutomaticAnswersProps } from '../panels/AutomaticAnswers.js';
import { useUnread } from '../panels/useUnread.js';
import { CaseContext } from '../rules/CaseChip.js';
import type { RulebookRead } from '../rules/CaseSheet.js';
import type { GuideRead } from '../rules/RulesPanel.js';
import type { Readable } from '../rules/readableLoader.js';
import { Styles } from '../Styles.js';
import { useKitWords } from '../words/index.js';
import { ActionBar, type ActionItem } from './ActionBar.js';
import { BoardShell } from './BoardShell.js';
import { lazyKit } from './lazyKit.js';
import { kitStyles } from './styles.js';
import type { TopBarTools } from './TopBar.js';
import { type Frame, UNDO_KEY } from './useBoardFrame.js';
import { useMuted } from './useMuted.js';
import type { TableProps } from './useOrders.js';

interface FramedPlan {
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  readonly back?: () => void;
}

interface BoardFrameProps<G, Place, M extends Choice> {
  readonly frame: Frame<Place>;
  readonly board: TableProps<G>;
  readonly slug: string;
  readonly className: string;
  readonly css: string;
  readonly plan: FramedPlan;
  readonly notice: Refusal | undefined;
  readonly order: (choice: Choice) => void;
  /** Legal choices of the pending decision; undefined if there is none. */
  readonly choices: readonly M[] | undefined;
  readonly describe: (choice: M) => string;
  readonly whereAre: (pieces: readonly string[]) => readonly string[];
  readonly top: (tools: TopBarTools) => ReactNode;
  readonly table: ReactNode;
  readonly decisionPanels: ReactNode;
  readonly forces: ReactNode;
  readonly orders: AutomaticAnswersProps | undefined;
  readonly guide: () => Promise<GuideRead>;
  readonly rulebook: () => Promise<RulebookRead>;
  readonly charts: () => Promise<Readable<PrintedCharts>>;
  readonly texts: Texts;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  /** Keyboard shortcuts of this board, in addition to the shared ones. */
  readonly hotKeys?: { readonly [key: string]: () => void };
  readonly sideClass: (by: PlayerID | undefined) => string;
  readonly sideName: (id: PlayerID) => string;
  readonly passScreen?: ReactNode;
}

const NOTHING_SAID: readonly never[] = [];

/** Renders the frame of every board: decision, map, panels, actions, dialogs, and keys. */
export function BoardFrame<G, Place, M extends Choice>(props: BoardFrameProps<G, Place, M>) {
  const words = useKitWords();
  const tutor = useContext(TutorContext);
  const history = useContext(HistoryContext);
  const hint = useContext(HintContext);
  const kit = useLazyPart(lazyKit);
  const [later, again] = kit;
  const { frame, board, plan, choices, describe, whereAre, order, orders } = props;
  const { root, sheet, setSheet, narrow, raised, setRaised, hidden, lines, fresh, undo, theme } = frame;
  const { pointed, ...pointing } = usePointed();
  useKeptFocus(root);
  const seesChat = frame.tab === 'chronicle' && (!narrow || raised);
  const reads = frame.tab === 'guide';
  const charts = useLoaded(props.charts, frame.tab === 'charts');
  const guide = useLoaded(props.guide, reads && frame.rulesTab === 'guide');
  const rulebook = useLoaded(props.rulebook, frame.cases.length > 0 || (reads && frame.rulesTab === 'cases'));
  const rulesAddress = useContext(RulesAddress);
  const address = rulesAddress && ((ruleCase?: string) => rulesAddress(props.slug, ruleCase));
  const [muted, mute] = useMuted(board.matchID ?? '');
  const room = useContext(ChatRoomContext);
  const said = room?.isWatching ? room.remarks : board.chatMessages;
  const shownMessages = muted ? NOTHING_SAID : (said ?? NOTHING_SAID);
  const unread = useUnread(shownMessages, board.playerID, seesChat);
  // Retry a failed load when a dialog needs the part.
  const isSheetAsked = sheet !== undefined || frame.cases.length > 0;
  const isLost = isSheetAsked && later.state === 'failed';
  useEffect(() => {
    if (isSheetAsked) again();
  }, [isSheetAsked, again]);
  // The shortcut also runs a main action whose button is not emphasized.
  const main = plan.actions.find((action) => action.main && action.run);
  const named = useMemo(
    () => (sheet === 'moves' && choices ? choices.map((choice) => ({ choice, sentence: describe(choice) })) : []),
    [sheet, choices, describe],
  );
  // Hints for this board contain only its own moves.
  const hintBoard = (player: PlayerID) => ({ G: board.G, player, describe: (choice: Choice) => describe(choice as M), whereAre, order });
  useHotKeys(root, {
    '?': () => setSheet('help'),
    m: () => setSheet('moves'),
    h: frame.toggleHidden,
    l: frame.toggleTheme,
    ...props.hotKeys,
    ...(hint && { [HINT_KEY]: hint.toggle }),
    ...history?.keys,
    ...(undo && { [UNDO_KEY]: undo.run }),
    ...(main && { a: () => main.run?.() }),
    Escape: () => (raised && narrow ? setRaised(false) : plan.back?.()),
  });

  return (
    <CaseContext.Provider value={frame.showCase}>
      <div
        ref={frame.setRoot}
        className={`wg-root ${props.className}`}
        data-theme={theme}
        dir="ltr"
        data-still={frame.still || undefined}
        // A click anywhere focuses the board, so that its keys work.
        tabIndex={-1}
        {...pointing}
      >
        <Styles css={kitStyles} />
        {later.state === 'ready' && <Styles css={later.value.css} />}
        <Styles css={props.css} />
        <BoardShell
          covered={props.passScreen !== undefined}
          narrow={narrow}
          raised={raised}
          onRaise={setRaised}
          tab={frame.tab}
          onTab={frame.showTab}
          marked={unread ? 'chronicle' : undefined}
          top={
            <>
              {props.top({
                theme,
                hidden,
                onTheme: frame.toggleTheme,
                onHide: frame.toggleHidden,
                onHelp: () => setSheet('help'),
                onMoves: () => setSheet('moves'),
                onOrders: orders && (() => setSheet('orders')),
                onBack: history?.onBoard?.toggle,
                onConcede: frame.concedes ? () => setSheet('concede') : undefined,
              })}
              {history?.onBoard?.bar}
              {tutor?.panel}
              {choices && board.playerID && hint?.show?.(hintBoard(board.playerID))}
            </>
          }
          table={props.table}
          decisionPanels={props.decisionPanels}
          bar={
            <ActionBar
              actions={plan.actions}
              undo={undo}
              notice={isLost ? { key: '', case: '', reason: words.late.failed } : props.notice}
              pointed={pointed}
            />
          }
          panels={{
            chronicle: (
              <WhenLoaded of={kit}>
                {({ Log, Chat }) => (
                  <>
                    <Log
                      lines={lines}
                      texts={props.texts}
                      fresh={fresh}
                      sideClass={props.sideClass}
                      onPoint={frame.point}
                      onChart={frame.showChart}
                    />
                    <Chat board={board} sideName={props.sideName} muted={muted} onMute={mute} />
                  </>
                )}
              </WhenLoaded>
            ),
            charts: (
              <WhenLoaded of={kit}>
                {() => (
                  <WhenLoaded of={charts}>
                    {({ text, reader: { Charts } }) => <Charts of={text} open={frame.openChart} onOpen={frame.setOpenChart} />}
                  </WhenLoaded>
                )}
              </WhenLoaded>
            ),
            forces: props.forces,
            guide: (
              <WhenLoaded of={kit}>
                {({ RulesPanel }) => (
                  <RulesPanel
                    tab={frame.rulesTab}
                    onTab={frame.setRulesTab}
                    guide={guide}
                    rulebook={rulebook}
                    target={frame.linkTarget}
                    onChart={(id) => frame.showChart(id, undefined)}
                    address={address}
                  />
                )}
              </WhenLoaded>
            ),
          }}
        />
        {props.passScreen}
        {later.state === 'ready' && <later.value.LogAnnouncer lines={lines} fresh={fresh} />}
        {later.state === 'ready' && (
          <later.value.BoardSheets
            frame={frame}
            choices={named}
            onChoose={order}
            orders={orders}
            keys={props.keys}
            rulebook={rulebook}
            address={address}
          />
        )}
      </div>
    </CaseContext.Provider>
  );
}
