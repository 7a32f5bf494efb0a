import { sides } from '../values.js';

const noFigure = (what: string) => `${what} is missing from the text`;

export const initiative = {
  title: 'Initiative',
  columns: ['Totals', 'Next move'],
  english: ['English higher', 'English choose: move a ship, or make the Spanish move one'],
  spanish: ['Spanish higher', 'Spanish choose: move a ship, or make the English move one'],
  level: ['Tied', 'English must move a ship'],
  note: (bonus: number) =>
    `Each side rolls a die before each ship moves; the English add ${bonus}. No roll if only one side has ships left to move.`,
};

export const attitude = {
  title: 'Wind and heading',
  reason: noFigure('Figure 3'),
  columns: ['Hexsides from the wind', 'Attitude', 'Meaning'],
  names: { head: 'head', bow: 'bow', lateral: 'lateral', aft: 'aft' },
  meanings: {
    head: 'heading into the wind',
    bow: 'wind on the bow',
    lateral: 'wind on the quarter; most MP',
    aft: 'wind astern',
  },
};

export const movement = {
  title: 'Movement points',
  reason:
    'Two values are printed (speed 6 lateral: 6; speed 5 aft: 3). The others subtract a fixed amount for the wind; only ships with oars can move against it.',
  columns: ['Speed', 'Lateral', 'Aft', 'Bow', 'Head'],
  sail: (speed: number) => `${speed} sail`,
  oars: (speed: number) => `${speed} oars`,
  sailInTow: (speed: number) => `${speed} sail, with a tow`,
  oarsInTow: (speed: number) => `${speed} oars, with a tow`,
  notes: [
    'Set by the heading at the start of the move.',
    'With a tow: use the slower ship’s speed and the towed ship’s heading. Minimum 1 MP.',
  ],
};

export const turns = {
  title: 'Turns',
  reason:
    'Printed for speed 6: 3 and 6 MP. At other speeds two hexsides cost half the speed, rounded up, and three hexsides the whole speed; with oars three hexsides cost 3.',
  columns: ['Speed', 'One side', 'Two sides', 'Three sides'],
  notes: ['One turn per hex.', 'A turn of one hexside at the end of movement is free.'],
};

export const windChange = {
  title: 'Wind change',
  reason: noFigure('Figure 4'),
  columns: ['Die', 'New wind direction'],
  same: 'no change',
  start: 'the direction at the start of the battle',
  anticlockwise: 'one hexside anticlockwise of the start',
  clockwise: 'one hexside clockwise of the start',
  note: (every: number) => `Rolled every ${every} turns (printed).`,
};

export const gunnery = {
  title: 'Gunfire: roll needed',
  guns: 'Guns',
  ranges: { E: (range: number) => `${sides.E}, range ${range}`, S: (range: number) => `${sides.S}, range ${range}` },
  hits: (less: number, on: number) => `Die + guns - range (Spanish: -${less}) hits on ${on} or more; a hit is 1 hull hit.`,
  crew: (hits: number) => `Every ${hits} hull hits cost 1 crew point.`,
};

export const crewFire = {
  title: 'Crew fire: roll needed',
  columns: ['Crew', 'Range 0', 'Range 1', 'Range 1, range subtracted'],
  orMore: (crew: number) => `${crew} or more`,
  note: (reach: number) => `Range 0 to ${reach}, in all directions; a hit costs the target 1 crew point.`,
};

export const boarding = {
  title: 'Boarding: crew loss of the lower total',
  columns: ['Difference', 'Crew points'],
  orMore: (difference: number) => `${difference} or more`,
  between: (least: number, most: number) => `${least} to ${most}`,
  totals: (admiral: number, step: number) =>
    `Die + crew + ${admiral} for an admiral. Every ${step} points of difference cost 1 crew point.`,
  held: 'The side with the lower total is held, even if it wins a later combat. If totals are tied, both sides are held.',
};

export const arcs = {
  title: 'Arcs of fire',
  reason: noFigure('Figures 6 and 7'),
  columns: ['Ship', 'Hexsides for gunfire, clockwise from the bow (0)'],
  sail: 'Sail',
  galleass: 'Galleass',
  notes: ['The arc of a hexside extends 30 degrees to each side of its middle. A hex on the line between two arcs is in both.'],
};

export const tide = {
  title: 'Tide off Portland',
  columns: ['Die', 'MP lost'],
  upToSix: (least: number) => `${least} to 6`,
  notes: [
    'Roll once per move, before the ship pays for its first hex in a direction other than 3.',
    'A ship loses at most the MP it has left. It may not enter a hex it can no longer pay for.',
  ],
};

export const limits = {
  title: 'Distances and limits',
  columns: ['Limit', 'Value'],
  keepsWay: 'A sailing ship must turn when it stops after this many hexes',
  aground: 'Highest defence that does not run aground on sand bars',
  flightClear: 'Minimum range to enemies in a withdrawal',
  flightStrikes: 'A withdrawing ship surrenders to an enemy closer than range',
  placing: 'Minimum range to enemies in deployment',
  placingReason: 'prevents shots before the first turn',
  startWay: 'Hexes each ship counts as having moved before the start',
  startWayReason: 'no ship has to turn when it begins',
  retreat: 'First turn for an English general retreat',
  retreatReason: 'the rulebook allows the retreat at any time and without conditions',
  note: (headings: readonly number[]) => `Hexsides, clockwise from north: ${headings.join(', ')}.`,
};
