import { terrainAt } from '../data/map.js';
import { MARINE_FACES, MARINES, type MarineFace, SQUADRONS } from '../data/units.js';
import type { Sluys } from '../state.js';
import { isMarine } from './forces.js';

/** 3.1: cogs and nefs sail, barges, balingers and galleys row. */
export const sails = (id: string): boolean => SQUADRONS[id].type === 'cog' || SQUADRONS[id].type === 'nef';

/** 10.1.1: fire makes castles useless. */
export const castle = (G: Sluys, id: string): number => (G.squadrons[id].afire ? 0 : SQUADRONS[id].castle);

/** Damage as it counts in a hex: sails in shallows are a level worse (6.1.8d). 3 or more is sunk. */
export function level(G: Sluys, id: string, hex: string | null = G.squadrons[id].hex): number {
  const aground = hex !== null && sails(id) && terrainAt(hex) === 'shallow';
  return G.squadrons[id].damage + (aground ? 1 : 0);
}

/** 3.1.4b-c: movement allowance after damage; halved, rounded up, out of command (13.1). */
export function movementAllowance(G: Sluys, id: string, hex: string | null = G.squadrons[id].hex): number {
  const allowance = Math.max(0, SQUADRONS[id].ma - level(G, id, hex));
  return G.act?.outOfCommand.includes(id) ? Math.ceil(allowance / 2) : allowance;
}

export const faceOf = (G: Sluys, marine: string): MarineFace =>
  MARINE_FACES[MARINES[marine].side][MARINES[marine].type][G.marines[marine].steps - 1];

/** Melee factor of a squadron or marine unit (1.2); a prize has at most 1 (5.2.3d), damage counts against it, below 0 even. */
export function meleeFactor(G: Sluys, unit: string): number {
  if (isMarine(unit)) return faceOf(G, unit).mf;
  const squadron = G.squadrons[unit];
  const printed = SQUADRONS[unit].mf[squadron.reduced ? 1 : 0];
  return (squadron.marker ? Math.min(1, printed) : printed) - level(G, unit);
}

/** Archery factor, or null for no archer: prizes (5.2.3c), the lower squadron of a chain (3.2.5) and faces without a bow. */
export function archeryFactor(G: Sluys, unit: string): number | null {
  if (isMarine(unit)) return G.marines[unit].steps > 0 ? faceOf(G, unit).archery : null;
  const squadron = G.squadrons[unit];
  if (squadron.marker || squadron.chain?.top === false) return null;
  return SQUADRONS[unit].archery[squadron.reduced ? 1 : 0];
}

/** 8.2.4: longbows are English; every other archer has a crossbow. A prize has no archers of its own. */
export const longbow = (unit: string): boolean => (isMarine(unit) ? MARINES[unit].side : SQUADRONS[unit].side) === 'english';

/** 3.3.8: knights whose face shows the star. */
export const hasStar = (G: Sluys, unit: string): boolean => isMarine(unit) && G.marines[unit].steps > 0 && faceOf(G, unit).heroism;
