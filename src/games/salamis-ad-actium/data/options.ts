import type { OptionId } from '../state.js';

/** Options of a match: what is played unless the players say otherwise, and the case that each belongs to. */
export const OPTIONS: {
  readonly [id in OptionId]: { readonly on: boolean; readonly case: string; readonly title: string; readonly text: string };
} = {
  tacticalInitiative: { on: true, case: '4.4', title: 'Tactical Initiative', text: 'Commanders may buy Action Phases before the melees.' },
  initialMovement: { on: true, case: '4.2', title: 'Approach moves', text: 'Fleets out of reach of each other move at twice their pace.' },
  seaStateEffects: { on: true, case: '5.5', title: 'Sea state', text: 'Off: the sea is always flat.' },
  windDrift: { on: false, case: '5.10', title: 'Drift before the wind', text: 'Wind carries ships away as currents do.' },
  currentsAndTides: { on: true, case: '2.10', title: 'Currents and tides', text: 'Streams and tides move ships and change depths.' },
  shelteredWaters: { on: false, case: '2.7', title: 'Sheltered waters', text: 'Wind and sea are lower in the lee of land.' },
  changingWeather: { on: true, case: '10.7', title: 'Changing weather', text: 'Wind and sea may change each turn.' },
  severeWeather: { on: false, case: '10.7', title: 'Severe weather', text: 'The wind may rise to a gale.' },
  libations: { on: true, case: '3.1', title: 'Libations', text: 'Each fleet may call on its gods.' },
  incendiaries: { on: true, case: '6.6', title: 'Incendiary missiles', text: 'Those who carry fire may shoot it.' },
  specialWeapons: {
    on: true,
    case: '9.0',
    title: 'Special weapons',
    text: 'Fire pots, siphons, jars, bridges, hooks, sickles and grapnels.',
  },
  fortifications: { on: true, case: '7.5', title: 'Fortifications', text: 'Forts and booms take part.' },
  hiddenReserves: { on: true, case: '2.9', title: 'Hidden reserves', text: 'What is kept off the table stays unknown to the enemy.' },
  admiralCasualties: { on: true, case: '10.6', title: 'Officers can fall', text: 'Off: flag officers always reach the nearest friend.' },
  repairs: { on: true, case: '10.5', title: 'Repairs', text: 'Crews mend oars, rudders, leaks and sails between turns.' },
  crewTransfers: { on: true, case: '10.4', title: 'Crew transfers', text: 'Men may pass between ships that touch.' },
  freeDeployment: {
    on: false,
    case: '2.8',
    title: 'Free deployment',
    text: 'Scenarios: both sides place their squadrons about the printed positions.',
  },
};

export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];
