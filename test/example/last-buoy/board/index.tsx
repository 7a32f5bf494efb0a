import { makeBoard } from '../../../../client/kit/board/makeBoard.js';
import { say } from '../../../../src/kit/texts.js';
import { lastBuoy, SIDES, sideOf } from '../face.js';
import { Channel } from './Channel.js';
import { helm } from './helm.js';
import type { LastBuoyTypes } from './session.js';
import { words } from './words/index.js';

/** The board of The Last Buoy, for any boardgame.io client. */
export default makeBoard<LastBuoyTypes>({
  name: 'LastBuoyBoard',
  game: lastBuoy,
  words,
  className: 'wg-last-buoy',
  css: [],
  sideOf: (_G, seat) => sideOf(seat),

  useSession: (open) => open,
  draft: { empty: {} },
  planners: { helm },
  watching: () => ({ ask: '', actions: [], reach: [] }),
  sentence({ words }, choice) {
    switch (choice.move) {
      case 'sail':
        return words.sail(choice.args[0]);
      default:
        return words[choice.move];
    }
  },

  logWording: ({ words, texts }) => ({
    sentence: ({ key, values }) => say(texts, `chronicle.${key}`, values),
    before: words.before,
    turn: words.turn,
  }),
  news: 4,
  placesOf: (_G, { at = [] }) => at,
  coursesOf: () => undefined,

  clock: ({ G, words }) => words.turn(G.turn),
  waiting: ({ words }, asked) => asked.map(({ side }) => words.waiting(words.sides[side])).join(' '),
  ending: ({ G, words }) => (G.result ? words.over[G.result.reason] : ''),

  useLook: () => ({}),
  table: ({ map }) => <Channel {...map} />,
  panels: ({ news }) => news,
  forces: ({ G, words }) => SIDES.map((side) => <p key={side}>{`${words.sides[side]}, ${words.hits(G.hits[side])}`}</p>),
  guide: () => import('./guide/index.js'),
  rulebook: () => import('./rulebook/index.js'),
  charts: async () => lastBuoy,
});
