import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type HexId, rules, sideOf, type WarWithSpain, warWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import hexCss from '../../kit/hex/hex.css?inline';
import { useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import kitCss from '../../kit/kit.css?inline';
import { useLanguage } from '../../kit/language.js';
import paperCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import { type FrameSource, useBoardFrame } from '../../kit/useBoardFrame.js';
import { usePendingOrders } from '../../kit/useOrders.js';
import { useKitWords } from '../../kit/words/index.js';
import blocksCss from './blocks.css?inline';
import boardCss from './board.css?inline';
import type { RingKind } from './chart/Rings.js';
import { TheatreChart } from './chart/TheatreChart.js';
import citiesCss from './cities.css?inline';
import countersCss from './counters.css?inline';
import { Decision } from './Decision.js';
import drawerCss from './drawer.css?inline';
import { casesIn, guideIn, type PictureId } from './guide.js';
import { placeName, useNames } from './names.js';
import { Ending } from './panels/Ending.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { Ledger } from './panels/Ledger.js';
import { MapKey } from './panels/MapKey.js';
import { RingSwitch } from './panels/RingSwitch.js';
import { StackSlip } from './panels/StackSlip.js';
import { TurnStrip } from './panels/TurnStrip.js';
import papersCss from './papers.css?inline';
import { blocksOf } from './pieces.js';
import { isStep, planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type Plan, type Session, toggled, type WarBoardProps } from './session.js';
import slipsCss from './slips.css?inline';
import { coursesOf, placesOf, tellingIn } from './story.js';
import themeCss from './theme.css?inline';
import { nextWaiting } from './waiting.js';
import { useWords } from './words/index.js';

const NOTHING: Plan = { ask: '', marks: new Map(), actions: [] };
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = [
  kitCss,
  shellCss,
  hexCss,
  paperCss,
  themeCss,
  boardCss,
  citiesCss,
  countersCss,
  blocksCss,
  papersCss,
  slipsCss,
  drawerCss,
].join('');
/** What a player commands stays picked from one order to the next of the same step. */
const DRAFTING = { empty: emptyDraft, carry: ({ hex, group, target }: Draft): Draft => ({ ...emptyDraft, hex, group, target }) };
const FRAME = { rules, placesOf, narrowAt: '(max-width: 819px)' };

/** The board of Armada: The War with Spain, for any boardgame.io client. */
export default function WarWithSpainBoard(props: WarBoardProps) {
  const { G, playerID } = props;
  const language = useLanguage();
  const words = useWords();
  const names = useNames();
  const kit = useKitWords();
  const { charts, texts } = useMemo(() => warWithSpain.present(language), [language]);
  const guide = useMemo(() => ({ sections: guideIn(words), cases: casesIn(words) }), [words]);
  const source = useMemo<FrameSource<WarWithSpain, HexId>>(() => ({ ...FRAME, telling: tellingIn(words, texts) }), [words, texts]);
  const me = typeof playerID === 'string' ? sideOf(playerID) : undefined;
  const blocks = useMemo(() => blocksOf(G), [G]);
  const { open, draft, change, notice, order } = usePendingOrders(rules, props, DRAFTING, texts);
  const session = useMemo<Session | undefined>(
    () => (open && isStep(open.step) ? { ...open, me: sideOf(open.player), step: open.step, blocks, words, names, kit } : undefined),
    [open, blocks, words, names, kit],
  );
  const plan = useMemo(() => (session ? planners[session.step](session, draft, change) : NOTHING), [session, draft, change]);
  const frame = useBoardFrame(props, source);
  const { hidden, still, narrow, lit, told, fresh } = frame;

  const chart = useRef<ChartWindowHandle>(null);
  /** The hex that was pressed last: what may be seen there is laid open. */
  const [looked, setLooked] = useState<HexId>();
  const aside = looked !== undefined && looked !== plan.at ? looked : undefined;
  /** The stack that was spread out by its key. */
  const [spread, setSpread] = useState<HexId>();
  const lookAway = useCallback(() => {
    setLooked(undefined);
    setSpread(undefined);
  }, []);
  const laidOut = aside !== undefined && !plan.marks.has(aside) ? aside : undefined;
  const asked = `${session?.player} ${session?.step}`;
  useEffect(() => {
    if (asked) lookAway();
  }, [asked, lookAway]);
  // What becomes part of a course has been pressed for that, not to be looked at.
  const onCourse = looked !== undefined && plan.path?.includes(looked);
  useEffect(() => {
    if (onCourse) setLooked(undefined);
  }, [onCourse]);
  const [rings, setRings] = useState<readonly RingKind[]>([]);
  const [keyed, setKeyed] = useState(false);
  const switchKey = useCallback(() => setKeyed((on) => !on), []);
  const switchRing = useCallback((ring: RingKind) => setRings((on) => toggled(on, ring)), []);
  const courses = useMemo(() => coursesOf(told.slice(fresh)), [told, fresh]);
  const onPress = useSteady((hex: HexId) => {
    setSpread(undefined);
    setLooked(hex);
    plan.press?.(hex);
  });
  const spreadOut = () => {
    const hex = frame.root?.querySelector<HTMLElement>('[data-place]:focus')?.dataset.place ?? looked ?? plan.at;
    if (laidOut && !spread) lookAway();
    else setSpread(spread === hex ? undefined : hex);
  };
  const next = nextWaiting(plan.waiting, plan.at);
  const goOn = useSteady(() => {
    lookAway();
    if (next) plan.pick?.(next);
  });
  const framed = useMemo(() => {
    const onward = next && plan.pick ? [{ id: 'next', label: words.act.next(placeName(next)), hint: 'N', run: goOn }] : [];
    return { ask: plan.ask, actions: [...plan.actions, ...onward], back: plan.back ?? (looked || spread ? lookAway : undefined) };
  }, [plan, next, goOn, looked, spread, lookAway, words]);
  const describe = useCallback(
    (choice: Choice) => {
      const move = session?.choices.find((each) => each === choice);
      return move && session ? sentenceOf(session, G, move) : '';
    },
    [G, session],
  );
  const sideClass = (by: string | undefined) => (by === undefined ? '' : `side-${sideOf(by)}`);

  return (
    <BoardFrame
      frame={frame}
      board={props}
      className="wars"
      css={CSS}
      plan={framed}
      notice={notice}
      order={order}
      choices={session?.choices}
      describe={describe}
      top={(tools) => <Decision {...tools} board={props} session={session} me={me} ask={plan.ask} />}
      table={
        <div className="theatre-table">
          <TurnStrip turn={G.turn} phase={G.phase} />
          <div className="theatre-map">
            <TheatreChart
              G={G}
              blocks={blocks}
              plan={plan}
              rings={rings}
              onPress={onPress}
              lit={lit}
              fanned={spread ?? laidOut}
              courses={courses}
              hidden={hidden}
              still={still}
              narrow={narrow}
              handle={chart}
            />
            <div className="papers">
              {G.result ? <Ending G={G} /> : plan.slip}
              {aside !== undefined && <StackSlip G={G} hex={aside} blocks={blocks.get(aside) ?? []} onClose={lookAway} />}
              <JustNow told={told} fresh={fresh} most={6} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
              {keyed && <MapKey onClose={switchKey} />}
              {!G.result && <Ledger G={G} me={me} brief />}
            </div>
            <RingSwitch on={rings} onSwitch={switchRing} keyed={keyed} onKey={switchKey} />
          </div>
        </div>
      }
      forces={<Forces G={G} me={me} blocks={blocks} onPoint={frame.setLit} />}
      guide={
        <Guide sections={guide.sections} picture={pictureOf} casesTitle={words.casesTitle} cases={guide.cases} openCase={frame.openCase} />
      }
      charts={charts}
      texts={texts}
      keys={words.keys}
      hotKeys={{
        '+': () => chart.current?.zoom(1),
        '=': () => chart.current?.zoom(1),
        '-': () => chart.current?.zoom(-1),
        '0': () => chart.current?.zoom(0),
        c: () => chart.current?.zoom('near'),
        f: spreadOut,
        n: goOn,
        r: () => switchRing('intercept'),
        d: () => switchRing('dutch'),
        k: switchKey,
      }}
      sideClass={sideClass}
      sideName={(id) => words.sides[sideOf(id)]}
    />
  );
}
