import { useCallback, useMemo, useRef, useState } from 'react';
import { salamisAdActium, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import type { Choice } from '../../../src/kit/rules.js';
import { BoardFrame } from '../../kit/BoardFrame.js';
import { DieSides } from '../../kit/Dice.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import { useHotKeys, useSteady } from '../../kit/hooks.js';
import { JustNow } from '../../kit/JustNow.js';
import { useBoardFrame } from '../../kit/useBoardFrame.js';
import { usePendingOrders } from '../../kit/useOrders.js';
import { TableChart } from './chart/TableChart.js';
import { phaseOf, voyagesOf } from './chart/voyages.js';
import { Decision } from './Decision.js';
import { sidesOf } from './dice.js';
import { guideIn, type PictureId } from './guide.js';
import { fleetName } from './names.js';
import { Ending } from './panels/Ending.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { ShipCard } from './panels/ShipCard.js';
import { planners } from './plans/index.js';
import { planWatching } from './plans/watching.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type SalamisBoardProps } from './session.js';
import { placesOf, telling, toldOf } from './story.js';
import { styles } from './styles.js';
import { useSession } from './useSession.js';
import { GameTexts } from './useTexts.js';
import { useView } from './useView.js';

const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const DRAFTING = {
  empty: emptyDraft,
  carry: ({ contact, formation, work, last, mode, approach, burst, steps }: Draft): Draft => ({
    ...emptyDraft,
    contact,
    formation,
    work,
    last: steps.length ? { mode, approach, burst, steps } : last,
  }),
};
const NARROW = '(max-width: 819px)';

/** The board of Salamis ad Actium, for any boardgame.io client. */
export default function SalamisAdActiumBoard(props: SalamisBoardProps) {
  const { view, game } = useView(props);
  const { G, words, texts } = view;
  const { open, draft, change, notice, order } = usePendingOrders(salamisAdActium.rules, props, DRAFTING, texts);
  const session = useSession(open, view);
  const plan = useMemo(
    () => (session ? planners[session.step](session, draft, change) : planWatching(view)),
    [session, draft, change, view],
  );
  const tale = useMemo(() => telling({ words, texts }), [words, texts]);
  const guide = useMemo(() => guideIn(words), [words]);
  const whole = useBoardFrame(props, { rules: salamisAdActium.rules, telling: tale, placesOf, narrowAt: NARROW });
  const named = useMemo(() => whole.told.map((each) => toldOf(G, each)), [whole.told, G]);
  const frame = { ...whole, told: named };
  const { hidden, narrow, lit, told, fresh, still } = frame;
  const voyages = useMemo(() => voyagesOf(whole.told.slice(whole.fresh)), [whole.told, whole.fresh]);
  const trails = useMemo(() => voyagesOf(whole.told.slice(phaseOf(whole.told))), [whole.told]);

  const chart = useRef<ChartWindowHandle>(null);
  /** The ship that was pressed last lies open. */
  const [looked, setLooked] = useState<string>();
  const [rings, setRings] = useState(false);
  const [measuring, setMeasuring] = useState(false);
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
  const sentences = useMemo(
    () => new Map<Choice, string>(session?.choices.map((choice) => [choice, sentenceOf(session, choice)])),
    [session],
  );
  const describe = useCallback((choice: Choice) => sentences.get(choice) ?? '', [sentences]);
  const sideClass = useCallback((by: string | undefined) => (by === undefined ? '' : `side-${sideOf(G, by)}`), [G]);
  const open_ = looked !== undefined && looked !== plan.shows && G.ships[looked]?.status === 'table' ? looked : undefined;

  return (
    <DieSides.Provider value={sidesOf}>
      <GameTexts.Provider value={texts}>
        <BoardFrame
          frame={frame}
          board={props}
          className="salamis"
          css={styles}
          plan={plan}
          notice={notice}
          order={order}
          choices={session?.choices}
          describe={describe}
          top={(tools) => <Decision {...tools} board={props} view={view} session={session} ask={plan.ask} />}
          table={
            <div
              className="open-table"
              onPointerDownCapture={(event) => {
                more.current = event.shiftKey;
              }}
            >
              {plan.page?.(lit) ?? (
                <TableChart
                  G={G}
                  plan={plan}
                  onPress={onPress}
                  onPoint={onPoint}
                  looked={looked}
                  rings={rings}
                  measuring={measuring}
                  onRings={() => setRings(!rings)}
                  onMeasure={() => setMeasuring(!measuring)}
                  lit={lit}
                  hidden={hidden}
                  narrow={narrow}
                  still={still}
                  voyages={voyages}
                  trails={trails}
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
          guide={<Guide {...guide} picture={pictureOf} openCase={frame.openCase} />}
          charts={game.charts}
          texts={texts}
          keys={words.keys}
          hotKeys={{
            '+': () => chart.current?.zoom(1),
            '=': () => chart.current?.zoom(1),
            '-': () => chart.current?.zoom(-1),
            '0': () => chart.current?.zoom(0),
            c: () => chart.current?.zoom('near'),
            r: () => setRings(!rings),
            t: () => setMeasuring(!measuring),
          }}
          sideClass={sideClass}
          sideName={(id) => fleetName(G, sideOf(G, id))}
        />
      </GameTexts.Provider>
    </DieSides.Provider>
  );
}
