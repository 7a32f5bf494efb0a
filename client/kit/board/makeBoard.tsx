import { type FunctionComponent, memo, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { wholeOf } from '../../../src/boardgame/whole.js';
import type { GameEvent } from '../../../src/kit/events.js';
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
import type { AutomaticAnswersProps } from '../panels/AutomaticAnswers.js';
import { DieSides } from '../panels/Dice.js';
import { TellingContext, useTelling } from '../panels/following.js';
import { toRead } from '../rules/toRead.js';
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

/**
 * Makes a game's board for any boardgame.io client. The kit has frame, draft, log, keys and top line; the source adds the rest. See
 * docs/adding-a-game.md.
 */
export function makeBoard<T extends BoardTypes>(source: BoardSource<T>): FunctionComponent<TableProps<T['G']>> {
  const { useLook, dieSides = SIX } = source;
  const css = [fittingStyles, ...source.css].join('\n');
  const classOf = (side: T['side'] | undefined) => (side === undefined ? '' : (source.sideClass?.(side) ?? `wg-side-${side}`));
  const guide = toRead(source.guide);
  const charts = toRead(source.charts);
  // A case is shown with its chart.
  const rulebook = toRead(async () => {
    const [{ rulebook }, { chartsFor }] = await Promise.all([source.rulebook(), source.charts()]);
    return { rulebook, chartsFor };
  });

  /** undefined without automatic answers. */
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

  /** During a match, waits for the planner of the current step, because maps open at its places. */
  function Begun(props: TableLaid) {
    const { G, playerID } = props.board;
    const [{ state }] = useLazyPart(source.later ?? NO_PART);
    const begun = useRef(false);
    const step: T['step'] | undefined = begun.current ? undefined : source.game.rules.awaiting(G)[playerID ?? ''];
    begun.current ||= state !== 'loading' || !step || source.planners[step] !== undefined;
    return begun.current ? <Table {...props} /> : <Coming />;
  }

  /** Placeholder of the board's size. */
  function Coming() {
    const [root, setRoot] = useState<HTMLElement | null>(null);
    useRoom(root);
    return (
      <div ref={setRoot} className={`wg-root ${source.className}`}>
        <style>{kitStyles}</style>
        <style>{css}</style>
        <main className="wg-board-shell" aria-busy="true" />
      </div>
    );
  }

  function Table({ board, passScreen }: TableLaid) {
    const { desk, notice, order } = useBoardContext(source, board);
    const { G, session, plan, frame, courses, words, texts } = desk;
    const { hidden, still, narrow, lit, told, fresh } = frame;
    const look = useLook(desk);
    const away = useContext(AnswersContext) !== undefined;
    const later = useLazyPart(source.later ?? NO_PART);
    const [part] = later;
    const sentence = source.sentence ?? (part.state === 'ready' ? part.value.sentence : undefined);
    const describe = (choice: T['move']) => sentence?.(desk, choice) ?? choice.move;

    const handle = useRef<ChartWindowHandle>(null);
    const onPress = useSteady((...at: PlacePress<T>) => {
      if (look.measure) return look.measure(...at);
      look.pressed?.(...at);
      plan.press?.(...at);
    });
    // Constant identities, so that parts do not render with each state.
    const [first, second] = SEATS.map((seat) => classOf(source.sideOf(G, seat)));
    const sideClass = useCallback(
      (by: string | undefined) => (by === undefined ? classOf(undefined) : by === SEATS[0] ? first : second),
      [first, second],
    );
    const whereAre = useCallback((who: readonly string[]) => source.placesOf(G, { key: '', case: '', who }), [G]);
    const asked = session?.player;
    const since = useMemo(() => (asked === undefined ? NOTHING : sinceOwn(board.log, asked, told)), [board.log, asked, told]);
    const { telling, tell, isAway, show } = useTelling(useCallback((entry: GameEvent) => source.placesOf(G, entry), [G]));
    const { point } = frame;
    const onTold = useCallback(
      (entry: GameEvent | undefined) => {
        point(entry);
        tell(entry);
      },
      [point, tell],
    );
    const laid: BoardLayout<T> = {
      ...desk,
      look,
      map: { G, plan, lit, courses, hidden, still, narrow, handle, onPress },
      news: (
        <WhenReady of={lazyKit}>
          {({ Retelling, JustNow }) => (
            <Retelling
              lines={since}
              texts={texts}
              sideClass={sideClass}
              onPoint={onTold}
              onChart={frame.showChart}
              away={isAway}
              onShow={show}
            >
              <JustNow told={told} fresh={fresh} most={source.news} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
            </Retelling>
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
            plan={{ ask: plan.ask, actions: [...plan.actions, ...(look.actions ?? [])], back: look.lift ?? plan.back ?? look.back }}
            notice={notice}
            order={order}
            choices={session?.choices}
            describe={describe}
            whereAre={whereAre}
            top={(tools) => <BoardTop source={source} desk={desk} sideClass={classOf} tools={tools} />}
            table={<TellingContext.Provider value={telling}>{source.table(laid)}</TellingContext.Provider>}
            forces={source.forces ? source.forces(laid) : <WhenLoaded of={later}>{({ forces }) => forces(laid)}</WhenLoaded>}
            orders={ordersOf(desk, away)}
            guide={guide}
            rulebook={rulebook}
            charts={charts}
            texts={texts}
            keys={words.keys}
            hotKeys={{ ...zoom, ...look.keys }}
            sideClass={sideClass}
            sideName={desk.seatName}
            passScreen={passScreen}
          />
        </DieSides.Provider>
      </TextsContext.Provider>
    );
  }

  // Props change more often than the position, for example with the history slider.
  const OneScreen = memo(function OneScreen(props: TableProps<T['G']>) {
    const { board, passScreen, lift } = usePassAndPlay(source.game, props);
    const language = useLanguage();
    const side = passScreen?.seat ? seatName(source.game, board.G, passScreen.seat, language) : '';
    const screen = passScreen && <PassScreen key={passScreen.seat} side={side} secret={passScreen.secret} onLift={lift} />;
    return (
      <BoardHistory rules={source.game.rules} board={board} whole={wholeOf(props.G)} owner="all" covered={passScreen !== undefined}>
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

  const Board = (props: TableProps<T['G']>) => (isPassAndPlay(props) ? <OneScreen {...props} /> : <OneSeat {...props} />);
  Board.displayName = source.name;
  return Board;
}
