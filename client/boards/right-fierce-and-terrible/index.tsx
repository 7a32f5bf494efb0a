import { rightFierceAndTerrible, sideOf } from '../../../src/games/right-fierce-and-terrible/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import { WhenReady } from '../../kit/loading/lazyPart.js';
import { ZwinChart } from './chart/ZwinChart.js';
import { later } from './later.js';
import { resultOf } from './names.js';
import { planners } from './plans/index.js';
import { emptyDraft, type SluysTypes, type StepView } from './session.js';
import { coursesOf, logWording, placesOf, rewriteLog } from './story.js';
import { styles } from './styles.js';
import { clock, instruments, waiting } from './top.js';
import { useLook } from './useLook.js';
import { words } from './words/index.js';

const NOTHING: StepView = { ask: '', marks: new Map(), actions: [] };

/** The board of Right Fierce and Terrible, for any boardgame.io client. */
export default makeBoard<SluysTypes>({
  name: 'RightFierceAndTerribleBoard',
  game: rightFierceAndTerrible,
  words,
  className: 'wg-sluys',
  css: styles,
  sideOf: (_G, seat) => sideOf(seat),

  useSession: (open) => open,
  draft: { empty: emptyDraft, carry: ({ unit }) => ({ ...emptyDraft, unit }) },
  planners,
  later,
  orders: ({ orders }) => orders,
  watching: () => NOTHING,

  logWording,
  rewriteLog,
  news: 7,
  placesOf,
  coursesOf,

  clock,
  instruments,
  waiting,
  ending: (view) => view.words.over.sentence(resultOf(view)),

  useLook,
  table: ({ look: { looked, sounding }, map }) => <ZwinChart {...map} looked={looked} sounding={sounding} />,
  panels: ({ G, plan, look: { looked }, news }) => (
    <>
      {G.over ? <WhenReady of={later}>{({ Ending }) => <Ending G={G} />}</WhenReady> : plan.slip}
      {looked !== undefined && looked !== plan.shows && (
        <WhenReady of={later}>{({ StackSlip }) => <StackSlip G={G} hex={looked} able={[]} />}</WhenReady>
      )}
      {news}
    </>
  ),
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/right-fierce-and-terrible/chartsFor.js'),
});
