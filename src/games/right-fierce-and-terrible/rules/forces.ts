import { isMemoizing, memoized, memoizedBy } from '../../../kit/memo.js';
import { terrainAt } from '../data/map.js';
import { MARINES_PER_CHAIN, MARINES_PER_HEX } from '../data/tables.js';
import { LEADER_IDS, LEADERS, MARINE_FACES, MARINE_IDS, MARINES, type MarineFace, SQUADRON_IDS, SQUADRONS } from '../data/units.js';
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

/** What the chronicle says of a hex besides its number: the ships that lie there, and the leaders aboard. */
export function sceneAt(G: Sluys, hex: string): { deck: string[]; leaders: string[] } {
  const top = topAt(G, hex);
  return { deck: top === undefined ? [] : stackOf(G, top), leaders: [...leadersOn(G, top)] };
}
