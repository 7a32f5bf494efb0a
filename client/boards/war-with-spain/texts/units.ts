import type { LandNation, Side } from '../../../../src/games/war-with-spain/face.js';

const nations: { readonly [nat in LandNation]: string } = {
  english: 'English',
  dutch: 'Dutch',
  loyalirish: 'Loyal Irish',
  scotprot: 'Covenant',
  huguenot: 'Huguenot',
  spanish: 'Spanish',
  italian: 'Italian',
  walloon: 'Walloon',
  german: 'German',
  burgundian: 'Burgundy',
  league: 'League',
  engcath: 'Recusants',
  scotcath: 'Highland',
  irishrebel: 'Irish',
};

const squadrons: { readonly [prefix: string]: string } = {
  EG: "Queen's",
  EM: 'Merchants',
  EP: 'Pinnaces',
  DW: 'Zeeland',
  DF: 'Flyboats',
  SP: 'Portugal',
  SC: 'Castile',
  SB: 'Biscay',
  SG: 'Guipuzcoa',
  SA: 'Andalusia',
  SL: 'Levant',
  SU: 'Urcas',
  SX: 'Galleass',
  SY: 'Galleys',
  SZ: 'Zabras',
  WF: 'Flyboats',
  WB: 'Barges',
  TF: 'Treasure',
};

const leaders: { readonly [id: string]: string } = {
  justin: 'Justin',
  maurice: 'Maurice',
  navarre: 'Navarre',
  santacruz: 'Santa Cruz',
  medina: 'Medina S.',
  valdes: 'Valdes',
};

const sides: { readonly [side in Side]: string } = { E: 'English', S: 'Spanish' };

/** What pieces are called. */
export const unitText = {
  nations,
  squadrons,
  leaders,
  sides,
  masked: 'a counter face down',
  maskedCount: (n: number, side: Side) => `${n} ${sides[side]} ${n === 1 ? 'counter' : 'counters'} face down`,
  more: (n: number) => `and ${n} more`,
  treasureFleet: 'the Treasure Fleet',
  fleet: (side: Side, no: string) => (side === 'E' ? `Fleet ${no}` : `Armada ${no}`),
  loose: (side: Side, place: string) => `Loose ${sides[side]} ships at ${place}`,
} as const;
