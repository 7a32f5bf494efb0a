import { type Chart, type ChartRow, reconstructed, rulebook } from '../../../../kit/charts.js';
import { HEADINGS } from '../../ids.js';
import {
  ARCS,
  ATTITUDES,
  BOARDING,
  CREW_FIRE,
  FLIGHT,
  GUNS,
  HIT_ON,
  INITIATIVE,
  KEEPS_WAY_FROM,
  MOVEMENT,
  PLACING_RANGE,
  RETREAT,
  SAND_SPARES,
  START_WAY,
  TIDE,
  TURN_COST,
  WIND_CHANGE,
  WIND_EVERY,
} from '../tables.js';

/** The charts of the play sequence. */

const noFigure = (what: string) => reconstructed(`${what}: the figure is missing from the text`);

const initiative: Chart = {
  id: 'initiative',
  title: 'Initiative',
  case: '4.0',
  provenance: rulebook('4.0'),
  columns: ['Totals', 'Who sails next'],
  rows: [
    { cells: ['English higher', 'English choose: sail one, or force the Spanish'] },
    { cells: ['Spanish higher', 'Spanish choose: sail one, or force the English'] },
    { cells: ['Level', 'English must sail one'] },
  ],
  notes: [`A die each before every ship; the English add ${INITIATIVE.english}. No dice while only one side has ships left.`],
};

const DEGREES: { readonly [attitude: string]: string } = {
  head: 'dead into the wind',
  bow: 'wind crossing on to the prow',
  lateral: 'wind on the quarter, the best point of sailing',
  aft: 'wind from right astern',
};

const attitude: Chart = {
  id: 'attitude',
  title: 'Wind and heading',
  case: '5.2',
  provenance: noFigure('Figure 3'),
  columns: ['Hexsides from the wind', 'Attitude', 'Meaning'],
  rows: ATTITUDES.map(
    (name, steps): ChartRow => ({
      cells: [steps, name, DEGREES[name]],
      ...(name === 'lateral' && { provenance: rulebook('5.3') }),
    }),
  ),
};

const movementRow = (kind: 'sail' | 'oars', speed: number): ChartRow => {
  const row = MOVEMENT[kind][speed];
  const tow = (kind === 'sail') === (speed === 4);
  return { cells: [`${speed} ${kind}${tow ? ', in a tow' : ''}`, row.lateral, row.aft, row.bow, row.head] };
};

const movement: Chart = {
  id: 'movement',
  title: 'Movement points',
  case: '5.5',
  provenance: reconstructed(
    'Two cells are printed (speed 6 lateral: 6; speed 5 aft: 3); the wind takes a fixed amount off the speed everywhere else, and oars alone go against it.',
  ),
  columns: ['Speed', 'Lateral', 'Aft', 'Bow', 'Head'],
  rows: [
    { ...movementRow('sail', 6), provenance: rulebook('5.3') },
    { ...movementRow('sail', 5), provenance: rulebook('5.5') },
    movementRow('sail', 4),
    movementRow('sail', 3),
    movementRow('oars', 4),
    movementRow('oars', 3),
  ],
  notes: [
    'Fixed by the heading at the start of the activation.',
    'A tow goes by the slower speed and the heading of the ship in tow, and has at least 1.',
  ],
};

const turns: Chart = {
  id: 'turns',
  title: 'Turns',
  case: '5.3',
  provenance: reconstructed(
    'Printed for speed 6: 3 and 6 points. The others: half the speed rounded up, and the whole speed; oars go about for 3.',
  ),
  columns: ['Speed', 'One side', 'Two sides', 'Three sides'],
  rows: [6, 5, 4, 3].map(
    (speed): ChartRow => ({
      cells: [speed, ...TURN_COST[speed]],
      ...(speed === 6 && { provenance: rulebook('5.3') }),
    }),
  ),
  notes: ['One turn in a hex.', 'One side at the end of movement is free.'],
};

const windChange: Chart = {
  id: 'windChange',
  title: 'Wind change',
  case: '6.0',
  provenance: noFigure('Figure 4'),
  columns: ['Die', 'The wind then comes from'],
  rows: WIND_CHANGE.map((change, at) => ({
    cells: [
      at + 1,
      change === 'same'
        ? 'the same side as now'
        : change === 0
          ? 'its side at the start of the battle'
          : `one side ${change < 0 ? 'anticlockwise' : 'clockwise'} of that`,
    ],
  })),
  notes: [`Looked at every ${WIND_EVERY} turns (printed).`],
};

const need = (value: number): string | number => (value > 6 ? '-' : Math.max(1, value));
const ranges = [0, 1, 2, 3, 4, 5];

const gunnery: Chart = {
  id: 'gunnery',
  title: 'Artillery: die needed',
  case: '8.1',
  provenance: rulebook('8.1'),
  columns: ['Guns', ...ranges.map((range) => `English, range ${range}`), ...ranges.slice(0, 5).map((range) => `Spanish, range ${range}`)],
  rows: [6, 5, 4, 3, 2, 1].map((guns) => ({
    cells: [
      guns,
      ...ranges.map((range) => need(HIT_ON - guns + range)),
      ...ranges.slice(0, 5).map((range) => need(HIT_ON - guns + range + GUNS.spanish)),
    ],
  })),
  notes: [
    `Die + guns - range (Spanish: ${GUNS.spanish} less) hits on ${HIT_ON}; one hit is one point of the hull.`,
    `Every ${GUNS.hullPerCrew} hits on the hull cost a point of crew.`,
  ],
};

const crewFire: Chart = {
  id: 'crewFire',
  title: 'Crew fire: die needed',
  case: '8.1',
  provenance: rulebook('8.1'),
  columns: ['Crew', 'Range 0', 'Range 1', 'Range 1 where the range is taken off'],
  rows: [6, 5, 4, 3, 2, 1, 0].map((crew) => ({
    cells: [crew === 6 ? '6 or more' : crew, need(HIT_ON - crew), need(HIT_ON - crew - 1), need(HIT_ON - crew + 1)],
  })),
  notes: [`Reaches ${CREW_FIRE.reach} hex, in every direction; a hit costs the target a point of crew.`],
};

const boarding: Chart = {
  id: 'boarding',
  title: 'Boarding: loss of the lower total',
  case: '8.1',
  provenance: rulebook('8.1'),
  columns: ['Difference', 'Crew points'],
  rows: [0, 1, 2, 3, 4].map((loss) => ({
    cells: [loss === 4 ? `${loss * BOARDING.step} or more` : `${loss * BOARDING.step} to ${(loss + 1) * BOARDING.step - 1}`, loss],
  })),
  notes: [
    `A die each + crews + ${BOARDING.admiral} for an admiral. Every ${BOARDING.step} points of difference cost one.`,
    'The lower side is held by the other; level totals hold both.',
  ],
};

const arcs: Chart = {
  id: 'arcs',
  title: 'Arcs of fire',
  case: '8.2',
  provenance: noFigure('Figures 6 and 7'),
  columns: ['Ship', 'Open sides, clockwise from the bow'],
  rows: [{ cells: ['Sail', ARCS.sail.join(', ')] }, { cells: ['Galleass', ARCS.oars.join(', ')], provenance: rulebook('8.2') }],
  notes: ['A target lies in the arc of a side within 30 degrees of it; a hex on the line between two sides counts to both.'],
};

const tide: Chart = {
  id: 'tide',
  title: 'Tide off Portland',
  case: '11.0',
  provenance: rulebook('11.0'),
  columns: ['Die', 'Taken off the allowance'],
  rows: [{ cells: ['1', 1] }, { cells: [`${TIDE.most} to 6`, TIDE.most] }],
  notes: ['No die for a ship that heads with the tide (3), or that has no points.'],
};

const limits: Chart = {
  id: 'limits',
  title: 'Distances and limits',
  case: '5.6',
  provenance: rulebook('5.6'),
  columns: ['What', 'Figure'],
  rows: [
    { cells: ['A sail ship that made so many hexes keeps way on', KEEPS_WAY_FROM] },
    { cells: ['Ships of more defence than this run aground on a sand bar', SAND_SPARES] },
    { cells: ['A flight keeps this range from the enemy', FLIGHT.clear], provenance: rulebook('8.4') },
    { cells: ['A ship in flight strikes to an enemy nearer than', FLIGHT.strikes], provenance: rulebook('8.4') },
    {
      cells: ['Ships are placed at this range from the enemy', PLACING_RANGE],
      provenance: reconstructed('keeps the first shots for the first turn'),
    },
    { cells: ['Way of every ship at the start', START_WAY], provenance: reconstructed('ships begin under way, and owe nothing') },
    {
      cells: ['General retreat of the English, from turn', RETREAT.fromTurn],
      provenance: reconstructed('the text allows the retreat and gives neither moment nor condition'),
    },
  ],
  notes: [`Sides of a hex, clockwise from north: ${HEADINGS.join(', ')}.`],
};

export const playCharts: readonly Chart[] = [
  initiative,
  attitude,
  movement,
  turns,
  windChange,
  gunnery,
  crewFire,
  boarding,
  arcs,
  tide,
  limits,
];
