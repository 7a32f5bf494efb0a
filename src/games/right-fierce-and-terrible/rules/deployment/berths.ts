import { AREAS, terrainAt } from '../../data/map.js';
import { type Chaining, SCENARIOS } from '../../data/scenarios.js';
import { SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import { type Sluys, sideOf } from '../../state.js';
import { action, HexArg, SquadronArg } from '../args.js';
import { sails } from '../factors.js';
import { occupied, topAt } from '../forces.js';

const chaining = (G: Sluys, id: string): Chaining => SCENARIOS[G.scenario].chains[SQUADRONS[id].command] ?? { mode: 'none', single: [] };

/** Hexes of the scenario's area for a squadron's command (12.1). */
function area(G: Sluys, id: string): readonly string[] {
  const name = SCENARIOS[G.scenario].areas[SQUADRONS[id].command];
  return name ? AREAS[name] : [];
}

export const unplaced = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'undeployed';

/** Whether a squadron may, or must, lie in a chain. */
const mayChain = (G: Sluys, id: string): boolean => chaining(G, id).mode !== 'none' && !chaining(G, id).single.includes(id);

const mustChain = (G: Sluys, id: string): boolean => chaining(G, id).mode === 'all' && !chaining(G, id).single.includes(id);

function badBerth(G: Sluys, id: string, hex: string): Violation | undefined {
  if (!area(G, id).includes(hex)) return violation('outsideArea', SCENARIOS[G.scenario].case, { unit: id, hex });
  if (sails(id) && terrainAt(hex) === 'shallow') return violation('sailsInShallows', '12.1', { unit: id, hex });
  return topAt(G, hex) ? violation('occupied', '3.1.1', { hex }) : undefined;
}

/** The same for every hex of the area at once. */
const freeBerths = (G: Sluys, id: string, taken: ReadonlyMap<string, string>): string[] =>
  area(G, id).filter((hex) => !taken.has(hex) && !(sails(id) && terrainAt(hex) === 'shallow'));

function notToPlace(G: Sluys, player: string, id: string): Violation | undefined {
  if (SQUADRONS[id].side !== sideOf(player)) return violation('notYours', '12.1', { unit: id });
  if (SQUADRONS[id].side === 'english') return violation('englishEnter', '1.4.5');
  return unplaced(G, id) ? undefined : violation('placedAlready', '12.1', { unit: id });
}

export function berth(G: Sluys, id: string, hex: string): void {
  G.squadrons[id].hex = hex;
  G.squadrons[id].status = 'map';
}

export const placeSquadron = action({
  name: 'placeSquadron',
  case: '12.1',
  args: [SquadronArg, HexArg],
  refuse(G, player, id, hex) {
    const refused = notToPlace(G, player, id);
    if (refused) return refused;
    return mustChain(G, id) ? violation('mustChain', '3.2.1', { unit: id }) : badBerth(G, id, hex);
  },
  *choices(G, player) {
    const taken = occupied(G);
    for (const id of SQUADRON_IDS) {
      if (notToPlace(G, player, id) || mustChain(G, id)) continue;
      for (const hex of freeBerths(G, id, taken)) yield [id, hex] as const;
    }
  },
  perform({ G, emit }, player, id, hex) {
    berth(G, id, hex);
    emit({ key: 'placed', case: '12.1', by: player, at: [hex], who: [id] });
  },
});

function badChain(G: Sluys, player: string, top: string, bottom: string): Violation | undefined {
  const refused = notToPlace(G, player, top) ?? notToPlace(G, player, bottom);
  if (refused) return refused;
  if (top === bottom) return violation('chainItself', '3.2.1');
  const lone = [top, bottom].find((id) => !mayChain(G, id));
  if (lone) return violation('mayNotChain', '3.2.1', { unit: lone });
  const mixed = SQUADRONS[top].command !== SQUADRONS[bottom].command;
  return mixed && G.scenario !== 's7' ? violation('chainMixed', '3.2.1', { unit: top, other: bottom }) : undefined;
}

/** Chains make thousands of choices: of each pair, only about so many berths are offered. */
const BERTHS_OFFERED = 6;

export function chain(G: Sluys, top: string, bottom: string, hex: string): void {
  berth(G, top, hex);
  berth(G, bottom, hex);
  G.squadrons[top].chain = { with: bottom, top: true };
  G.squadrons[bottom].chain = { with: top, top: false };
}

export const chainSquadrons = action({
  name: 'chainSquadrons',
  case: '3.2.1',
  args: [SquadronArg, SquadronArg, HexArg],
  refuse: (G, player, top, bottom, hex) => badChain(G, player, top, bottom) ?? badBerth(G, top, hex) ?? badBerth(G, bottom, hex),
  *choices(G, player) {
    const able = SQUADRON_IDS.filter((id) => !notToPlace(G, player, id) && mayChain(G, id));
    const taken = occupied(G);
    const berths = new Map(able.map((id) => [id, freeBerths(G, id, taken)]));
    let pair = 0;
    for (const top of able) {
      for (const bottom of able) {
        if (badChain(G, player, top, bottom)) continue;
        // Of two squadrons the one under sail has fewer berths, all of them good for oars.
        const hexes = berths.get(sails(bottom) ? bottom : top) ?? [];
        const stride = Math.max(1, Math.floor(hexes.length / BERTHS_OFFERED));
        for (let i = pair++ % stride; i < hexes.length; i += stride) yield [top, bottom, hexes[i]] as const;
      }
    }
  },
  perform({ G, emit }, player, top, bottom, hex) {
    chain(G, top, bottom, hex);
    emit({ key: 'chained', case: '3.2.1', by: player, at: [hex], who: [top, bottom] });
  },
});
