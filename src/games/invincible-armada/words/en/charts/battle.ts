import { sides } from '../names.js';
import { common } from './common.js';

export const tacticalMatrix = {
  title: 'Tactical Matrix',
  columns: [sides.english, sides.spanish, 'English dice (each) / Spanish dice (each)'],
  first: (side: string) => `${side} first`,
  note: 'Fire is simultaneous unless a side is named.',
};

export const battle = {
  title: 'Battle Table',
  columns: ['Modified die', 'Hits'],
  naturalSix: (hits: number) => `A natural 6 scores at least ${hits} Hit.`,
  each: ({ weakStrength, weak, broken, lowAmmo }: { weakStrength: number; weak: number; broken: number; lowAmmo: number }) =>
    `Modifiers to each die: current strength 1 to ${weakStrength} ${weak}; Broken ${broken}; Low Ammo ${lowAmmo}; Tactical Matrix, squadron display, chits and options.`,
};

export const morale = {
  title: 'Morale Table',
  columns: [common.twoDice, common.result],
  holds: 'passes',
  broken: 'Broken',
  note: (add: { perHit: number; stoutHearts: number; murmurs: number; fever: number; fireAboard: number }) =>
    `+${add.perHit} for each Hit; the modifier of the squadron; Stout Hearts ${add.stoutHearts}, Murmurs +${add.murmurs}, Ship Fever +${add.fever}, Fire Aboard +${add.fireAboard}.`,
};

export const moraleOdds = { title: 'Chance to Break', columns: ['Sum of modifiers', 'Chances in 36'] };

export const lowAmmo = { title: 'Low Ammo Table', columns: ['Shot', 'Low Ammo on a roll of'], never: 'never' };

export const retreat = {
  title: 'Retreat Check',
  columns: [common.twoDice, common.result],
  withdraws: 'withdraws',
  caught: 'fails: must Stand Off',
};

export const repair = {
  title: 'Repair Table',
  columns: [common.twoDice, common.result],
  repaired: 'remove 1 Hit',
  note: ({ inPort, shipwrights }: { inPort: number; shipwrights: number }) =>
    `English in port +${inPort}; the modifier of the squadron; Shipwrights +${shipwrights}. Seymour may re-roll.`,
};

export const rally = {
  title: 'Rally Table',
  columns: [common.twoDice, common.result],
  rallied: 'no longer Broken',
  inPort: 'English in port',
  note: ({ sidonia }: { sidonia: number }) => `Flagship’s bonus ${sidonia}, once per turn.`,
};

export const resupply = {
  title: 'Resupply Table',
  columns: ['Modified die', common.result],
  resupplied: 'remove 1 Shot or the Low Ammo marker',
  note: ({ inPort, spanish }: { inPort: number; spanish: number }) => `English in port +${inPort}; Spanish ${spanish}.`,
};

export const thirdSquare = {
  title: 'Third Square without Hawkins’ Reforms',
  columns: [common.die, common.result],
  entered: 'may enter a third square',
  stays: 'stops on its second square',
};
