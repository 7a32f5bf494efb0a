import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import { type Order, policyOf } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import { candidates, nextToMove, sampleOrders } from '../../../src/games/salamis-ad-actium/rules/movement/samples.js';
import { about } from '../../kit/about.js';
import { playMatch, randomPlayer } from '../../kit/properties.js';

const random = randomPlayer(game);
const isBold = (order: Order): boolean => policyOf(order) !== 'halt' || order.beach !== undefined;
/** At most so many orders of a list attack or run up a beach. */
const BOLD = 20;
/** Every so many decisions are looked at. */
const EVERY = 3;

it.each(['delta-1175', 'mylae-260', 'salamis-480', 'solent-896'])(
  '4m %s: no order that could attack or land is missed for not being walked',
  (scenario) => {
    let seen = 0;
    let decisions = 0;
    playMatch(game, {
      setupData: { scenario },
      seed: 11,
      players: { 0: random, 1: random },
      onDecision: ({ view, playerID }) => {
        const id = nextToMove(view, playerID);
        decisions += 1;
        if (id === undefined || decisions % EVERY) return;
        const all = candidates(view, id);
        const every = all.map(({ order }) => order);
        const sample = sampleOrders(view, id);
        // Where no enemy is in reach, nobody tries what could be done to friends.
        const { side } = view.ships[id];
        const matters = all.some(({ order, path: { contact } }) => isBold(order) && (!contact || view.ships[contact.target].side !== side));
        if (matters) about(`decision ${decisions}`, () => expect(sample.filter(isBold)).toEqual(every.filter(isBold).slice(0, BOLD)));
        for (const order of sample) expect(every).toContainEqual(order);
        seen += sample.filter(isBold).length;
      },
    });
    expect(seen).toBeGreaterThan(0);
  },
);
