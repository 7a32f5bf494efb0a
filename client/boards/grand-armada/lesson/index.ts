import type { GrandArmada, GrandArmadaMove, ShipId } from '../../../../src/games/grand-armada/face.js';
import type { By, Lesson, Step } from '../../../kit/lesson/lesson.js';
import { type StepId, type Verdict, words } from './words/index.js';

/*
 * A lesson in the Rosario battle, of two turns. The Margaret and John draws San Lorenzo away. The Revenge approaches from windward, fires
 * and boards.
 */

const [ENGLISH, SPANISH] = ['0', '1'];

type Move = GrandArmadaMove;

const by = (seat: string, moves: readonly Move[]): By<Move>[] => moves.map((move) => ({ ...move, by: seat }));

const begin = (id: ShipId): Move => ({ move: 'activate', args: [id] });
const ahead = (hexes: number): Move[] => Array.from({ length: hexes }, () => ({ move: 'advance', args: [] }));
const turn = (hand: 'L' | 'R', sides: 1 | 2): Move => ({ move: 'turn', args: [hand, sides] });
const end: Move = { move: 'endActivation', args: [] };

/** Returns the moves that activate a ship, advance it by `hexes` hexes, and end its activation. */
const standOn = (id: ShipId, hexes: number): Move[] => [begin(id), ...ahead(hexes), end];

const place = (hex: string) => ({ place: hex });
const button = (action: string) => ({ action });

const crew: Move = { move: 'fireCrew', args: ['rosario'] };
const guns: Move = { move: 'fireGuns', args: ['rosario'] };

const commit = (...orders: readonly (readonly [ShipId, 'guns' | 'crew', ShipId])[]): Move => ({
  move: 'commitVolley',
  args: [orders.map(([ship, weapon, target]) => ({ ship, weapon, target }))],
});

const steps: readonly Step<Move, StepId>[] = [
  {
    id: 'wind',
    cases: ['5.2', '5.1'],
    ways: [[begin('margaret'), ...ahead(2)]],
    press: [place('J-12'), place('L-11'), place('L-11')],
  },
  {
    id: 'crew',
    cases: ['8.1'],
    ways: [[crew]],
    press: [place('N-10'), button('fireCrew-rosario')],
    dice: [5],
  },
  {
    id: 'trim',
    cases: ['5.3', '8.2'],
    ways: [[{ move: 'trim', args: ['R'] }, end]],
    press: [button('steer'), button('trim-R'), button('endActivation')],
    dice: [5, 2],
  },
  {
    id: 'force',
    cases: ['4'],
    ways: [[{ move: 'forceEnemy', args: [] }]],
    press: [button('forceEnemy')],
    follows: by(SPANISH, [begin('lorenzo'), turn('R', 2), ...ahead(2), end]),
    dice: [4, 3],
  },
  {
    id: 'astern',
    cases: ['5.5'],
    ways: [[begin('revenge'), ...ahead(4)]],
    press: [place('F-9'), place('J-11'), place('J-11')],
  },
  {
    id: 'guns',
    cases: ['8.1', '8.3'],
    ways: [[guns]],
    press: [place('N-10'), place('N-10')],
    follows: [
      ...by(ENGLISH, [end]),
      ...by(SPANISH, [...standOn('rosario', 0), ...standOn('cristobal', 1)]),
      ...by(ENGLISH, [...standOn('roebuck', 3), ...standOn('maryrose', 3), ...standOn('bear', 3), ...standOn('lion', 4)]),
    ],
    dice: [5, 2, 5, 1, 4],
  },
  {
    id: 'closeFire',
    cases: ['3.3'],
    ways: [[commit(['margaret', 'guns', 'rosario'])]],
    press: [button('commitVolley')],
    follows: by(SPANISH, [commit(['rosario', 'guns', 'margaret'], ['rosario', 'crew', 'margaret'])]),
    dice: [6, 3, 1],
  },
  {
    id: 'alongside',
    cases: ['5.3', '7'],
    ways: [[begin('revenge'), turn('L', 1), ...ahead(3)]],
    press: [place('J-11'), place('M-10'), place('M-10')],
  },
  {
    id: 'broadside',
    cases: ['8.1'],
    ways: [
      [crew, guns],
      [guns, crew],
    ],
    press: [place('N-10'), button('fireCrew-rosario'), place('N-10'), button('fireGuns-rosario')],
    follows: [
      ...by(ENGLISH, [end]),
      ...by(SPANISH, [begin('lorenzo'), turn('R', 1), ...ahead(1), turn('R', 1), ...ahead(1), end]),
      ...by(ENGLISH, [begin('margaret'), { move: 'endActivation', args: ['R'] }]),
      ...by(SPANISH, [...standOn('rosario', 0), ...standOn('cristobal', 1)]),
      ...by(ENGLISH, [...standOn('lion', 2), ...standOn('roebuck', 2), ...standOn('maryrose', 2), ...standOn('bear', 2)]),
    ],
    dice: [5, 5, 1, 5, 3, 2, 1, 5, 1, 4],
  },
  {
    id: 'boarding',
    cases: ['8.1', '5.6'],
    ways: [[commit(['margaret', 'guns', 'lorenzo'], ['margaret', 'crew', 'rosario'])]],
    press: [button('commitVolley')],
    follows: by(SPANISH, [
      commit(['rosario', 'crew', 'revenge'], ['lorenzo', 'guns', 'margaret']),
      { move: 'orderBoardings', args: [[['revenge', 'rosario']]] },
    ]),
    dice: [2, 5, 2, 3, 6, 1, 6, 1],
  },
];

const LAST_TURN = 4;

const isLost = ({ ships: { rosario } }: GrandArmada) => rosario?.status === 'captured' || rosario?.status === 'sunk';

export const lesson: Lesson<GrandArmada, Move, StepId, Verdict> = {
  slug: 'grand-armada',
  setupData: { scenario: 5 },
  learner: ENGLISH,
  steps,
  fight: {
    over: (G) => isLost(G) || G.turn > LAST_TURN,
    verdict: (G) => (isLost(G) ? 'taken' : 'held'),
  },
  words,
};
