import { type Command, opponentOf, type Sluys, type SluysMove, sideOf } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { By, Lesson, Step } from '../../../kit/lesson/lesson.js';
import { type StepId, type Verdict, words } from './words/index.js';

/**
 * A lesson. The English enter for two turns while the French are dormant. In turn 3, Cog John captures the galleys at the end of the French
 * line.
 */

const [ENGLISH, FRENCH] = ['0', '1'];

type Move = SluysMove;

const by = (seat: string, ...moves: readonly Move[]): By<Move>[] => moves.map((move) => ({ ...move, by: seat }));
const place = (hex: string) => ({ place: hex });
const button = (action: string) => ({ action });

const end: Move = { move: 'endSegment', args: [] };
const activate = (command: Command): Move => ({ move: 'activateCommand', args: [command] });
const assign = (command: Command): Move => ({ move: 'assignCommand', args: [command] });
const rally = (unit: string): Move => ({ move: 'rally', args: [unit, 'fleet'] });
const sail = (id: string, path: readonly string[]): Move => ({ move: 'moveSquadron', args: [id, [...path]] });

const south = (hex: string, hexes: number): string[] =>
  Array.from({ length: hexes }, (_, i) => hex.slice(0, 2) + String(Number(hex.slice(2)) + i + 1).padStart(2, '0'));

/** Returns the moves that place squadrons in their entry hexes and then move them south. */
const entering = (squadrons: readonly (readonly [id: string, hex: string, hexes: number])[]): Move[] => [
  ...squadrons.map(([id, hex]): Move => ({ move: 'placeEntry', args: [id, hex] })),
  ...squadrons.filter(([, , hexes]) => hexes > 0).map(([id, hex, hexes]) => sail(id, south(hex, hexes))),
];

/** Moves that end the Sails and Oars, Grapple and Maneuver Segments. */
const ends = [end, end, end];

const prelude: Lesson<Sluys, Move>['prelude'] = {
  dice: [1, 1, 5, 5, 5, 1, 1, 6, 6, 6],
  moves: [
    ...by(
      ENGLISH,
      activate('brown'),
      ...entering([
        ['E02', '1301', 5],
        ['E01', '1101', 5],
        ['E03', '0901', 5],
        ['E04', '0701', 3],
      ]),
      activate('white'),
      ...entering([
        ['E05', '1301', 3],
        ['E06', '1101', 3],
        ['E07', '0901', 3],
        ['E08', '0701', 1],
      ]),
      end,
      ...entering([
        ['E09', '1301', 1],
        ['E10', '1101', 1],
        ['E11', '0901', 1],
        ['E12', '0701', 0],
      ]),
      ...ends,
    ),
    ...by(FRENCH, rally('FS01')),
    ...by(
      ENGLISH,
      activate('brown'),
      sail('E02', ['1307', '1308', '1309', '1409', '1510', '1610']),
      sail('E01', ['1107', '1108', '1208', '1309', '1409', '1410']),
      sail('E03', south('0906', 4)),
      end,
      activate('white'),
      sail('E05', ['1404', '1405', '1406', '1407', '1408', '1509']),
      sail('E06', ['1204', '1305', '1306', '1307', '1308', '1309']),
      ...ends,
      sail('E09', south('1302', 4)),
      sail('E10', south('1102', 4)),
      ...ends,
    ),
    ...by(FRENCH, rally('FS02')),
  ],
};

const steps: readonly Step<Move, StepId>[] = [
  {
    id: 'command',
    cases: ['4.1.7', '12.4'],
    ways: [[activate('brown')]],
    press: [button('activate-brown')],
  },
  {
    id: 'sail',
    cases: ['6.1.3', '6.1.8'],
    ways: [[sail('E02', ['1711', '1811', '1912', '1913'])]],
    press: [place('1610'), place('1913'), place('1913')],
    follows: by(ENGLISH, end),
  },
  {
    id: 'shoot',
    cases: ['8.2'],
    ways: [[{ move: 'shoot', args: ['E02', '1914'] }]],
    press: [place('1913'), place('1914'), place('1914')],
    follows: [...by(FRENCH, { move: 'takeLoss', args: ['FS10'] }), ...by(ENGLISH, end)],
    dice: [5],
  },
  {
    id: 'grapple',
    cases: ['7.1'],
    ways: [[{ move: 'grapple', args: ['E02', '1914'] }]],
    press: [place('1913'), place('1914'), place('1914')],
    follows: by(ENGLISH, end),
    dice: [4],
  },
  {
    id: 'board',
    cases: ['8.3.8', '3.3.5'],
    ways: [[{ move: 'board', args: ['EK2', '1914'] }, end]],
    press: [place('1913'), place('1914'), place('1914'), button('endSegment')],
  },
  {
    id: 'melee',
    cases: ['8.3', '8.3.3'],
    ways: [[{ move: 'melee', args: ['1914', ['E02']] }]],
    press: [place('1914')],
    follows: by(ENGLISH, { move: 'heroism', args: [null] }),
    dice: [5, 4, 2, 1],
  },
  {
    id: 'prize',
    cases: ['5.2.3', '5.1.1'],
    ways: [[assign('brown')], [assign('white')], [assign('green')]],
    press: [button('assign-brown')],
  },
  {
    id: 'chit',
    cases: ['4.1.1', '4.1.2'],
    ways: [[{ move: 'drawChit', args: [] }]],
    press: [button('drawChit')],
    dice: [1],
  },
];

const LAST_TURN = 3;

export const lesson: Lesson<Sluys, Move, StepId, Verdict> = {
  slug: 'right-fierce-and-terrible',
  setupData: { scenario: 's3', deployment: 'standard' },
  learner: ENGLISH,
  prelude,
  steps,
  fight: {
    over: (G) => G.turn > LAST_TURN,
    verdict({ morale }) {
      const mine = sideOf(ENGLISH);
      return morale[mine] > morale[opponentOf(mine)] ? 'ahead' : 'behind';
    },
  },
  words,
};
