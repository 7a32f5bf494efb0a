import type { Armada, ArmadaMove, Loc, SquadronId, Square } from '../../../../src/games/invincible-armada/face.js';
import type { By, Lesson, Step } from '../../../kit/lesson/lesson.js';
import { type StepId, type Verdict, words } from './words/index.js';

/*
 * A lesson set on 31 July off Plymouth. Drake and Howard attack Recalde. At the end of the turn, Drake leaves to repair, and Hawkins and
 * Frobisher enter.
 */

const [ENGLISH, SPANISH] = ['0', '1'];

type Move = ArmadaMove;

const by = (seat: string, ...moves: readonly Move[]): By<Move>[] => moves.map((move) => ({ ...move, by: seat }));
const place = (id: string) => ({ place: id });
const button = (action: string) => ({ action });

const box = (n: number): Loc => ({ t: 'box', n });
const sail = (id: SquadronId, path: readonly Square[]): Move => ({ move: 'sail', args: [id, [...path]] });
const attack = (id: SquadronId): Move => ({ move: 'attack', args: [id] });
const tactic = (id: 'standOff' | 'closeIn' | 'tryToBoard'): Move => ({ move: 'chooseTactic', args: [id] });
const comeIn = (id: SquadronId, path: readonly Loc[], entry: Square): Move => ({ move: 'sailStrategic', args: [id, [...path], entry] });
const endTactical: Move = { move: 'endTactical', args: [] };
const endStrategic: Move = { move: 'endStrategic', args: [] };

/** Die rolls that give the English no reinforcements and a west wind. */
const QUIET_DAY = [4, 5, 3, 6, 4, 3, 4];
/** Die rolls that draw No Event twice. Its chits come first in the pool, so a 1 draws one. */
const NOTHING = [1, 1];
/** Die rolls that draw Weather Gage and Broadside from the full pool. */
const [WEATHER_GAGE, BROADSIDE] = [41, 32];

/** Before the lesson, the Armada moves from The Lizard to Eddystone while the English stay in Plymouth. */
const prelude: Lesson<Armada, Move>['prelude'] = {
  dice: [...QUIET_DAY, ...NOTHING, ...NOTHING, ...QUIET_DAY],
  moves: [...by(SPANISH, endTactical), ...by(ENGLISH, endStrategic), ...by(SPANISH, endTactical)],
};

/** All shortest paths from A1 to C4. `TO_THE_NORTH` contains those from C1 to D3. */
const TO_RECALDE: readonly [Square[], ...Square[][]] = [
  ['B2', 'C3', 'C4'],
  ['B2', 'B3', 'C4'],
  ['A2', 'B3', 'C4'],
];
const TO_THE_NORTH: readonly [Square[], ...Square[][]] = [
  ['C2', 'D3'],
  ['D2', 'D3'],
];

const each = <T>([first, ...others]: readonly [T, ...T[]], way: (item: T) => Move[]): [Move[], ...Move[][]] => [
  way(first),
  ...others.map(way),
];

const steps: readonly Step<Move, StepId>[] = [
  {
    id: 'sally',
    cases: ['12.3', '12.4'],
    ways: [[comeIn('drake', [box(3)], 'A1')]],
    press: [button('pick-drake'), place('box3'), place('A1')],
    follows: by(ENGLISH, comeIn('howard', [box(3)], 'C1'), endStrategic),
    dice: [...NOTHING, WEATHER_GAGE, 1],
  },
  {
    id: 'strike',
    cases: ['6.1.2', '7.1'],
    ways: each(TO_RECALDE, (path) => [sail('drake', path), attack('recalde')]),
    press: [place('A1'), place('C4'), place('D4'), place('D4')],
  },
  {
    id: 'tactic',
    cases: ['7.4'],
    ways: [[tactic('closeIn')]],
    press: [button('tactic-closeIn')],
    follows: by(SPANISH, tactic('standOff')),
  },
  {
    id: 'chit',
    cases: ['7.4.3', '7.6'],
    ways: [[{ move: 'playBattleChit', args: ['weatherGage'] }]],
    press: [button('chit-weatherGage')],
    dice: [5, 4, 2, 1, 3, 6, 5, 4, 4, 2, 3, 5, 3],
  },
  {
    id: 'again',
    cases: ['7.1', '7.5'],
    ways: each(TO_THE_NORTH, (path) => [sail('howard', path), attack('recalde'), tactic('standOff')]),
    press: [place('C1'), place('D3'), place('D4'), place('D4'), button('tactic-standOff')],
    follows: by(
      SPANISH,
      tactic('tryToBoard'),
      { move: 'rally', args: ['recalde', { sidonia: true }] },
      sail('bertendona', []),
      attack('howard'),
    ),
    dice: [5, 6, 2, 4, 3, 5, 1, 5, 6],
  },
  {
    id: 'withdraw',
    cases: ['7.3'],
    ways: each(['C2', 'D2', 'E2'], (square) => [
      { move: 'withdraw', args: [] },
      { move: 'withdrawTo', args: [square] },
    ]),
    press: [button('withdraw'), place('C2')],
    follows: by(SPANISH, endTactical),
    dice: [3, 4],
  },
  {
    id: 'disengage',
    cases: ['9.1', '10.0'],
    ways: each(['B4', 'B3', 'B5'], (square) => [{ move: 'disengage', args: ['drake', square] }]),
    press: [place('B4')],
    dice: [2, 5, 4, 4, 3],
  },
  {
    id: 'exit',
    cases: ['12.1', '12.2'],
    ways: [[{ move: 'exitTactical', args: [['drake']] }]],
    press: [button('leave-drake'), button('exitTactical')],
  },
  {
    id: 'relief',
    cases: ['12.3', '12.4'],
    ways: each(['A4', 'A3', 'A5'], (square) => [comeIn('hawkins', [box(3), box(4)], square)]),
    press: [button('pick-hawkins'), place('box4'), place('A4')],
    follows: by(ENGLISH, comeIn('frobisher', [box(3), box(4)], 'A6')),
  },
  {
    id: 'port',
    cases: ['12.3'],
    ways: [[{ move: 'sailStrategic', args: ['drake', [{ t: 'port', id: 'plymouth' }]] }]],
    press: [button('pick-drake'), place('plymouth'), place('plymouth')],
    dice: [...NOTHING, BROADSIDE, 1],
  },
  {
    id: 'repair',
    cases: ['8.1', '8.2'],
    ways: [[{ move: 'repair', args: ['drake'] }]],
    press: [place('drake'), button('repair')],
    dice: [3, 3],
  },
];

/** Last turn of the free match against Recalde. */
const LAST_TURN = 5;

export const lesson: Lesson<Armada, Move, StepId, Verdict> = {
  slug: 'invincible-armada',
  setupData: { deployment: 'historicalI' },
  learner: ENGLISH,
  prelude,
  steps,
  fight: {
    over: ({ squadrons: { recalde }, turn }) => !recalde.alive || turn > LAST_TURN,
    verdict: ({ squadrons: { recalde } }) => (recalde.alive ? 'afloat' : 'sunk'),
  },
  words,
};
