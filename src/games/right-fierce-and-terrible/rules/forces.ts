import { isMemoizing, memoized, memoizedBy } from '../../../kit/memo.js';
import { MARINES_PER_CHAIN, MARINES_PER_HEX } from '../data/tables.js';
import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS } from '../data/units.js';
import { opponentOf, type Side, type Sluys } from '../state.js';

const EVERY_SQUADRON: ReadonlySet<string> = new Set(SQUADRON_IDS);
const EVERY_MARINE: ReadonlySet<string> = new Set(MARINE_IDS);

export const isSquadron = (unit: string): boolean => EVERY_SQUADRON.has(unit);

export const isMarine = (unit: string): boolean => EVERY_MARINE.has(unit);

/** The fleet a unit belongs to: its controller's for a squadron (5.2.5), its nation's for men. */
export function sideOfUnit(G: Sluys, unit: string): Side {
  if (isSquadron(unit)) return G.squadrons[unit].side;
  return isMarine(unit) ? MARINES[unit].side : LEADERS[unit].side;
}

/** Hex to squadron on the map (the top of a chain). */
export const occupied = memoized((G: Sluys): ReadonlyMap<string, string> => {
  const tops = new Map<string, string>();
  for (const id of SQUADRON_IDS) {
    const { hex, chain } = G.squadrons[id];
    if (hex !== null && chain?.top !== false) tops.set(hex, id);
  }
  return tops;
});

/** Squadron on the map in a hex; of a chain, the top one. */
export function topAt(G: Sluys, hex: string): string | undefined {
  if (isMemoizing()) return occupied(G).get(hex);
  for (const id of SQUADRON_IDS) {
    const squadron = G.squadrons[id];
    if (squadron.hex === hex && squadron.chain?.top !== false) return id;
  }
  return undefined;
}

/** Whether it stands for its hex: a single squadron, or the top of a chain. */
export const isTop = (G: Sluys, id: string): boolean => G.squadrons[id].chain?.top !== false;

/** A squadron and, under it, its partner in the chain (3.2.1a). */
export function stackOf(G: Sluys, top: string): string[] {
  const { chain } = G.squadrons[top];
  return chain ? [top, chain.with] : [top];
}

/** The squadron that men aboard this one are listed with: the top of a chain, else itself. */
export function deckOf(G: Sluys, id: string): string {
  const { chain } = G.squadrons[id];
  return chain && !chain.top ? chain.with : id;
}

/** Hex of any unit; null while it is not on the map. */
export function hexOf(G: Sluys, unit: string): string | null {
  if (isSquadron(unit)) return G.squadrons[unit].hex;
  const aboard = isMarine(unit) ? G.marines[unit].aboard : G.leaders[unit].aboard;
  return aboard === null ? null : G.squadrons[aboard].hex;
}

const MARINES_OF: Record<Side, readonly string[]> = {
  english: MARINE_IDS.filter((id) => MARINES[id].side === 'english'),
  french: MARINE_IDS.filter((id) => MARINES[id].side === 'french'),
};

/** By the squadron that they are aboard. */
type Aboard = ReadonlyMap<string, readonly string[]>;

function byDeck(men: readonly string[], aboard: (man: string) => string | null): Aboard {
  const decks = new Map<string, string[]>();
  for (const man of men) {
    const deck = aboard(man);
    if (deck === null) continue;
    const company = decks.get(deck);
    if (company) company.push(man);
    else decks.set(deck, [man]);
  }
  return decks;
}

const marinesAboard = memoized(
  (G: Sluys): Record<Side, Aboard> => ({
    english: byDeck(MARINES_OF.english, (id) => G.marines[id].aboard),
    french: byDeck(MARINES_OF.french, (id) => G.marines[id].aboard),
  }),
);
const leadersAboard = memoized(
  (G: Sluys): Aboard => byDeck(LEADER_IDS, (id) => (G.leaders[id].status === 'dead' ? null : G.leaders[id].aboard)),
);

const NOBODY: readonly string[] = [];

/** Marine units of one side aboard a squadron (top of its hex). */
export function marinesOn(G: Sluys, top: string | undefined, side: Side): readonly string[] {
  if (top === undefined) return NOBODY;
  if (isMemoizing()) return marinesAboard(G)[side].get(top) ?? NOBODY;
  return MARINES_OF[side].filter((id) => G.marines[id].aboard === top);
}

/** Living leaders aboard a squadron, both sides, captives too, in the order of casualty checks. */
export function leadersOn(G: Sluys, top: string | undefined): readonly string[] {
  if (top === undefined) return NOBODY;
  if (isMemoizing()) return leadersAboard(G).get(top) ?? NOBODY;
  return LEADER_IDS.filter((id) => G.leaders[id].aboard === top && G.leaders[id].status !== 'dead');
}

export const freeLeadersOn = (G: Sluys, top: string | undefined, side: Side): string[] =>
  leadersOn(G, top).filter((id) => LEADERS[id].side === side && G.leaders[id].status === 'free');

/** 13.2: the Queen fights for no deck; every other free leader holds one (5.2.1). */
export const holdersOn = (G: Sluys, top: string | undefined, side: Side): string[] =>
  freeLeadersOn(G, top, side).filter((id) => LEADERS[id].rank !== 'queen');

/** Whether a side has a squadron, a marine unit or a free leader in the hex of this squadron. */
export const hasUnits = (G: Sluys, top: string | undefined, side: Side): boolean =>
  top !== undefined && (G.squadrons[top].side === side || marinesOn(G, top, side).length > 0 || freeLeadersOn(G, top, side).length > 0);

/** Hexes in which a side has units. */
const hexesOf = memoizedBy((G: Sluys, side: Side): ReadonlySet<string> => {
  const hexes = new Set<string>();
  for (const [hex, top] of occupied(G)) if (hasUnits(G, top, side)) hexes.add(hex);
  return hexes;
});

/** Hexes in which a side has an enemy. */
export const enemyHexes = (G: Sluys, side: Side): ReadonlySet<string> => hexesOf(G, opponentOf(side));

export const enemyAt = (G: Sluys, hex: string, side: Side): boolean =>
  isMemoizing() ? enemyHexes(G, side).has(hex) : hasUnits(G, topAt(G, hex), opponentOf(side));

/** How many marine units of one side the hex of this squadron can hold (3.3.5, 3.2.1b). */
export const marineRoom = (G: Sluys, top: string): number => (G.squadrons[top].chain ? MARINES_PER_CHAIN : MARINES_PER_HEX);

/** Whether a squadron, or the stack it is top of, may act in the activation under way (4.1, 5.1.3). */
export const isActive = (G: Sluys, id: string): boolean => G.act?.squads.includes(id) ?? false;

/** Whether men aboard act now: aboard an active friendly squadron, or anywhere in the Sally (3.3.6). */
export function manActive(G: Sluys, unit: string): boolean {
  const aboard = isMarine(unit) ? G.marines[unit].aboard : G.leaders[unit].aboard;
  if (aboard === null || G.squadrons[aboard].hex === null) return false;
  return G.sally !== null || isActive(G, aboard);
}
