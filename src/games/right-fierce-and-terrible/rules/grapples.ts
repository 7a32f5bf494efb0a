import { isMemoizing, memoized } from '../../../kit/memo.js';
import { WATER, waterAround } from '../data/map.js';
import type { Sluys } from '../state.js';

const pair = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Both hexes of every possible grapple, by the grapple's key. */
const ENDS: ReadonlyMap<string, readonly [string, string]> = new Map(
  WATER.flatMap((a) => waterAround(a).map(({ hex: b }) => [pair(a, b), a < b ? [a, b] : [b, a]] as const)),
);

const endsOf = (grapple: string): readonly [string, string] => ENDS.get(grapple) ?? ['', ''];

export const grappledTogether = (G: Sluys, a: string, b: string): boolean =>
  isMemoizing() ? (tiesOf(G.grapples).get(a)?.includes(b) ?? false) : G.grapples.includes(pair(a, b));

const tiesOf = memoized((grapples: Sluys['grapples']): ReadonlyMap<string, readonly string[]> => {
  const partners = new Map<string, string[]>();
  const tie = (hex: string, other: string) => {
    const others = partners.get(hex);
    if (others) others.push(other);
    else partners.set(hex, [other]);
  };
  for (const grapple of grapples) {
    const [a, b] = endsOf(grapple);
    tie(a, b);
    tie(b, a);
  }
  for (const others of partners.values()) if (others.length > 1) others.sort();
  return partners;
});

const NOTHING: readonly string[] = [];

export function grappledTo(G: Sluys, hex: string): readonly string[] {
  if (isMemoizing()) return tiesOf(G.grapples).get(hex) ?? NOTHING;
  const partners: string[] = [];
  for (const grapple of G.grapples) {
    const [a, b] = endsOf(grapple);
    if (a === hex) partners.push(b);
    else if (b === hex) partners.push(a);
  }
  return partners.sort();
}

export const isGrappled = (G: Sluys, hex: string): boolean =>
  isMemoizing() ? tiesOf(G.grapples).has(hex) : G.grapples.some((grapple) => grapple.includes(hex));

export function addGrapple(G: Sluys, a: string, b: string): void {
  if (grappledTogether(G, a, b)) return;
  G.grapples.push(pair(a, b));
  G.grapples.sort();
}

export function removeGrapple(G: Sluys, a: string, b: string): void {
  G.grapples = G.grapples.filter((grapple) => grapple !== pair(a, b));
}
