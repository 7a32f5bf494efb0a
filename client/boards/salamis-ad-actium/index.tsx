import { salamisAdActium, sideOf } from '../../../src/games/salamis-ad-actium/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import { TableChart } from './chart/TableChart.js';
import { coursesOf } from './chart/voyages.js';
import { sidesOf } from './dice.js';
import { later } from './later.js';
import { Papers } from './panels/Papers.js';
import { planners } from './plans/index.js';
import { planWatching } from './plans/watching.js';
import { carry, emptyDraft, type SalamisTypes } from './session.js';
import { logWording, placesOf, rewriteLog } from './story.js';
import { styles } from './styles.js';
import { clock, ending, instruments, title, waiting } from './top.js';
import { useLook, useSession } from './useLook.js';
import { words } from './words/index.js';

/** The board of Salamis ad Actium, for any boardgame.io client. */
export default makeBoard<SalamisTypes>({
  name: 'SalamisAdActiumBoard',
  game: salamisAdActium,
  words,
  className: 'wg-salamis',
  css: styles,
  sideOf,

  useSession,
  draft: { empty: emptyDraft, carry },
  orders: ({ orders }) => orders,
  planners,
  later,
  watching: planWatching,

  logWording,
  rewriteLog,
  news: 10,
  placesOf,
  coursesOf,
  dieSides: sidesOf,

  title,
  clock,
  instruments,
  waiting,
  ending,

  useLook,
  table: ({ plan, look, map }) => plan.page?.(map.lit) ?? <TableChart {...map} look={look} />,
  panels: ({ G, me, plan, look, news }) => (
    <>
      <Papers G={G} me={me} plan={plan} look={look} />
      {news}
    </>
  ),
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/salamis-ad-actium/chartsFor.js'),
});
