import { useMemo } from 'react';
import { sideOf, warWithSpain } from '../../../src/games/war-with-spain/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import blocksCss from './blocks.css?inline';
import boardCss from './board.css?inline';
import citiesCss from './cities.css?inline';
import countersCss from './counters.css?inline';
import drawerCss from './drawer.css?inline';
import { later } from './later.js';
import { useNames } from './names.js';
import papersCss from './papers.css?inline';
import { blocksOf } from './pieces.js';
import { planners } from './plans/index.js';
import { emptyDraft, type StepView, type WarTypes } from './session.js';
import slipsCss from './slips.css?inline';
import { coursesOf, marchesJoined, placesOf, telling } from './story.js';
import { Table } from './Table.js';
import themeCss from './theme.css?inline';
import { clock, ending, instruments, waiting } from './top.js';
import { useLook } from './useLook.js';
import { words } from './words/index.js';

const NOTHING: StepView = { ask: '', marks: new Map(), actions: [] };

/** The board of Armada: The War with Spain, for any boardgame.io client. */
export default makeBoard<WarTypes>({
  name: 'WarWithSpainBoard',
  game: warWithSpain,
  words,
  className: 'wg-wars',
  css: [themeCss, boardCss, citiesCss, countersCss, blocksCss, papersCss, slipsCss, drawerCss],
  sideOf: (_, seat) => sideOf(seat),

  useSession(open) {
    const names = useNames();
    return useMemo(() => open && { ...open, names, blocks: blocksOf(open.G) }, [open, names]);
  },
  /** Keep the selection between orders of one step. */
  draft: { empty: emptyDraft, carry: ({ hex, group, target }) => ({ ...emptyDraft, hex, group, target }) },
  orders: ({ orders }) => orders,
  planners,
  later,
  watching: () => NOTHING,

  telling,
  retell: marchesJoined,
  news: 6,
  placesOf,
  coursesOf: (told, fresh) => coursesOf(told.slice(fresh)),

  clock,
  instruments,
  waiting,
  ending,

  useLook,
  table: (laid) => <Table {...laid} />,
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/war-with-spain/chartsFor.js'),
});
