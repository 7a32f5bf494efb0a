import { useCallback, useMemo, useRef, useState } from 'react';
import {
  charts,
  rightFierceAndTerrible,
  type Sluys,
  type SluysMove,
  type Step,
  sideOf,
  texts,
} from '../../../src/games/right-fierce-and-terrible/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import hexCss from '../../kit/hex/hex.css?inline';
import { useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import kitCss from '../../kit/kit.css?inline';
import kitPapersCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import { type FrameSource, useBoardFrame } from '../../kit/useBoardFrame.js';
import { usePendingOrders } from '../../kit/useOrders.js';
import boardCss from './board.css?inline';
import type { PlaceId } from './chart/geography.js';
import { ZwinChart } from './chart/ZwinChart.js';
import countersCss from './counters.css?inline';
import { Decision } from './Decision.js';
import { cases, guide, guideTitles, type PictureId } from './guideText.js';
import { Ending } from './panels/Ending.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { StackSlip } from './panels/StackSlip.js';
import papersCss from './papers.css?inline';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type Plan, type Session, type SluysBoardProps } from './session.js';
import { coursesOf, placesOf, telling } from './story.js';
import { boardText } from './texts.js';

const { rules } = rightFierceAndTerrible;
const NOTHING: Plan = { ask: '', marks: new Map(), actions: [] };
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = kitCss + shellCss + kitPapersCss + hexCss + boardCss + countersCss + papersCss;
const DRAFTING = { empty: emptyDraft, carry: ({ unit }: Draft): Draft => ({ ...emptyDraft, unit }) };
const sideClass = (by: string | undefined) => (by === '0' ? 'side-english' : by === '1' ? 'side-french' : '');
const FRAME: FrameSource<Sluys, PlaceId> = { rules, telling, placesOf, narrowAt: '(max-width: 819px)' };

/** The board of Right Fierce & Terrible, for any boardgame.io client. */
export default function RightFierceAndTerribleBoard(props: SluysBoardProps) {
  const { G, moves, playerID } = props;
  const me = typeof playerID === 'string' ? sideOf(playerID) : undefined;
  const { open, draft, change, notice, order } = usePendingOrders(rules, props, DRAFTING);
  const session = useMemo<Session | undefined>(() => open && { ...open, me: sideOf(open.player), step: open.step as Step }, [open]);
  const plan = useMemo(() => (session ? planners[session.step](session, draft, change) : NOTHING), [session, draft, change]);
  const frame = useBoardFrame(props, FRAME);
  const { hidden, still, narrow, lit, told, fresh } = frame;

  const chart = useRef<ChartWindowHandle>(null);
  /** The hex that was pressed last: what lies there is laid open. */
  const [looked, setLooked] = useState<PlaceId>();
  const courses = useMemo(() => coursesOf(told), [told]);
  const onPress = useSteady((place: PlaceId) => {
    setLooked(place);
    plan.press?.(place);
  });
  // The frame hands back what `choices` gave it.
  const describe = useCallback((choice: Choice) => sentenceOf(G, choice as SluysMove), [G]);

  return (
    <BoardFrame
      frame={frame}
      board={props}
      className="sluys"
      css={CSS}
      plan={plan}
      notice={notice}
      order={order}
      choices={session?.choices}
      describe={describe}
      top={(tools) => <Decision {...tools} board={props} session={session} me={me} ask={plan.ask} />}
      table={
        <div className="zwin-table">
          <ZwinChart
            G={G}
            plan={plan}
            onPress={onPress}
            lit={lit}
            courses={courses}
            hidden={hidden}
            still={still}
            narrow={narrow}
            handle={chart}
          />
          <div className="papers">
            {G.over ? <Ending G={G} /> : plan.slip}
            {looked !== undefined && looked !== (plan.shows ?? null) && <StackSlip G={G} hex={looked} able={[]} />}
            <JustNow told={told} fresh={fresh} most={7} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
          </div>
        </div>
      }
      forces={
        <Forces
          G={G}
          me={me}
          onPoint={frame.setLit}
          onPreference={me && !G.over ? (name, value) => moves.setPreference(name, value) : undefined}
        />
      }
      guide={<Guide sections={guide} picture={pictureOf} casesTitle={guideTitles.cases} cases={cases} openCase={frame.openCase} />}
      charts={charts}
      texts={texts}
      keys={boardText.keys}
      hotKeys={{
        '+': () => chart.current?.zoom(1),
        '=': () => chart.current?.zoom(1),
        '-': () => chart.current?.zoom(-1),
        '0': () => chart.current?.zoom(0),
        c: () => chart.current?.zoom('near'),
      }}
      sideClass={sideClass}
      sideName={(id) => boardText.sides[sideOf(id)]}
    />
  );
}
