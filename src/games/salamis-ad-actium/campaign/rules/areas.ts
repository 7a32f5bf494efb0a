import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { PORTS } from '../data/tables.js';
import { type Area, areaOf, THEATRES, type Theatre } from '../data/theatres.js';
import type { Campaign } from '../state.js';

// Areas, routes and ports of a campaign [12.1, 12.2].

/** Returns the campaign. Throws an Error in a match without one. */
export function campaignOf({ camp }: Salamis): Campaign {
  if (!camp) throw new Error('this match has no campaign');
  return camp;
}

export const theatreOf = (camp: Campaign): Theatre => THEATRES[camp.theatre];
export const areaIds = (camp: Campaign): string[] => Object.keys(theatreOf(camp).areas);
export const isArea = (camp: Campaign, id: string): boolean => Object.hasOwn(theatreOf(camp).areas, id);
export const area = (camp: Campaign, id: string): Area => areaOf(theatreOf(camp), id);
export const areaOrder = (camp: Campaign, id: string): number => areaIds(camp).indexOf(id);

type Route = 'normal' | 'perilous';
export function routeBetween(camp: Campaign, from: string, to: string): Route | undefined {
  const { adjacent, perilous } = area(camp, from);
  if (adjacent.includes(to)) return 'normal';
  return perilous.includes(to) ? 'perilous' : undefined;
}

export const portsHeld = (camp: Campaign, at: string, side: Side): string[] =>
  Object.keys(area(camp, at).ports).filter((id) => camp.ports[id].owner === side);

/**
 * Returns the number of perilous routes from the battle's area, which make the sea rougher [2.6]; 0 outside a campaign
 * battle.
 */
export const perilousRoutes = (camp: Campaign | null): number => (camp?.field ? area(camp, camp.field).perilous.length : 0);

export const isMajor = (camp: Campaign, at: string, port: string): boolean => area(camp, at).ports[port].size === 'major';

export const majorsHeld = (camp: Campaign, at: string, side: Side): string[] =>
  portsHeld(camp, at, side).filter((port) => isMajor(camp, at, port));

export const areaOfPort = (camp: Campaign, port: string): string | undefined =>
  areaIds(camp).find((id) => Object.hasOwn(area(camp, id).ports, port));

/** Returns how many ships a side's ports in an area can hold; with `open`, only unblockaded ports. */
export const baseIn = (camp: Campaign, at: string, side: Side, open = false): number =>
  portsHeld(camp, at, side)
    .filter((port) => !open || !camp.ports[port].blockaded)
    .reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].base, 0);

const distances = new Map<string, readonly (readonly [area: string, moves: number])[]>();

/** Returns areas and their distance by normal routes (by all routes if `perilous`), nearest first, then in the theatre's order. */
export function byDistance(camp: Campaign, from: string, perilous = false): readonly (readonly [area: string, moves: number])[] {
  const key = `${camp.theatre} ${from} ${perilous}`;
  const known = distances.get(key) ?? measure(camp, from, perilous);
  distances.set(key, known);
  return known;
}

function measure(camp: Campaign, from: string, perilous: boolean): readonly (readonly [string, number])[] {
  const far = new Map([[from, 0]]);
  for (const id of far.keys()) {
    const next = perilous ? [...area(camp, id).adjacent, ...area(camp, id).perilous] : area(camp, id).adjacent;
    for (const other of next) if (!far.has(other)) far.set(other, (far.get(id) ?? 0) + 1);
  }
  return [...far].sort(([a, x], [b, y]) => x - y || areaOrder(camp, a) - areaOrder(camp, b));
}
