import type { LandNation, ShipCounter } from '../../../../src/games/war-with-spain/face.js';
import { cogs } from '../../../kit/ships/cogs.js';
import { galleons } from '../../../kit/ships/galleons.js';
import type { ShipDrawing } from '../../../kit/ships/rigging.js';

const BY_PREFIX: { readonly [prefix: string]: ShipDrawing } = {
  EG: galleons.raceGalleon,
  EM: cogs.nef,
  EP: galleons.pinnace,
  DW: galleons.urca,
  DF: cogs.balinger,
  SU: galleons.urca,
  SX: galleons.galleass,
  SY: cogs.galley,
  SZ: galleons.zabra,
  WF: cogs.balinger,
  WB: cogs.barge,
};

/** Returns the silhouette of a squadron, by default a galleon. */
export const silhouette = ({ id }: ShipCounter): ShipDrawing => BY_PREFIX[id.replace(/\d+$/, '')] ?? galleons.galleon;

/** Paths of a group of soldiers, in a field of 100 by 62. */
interface SoldierDrawing {
  readonly body: string;
  readonly arms: string;
}

const man = (x: number, tall = 0) =>
  `M${x - 7} ${22 - tall}Q${x} ${12 - tall} ${x + 7} ${22 - tall}L${x + 10} ${24 - tall}H${x - 10}ZM${x - 5} ${25 - tall}H${x + 5}V${30 - tall}H${x - 5}ZM${x - 9} ${31 - tall}H${x + 9}L${x + 11} 48L${x + 7} 62H${x + 1}L${x} 51L${x - 1} 62H${x - 7}L${x - 11} 48Z`;

const pikemen: SoldierDrawing = {
  body: man(22) + man(50) + man(78),
  arms: 'M34 62L40 -2M62 62L68 -2M90 62L96 -2M8 62L13 -2M40 -2l-2 -7l-2 7ZM68 -2l-2 -7l-2 7ZM96 -2l-2 -7l-2 7ZM13 -2l-2 -7l-2 7Z',
};
const shot: SoldierDrawing = { body: man(26) + man(56) + man(84), arms: 'M6 44L40 30M36 44L70 30M64 44L98 30M12 62L18 40M42 62L48 40' };
const horse: SoldierDrawing = {
  body: 'M14 40Q22 30 44 33L66 30Q74 20 84 18L88 26L92 34L86 36L78 36Q76 46 72 48L76 62H70L64 48Q46 52 32 48L28 62H22L22 48Q16 48 14 56L9 58Q8 46 14 40ZM38 8Q45 -1 52 8L54 11H36ZM40 12H50V17H40ZM36 18H54L58 34L50 40H38Z',
  arms: 'M30 30L96 2M52 26L62 28',
};
const clansmen: SoldierDrawing = {
  body: 'M24 12a6 6 0 1 1 0.100 0ZM14 26Q24 20 34 26L40 46H32L34 62H27L24 50L21 62H14L16 46H8ZM68 12a6 6 0 1 1 0.100 0ZM58 26Q68 20 78 26L84 46H76L78 62H71L68 50L65 62H58L60 46H52Z',
  arms: 'M40 6Q52 30 40 56M40 6L40 56M86 42L98 8M82 36L92 40',
};

const ARMS: { readonly [nat in LandNation]: SoldierDrawing } = {
  english: shot,
  dutch: shot,
  loyalirish: clansmen,
  scotprot: clansmen,
  huguenot: horse,
  spanish: pikemen,
  italian: pikemen,
  walloon: pikemen,
  german: pikemen,
  burgundian: pikemen,
  league: horse,
  engcath: shot,
  scotcath: clansmen,
  irishrebel: clansmen,
};

export const soldiers = (nat: LandNation): SoldierDrawing => ARMS[nat];
