import { memo, type ReactElement, type ReactNode, useCallback, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { fullStateOf } from '../../../src/boardgame/fullState.js';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { SEATS } from '../../../src/kit/seats.js';
import { PassScreen } from '../dialogs/PassScreen.js';
import { TextsContext } from '../gameTexts.js';
import type { ChartWindowHandle } from '../hex/ChartWindow.js';
import { BoardHistory } from '../history/BoardHistory.js';
import { useSteady } from '../hooks/hooks.js';
import { AnswersContext } from '../host/answersContext.js';
import { useLanguage } from '../language.js';
import { NO_PART, useLazyPart, WhenReady } from '../loading/lazyPart.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { ArtContext, type ArtOf } from '../map/Art.js';
import type { AutomaticAnswersProps } from '../panels/AutomaticAnswers.js';
import { DieSides } from '../panels/Dice.js';
import { PlaybackContext, usePlayback } from '../panels/playback.js';
import { automaticAnswer, type UndoLog } from '../panels/useAutomaticAnswer.js';
import { readableLoader } from '../rules/readableLoader.js';
import { type StyleProps, Styles, StylesFrom } from '../Styles.js';
import { seatName } from '../seatName.js';
import { BoardFrame } from './BoardFrame.js';
import { BoardTop } from './BoardTop.js';
import type { BoardContext, BoardLayout, BoardSource, PlacePress } from './boardSource.js';
import { lazyKit } from './lazyKit.js';
import { sinceOwn } from './logLines.js';
import { useRoom } from './room.js';
import type { BoardTypes } from './session.js';
import { fittingStyles, kitStyles } from './styles.js';
import { useBoardContext } from './useBoardContext.js';
import type { TableProps } from './useOrders.js';
import { isPassAndPlay, usePassAndPlay } from './usePassAndPlay.js';

const SIX = () => 6;
const NOTHING: readonly never[] = [];

const never = () => () => undefined;

const useIsServers = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Whether the set-up of a local match rolled dice without a fixed seed, so that server and page would have different positions. */
function hasOwnRolls({ isMultiplayer, plugins, _stateID }: TableProps<unknown>): boolean {
  const { prologue, dice } = (plugins?.[LEDGER]?.data ?? {}) as SharedLedger;
  return isMultiplayer === false && _stateID === 0 && prologue !== undefined && dice === undefined;
}

interface BoardLooks extends StyleProps {
  readonly art?: ArtOf;
}

/** Board for boardgame.io's `Client`. Not a `FunctionComponent`, because its types differ between React 18 and 19. */
export interface BoardComponent<G> {
  (props: TableProps<G> & BoardLooks): ReactElement;
  displayName?: string;
  /** Returns a seat's automatic answer. In a match on one screen, such a decision needs no pass screen. */
  automaticAnswer(view: G, seat: PlayerID, log: UndoLog): Choice | undefined;
}

/**
 * Makes a game's board for any boardgame.io client. The kit provides frame, draft, log, keys and top bar; the source adds the rest. See
 * docs/adding-a-game.md.
 */
export function makeBoard<T extends BoardTypes>(source: BoardSource<T>): BoardComponent<T['G']> {
  const { useLook, dieSides = SIX } = source;
  const css = [fittingStyles, ...source.css].join('\n');
  const classOf = (side: T['side'] | undefined) => (side === undefined ? '' : (source.sideClass?.(side) ?? `wg-side-${side}`));
  const guide = readableLoader(source.guide);
  const charts = readableLoader(source.charts);
  // Charts are loaded too, because a case is shown with its chart.
  const rulebook = readableLoader(async () => {
    const [{ rulebook }, { chartsFor }] = await Promise.all([source.rulebook(), source.charts()]);
    return { rulebook, chartsFor };
  });

  function ordersOf({ G, board, preferences, words }: BoardContext<T>, away: boolean): AutomaticAnswersProps | undefined {
    const { standing } = source.game;
    const names = board.playerID ? standing?.concerning(G, board.playerID) : undefined;
    if (!names?.length || !preferences || !source.orders) return undefined;
    return { preferences, words: source.orders(words), names, away };
  }

  interface TableLaid {
    readonly board: TableProps<T['G']>;
    readonly passScreen?: ReactNode;
  }

  /** Renders the board of a match once the current step's planner is loaded, because the map opens at the planner's places. */
  function Begun(props: TableLaid) {
    const { G, playerID } = props.board;
    const [{ state }] = useLazyPart(source.later ?? NO_PART);
    const begun = useRef(false);
    const step: T['step'] | undefined = begun.current ? undefined : source.game.rules.awaiting(G)[playerID ?? ''];
    begun.current ||= state !== 'loading' || !step || source.planners[step] !== undefined;
    return begun.current ? <Table {...props} /> : <Coming />;
  }

  /** Renders an empty board at its final size while the board loads. */
  function Coming() {
    const [root, setRoot] = useState<HTMLElement | null>(null);
    useRoom(root);
    return (
      <div ref={setRoot} className={`wg-root ${source.className}`} dir="ltr">
        <Styles css={kitStyles} />
        <Styles css={css} />
        <main className="wg-board-shell" aria-busy="true" />
      </div>
    );
  }

  function Table({ board, passScreen }: TableLaid) {
    const { context, notice, order } = useBoardContext(source, board);
    const { G, session, plan, frame, courses, words, texts } = context;
    const { hidden, still, narrow, lit, lines, fresh } = frame;
    const look = useLook(context);
    const away = useContext(AnswersContext) !== undefined;
    const later = useLazyPart(source.later ?? NO_PART);
    const [part] = later;
    const sentence = source.sentence ?? (part.state === 'ready' ? part.value.sentence : undefined);
    const describe = (choice: T['move']) => sentence?.(context, choice) ?? choice.move;

    const handle = useRef<ChartWindowHandle>(null);
    const onPress = useSteady((...at: PlacePress<T>) => {
      if (look.measure) return look.measure(...at);
      look.pressed?.(...at);
      plan.press?.(...at);
    });
    // Keep identities constant, so that parts do not rerender with each state.
    const [first, second] = SEATS.map((seat) => classOf(source.sideOf(G, seat)));
    const sideClass = useCallback(
      (by: string | undefined) => (by === undefined ? classOf(undefined) : by === SEATS[0] ? first : second),
      [first, second],
    );
    const whereAre = useCallback((who: readonly string[]) => source.placesOf(G, { key: '', case: '', who }), [G]);
    const asked = session?.player;
    const since = useMemo(() => (asked === undefined ? NOTHING : sinceOwn(board.log, asked, lines)), [board.log, asked, lines]);
    const { playback, tell, isAway, show } = usePlayback(useCallback((entry: GameEvent) => source.placesOf(G, entry), [G]));
    const { point } = frame;
    const onTold = useCallback(
      (entry: GameEvent | undefined) => {
        point(entry);
        tell(entry);
      },
      [point, tell],
    );
    const layout: BoardLayout<T> = {
      ...context,
      look,
      map: { G, plan, lit, courses, hidden, still, narrow, handle, onPress },
      news: (
        <WhenReady of={lazyKit}>
          {({ PlaybackPanel, JustNow }) => (
            <PlaybackPanel
              lines={since}
              texts={texts}
              sideClass={sideClass}
              onPoint={onTold}
              onChart={frame.showChart}
              away={isAway}
              onShow={show}
            >
              <JustNow lines={lines} fresh={fresh} most={source.news} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
            </PlaybackPanel>
          )}
        </WhenReady>
      ),
    };
    const zoom = {
      '+': () => handle.current?.zoom(1),
      '=': () => handle.current?.zoom(1),
      '-': () => handle.current?.zoom(-1),
      '0': () => handle.current?.zoom(0),
      c: () => handle.current?.zoom('near'),
    };

    return (
      <TextsContext.Provider value={texts}>
        <DieSides.Provider value={dieSides}>
          <BoardFrame
            frame={frame}
            board={board}
            slug={source.game.slug}
            className={source.className}
            css={css}
            plan={{ ask: plan.ask, actions: [...plan.actions, ...(look.actions ?? [])], back: look.stepBack ?? plan.back ?? look.back }}
            notice={notice}
            order={order}
            choices={session?.choices}
            describe={describe}
            whereAre={whereAre}
            top={(tools) => <BoardTop source={source} context={context} sideClass={classOf} tools={tools} />}
            table={<PlaybackContext.Provider value={playback}>{source.table(layout)}</PlaybackContext.Provider>}
            decisionPanels={source.panels(layout)}
            forces={source.forces ? source.forces(layout) : <WhenLoaded of={later}>{({ forces }) => forces(layout)}</WhenLoaded>}
            orders={ordersOf(context, away)}
            guide={guide}
            rulebook={rulebook}
            charts={charts}
            texts={texts}
            keys={words.keys}
            hotKeys={{ ...zoom, ...look.keys }}
            sideClass={sideClass}
            sideName={context.seatName}
            passScreen={passScreen}
          />
        </DieSides.Provider>
      </TextsContext.Provider>
    );
  }

  // Memoized, because props change more often than the position, for example with the history slider.
  const OneScreen = memo(function OneScreen(props: TableProps<T['G']>) {
    const { board, passScreen, showSide } = usePassAndPlay(source, props);
    const language = useLanguage();
    const side = passScreen?.seat ? seatName(source.game, board.G, passScreen.seat, language) : '';
    const screen = passScreen && <PassScreen key={passScreen.seat} side={side} secret={passScreen.secret} onShow={showSide} />;
    return (
      <BoardHistory rules={source.game.rules} board={board} whole={fullStateOf(props.G)} owner="all" covered={passScreen !== undefined}>
        {(shown) => <Begun board={shown} passScreen={screen} />}
      </BoardHistory>
    );
  });

  const OneSeat = memo(function OneSeat(props: TableProps<T['G']>) {
    return (
      <BoardHistory rules={source.game.rules} board={props} whole={props.G} owner={`${props.playerID}`} covered={false}>
        {(shown) => <Begun board={shown} />}
      </BoardHistory>
    );
  });

  const Board = ({ nonce, styleSheet, art, ...props }: TableProps<T['G']> & BoardLooks) => {
    const isServers = useIsServers();
    const Shown = isServers && hasOwnRolls(props) ? Coming : isPassAndPlay(props) ? OneScreen : OneSeat;
    return (
      <StylesFrom nonce={nonce} styleSheet={styleSheet}>
        <ArtContext.Provider value={art}>
          <Shown {...props} />
        </ArtContext.Provider>
      </StylesFrom>
    );
  };
  return Object.assign(Board, {
    displayName: source.name,
    automaticAnswer: (view: T['G'], seat: PlayerID, log: UndoLog) => automaticAnswer(source, view, seat, log),
  });
}
