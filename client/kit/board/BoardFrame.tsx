import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { PrintedCharts } from '../../../src/kit/charts.js';
import type { Choice, PlayerID, Refusal } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import { useKeptFocus } from '../dialogs/keptFocus.js';
import { HistoryContext } from '../history/historyContext.js';
import { useHotKeys } from '../hooks/hooks.js';
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
import type { Readable } from '../rules/toRead.js';
import { useKitWords } from '../words/index.js';
import { ActionBar, type ActionItem } from './ActionBar.js';
import { BoardShell } from './BoardShell.js';
import { lazyKit } from './lazyKit.js';
import { kitStyles } from './styles.js';
import type { TopBarTools } from './TopBar.js';
import type { Frame } from './useBoardFrame.js';
import { useMuted } from './useMuted.js';
import type { TableProps } from './useOrders.js';

interface FramedPlan {
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  /** Takes a step back, if there is one. */
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
  /** undefined if no decision is pending. */
  readonly choices: readonly M[] | undefined;
  readonly describe: (choice: M) => string;
  /** The places of units, by id. */
  readonly whereAre: (pieces: readonly string[]) => readonly string[];
  /** Renders the top with these tools. */
  readonly top: (tools: TopBarTools) => ReactNode;
  readonly table: ReactNode;
  readonly forces: ReactNode;
  /** undefined without automatic answers. */
  readonly orders: AutomaticAnswersProps | undefined;
  /** Loaded on demand. */
  readonly guide: () => Promise<GuideRead>;
  /** Loaded on demand. */
  readonly rulebook: () => Promise<RulebookRead>;
  /** Loaded on demand. */
  readonly charts: () => Promise<Readable<PrintedCharts>>;
  readonly texts: Texts;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  /** Keys that only this board has. */
  readonly hotKeys?: { readonly [key: string]: () => void };
  readonly sideClass: (by: PlayerID | undefined) => string;
  readonly sideName: (id: PlayerID) => string;
  readonly passScreen?: ReactNode;
}

const NOTHING_SAID: readonly never[] = [];

/** The frame of every board: decision, map, panels, actions, dialogs, and keys. */
export function BoardFrame<G, Place, M extends Choice>(props: BoardFrameProps<G, Place, M>) {
  const words = useKitWords();
  const tutor = useContext(TutorContext);
  const lookingBack = useContext(HistoryContext);
  const counsel = useContext(HintContext);
  const kit = useLazyPart(lazyKit);
  const [later, again] = kit;
  const { frame, board, plan, choices, describe, whereAre, order, orders } = props;
  const { root, sheet, setSheet, narrow, raised, setRaised, hidden, told, fresh, undo, theme } = frame;
  const { pointed, ...pointing } = usePointed();
  useKeptFocus(root);
  const seesChat = frame.tab === 'chronicle' && (!narrow || raised);
  const reads = frame.tab === 'guide';
  const charts = useLoaded(props.charts, frame.tab === 'charts');
  const guide = useLoaded(props.guide, reads && frame.leaf === 'guide');
  const rulebook = useLoaded(props.rulebook, frame.cases.length > 0 || (reads && frame.leaf === 'cases'));
  const rulesAddress = useContext(RulesAddress);
  const address = rulesAddress && ((ruleCase?: string) => rulesAddress(props.slug, ruleCase));
  const [muted, mute] = useMuted(board.matchID ?? '');
  const room = useContext(ChatRoomContext);
  const said = room?.isWatching ? room.remarks : board.chatMessages;
  const heard = muted ? NOTHING_SAID : (said ?? NOTHING_SAID);
  const unread = useUnread(heard, board.playerID, seesChat);
  // Load failed parts on demand.
  const isSheetAsked = sheet !== undefined || frame.cases.length > 0;
  const isLost = isSheetAsked && later.state === 'failed';
  useEffect(() => {
    if (isSheetAsked) again();
  }, [isSheetAsked, again]);
  // The key also runs main actions that are drawn plain.
  const main = plan.actions.find((action) => action.main && action.run);
  const named = useMemo(
    () => (sheet === 'moves' && choices ? choices.map((choice) => ({ choice, sentence: describe(choice) })) : []),
    [sheet, choices, describe],
  );
  // Hints on this board have its move type.
  const consulted = (player: PlayerID) => ({ G: board.G, player, describe: (choice: Choice) => describe(choice as M), whereAre, order });
  useHotKeys(root, {
    '?': () => setSheet('help'),
    m: () => setSheet('moves'),
    h: frame.toggleHidden,
    l: frame.toggleTheme,
    ...props.hotKeys,
    ...(counsel && { [HINT_KEY]: counsel.toggle }),
    ...lookingBack?.keys,
    ...(undo && { u: undo.run }),
    ...(main && { a: () => main.run?.() }),
    Escape: () => (raised && narrow ? setRaised(false) : plan.back?.()),
  });

  return (
    <CaseContext.Provider value={frame.showCase}>
      <div
        ref={frame.setRoot}
        className={`wg-root ${props.className}`}
        data-theme={theme}
        data-still={frame.still || undefined}
        {...pointing}
      >
        <style>{kitStyles}</style>
        {later.state === 'ready' && <style>{later.value.css}</style>}
        <style>{props.css}</style>
        <BoardShell
          covered={props.passScreen !== undefined}
          narrow={narrow}
          raised={raised}
          onRaise={setRaised}
          tab={frame.tab}
          onTab={frame.turnTo}
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
                onBack: lookingBack?.onBoard?.toggle,
                onConcede: frame.concedes ? () => setSheet('concede') : undefined,
              })}
              {lookingBack?.onBoard?.bar}
              {tutor?.panel}
              {choices && board.playerID && counsel?.show?.(consulted(board.playerID))}
            </>
          }
          table={props.table}
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
                      told={told}
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
                    leaf={frame.leaf}
                    onLeaf={frame.setLeaf}
                    guide={guide}
                    rulebook={rulebook}
                    led={frame.led}
                    onChart={(id) => frame.showChart(id, undefined)}
                    address={address}
                  />
                )}
              </WhenLoaded>
            ),
          }}
        />
        {props.passScreen}
        {later.state === 'ready' && <later.value.LogAnnouncer told={told} fresh={fresh} />}
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
