import { grandArmada, sideOf } from '../../../src/games/grand-armada/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import { WindPanel } from './chart/Dials.js';
import { SeaChart } from './chart/SeaChart.js';
import { later } from './later.js';
import { endReason, resultLine } from './names.js';
import { ShipSlip } from './panels/ShipSlip.js';
import { Watching } from './panels/Watching.js';
import { planners } from './plans/index.js';
import { emptyDraft, type GrandArmadaTypes, type StepView, sideClass } from './session.js';
import { coursesOf, logWording, placesOf, rewriteLog } from './story.js';
import { styles } from './styles.js';
import { clock, deciding, instruments, waiting } from './top.js';
import { useLook } from './useLook.js';
import { words } from './words/index.js';

const NOTHING: StepView = { ask: '', marks: new Map(), actions: [] };

/** The board of The Grand Armada, for any boardgame.io client. */
export default makeBoard<GrandArmadaTypes>({
  name: 'GrandArmadaBoard',
  game: grandArmada,
  words,
  className: 'wg-grand',
  css: styles,
  sideOf,
  sideClass,

  useSession: (open) => open,
  draft: { empty: emptyDraft, carry: ({ ship, steer, plot }) => ({ ...emptyDraft, ship, steer, plot }) },
  orders: ({ orders }) => orders,
  planners,
  later,
  watching: () => NOTHING,

  logWording,
  rewriteLog,
  news: 8,
  placesOf,
  coursesOf,

  clock,
  instruments,
  waiting,
  ending: ({ G, words }) => (G.result ? `${resultLine(G.result, words)} ${endReason(G, G.result, words)}` : ''),
  deciding,

  useLook,
  table: ({ frame: { lines, fresh }, look: { looked, sounding }, map }) => (
    <SeaChart {...map} looked={looked} sounding={sounding} told={lines} fresh={fresh} />
  ),
  panels: ({ G, me, session, plan, look: { looked }, news }) => (
    <>
      {session ? plan.slip : <Watching G={G} me={me} />}
      {looked && looked !== plan.shows && <ShipSlip G={G} id={looked} />}
      <WindPanel G={G} id={plan.selected ?? plan.course?.id ?? looked} />
      {news}
    </>
  ),
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/grand-armada/chartsFor.js'),
});
