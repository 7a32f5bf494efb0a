import { invincibleArmada, type Step, sideOf } from '../../../src/games/invincible-armada/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import { later } from './later.js';
import { planners } from './plans/index.js';
import { type ArmadaTypes, emptyDraft, useSession } from './session.js';
import { coursesOf, logWording, placesOf, rewriteLog } from './story.js';
import { styles } from './styles.js';
import { ArmadaPanels, ArmadaTable } from './Table.js';
import { clock, ending, instruments, waiting } from './top.js';
import { useLook } from './useLook.js';
import { words } from './words/index.js';

const ON_THE_CHANNEL = new Set<Step>(['test', 'reinforce', 'armada', 'sail']);

/** The board of The Invincible Armada, for any boardgame.io client. */
export default makeBoard<ArmadaTypes>({
  name: 'InvincibleArmadaBoard',
  game: invincibleArmada,
  words,
  className: 'wg-armada',
  css: styles,
  sideOf: (_G, seat) => sideOf(seat),

  useSession,
  draft: { empty: emptyDraft },
  planners,
  later,
  orders: ({ orders }) => orders,
  watching: ({ G }) => ({ ask: '', chart: ON_THE_CHANNEL.has(G.step) ? 'strategic' : 'tactical', marks: new Map(), actions: [] }),

  logWording,
  rewriteLog,
  news: 8,
  placesOf,
  coursesOf,

  clock,
  instruments,
  waiting,
  ending,

  useLook,
  table: ({ look, map }) => <ArmadaTable chart={map} focus={look.focus} why={look.why} sounding={look.sounding} onFocus={look.onFocus} />,
  panels: ({ plan, look, map, news, me = 'english' }) => (
    <ArmadaPanels chart={map} focus={look.focus} sounding={look.sounding} onFocus={look.onFocus} slip={plan.slip} news={news} me={me} />
  ),
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/invincible-armada/chartsFor.js'),
});
