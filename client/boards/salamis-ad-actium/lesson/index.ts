import {
  type Leg,
  opponentOf,
  type Salamis,
  type SalamisMove,
  sideOf,
  victoryPoints,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { By, Lesson, Step } from '../../../kit/lesson/lesson.js';
import { type StepId, type Verdict, words } from './words/index.js';

/* A lesson set in 480 BC: four Greek ships fight three Persian ones. The Paralos rams the Zam on the beam and captures it. */

const [GREEK, PERSIAN] = ['0', '1'];

type Move = SalamisMove;

const by = (seat: string, ...moves: readonly Move[]): By<Move>[] => moves.map((move) => ({ ...move, by: seat }));
const place = (id: string) => ({ place: id });
const point = (x: number, y: number) => place(`${x},${y}`);
const button = (action: string) => ({ action });

const end: Move = { move: 'endAction', args: [] };
const ready: Move = { move: 'ready', args: [] };
const moveAhead = (id: string, ...steps: readonly Leg[]): Move => ({ move: 'moveShip', args: [id, { steps: [...steps] }] });
const attack = (id: string, contact: 'ram' | 'rake', ...steps: readonly Leg[]): Move => ({
  move: 'moveShip',
  args: [id, { steps: [...steps], contact }],
});
const approach = (ids: readonly string[], mm: number): Move => ({
  move: 'moveGroup',
  args: [[...ids], { approach: true, steps: [['F', mm]], contact: 'ram' }],
});
const deploy = (sq: string, h: number, ...berths: readonly (readonly [n: number, x: number, y: number])[]): Move => ({
  move: 'placeSquadron',
  args: [sq, berths.map(([n, x, y]) => ({ id: `${sq}-${n}`, x, y, h }))],
});

const ships = (sq: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${sq}-${i + 1}`);

const prelude: Lesson<Salamis, Move>['prelude'] = {
  dice: [1, 1, 2, 1, 1],
  moves: [
    ...by(GREEK, ready),
    ...by(PERSIAN, ready),
    ...by(GREEK, { move: 'chooseEdge', args: ['S'] }),
    ...by(PERSIAN, deploy('b1', 180, [1, 430, 1100], [2, 500, 1100], [3, 570, 1100])),
    ...by(GREEK, deploy('a1', 0, [1, 440, 100], [2, 380, 100], [3, 500, 100], [4, 560, 100])),
  ],
};

const steps: readonly Step<Move, StepId>[] = [
  {
    id: 'approach',
    cases: ['4.2', '2.2'],
    ways: [[approach(ships('a1', 4), 260)]],
    press: [place('a1-1'), button('squadron'), button('approach'), point(440, 360), button('sail')],
    follows: [
      ...by(GREEK, end),
      ...by(PERSIAN, approach(ships('b1', 3), 260), end),
      ...by(PERSIAN, moveAhead('b1-1', ['F', 80], ['T', 45], ['F', 60]), moveAhead('b1-2', ['F', 100]), moveAhead('b1-3', ['F', 130]), end),
    ],
    dice: [3, 3, 1],
  },
  {
    id: 'course',
    cases: ['5.2', '5.0'],
    ways: [[attack('a1-2', 'ram', ['F', 30], ['T', -25], ['F', 120])]],
    press: [place('a1-2'), point(330, 500), point(330, 500)],
    follows: [
      ...by(GREEK, moveAhead('a1-4', ['F', 100]), end),
      ...by(PERSIAN, moveAhead('b1-1', ['F', 80], ['T', 45], ['F', 60]), moveAhead('b1-3', ['F', 90]), end),
    ],
    dice: [2, 1],
  },
  {
    id: 'ram',
    cases: ['7.1', '7.3'],
    ways: [[attack('a1-2', 'ram', ['F', 30], ['T', 5], ['F', 120])]],
    press: [place('a1-2'), place('b1-1'), place('b1-1')],
    dice: [6, 5, 7, 3],
  },
  {
    id: 'rake',
    cases: ['7.5'],
    ways: [[attack('a1-4', 'rake', ['F', 150])]],
    press: [place('a1-4'), button('contact-rake'), point(560, 700), point(560, 700)],
    dice: [8, 3],
  },
  {
    id: 'shoot',
    cases: ['6.1', '4.3'],
    ways: [
      [
        { move: 'startShooting', args: [] },
        { move: 'shoot', args: ['a1-2', 'archers', 'b1-1', 'plain'] },
      ],
    ],
    press: [button('shooting'), place('a1-2'), place('b1-1'), place('b1-1')],
    dice: [6, 3],
  },
  {
    id: 'counter',
    cases: ['4.1'],
    ways: [[end]],
    press: [button('end')],
    dice: [1],
  },
  {
    id: 'seize',
    cases: ['4.4'],
    ways: [[{ move: 'seize', args: [true] }]],
    press: [button('seize')],
    follows: by(PERSIAN, { move: 'seize', args: [false] }),
  },
  {
    id: 'grapple',
    cases: ['8.1'],
    ways: [[{ move: 'grapple', args: ['a1-2', 'b1-1'] }]],
    press: [place('a1-2'), button('grapple-a1-2-b1-1')],
    follows: [...by(GREEK, end, { move: 'seize', args: [false] }), ...by(PERSIAN, { move: 'seize', args: [false] })],
    dice: [7],
  },
  {
    id: 'board',
    cases: ['8.2', '8.5'],
    ways: [[{ move: 'boardOrders', args: [[{ ship: 'a1-2', action: 'assault', target: 'b1-1' }]] }]],
    press: [place('a1-2'), place('b1-1'), button('orders')],
    follows: by(PERSIAN, { move: 'boardOrders', args: [[]] }),
    dice: [9, 2, 5],
  },
  {
    id: 'prize',
    cases: ['8.5', '10.2'],
    ways: [[{ move: 'prizeCrew', args: ['b1-1', { archers: 1 }] }]],
    press: [button('crew')],
    dice: [9, 5, 1],
  },
];

const LAST_TURN = 3;

export const lesson: Lesson<Salamis, Move, StepId, Verdict> = {
  slug: 'salamis-ad-actium',
  setupData: {
    mode: 'points',
    points: {
      points: 110,
      year: -480,
      lists: ['greekClassical', 'persian'],
      quality: 'buy',
      terrain: { northWest: 'open', north: 'open', northEast: 'open', southWest: 'open', south: 'open', southEast: 'open' },
    },
    options: { libations: false, changingWeather: false, hiddenReserves: false, repairs: false, crewTransfers: false, incendiaries: false },
  },
  learner: GREEK,
  prelude,
  steps,
  fight: {
    over: (G) => G.turn > LAST_TURN,
    verdict(G) {
      const mine = sideOf(G, GREEK);
      return victoryPoints(G, mine) > victoryPoints(G, opponentOf(mine)) ? 'ahead' : 'behind';
    },
  },
  words,
};
