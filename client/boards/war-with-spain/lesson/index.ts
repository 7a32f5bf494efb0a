import { CITIES, spanishLead, type WarMove, type WarWithSpain } from '../../../../src/games/war-with-spain/face.js';
import type { By, Lesson, Step } from '../../../kit/lesson/lesson.js';
import { type StepId, type Verdict, words } from './words/index.js';

/*
 * A lesson set in spring 1587. While a fleet is prepared at Plymouth, the garrisons of Flushing and Brill attack Dunkirk. In June, Drake
 * carries a regiment to Santander, lands it, and sinks the ships in the harbour.
 */

const [ENGLISH, SPANISH] = ['0', '1'];

type Move = WarMove;

const by = (seat: string, ...moves: readonly Move[]): By<Move>[] => moves.map((move) => ({ ...move, by: seat }));
const place = (hex: string) => ({ place: hex });
const button = (action: string) => ({ action });
const counter = (id: string) => button(`counter-${id}`);

const PLYMOUTH = CITIES.plymouth.hex;
const SANTANDER = CITIES.santander.hex;
const DUNKIRK = CITIES.dunkirk.hex;
const OSTEND = CITIES.ostend.hex;
const FLUSHING = CITIES.flushing.hex;
const BRILL = CITIES.brill.hex;

/** Hex next to Santander, where the army lands. Ships may not enter the port while enemy ships are in it. */
const LANDING = '1627';

const DRAKES_SHIPS = ['EG5', 'EG6', 'EM1'];
const REGIMENT = 'EL5';

/** Returns all permutations of a list, the list itself first, because counters may be selected in any order. */
function orders<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, at) => orders(list.filter((_, i) => i !== at)).map((rest) => [first, ...rest]));
}

type Ways = Step<Move>['ways'];
/** Returns the ways to complete a step of the lesson, at least one. */
const ways = ([first, ...rest]: readonly (readonly Move[])[]): Ways => [first, ...rest];

type Finish = Extract<Move, { readonly move: `finish${string}` }>['move'];
const finish = (move: Finish): Move => ({ move, args: [] });

const bringOn = (ship: string): Move => ({ move: 'setHold', args: [ship, false] });
const raise: Move = { move: 'buildLand', args: [REGIMENT, 'plymouth'] };
const march = (armies: readonly string[], leaders: readonly string[], ...path: readonly string[]): Move => ({
  move: 'march',
  args: [[...armies], [...leaders], [...path]],
});
const flushing = march(['EL8', 'DL6'], ['leicester', 'justin'], OSTEND);
const brill = march(['EL11', 'DL7'], ['vere'], CITIES.bergen.hex, FLUSHING, OSTEND);

/** Returns the path due south between two hexes of a column. */
const southTo = (from: string, to: string): string[] =>
  Array.from({ length: Number(to) - Number(from) }, (_, i) => String(Number(from) + i + 1));

/** Moves that end both sides' land phases without marching or attacking, the English first. */
const idleArmies: readonly By<Move>[] = [ENGLISH, SPANISH].flatMap((seat) =>
  by(seat, finish('finishLandMovement'), finish('finishLandCombat')),
);
const closed = (move: Finish): By<Move>[] => [ENGLISH, SPANISH].flatMap((seat) => by(seat, finish(move)));

const prelude: Lesson<WarWithSpain, Move>['prelude'] = {
  dice: [3, 3],
  moves: [...by(SPANISH, { move: 'chooseTreasureMonth', args: ['August'] }, finish('finishActivation')), ...idleArmies],
};

const steps: readonly Step<Move, StepId>[] = [
  {
    id: 'orders',
    cases: ['5.24', '5.12'],
    ways: ways(orders([...DRAKES_SHIPS.map(bringOn), raise]).map((each) => [...each, finish('finishActivation')])),
    press: [place(PLYMOUTH), ...DRAKES_SHIPS.map((id) => button(`setHold-${id}`)), button(`buildLand-${REGIMENT}`), button('finish')],
    follows: by(SPANISH, bringOn('SB1'), finish('finishActivation')),
  },
  {
    id: 'march',
    cases: ['8.11', '13.15'],
    ways: [
      [flushing, brill, finish('finishLandMovement')],
      [brill, flushing, finish('finishLandMovement')],
    ],
    press: [place(FLUSHING), place(OSTEND), place(OSTEND), place(BRILL), place(OSTEND), place(OSTEND), button('finish')],
  },
  {
    id: 'assault',
    cases: ['9.0', '9.3'],
    ways: [[{ move: 'assault', args: [OSTEND, ['EL8', 'EL11', 'DL3', 'DL6', 'DL7'], ['leicester', 'vere'], DUNKIRK] }]],
    press: [place(OSTEND), place(DUNKIRK), button('assault')],
    follows: by(SPANISH, { move: 'answerSiege', args: [false] }),
    dice: [4],
  },
  {
    id: 'advance',
    cases: ['9.23', '16.2'],
    ways: [
      [
        { move: 'takeLandLosses', args: [[{ unitId: 'DL6', steps: 1 }]] },
        {
          move: 'advance',
          args: [
            ['EL8', 'EL11', 'DL3', 'DL7'],
            ['leicester', 'vere'],
          ],
        },
        finish('finishLandCombat'),
      ],
    ],
    press: [button('take'), button('everybody'), button('finish')],
    follows: [...by(SPANISH, finish('finishLandMovement'), finish('finishLandCombat')), ...closed('finishAdministration')],
  },
  {
    id: 'muster',
    cases: ['5.12', '5.23'],
    ways: [[{ move: 'placeLand', args: [REGIMENT, PLYMOUTH] }, finish('finishActivation')]],
    press: [place(PLYMOUTH), button(`placeLand-${REGIMENT}`), place(PLYMOUTH), button('finish')],
    follows: [
      ...by(SPANISH, finish('finishActivation')),
      ...closed('finishNavalMovement'),
      ...by(ENGLISH, march(['DL3'], [], OSTEND)),
      ...idleArmies,
    ],
  },
  {
    id: 'fleet',
    cases: ['6.21', '13.16'],
    ways: ways(
      orders(DRAKES_SHIPS).flatMap((ships) =>
        ships.map((flagship): Move[] => [
          { move: 'formFleet', args: [PLYMOUTH, ships] },
          { move: 'assignLeader', args: ['drake', flagship] },
        ]),
      ),
    ),
    press: [place(PLYMOUTH), ...DRAKES_SHIPS.map(counter), button('form'), counter('EG5'), counter('drake'), button('assign')],
  },
  {
    id: 'powder',
    cases: ['12.11', '12.21'],
    ways: [[{ move: 'buyMunitions', args: [1, 2] }, finish('finishAdministration')]],
    press: [button('buy-E1-2'), button('finish')],
    follows: [
      ...by(
        SPANISH,
        { move: 'formFleet', args: [SANTANDER, ['SB1']] },
        { move: 'assignLeader', args: ['recalde', 'SB1'] },
        { move: 'buyMunitions', args: [1, 1] },
        finish('finishAdministration'),
      ),
      ...closed('finishActivation'),
    ],
  },
  {
    id: 'embark',
    cases: ['6.51', '6.52'],
    ways: [[{ move: 'embark', args: ['E1', [REGIMENT], []] }]],
    press: [place(PLYMOUTH), counter(REGIMENT), button('embark')],
  },
  {
    id: 'sail',
    cases: ['6.22', '6.4'],
    ways: [[{ move: 'sail', args: [1, southTo(PLYMOUTH, LANDING)] }]],
    press: [place(LANDING), place(LANDING)],
    follows: by(SPANISH, { move: 'intercept', args: [1] }),
    dice: [4, 4, 5],
  },
  {
    id: 'land',
    cases: ['6.54'],
    ways: [[{ move: 'debark', args: ['E1', [REGIMENT], []] }, finish('finishNavalMovement')]],
    press: [place(LANDING), counter(REGIMENT), button('debark'), button('finish')],
  },
  {
    id: 'attack',
    cases: ['7.2', '7.71'],
    ways: [
      [
        { move: 'attackFleet', args: [[1], SANTANDER] },
        { move: 'fightRound', args: [] },
      ],
    ],
    press: [place(LANDING), button('attack'), button('fight')],
    dice: [3],
  },
  {
    id: 'city',
    cases: ['8.11', '16.2'],
    ways: [[march([REGIMENT], [], SANTANDER)]],
    press: [place(LANDING), place(SANTANDER), place(SANTANDER)],
  },
];

/** English lead at the start of the free match, in VP. */
const LEAD = 7;

/** Last Game-Turn of the free match: July. */
const LAST_TURN = 5;

export const lesson: Lesson<WarWithSpain, Move, StepId, Verdict> = {
  slug: 'war-with-spain',
  setupData: { scenario: 'campaign' },
  learner: ENGLISH,
  prelude,
  steps,
  fight: {
    over: (G) => G.turn > LAST_TURN,
    verdict(G) {
      const lead = -spanishLead(G);
      return lead > LEAD ? 'more' : lead === LEAD ? 'held' : 'less';
    },
  },
  words,
};
