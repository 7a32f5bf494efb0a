import type { ScenarioNumber, Side } from '../../ids.js';
import { sides } from './names.js';

export interface ScenarioWords {
  readonly title: string;
  readonly date: string;
  readonly length: string;
  readonly objectives: { readonly E: string; readonly S: string };
  /** Where its positions come from. */
  readonly places: string;
}

const chosen = (what: string, tuned = '') =>
  `${what}: the scenario table is missing; chosen after the accounts of the day and weighed in test matches${tuned}`;

export const scenarios: { readonly [which in ScenarioNumber]: ScenarioWords } = {
  1: {
    title: 'The bait off Plymouth',
    date: '31 July 1588',
    length: '12 turns, about an hour',
    objectives: {
      E: 'Sink and take Spanish ships; keep San Juan from her main body.',
      S: 'Sink and take English ships; bring San Juan home.',
    },
    places: chosen('Positions'),
  },
  2: {
    title: 'Portland Bill',
    date: '2 August 1588',
    length: '9 turns, about half an hour',
    objectives: { E: 'Get away over the west or the south edge.', S: 'Sink and take English ships.' },
    places: chosen(
      'Positions, sand bars and exits',
      '; heading off the wind the English could not stir, and with the merchants north of the galleasses they lost four matches of five',
    ),
  },
  3: {
    title: 'Isle of Wight',
    date: '4 August 1588',
    length: '18 turns, about an hour',
    objectives: { E: 'Sink and take Spanish ships.', S: 'Bring San Luis and Duquesa Santa Ana away to the east.' },
    places: chosen('Positions and the eastern exit'),
  },
  4: {
    title: 'Gravelines',
    date: '8 August 1588',
    length: 'up to 30 turns, about an hour and a half',
    objectives: { E: 'Break through and leave over the west edge.', S: 'Bar the way of the English.' },
    places: chosen('Ships at the start, the Spanish zone and the pools'),
  },
  5: {
    title: 'The prize of the Rosario',
    date: '1 August 1588',
    length: '12 turns, about half an hour',
    objectives: { E: 'Take the Rosario, and hold her or tow her away to the west.', S: 'Tow the Rosario away to the east.' },
    places: chosen('Positions', '; farther off the English came too late, and won one match of five'),
  },
};

/** Of a battle that is not even. */
export const leans = (side: Side, won: number): string =>
  `It leans to the ${sides[side]}: between captains they win about ${won} matches in a hundred`;
