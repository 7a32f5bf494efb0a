import type { Sluys } from '../state.js';

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

export const grappledTogether = (G: Sluys, a: string, b: string): boolean => G.grapples.includes(pair(a, b));

/** Hexes grappled to this one, ascending. */
export function grappledTo(G: Sluys, hex: string): string[] {
  const partners: string[] = [];
  for (const grapple of G.grapples) {
    const [a, b] = grapple.split('|');
    if (a === hex) partners.push(b);
    else if (b === hex) partners.push(a);
  }
  return partners.sort();
}

export const isGrappled = (G: Sluys, hex: string): boolean => G.grapples.some((grapple) => grapple.includes(hex));

export function addGrapple(G: Sluys, a: string, b: string): void {
  if (grappledTogether(G, a, b)) return;
  G.grapples.push(pair(a, b));
  G.grapples.sort();
}

export function removeGrapple(G: Sluys, a: string, b: string): void {
  G.grapples = G.grapples.filter((grapple) => grapple !== pair(a, b));
}
