import { SHIPS, type ShipId, type Side } from '../ids.js';

export type ShipType = 'galleon' | 'great ship' | 'merchant' | 'pinnace' | 'nao' | 'hulk' | 'galleass';

export type Squadron = 'Queen' | 'Merchant' | 'Portugal' | 'Castile' | 'Andalusia' | 'Guipúzcoa' | 'Levant' | 'Biscay' | 'Naples' | 'Hulks';

/** A counter's factors [2.2.1], and their sources. */
export interface Rating {
  readonly name: string;
  readonly side: Side;
  readonly type: ShipType;
  readonly squadron: Squadron;
  /** Factor A: hull hits that sink the ship. */
  readonly defence: number;
  /** Factor B: crew points. */
  readonly crew: number;
  /** Factor C: modifier of gunfire. */
  readonly guns: number;
  /** Factor D: speed, which determines MP. */
  readonly speed: number;
  readonly oars: boolean;
  readonly admiral?: string;
  /** Published tons (English) or toneladas (Spanish), guns and men, from which the factors are derived. */
  readonly history: { readonly tons: number | null; readonly guns: number | null; readonly men: number };
}

type History = readonly [tons: number | null, guns: number | null, men: number];

function ship(name: string, side: Side, type: ShipType, squadron: Squadron, factors: string, history: History, admiral?: string): Rating {
  const [defence, crew, guns, speed] = [...factors].map(Number);
  const [tons, pieces, men] = history;
  const rating = {
    name,
    side,
    type,
    squadron,
    defence,
    crew,
    guns,
    speed,
    oars: type === 'galleass',
    history: { tons, guns: pieces, men },
  };
  return admiral === undefined ? rating : { ...rating, admiral };
}

/** The ships, English first. Factors in printed order: defence, crew, guns, speed. */
export const ROSTER: { readonly [id in ShipId]: Rating } = {
  ark: ship('Ark Royal', 'E', 'galleon', 'Queen', '7366', [800, null, 430]),
  triumph: ship('Triumph', 'E', 'great ship', 'Queen', '7465', [1100, null, 500]),
  bear: ship('White Bear', 'E', 'great ship', 'Queen', '7465', [1000, null, 500]),
  jonas: ship('Elizabeth Jonas', 'E', 'great ship', 'Queen', '7465', [900, null, 500]),
  victory: ship('Victory', 'E', 'galleon', 'Queen', '7356', [800, null, 400]),
  revenge: ship('Revenge', 'E', 'galleon', 'Queen', '5356', [500, null, 250]),
  vanguard: ship('Vanguard', 'E', 'galleon', 'Queen', '5356', [500, null, 250]),
  rainbow: ship('Rainbow', 'E', 'galleon', 'Queen', '5356', [500, null, 250]),
  lion: ship('Golden Lion', 'E', 'galleon', 'Queen', '5356', [500, null, 250]),
  nonpareil: ship('Nonpareil', 'E', 'galleon', 'Queen', '5356', [500, null, 250]),
  hope: ship('Hope', 'E', 'galleon', 'Queen', '6356', [600, null, 250]),
  bonaventure: ship('Elizabeth Bonaventure', 'E', 'galleon', 'Queen', '6356', [600, null, 250]),
  maryrose: ship('Mary Rose', 'E', 'galleon', 'Queen', '6355', [600, null, 250]),
  dreadnought: ship('Dreadnought', 'E', 'galleon', 'Queen', '4246', [400, null, 200]),
  swiftsure: ship('Swiftsure', 'E', 'galleon', 'Queen', '4246', [400, null, 200]),
  antelope: ship('Antelope', 'E', 'galleon', 'Queen', '4246', [400, null, 160]),
  swallow: ship('Swallow', 'E', 'galleon', 'Queen', '4245', [360, null, 160]),
  foresight: ship('Foresight', 'E', 'galleon', 'Queen', '3246', [300, null, 160]),
  aid: ship('Aid', 'E', 'galleon', 'Queen', '3236', [250, null, 120]),
  leicester: ship('Galleon Leicester', 'E', 'merchant', 'Merchant', '4235', [400, null, 160]),
  royal: ship('Merchant Royal', 'E', 'merchant', 'Merchant', '4235', [400, null, 140]),
  edward: ship('Edward Bonaventure', 'E', 'merchant', 'Merchant', '3235', [300, null, 120]),
  roebuck: ship('Roebuck', 'E', 'merchant', 'Merchant', '3235', [300, null, 120]),
  centurion: ship('Centurion', 'E', 'merchant', 'Merchant', '3125', [250, null, 100]),
  margaret: ship('Margaret and John', 'E', 'merchant', 'Merchant', '3125', [200, null, 90]),
  disdain: ship('Disdain', 'E', 'pinnace', 'Queen', '2116', [80, null, 45]),

  sanmartin: ship('San Martín', 'S', 'galleon', 'Portugal', '7645', [1000, 48, 469], 'Medina Sidonia'),
  sanjuan: ship('San Juan de Portugal', 'S', 'galleon', 'Portugal', '7645', [1050, 50, 522], 'Recalde'),
  sanmarcos: ship('San Marcos', 'S', 'galleon', 'Portugal', '6535', [790, 33, 409]),
  sanfelipe: ship('San Felipe', 'S', 'galleon', 'Portugal', '6545', [800, 40, 439]),
  sanluis: ship('San Luis', 'S', 'galleon', 'Portugal', '6535', [830, 38, 376]),
  sanmateo: ship('San Mateo', 'S', 'galleon', 'Portugal', '6535', [750, 34, 389]),
  santiago: ship('Santiago', 'S', 'galleon', 'Portugal', '5525', [520, 24, 387]),
  florencia: ship('Florencia', 'S', 'galleon', 'Portugal', '6545', [961, 52, 383]),
  cristobalpt: ship('San Cristóbal (Portugal)', 'S', 'galleon', 'Portugal', '4325', [352, 20, 211]),
  bernardo: ship('San Bernardo', 'S', 'galleon', 'Portugal', '4325', [352, 21, 236]),
  cristobal: ship('San Cristóbal', 'S', 'galleon', 'Castile', '5435', [700, 36, 303], 'Diego Flores de Valdés'),
  bautista: ship('San Juan Bautista', 'S', 'galleon', 'Castile', '6425', [750, 24, 296]),
  sanpedro: ship('San Pedro', 'S', 'galleon', 'Castile', '5425', [530, 24, 274]),
  mayor: ship('Santiago el Mayor', 'S', 'galleon', 'Castile', '5425', [530, 24, 293]),
  medel: ship('San Medel y Celedón', 'S', 'galleon', 'Castile', '5425', [530, 24, 273]),
  rosario: ship('Nuestra Señora del Rosario', 'S', 'nao', 'Andalusia', '7543', [1150, 46, 422], 'Pedro de Valdés'),
  duquesa: ship('Duquesa Santa Ana', 'S', 'nao', 'Andalusia', '6423', [900, 23, 357]),
  francisco: ship('San Francisco', 'S', 'nao', 'Andalusia', '6423', [915, 21, 323]),
  oquendo: ship('Santa Ana', 'S', 'nao', 'Guipúzcoa', '7643', [1200, 47, 485], 'Oquendo'),
  rosa: ship('Nuestra Señora de la Rosa', 'S', 'nao', 'Guipúzcoa', '6423', [945, 26, 297]),
  salvador: ship('San Salvador', 'S', 'nao', 'Guipúzcoa', '6523', [958, 25, 396]),
  mariajuan: ship('María Juan', 'S', 'nao', 'Guipúzcoa', '5523', [665, 24, 399]),
  regazona: ship('Regazona', 'S', 'nao', 'Levant', '7433', [1249, 30, 344], 'Bertendona'),
  rata: ship('Rata Encoronada', 'S', 'nao', 'Levant', '6533', [820, 35, 419]),
  valencera: ship('Trinidad Valencera', 'S', 'nao', 'Levant', '7543', [1100, 42, 413]),
  sicilia: ship('San Juan de Sicilia', 'S', 'nao', 'Levant', '6423', [800, 26, 342]),
  juliana: ship('Juliana', 'S', 'nao', 'Levant', '6533', [860, 32, 395]),
  grin: ship('Gran Grin', 'S', 'nao', 'Biscay', '7423', [1160, 28, 329]),
  lorenzo: ship('San Lorenzo', 'S', 'galleass', 'Naples', '4534', [null, 50, 386], 'Moncada'),
  zuniga: ship('Zúñiga', 'S', 'galleass', 'Naples', '4434', [null, 50, 298]),
  girona: ship('Girona', 'S', 'galleass', 'Naples', '4434', [null, 50, 349]),
  napolitana: ship('Napolitana', 'S', 'galleass', 'Naples', '4434', [null, 50, 321]),
  grifon: ship('Gran Grifón', 'S', 'hulk', 'Hulks', '5433', [650, 38, 286], 'Gómez de Medina'),
};

const PRINTED: readonly ShipId[] = ['ark', 'lorenzo'];
/** Whether a ship's factors are printed. They are for only two ships, and `RATING_KEY` gives the same for both. */
export const isPrinted = (id: ShipId): boolean => PRINTED.includes(id);

const ships = { E: SHIPS.filter((id) => ROSTER[id].side === 'E'), S: SHIPS.filter((id) => ROSTER[id].side === 'S') };
export const shipsOf = (side: Side): readonly ShipId[] => ships[side];

/** Derives factors from `history`. Each pair is a minimum amount and the factor for it. */
export const RATING_KEY = {
  E: {
    defence: [
      [750, 7],
      [550, 6],
      [450, 5],
      [350, 4],
      [200, 3],
      [0, 2],
    ],
    crew: [
      [475, 4],
      [225, 3],
      [110, 2],
      [0, 1],
    ],
  },
  S: {
    defence: [
      [1000, 7],
      [750, 6],
      [500, 5],
      [300, 4],
      [150, 3],
      [0, 2],
    ],
    crew: [
      [450, 6],
      [360, 5],
      [250, 4],
      [150, 3],
      [75, 2],
      [0, 1],
    ],
    guns: [
      [40, 4],
      [30, 3],
      [20, 2],
      [0, 1],
    ],
  },
} as const;
