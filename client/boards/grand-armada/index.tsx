import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  boardingComponents,
  charts,
  type GrandArmada,
  grandArmada,
  type ShipId,
  type Step,
  ship,
  sideOf,
  texts,
} from '../../../src/games/grand-armada/face.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import hexCss from '../../kit/hex/hex.css?inline';
import { useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import kitCss from '../../kit/kit.css?inline';
import kitPapersCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import { type Frame, type FrameSource, useBoardFrame } from '../../kit/useBoardFrame.js';
import { usePendingOrders } from '../../kit/useOrders.js';
import boardCss from './board.css?inline';
import { isHex, type PlaceId } from './chart/geography.js';
import { SeaChart } from './chart/SeaChart.js';
import countersCss from './counters.css?inline';
import { Decision } from './Decision.js';
import { cases, guide, guideTitles, type PictureId } from './guideText.js';
import { shipAt } from './names.js';
import { BoardingSlip } from './panels/BoardingSlip.js';
import { BriefSlip } from './panels/BriefSlip.js';
import { Ending } from './panels/Ending.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { ShipSlip } from './panels/ShipSlip.js';
import { SealedSlip } from './panels/VolleySlip.js';
import papersCss from './papers.css?inline';
import { combatsAhead } from './plans/boarding.js';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type GrandArmadaBoardProps, type Plan, type Session } from './session.js';
import { coursesOf, folded, placesOf, tellingFor } from './story.js';
import { boardText } from './texts.js';
import { useHelm } from './useHelm.js';

const { rules } = grandArmada;
const NOTHING: Plan = { ask: '', marks: new Map(), actions: [] };
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = kitCss + shellCss + kitPapersCss + hexCss + boardCss + countersCss + papersCss;
const DRAFTING = { empty: emptyDraft, carry: ({ ship: id, plot }: Draft): Draft => ({ ...emptyDraft, ship: id, plot }) };
const frameFor = (swapped: boolean): FrameSource<GrandArmada, PlaceId> => ({
  rules,
  telling: tellingFor(swapped),
  placesOf,
  narrowAt: '(max-width: 819px)',
});
const [AS_LAID, SWAPPED] = [frameFor(false), frameFor(true)];

/** What lies open while another decides: the orders that are sealed, the fights that are being arranged, or how it ended. */
function Watching({ G, me }: { readonly G: GrandArmada; readonly me: 'E' | 'S' | undefined }) {
  if (G.result) return <Ending G={G} />;
  const sealed = me && G.volleys[me];
  if (Array.isArray(sealed) && G.step === 'commit') return <SealedSlip G={G} orders={sealed} />;
  if (G.turn === 1 && G.phase === 'movement' && !G.active) return <BriefSlip G={G} me={me} />;
  if (G.step === 'boarding' && boardingComponents(G).length) return <BoardingSlip G={G} list={combatsAhead(G)} watched />;
  return null;
}

/** The board of The Grand Armada, for any boardgame.io client. */
export default function GrandArmadaBoard(props: GrandArmadaBoardProps) {
  const { G, playerID } = props;
  const me = typeof playerID === 'string' ? sideOf(G, playerID) : undefined;
  const { open, draft, change, notice, order } = usePendingOrders(rules, props, DRAFTING);
  const session = useMemo<Session | undefined>(() => open && { ...open, me: sideOf(open.G, open.player), step: open.step as Step }, [open]);
  const plan = useMemo(() => (session ? planners[session.step](session, draft, change) : NOTHING), [session, draft, change]);
  const whole = useBoardFrame(props, G.options.swapSeats ? SWAPPED : AS_LAID);
  const { told, fresh } = useMemo(() => folded(whole.told, whole.fresh), [whole.told, whole.fresh]);
  const frame: Frame<PlaceId> = { ...whole, told, fresh };
  const { hidden, still, narrow, lit } = frame;

  const chart = useRef<ChartWindowHandle>(null);
  /** The ship that was pressed last lies open, with what she can hit. */
  const [looked, setLooked] = useState<ShipId>();
  const [zones, setZones] = useState(false);
  const courses = useMemo(() => coursesOf(whole.told), [whole.told]);
  const onPress = useSteady((place: PlaceId) => {
    setLooked(isHex(place) ? shipAt(G, place) : undefined);
    plan.press?.(place);
  });
  const describe = useCallback((choice: Parameters<typeof sentenceOf>[1]) => sentenceOf(G, choice), [G]);
  const hotKeys = useHelm(frame.root, plan);
  const sideClass = useCallback(
    (by: string | undefined) => (by === undefined ? '' : sideOf(G, by) === 'E' ? 'side-english' : 'side-spanish'),
    [G],
  );
  // A ship that has gone down no longer lies open.
  const gone = looked !== undefined && (!G.ships[looked] || ship(G, looked).hex === null);
  useEffect(() => {
    if (gone) setLooked(undefined);
  }, [gone]);
  const spread = looked !== undefined && !gone && looked !== plan.shows ? looked : undefined;

  return (
    <BoardFrame
      frame={frame}
      board={props}
      className="grand"
      css={CSS}
      plan={plan}
      notice={notice}
      order={order}
      choices={session?.choices}
      describe={describe}
      top={(tools) => <Decision {...tools} board={props} session={session} me={me} ask={plan.ask} />}
      table={
        <div className="sea-table">
          <SeaChart
            G={G}
            plan={plan}
            onPress={onPress}
            looked={looked}
            zones={zones}
            lit={lit}
            courses={courses}
            told={told}
            fresh={fresh}
            hidden={hidden}
            still={still}
            narrow={narrow}
            handle={chart}
          />
          <div className="papers">
            {session ? plan.slip : <Watching G={G} me={me} />}
            {spread && <ShipSlip G={G} id={spread} />}
            <JustNow told={told} fresh={fresh} most={8} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
          </div>
        </div>
      }
      forces={<Forces G={G} onPoint={frame.setLit} onLook={setLooked} />}
      guide={<Guide sections={guide} picture={pictureOf} casesTitle={guideTitles.cases} cases={cases} openCase={frame.openCase} />}
      charts={charts}
      texts={texts}
      keys={boardText.keys}
      hotKeys={{
        ...hotKeys,
        '+': () => chart.current?.zoom(1),
        '=': () => chart.current?.zoom(1),
        '-': () => chart.current?.zoom(-1),
        '0': () => chart.current?.zoom(0),
        c: () => chart.current?.zoom('near'),
        z: () => setZones(!zones),
      }}
      sideClass={sideClass}
      sideName={(id) => boardText.sides[sideOf(G, id)]}
    />
  );
}
