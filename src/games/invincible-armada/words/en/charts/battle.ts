import { sides } from '../names.js';
import { common } from './common.js';

/** The charts of modules 6.0 to 8.0. */

export const tacticalMatrix = {
  title: 'Tactical Matrix',
  columns: [sides.english, sides.spanish, 'English dice (each) / Spanish dice (each)'],
  first: (side: string) => `${side} first`,
  note: 'Both sides fire at once unless one is named.',
};

export const battle = {
  title: 'Battle Table',
  columns: ['Die with modifiers', 'Hits'],
  naturalSix: (hits: number) => `A natural 6 scores at least ${hits} Hit.`,
  each: ({ weakStrength, weak, broken, lowAmmo }: { weakStrength: number; weak: number; broken: number; lowAmmo: number }) =>
    `On each die: current strength 1 to ${weakStrength} ${weak}; Broken ${broken}; Low Ammo ${lowAmmo}; and what the Matrix, the display, chits and options add.`,
};

export const morale = {
  title: 'Morale Table',
  columns: [common.twoDice, common.result],
  holds: 'holds',
  broken: 'Broken',
  note: (add: { perHit: number; stoutHearts: number; murmurs: number; fever: number; fireAboard: number }) =>
    `+${add.perHit} for each Hit; the squadron's own modifier; Stout Hearts ${add.stoutHearts}, Murmurs +${add.murmurs}, Ship Fever +${add.fever}, Fire Aboard +${add.fireAboard}.`,
};

export const moraleOdds = { title: 'Chance to Break', columns: ['All modifiers together', 'Broken in 36'] };

export const lowAmmo = { title: 'Low Ammo Table', columns: ['Shot', 'Low Ammo on a die of'], never: 'never' };

export const retreat = {
  title: 'Retreat Check',
  columns: [common.twoDice, common.result],
  withdraws: 'withdraws',
  caught: 'caught: Stand Off',
};

export const repair = {
  title: 'Repair Table',
  columns: [common.twoDice, common.result],
  repaired: 'one Hit less',
  note: ({ inPort, shipwrights }: { inPort: number; shipwrights: number }) =>
    `English in port +${inPort}; the squadron's own modifier; Shipwrights +${shipwrights}. Seymour rolls a second time.`,
};

export const rally = {
  title: 'Rally Table',
  columns: [common.twoDice, common.result],
  rallied: 'rallied',
  note: ({ inPort, sidonia }: { inPort: number; sidonia: number }) =>
    `English in port ${inPort} (reconstructed: as much as on the other two tables); the flagship ${sidonia} once a turn.`,
};

export const resupply = {
  title: 'Resupply Table',
  columns: ['One die with modifiers', common.result],
  resupplied: 'one Shot less, or no longer Low Ammo',
  note: ({ inPort, spanish }: { inPort: number; spanish: number }) => `English in port +${inPort}; Spanish ${spanish}.`,
};

export const thirdSquare = {
  title: 'Third Square without Hawkins’ Reforms',
  columns: [common.die, common.result],
  entered: 'entered',
  stays: 'stays on its second square',
};
