import type { OptionId } from '../../ids.js';

/** Names of modifiers. Options that are modifiers go by their titles. */
export const modifiers = {
  hits: 'Hits',
  display: 'squadron',
  stoutHearts: 'Stout Hearts',
  murmurs: 'Murmurs of Mutiny',
  fireships: 'fireships',
  fever: 'Ship Fever',
  fireAboard: 'Fire Aboard',
  matrix: 'tactics',
  strength: 'strength 3 or less',
  broken: 'Broken',
  lowAmmo: 'Low Ammo',
  chits: 'chits',
  inPort: 'in port',
  shipwrights: 'Shipwrights',
  sidonia: 'flagship’s help',
  spanish: 'Spanish stores',
  warships: 'unbroken warships',
  medinas: 'unbroken transports',
  flagship: 'flagship unbroken',
  powder: 'Low Ammo in the fleet',
  parmaReady: 'Parma Ready',
  parmaDelayed: 'Parma Delayed',
};

/** The options of module 17.0. */
export const options: { readonly [id in OptionId]: { readonly title: string; readonly text: string } } = {
  cadizRaidFails: { title: 'Drake fails at Cadiz', text: 'Sound casks: the Spanish resupply without their -1.' },
  santaCruzLives: { title: 'Santa Cruz lives', text: 'Spanish squadrons: -1 to Morale and Rally, +1 to Battle Dice, Repair and Resupply.' },
  parmaPrepared: {
    title: 'Parma is prepared',
    text: '+2 to the army arrival die; on its arrival the Spanish squadrons roll Resupply at once.',
  },
  moreGunners: { title: 'More gunners than priests', text: '+1 to each Spanish Battle Die.' },
  navalCarriages: { title: 'Naval gun carriages', text: '+1 to each Spanish Battle Die, on top of other options.' },
  hawkinsA: { title: 'No Hawkins reforms (a): gunnery', text: '-1 to each English Battle Die when standing off.' },
  hawkinsB: { title: 'No Hawkins reforms (b): withdrawal', text: '+2 to the Retreat Check of an English squadron.' },
  hawkinsC: { title: 'No Hawkins reforms (c): sailing', text: 'An English squadron enters a third square only on a die of 1 to 3.' },
  papalBlessing: { title: 'Papal blessing', text: 'Before turn 1 the Spanish draw one die of chits and give back what they dislike.' },
  hellburners: { title: 'Hellburners', text: '+1 to the Morale Roll of each reaction to the fireships.' },
  dutchBlockade: { title: 'Dutch blockade', text: '-1 to the army arrival die; from the third attempt on it is rolled too and needs 1.' },
  seymourReleased: { title: 'Seymour released', text: 'Seymour may sail the Channel from turn 1.' },
  queensPurse: { title: 'The Queen’s purse', text: '+1 to English Resupply rolls and Low Ammo dice.' },
  biscayStorm: { title: 'Storm in Biscay', text: 'Each Spanish squadron starts with one Hit on a die of 1 or 2.' },
  galleassesCrippled: { title: 'Crippled galleasses', text: 'Moncada sails one square, obeys the wind and lies still in Calm.' },
  prayersAnswered: { title: 'Prayers answered', text: 'Before turn 1 the English draw one die of chits and give back what they dislike.' },
};

/** The form in which a match is set up. */
export const setup = {
  deployment: {
    title: 'Spanish deployment (4.3)',
    description: 'How the ten Spanish squadrons begin.',
    free: 'As the Spanish player likes',
  },
  whatIf: { title: 'What if? (17.0)', description: 'Any combination may be played.' },
  option: (title: string, ruleCase: string) => `${title} (${ruleCase})`,
};

export const scenarios = {
  campaign: { title: 'The Enterprise of England', length: '12 to 18 turns, about two hours' },
};
