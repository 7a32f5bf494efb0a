import { sides } from '../names.js';

/** The charts of the play sequence. */

const noFigure = (what: string) => `${what}: the figure is missing from the text`;

export const initiative = {
  title: 'Initiative',
  columns: ['Totals', 'Who sails next'],
  english: ['English higher', 'English choose: sail one, or force the Spanish'],
  spanish: ['Spanish higher', 'Spanish choose: sail one, or force the English'],
  level: ['Level', 'English must sail one'],
  note: (bonus: number) => `A die each before every ship; the English add ${bonus}. No dice while only one side has ships left.`,
};

export const attitude = {
  title: 'Wind and heading',
  reason: noFigure('Figure 3'),
  columns: ['Hexsides from the wind', 'Attitude', 'Meaning'],
  names: { head: 'head', bow: 'bow', lateral: 'lateral', aft: 'aft' },
  meanings: {
    head: 'dead into the wind',
    bow: 'wind crossing on to the prow',
    lateral: 'wind on the quarter, the best point of sailing',
    aft: 'wind from right astern',
  },
};

export const movement = {
  title: 'Movement points',
  reason:
    'Two cells are printed (speed 6 lateral: 6; speed 5 aft: 3); the wind takes a fixed amount off the speed everywhere else, and oars alone go against it.',
  columns: ['Speed', 'Lateral', 'Aft', 'Bow', 'Head'],
  sail: (speed: number) => `${speed} sail`,
  oars: (speed: number) => `${speed} oars`,
  sailInTow: (speed: number) => `${speed} sail, in a tow`,
  oarsInTow: (speed: number) => `${speed} oars, in a tow`,
  notes: [
    'Fixed by the heading at the start of the activation.',
    'A tow goes by the slower speed and the heading of the ship in tow, and has at least 1.',
  ],
};

export const turns = {
  title: 'Turns',
  reason: 'Printed for speed 6: 3 and 6 points. The others: half the speed rounded up, and the whole speed; oars go about for 3.',
  columns: ['Speed', 'One side', 'Two sides', 'Three sides'],
  notes: ['One turn in a hex.', 'One side at the end of movement is free.'],
};

export const windChange = {
  title: 'Wind change',
  reason: noFigure('Figure 4'),
  columns: ['Die', 'The wind then comes from'],
  same: 'the same side as now',
  start: 'its side at the start of the battle',
  anticlockwise: 'one side anticlockwise of that',
  clockwise: 'one side clockwise of that',
  note: (every: number) => `Looked at every ${every} turns (printed).`,
};

export const gunnery = {
  title: 'Artillery: die needed',
  guns: 'Guns',
  ranges: { E: (range: number) => `${sides.E}, range ${range}`, S: (range: number) => `${sides.S}, range ${range}` },
  hits: (less: number, on: number) => `Die + guns - range (Spanish: ${less} less) hits on ${on}; one hit is one point of the hull.`,
  crew: (hits: number) => `Every ${hits} hits on the hull cost a point of crew.`,
};

export const crewFire = {
  title: 'Crew fire: die needed',
  columns: ['Crew', 'Range 0', 'Range 1', 'Range 1 where the range is taken off'],
  orMore: (crew: number) => `${crew} or more`,
  note: (reach: number) => `Reaches ${reach} hex, in every direction; a hit costs the target a point of crew.`,
};

export const boarding = {
  title: 'Boarding: loss of the lower total',
  columns: ['Difference', 'Crew points'],
  orMore: (difference: number) => `${difference} or more`,
  between: (least: number, most: number) => `${least} to ${most}`,
  totals: (admiral: number, step: number) => `A die each + crews + ${admiral} for an admiral. Every ${step} points of difference cost one.`,
  held: 'The lower side is held by the other, whatever it fights afterwards; level totals hold both.',
};

export const arcs = {
  title: 'Arcs of fire',
  reason: noFigure('Figures 6 and 7'),
  columns: ['Ship', 'Open sides, clockwise from the bow'],
  sail: 'Sail',
  galleass: 'Galleass',
  notes: ['A target lies in the arc of a side within 30 degrees of it; a hex on the line between two sides counts to both.'],
};

export const tide = {
  title: 'Tide off Portland',
  columns: ['Die', 'Points lost'],
  upToSix: (least: number) => `${least} to 6`,
  notes: [
    'Thrown once in an activation, at the first hex that a ship enters other than towards 3, before she pays for it.',
    'It takes no more than she has left; a hex that she cannot pay for any more she does not enter.',
  ],
};

export const limits = {
  title: 'Distances and limits',
  columns: ['What', 'Figure'],
  keepsWay: 'A sail ship that made so many hexes keeps way on',
  aground: 'Ships of more defence than this run aground on a sand bar',
  flightClear: 'A flight keeps this range from the enemy',
  flightStrikes: 'A ship in flight strikes to an enemy nearer than',
  placing: 'Ships are placed at this range from the enemy',
  placingReason: 'keeps the first shots for the first turn',
  startWay: 'Way of every ship at the start',
  startWayReason: 'ships begin under way, and owe nothing',
  retreat: 'General retreat of the English, from turn',
  retreatReason: 'the text allows the retreat and gives neither moment nor condition',
  note: (headings: readonly number[]) => `Sides of a hex, clockwise from north: ${headings.join(', ')}.`,
};
