import { useMemo } from 'react';
import { sideOf, warWithSpain } from '../../../src/games/war-with-spain/face.js';
import { makeBoard } from '../../kit/board/makeBoard.js';
import { later } from './later.js';
import { useNames } from './names.js';
import { blocksOf } from './pieces.js';
import { planners } from './plans/index.js';
import { emptyDraft, type StepView, type WarTypes } from './session.js';
import { coursesOf, logWording, placesOf, rewriteLog } from './story.js';
import { styles } from './styles.js';
import { Table, WarPanels } from './Table.js';
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
  css: styles,
  sideOf: (_, seat) => sideOf(seat),

  useSession(open) {
    const names = useNames();
    return useMemo(() => open && { ...open, names, blocks: blocksOf(open.G) }, [open, names]);
  },
  /** Keeps the selection after an order if the step continues. */
  draft: { empty: emptyDraft, carry: ({ hex, group, target }) => ({ ...emptyDraft, hex, group, target }) },
  orders: ({ orders }) => orders,
  planners,
  later,
  watching: () => NOTHING,

  logWording,
  rewriteLog,
  news: 6,
  placesOf,
  coursesOf: (told, fresh) => coursesOf(told.slice(fresh)),

  clock,
  instruments,
  waiting,
  ending,

  useLook,
  table: (laid) => <Table {...laid} />,
  panels: (laid) => <WarPanels {...laid} />,
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: () => import('../../../src/games/war-with-spain/chartsFor.js'),
});
