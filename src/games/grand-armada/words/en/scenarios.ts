import type { ScenarioNumber, Side } from '../../ids.js';
import { sides } from './values.js';

export interface ScenarioWords {
  readonly title: string;
  readonly date: string;
  readonly length: string;
  readonly objectives: { readonly E: string; readonly S: string };
  /** Source of the starting positions. */
  readonly places: string;
}

const chosen = (what: string, tuned = '') =>
  `${what}: the scenario table is missing. We chose them from accounts of the battle and balanced them in test matches${tuned}`;

export const scenarios: { readonly [which in ScenarioNumber]: ScenarioWords } = {
  1: {
    title: 'The bait off Plymouth',
    date: '31 July 1588',
    length: '12 turns, about an hour',
    objectives: {
      E: 'Sink and capture Spanish ships. Keep San Juan from the Spanish main body.',
      S: 'Sink and capture English ships. Bring San Juan back to the main body.',
    },
    places: chosen('Positions'),
  },
  2: {
    title: 'Portland Bill',
    date: '2 August 1588',
    length: '9 turns, about half an hour',
    objectives: { E: 'Leave by the west or south edge.', S: 'Sink and capture English ships.' },
    places: chosen(
      'Positions, sand bars and exits',
      '. When the English started heading into the wind, they could not move. With the merchants north of the galleasses, they lost four matches in five',
    ),
  },
  3: {
    title: 'Isle of Wight',
    date: '4 August 1588',
    length: '18 turns, about an hour',
    objectives: { E: 'Sink and capture Spanish ships.', S: 'Bring San Luis and Duquesa Santa Ana to safety in the east.' },
    places: chosen('Positions and the eastern exit'),
  },
  4: {
    title: 'Gravelines',
    date: '8 August 1588',
    length: 'up to 30 turns, about an hour and a half',
    objectives: { E: 'Break through and leave by the west edge.', S: 'Keep the English from leaving by the west edge.' },
    places: chosen('Ships at the start, the Spanish zone and the pools'),
  },
  5: {
    title: 'The prize of the Rosario',
    date: '1 August 1588',
    length: '12 turns, about half an hour',
    objectives: { E: 'Capture the Rosario, and hold it or tow it off the west edge.', S: 'Tow the Rosario off the east edge.' },
    places: chosen('Positions', '. When the English started farther away, they arrived too late and won one match in five'),
  },
};

/** Returns the favoured side of a battle and the percentage of bot matches that it won. */
export const leans = (side: Side, won: number): string => `${sides[side]} favoured, ${won} %`;
