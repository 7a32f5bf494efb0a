import { isMemoizing, memoized, memoizedBy } from '../../../kit/memo.js';
import { terrainAt } from '../data/map.js';
import { MARINES_PER_CHAIN, MARINES_PER_HEX } from '../data/tables.js';
import { LEADER_IDS, LEADERS, MARINE_FACES, MARINE_IDS, MARINES, type MarineFace, SQUADRON_IDS, SQUADRONS } from '../data/units.js';
import { opponentOf, type Side, type Sluys } from '../state.js';

const EVERY_SQUADRON: ReadonlySet<string> = new Set(SQUADRON_IDS);
const EVERY_MARINE: ReadonlySet<string> = new Set(MARINE_IDS);

export const isSquadron = (unit: string): boolean => EVERY_SQUADRON.has(unit);

export const isMarine = (unit: string): boolean => EVERY_MARINE.has(unit);

/** Returns the controller of a squadron (5.2.5) or the nation of another unit. */
export function sideOfUnit(G: Sluys, unit: string): Side {
  if (isSquadron(unit)) return G.squadrons[unit].side;
  return isMarine(unit) ? MARINES[unit].side : LEADERS[unit].side;
}

const topsOf = memoized((squadrons: Sluys['squadrons']): ReadonlyMap<string, string> => {
  const tops = new Map<string, string>();
  for (const id of SQUADRON_IDS) {
    const { hex, chain } = squadrons[id];
    if (hex !== null && chain?.top !== false) tops.set(hex, id);
  }
  return tops;
});

/** Returns squadrons on the map by hex; of each chain, only the top one. */
export const occupied = (G: Sluys): ReadonlyMap<string, string> => topsOf(G.squadrons);

/** Returns the squadron in a hex; of a chain, the top one. */
export function topAt(G: Sluys, hex: string): string | undefined {
  if (isMemoizing()) return occupied(G).get(hex);
  for (const id of SQUADRON_IDS) {
    const squadron = G.squadrons[id];
    if (squadron.hex === hex && squadron.chain?.top !== false) return id;
  }
  return undefined;
}

/** Whether a squadron is single or the top of a chain. */
export const isTop = (G: Sluys, id: string): boolean => G.squadrons[id].chain?.top !== false;

/** Returns a squadron and its partner in a chain (3.2.1a). */
export function stackOf(G: Sluys, top: string): string[] {
  const { chain } = G.squadrons[top];
  return chain ? [top, chain.with] : [top];
}

/** Returns the squadron that carries the units in the hex of a squadron: the top of its chain, or the squadron itself. */
export function deckOf(G: Sluys, id: string): string {
  const { chain } = G.squadrons[id];
  return chain && !chain.top ? chain.with : id;
}

/** Returns the hex of a unit; null while it is not on the map. */
export function hexOf(G: Sluys, unit: string): string | null {
  if (isSquadron(unit)) return G.squadrons[unit].hex;
  const aboard = isMarine(unit) ? G.marines[unit].aboard : G.leaders[unit].aboard;
  return aboard === null ? null : G.squadrons[aboard].hex;
}

const MARINES_OF: Record<Side, readonly string[]> = {
  english: MARINE_IDS.filter((id) => MARINES[id].side === 'english'),
  french: MARINE_IDS.filter((id) => MARINES[id].side === 'french'),
};

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
  (marines: Sluys['marines']): Record<Side, Aboard> => ({
    english: byDeck(MARINES_OF.english, (id) => marines[id].aboard),
    french: byDeck(MARINES_OF.french, (id) => marines[id].aboard),
  }),
);
const leadersAboard = memoized(
  (leaders: Sluys['leaders']): Aboard => byDeck(LEADER_IDS, (id) => (leaders[id].status === 'dead' ? null : leaders[id].aboard)),
);

const NOBODY: readonly string[] = [];

export function marinesOn(G: Sluys, top: string | undefined, side: Side): readonly string[] {
  if (top === undefined) return NOBODY;
  if (isMemoizing()) return marinesAboard(G.marines)[side].get(top) ?? NOBODY;
  return MARINES_OF[side].filter((id) => G.marines[id].aboard === top);
}

/** Returns living leaders of both sides in a squadron's hex, captives included, in the order of Casualty Checks. */
export function leadersOn(G: Sluys, top: string | undefined): readonly string[] {
  if (top === undefined) return NOBODY;
  if (isMemoizing()) return leadersAboard(G.leaders).get(top) ?? NOBODY;
  return LEADER_IDS.filter((id) => G.leaders[id].aboard === top && G.leaders[id].status !== 'dead');
}

export const freeLeadersOn = (G: Sluys, top: string | undefined, side: Side): string[] =>
  leadersOn(G, top).filter((id) => LEADERS[id].side === side && G.leaders[id].status === 'free');

/** Returns a side's free leaders who prevent the capture of a squadron (5.2.1). The Queen does not (13.2). */
export const holdersOn = (G: Sluys, top: string | undefined, side: Side): string[] =>
  freeLeadersOn(G, top, side).filter((id) => LEADERS[id].rank !== 'queen');

export const hasUnits = (G: Sluys, top: string | undefined, side: Side): boolean =>
  top !== undefined && (G.squadrons[top].side === side || marinesOn(G, top, side).length > 0 || freeLeadersOn(G, top, side).length > 0);

const hexesOf = memoizedBy((G: Sluys, side: Side): ReadonlySet<string> => {
  const hexes = new Set<string>();
  for (const [hex, top] of occupied(G)) if (hasUnits(G, top, side)) hexes.add(hex);
  return hexes;
});

export const enemyHexes = (G: Sluys, side: Side): ReadonlySet<string> => hexesOf(G, opponentOf(side));

export const enemyAt = (G: Sluys, hex: string, side: Side): boolean =>
  isMemoizing() ? enemyHexes(G, side).has(hex) : hasUnits(G, topAt(G, hex), opponentOf(side));

/** Returns the stacking limit of marine units per side (3.3.5, 3.2.1b). */
export const marineRoom = (G: Sluys, top: string): number => (G.squadrons[top].chain ? MARINES_PER_CHAIN : MARINES_PER_HEX);

export const isActive = (G: Sluys, id: string): boolean => G.act?.squads.includes(id) ?? false;

export function manActive(G: Sluys, unit: string): boolean {
  const aboard = isMarine(unit) ? G.marines[unit].aboard : G.leaders[unit].aboard;
  if (aboard === null || G.squadrons[aboard].hex === null) return false;
  return G.sally !== null || isActive(G, aboard);
}

/** Whether a squadron is a sailed one (3.1). */
export const sails = (id: string): boolean => SQUADRONS[id].type === 'cog' || SQUADRONS[id].type === 'nef';

/** Returns the castle factor, which is 0 while the squadron is afire (10.1.1). */
export const castle = (G: Sluys, id: string): number => (G.squadrons[id].afire ? 0 : SQUADRONS[id].castle);

/** Returns the damage level of a squadron in a hex. Shallows add 1 for a sailed squadron (6.1.8d). At 3 it sinks. */
export function level(G: Sluys, id: string, hex: string | null = G.squadrons[id].hex): number {
  const aground = hex !== null && sails(id) && terrainAt(hex) === 'shallow';
  return G.squadrons[id].damage + (aground ? 1 : 0);
}

/** Returns the movement allowance after damage (3.1.4b-c). Out of command, it is halved and rounded up (13.1). */
export function movementAllowance(G: Sluys, id: string, hex: string | null = G.squadrons[id].hex): number {
  const allowance = Math.max(0, SQUADRONS[id].ma - level(G, id, hex));
  return G.act?.outOfCommand.includes(id) ? Math.ceil(allowance / 2) : allowance;
}

export const faceOf = (G: Sluys, marine: string): MarineFace =>
  MARINE_FACES[MARINES[marine].side][MARINES[marine].type][G.marines[marine].steps - 1];

/** Returns the melee factor (1.2), which is at most 1 for a prize (5.2.3d). Damage may reduce it below 0. */
export function meleeFactor(G: Sluys, unit: string): number {
  if (isMarine(unit)) return faceOf(G, unit).mf;
  const squadron = G.squadrons[unit];
  const printed = SQUADRONS[unit].mf[squadron.reduced ? 1 : 0];
  return (squadron.marker ? Math.min(1, printed) : printed) - level(G, unit);
}

/** Returns the archery factor; null for prizes (5.2.3c), the bottom squadron of a chain (3.2.5) and units without archery. */
export function archeryFactor(G: Sluys, unit: string): number | null {
  if (isMarine(unit)) return G.marines[unit].steps > 0 ? faceOf(G, unit).archery : null;
  const squadron = G.squadrons[unit];
  if (squadron.marker || squadron.chain?.top === false) return null;
  return SQUADRONS[unit].archery[squadron.reduced ? 1 : 0];
}

/** Whether a unit has longbows. English archers have longbows, all others crossbows (8.2.4). */
export const longbow = (unit: string): boolean => (isMarine(unit) ? MARINES[unit].side : SQUADRONS[unit].side) === 'english';

export const hasStar = (G: Sluys, unit: string): boolean => isMarine(unit) && G.marines[unit].steps > 0 && faceOf(G, unit).heroism;

export function sceneAt(G: Sluys, hex: string): { deck: string[]; leaders: string[] } {
  const top = topAt(G, hex);
  return { deck: top === undefined ? [] : stackOf(G, top), leaders: [...leadersOn(G, top)] };
}
