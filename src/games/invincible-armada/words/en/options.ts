import type { OptionId } from '../../ids.js';

/** Names of modifiers. Options that are modifiers use their titles. */
export const modifiers = {
  hits: 'Hits',
  display: 'squadron',
  stoutHearts: 'Stout Hearts',
  murmurs: 'Murmurs of Mutiny',
  fireships: 'English squadrons',
  fever: 'Ship Fever',
  fireAboard: 'Fire Aboard',
  matrix: 'Tactical Matrix',
  strength: 'strength 3 or less',
  broken: 'Broken',
  lowAmmo: 'Low Ammo',
  chits: 'chits',
  inPort: 'in port',
  damagedAtSea: '4 or more Hits at sea',
  shipwrights: 'Shipwrights',
  sidonia: 'flagship’s bonus',
  spanish: 'Spanish',
  warships: 'unbroken warship squadrons',
  medinas: 'unbroken Medina squadrons',
  flagship: 'unbroken flagship',
  powder: '4 or more squadrons with Low Ammo',
  parmaReady: 'Parma Ready',
  parmaDelayed: 'Parma Delayed',
};

export const options: { readonly [id in OptionId]: { readonly title: string; readonly text: string } } = {
  cadizRaidFails: { title: 'Drake’s Cadiz raid fails', text: 'The −1 to Spanish Resupply rolls does not apply.' },
  santaCruzLives: { title: 'Santa Cruz lives', text: 'Spanish squadrons: −1 to Morale and Rally, +1 to Battle Dice, Repair and Resupply.' },
  parmaPrepared: {
    title: 'Parma prepared',
    text: '+2 to army arrival rolls. When the army arrives, Spanish squadrons may roll for Resupply.',
  },
  moreGunners: { title: 'More gunners than priests', text: '+1 to each Spanish Battle Die.' },
  navalCarriages: { title: 'Naval gun carriages', text: '+1 to each Spanish Battle Die, cumulative with other options.' },
  hawkinsA: { title: 'No Hawkins reforms (a): gunnery', text: '−1 to each English Battle Die with Stand Off.' },
  hawkinsB: { title: 'No Hawkins reforms (b): withdrawal', text: '+2 to English Retreat Checks.' },
  hawkinsC: { title: 'No Hawkins reforms (c): movement', text: 'An English squadron may enter a third square only on a roll of 1 to 3.' },
  papalBlessing: {
    title: 'Papal blessing',
    text: 'Before turn 1 the Spanish roll a die, draw that many chits and may return any of them.',
  },
  hellburners: { title: 'Hellburners', text: '+1 to each Morale Roll in reaction to the fireships.' },
  dutchBlockade: { title: 'Dutch blockade', text: '−1 to army arrival rolls. From the third attempt the army needs 1 or more.' },
  seymourReleased: { title: 'Seymour released', text: 'Seymour may move on the Strategic Map from turn 1.' },
  queensPurse: { title: 'The Queen’s purse', text: '+1 to English Resupply rolls and Low Ammo checks.' },
  biscayStorm: { title: 'Storm in Biscay', text: 'Each Spanish squadron starts with 1 Hit on a roll of 1 or 2.' },
  galleassesCrippled: {
    title: 'Crippled galleasses',
    text: 'Moncada moves 1 square, is affected by the wind, and may not move or attack in Calm.',
  },
  prayersAnswered: {
    title: 'Prayers answered',
    text: 'Before turn 1 the English roll a die, draw that many chits and may return any of them.',
  },
};

export const setup = {
  deployment: {
    title: 'Spanish deployment (4.3)',
    description: 'Starting positions of the ten Spanish squadrons.',
    free: 'Free: the Spanish player places all squadrons',
  },
  whatIf: { title: 'What If? options (17.0)', description: 'All options may be combined.' },
  option: (title: string, ruleCase: string) => `${title} (${ruleCase})`,
  measured: (won: number, plain: number) => `English bots win ${won} % (${plain} % without options).`,
  decisive: 'Decides most matches.',
  favoured: (won: number) => `English favoured, ${won} %`,
};

export const scenarios = {
  campaign: { title: 'The Enterprise of England', length: '12 to 18 turns, about 2 hours' },
};
