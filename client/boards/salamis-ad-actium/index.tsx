import { useCallback, useMemo, useRef, useState } from 'react';
import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { type Salamis, type Step, sideOf } from '../../../src/games/salamis-ad-actium/state.js';
import { texts } from '../../../src/games/salamis-ad-actium/texts.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import hexCss from '../../kit/hex/hex.css?inline';
import { useHotKeys, useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import kitCss from '../../kit/kit.css?inline';
import kitPapersCss from '../../kit/papers.css?inline';
import shellCss from '../../kit/shell.css?inline';
import { type FrameSource, useBoardFrame } from '../../kit/useBoardFrame.js';
import { usePendingOrders } from '../../kit/useOrders.js';
import boardCss from './board.css?inline';
import { TableChart } from './chart/TableChart.js';
import { Decision } from './Decision.js';
import { cases, guide, guideTitles, type PictureId } from './guideText.js';
import { shipName } from './names.js';
import { Ending } from './panels/Ending.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { ShipCard } from './panels/ShipCard.js';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type Plan, type SalamisBoardProps, type Session } from './session.js';
import { placesOf, telling } from './story.js';
import { boardText } from './texts.js';

const { rules, charts } = salamisAdActium;
const NOTHING: Plan = { ask: '', marks: new Map(), actions: [] };
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = kitCss + shellCss + kitPapersCss + hexCss + boardCss;
const DRAFTING = {
  empty: emptyDraft,
  carry: ({ contact, formation }: Draft): Draft => ({ ...emptyDraft, contact, formation }),
};
const FRAME: FrameSource<Salamis, string> = { rules, telling, placesOf, narrowAt: '(max-width: 819px)' };

/** The board of Salamis ad Actium, for any boardgame.io client. */
export default function SalamisAdActiumBoard(props: SalamisBoardProps) {
  const { G, playerID } = props;
  const me = typeof playerID === 'string' ? sideOf(G, playerID) : undefined;
  const { open, draft, change, notice, order } = usePendingOrders(rules, props, DRAFTING);
  const session = useMemo<Session | undefined>(() => open && { ...open, me: sideOf(open.G, open.player), step: open.step as Step }, [open]);
  const plan = useMemo(() => (session ? planners[session.step](session, draft, change) : NOTHING), [session, draft, change]);
  const whole = useBoardFrame(props, FRAME);
  const named = useMemo(
    () =>
      whole.told.map((each) => {
        const [first] = each.entry.who ?? [];
        return first !== undefined && G.ships[first] ? { ...each, sentence: `${shipName(G, first)}: ${each.sentence}` } : each;
      }),
    [whole.told, G],
  );
  const frame = { ...whole, told: named };
  const { hidden, narrow, lit, told, fresh } = frame;

  const chart = useRef<ChartWindowHandle>(null);
  /** The ship that was pressed last lies open. */
  const [looked, setLooked] = useState<string>();
  const [rings, setRings] = useState(false);
  const more = useRef(false);
  const onPress = useSteady((place: string) => {
    setLooked(place);
    plan.press?.(place, more.current);
  });
  const onPoint = useSteady((x: number, y: number) => {
    setLooked(undefined);
    plan.point?.(x, y);
  });
  useHotKeys(frame.root, plan.keys ?? {});
  const describe = useCallback((choice: Parameters<typeof sentenceOf>[1]) => sentenceOf(G, choice), [G]);
  const sideClass = useCallback((by: string | undefined) => (by === undefined ? '' : `side-${sideOf(G, by)}`), [G]);
  const open_ = looked !== undefined && looked !== plan.shows && G.ships[looked]?.status === 'table' ? looked : undefined;

  return (
    <BoardFrame
      frame={frame}
      board={props}
      className="salamis"
      css={CSS}
      plan={plan}
      notice={notice}
      order={order}
      choices={session?.choices}
      describe={describe}
      top={(tools) => <Decision {...tools} board={props} session={session} me={me} ask={plan.ask} />}
      table={
        <div
          className="open-table"
          onPointerDownCapture={(event) => {
            more.current = event.shiftKey;
          }}
        >
          {plan.page ?? (
            <TableChart
              G={G}
              plan={plan}
              onPress={onPress}
              onPoint={onPoint}
              looked={looked}
              rings={rings}
              lit={lit}
              hidden={hidden}
              narrow={narrow}
              handle={chart}
            />
          )}
          <div className="papers">
            {G.result ? <Ending G={G} /> : plan.slip}
            {open_ && (
              <section className="slip">
                <ShipCard G={G} id={open_} />
              </section>
            )}
            <JustNow told={told} fresh={fresh} most={10} texts={texts} sideClass={sideClass} onChart={frame.showChart} />
          </div>
        </div>
      }
      forces={<Forces G={G} onPoint={frame.setLit} onLook={setLooked} />}
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
        r: () => setRings(!rings),
      }}
      sideClass={sideClass}
      sideName={(id) => boardText.sides[sideOf(G, id)]}
    />
  );
}
