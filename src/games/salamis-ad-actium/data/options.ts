import type { OptionId } from '../state.js';

/** Options of a match: what is played unless the players say otherwise, and the case that each belongs to. */
export const OPTIONS: { readonly [id in OptionId]: { readonly on: boolean; readonly case: string } } = {
  tacticalInitiative: { on: true, case: '4.4' },
  initialMovement: { on: true, case: '4.2' },
  seaStateEffects: { on: true, case: '5.5' },
  windDrift: { on: false, case: '5.10' },
  currentsAndTides: { on: true, case: '2.10' },
  shelteredWaters: { on: false, case: '2.7' },
  changingWeather: { on: true, case: '10.7' },
  severeWeather: { on: false, case: '10.7' },
  libations: { on: true, case: '3.1' },
  incendiaries: { on: true, case: '6.6' },
  specialWeapons: { on: true, case: '9.0' },
  fortifications: { on: true, case: '7.5' },
  hiddenReserves: { on: true, case: '2.9' },
  admiralCasualties: { on: true, case: '10.6' },
  repairs: { on: true, case: '10.5' },
  crewTransfers: { on: true, case: '10.4' },
  freeDeployment: { on: false, case: '2.8' },
};

export const OPTION_IDS = Object.keys(OPTIONS) as readonly OptionId[];
