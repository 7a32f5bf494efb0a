import { AREAS, terrainAt } from '../../data/map.js';
import { type Chaining, SCENARIOS } from '../../data/scenarios.js';
import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from '../../data/units.js';
import { type Violation, violation } from '../../keys.js';
import { type Side, type Sluys, sideOf } from '../../state.js';
import { action, HexArg, SquadronArg, UnitArg } from '../args.js';
import { deckOf, isMarine, isSquadron, leadersOn, marineRoom, marinesOn, occupied, sails, sideOfUnit, stackOf, topAt } from '../forces.js';

export const notLoaded = (G: Sluys, unit: string): boolean => (isMarine(unit) ? G.marines : G.leaders)[unit].aboard === null;

const leadersIn = (G: Sluys, side: Side): string[] =>
  LEADER_IDS.filter((id) => LEADERS[id].side === side && G.leaders[id].status !== 'unused');

export const menOf = (G: Sluys, side: Side): string[] => [...MARINE_IDS.filter((id) => MARINES[id].side === side), ...leadersIn(G, side)];

const onMapOrReserve = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'map' || G.squadrons[id].status === 'reserve';

function badLoad(G: Sluys, unit: string, squadron: string): Violation | undefined {
  if (!onMapOrReserve(G, squadron)) return violation('placeShipFirst', '12.1', { unit: squadron });
  const deck = deckOf(G, squadron);
  const side = sideOfUnit(G, unit);
  if (isMarine(unit)) {
    const room = marineRoom(G, deck);
    return marinesOn(G, deck, side).length < room ? undefined : violation('deckFull', '3.3.5', { unit: squadron, room });
  }
  const aboard = leadersOn(G, deck);
  if (unit === 'queen') return aboard.includes('edward') ? violation('notWithTheKing', '12.1') : undefined;
  if (unit === 'edward' && aboard.includes('queen')) return violation('notWithTheKing', '12.1');
  const { command } = LEADERS[unit];
  const fits = stackOf(G, deck).some((id) => G.squadrons[id].command === command);
  return fits || command === null ? undefined : violation('ownCommand', '12.1', { unit, command });
}

function notToLoad(G: Sluys, player: string, unit: string, squadron: string): Violation | undefined {
  const side = sideOf(player);
  if (isSquadron(unit) || !menOf(G, side).includes(unit)) return violation('notYours', '12.1', { unit });
  if (G.squadrons[squadron].side !== side) return violation('notYours', '12.1', { unit: squadron });
  return notLoaded(G, unit) ? undefined : violation('loadedAlready', '12.1', { unit });
}

export function embark(G: Sluys, unit: string, squadron: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = deckOf(G, squadron);
}

export function disembark(G: Sluys, unit: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = null;
}

export const load = action({
  name: 'load',
  case: '12.1',
  args: [UnitArg, SquadronArg],
  refuse: (G, player, unit, squadron) => notToLoad(G, player, unit, squadron) ?? badLoad(G, unit, squadron),
  *choices(G, player) {
    const side = sideOf(player);
    for (const unit of menOf(G, side)) {
      if (!notLoaded(G, unit)) continue;
      for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && !badLoad(G, unit, id)) yield [unit, id] as const;
    }
  },
  perform({ G, emit }, player, unit, squadron) {
    embark(G, unit, squadron);
    emit({ key: 'loaded', case: '12.1', by: player, who: [unit, squadron] });
  },
});

const chaining = (G: Sluys, id: string): Chaining => SCENARIOS[G.scenario].chains[SQUADRONS[id].command] ?? { mode: 'none', single: [] };

/** Returns the deployment area of a squadron (12.1). */
function area(G: Sluys, id: string): readonly string[] {
  const name = SCENARIOS[G.scenario].areas[SQUADRONS[id].command];
  return name ? AREAS[name] : [];
}

export const unplaced = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'undeployed';

const mayChain = (G: Sluys, id: string): boolean => chaining(G, id).mode !== 'none' && !chaining(G, id).single.includes(id);

const mustChain = (G: Sluys, id: string): boolean => chaining(G, id).mode === 'all' && !chaining(G, id).single.includes(id);

function badBerth(G: Sluys, id: string, hex: string): Violation | undefined {
  if (!area(G, id).includes(hex)) return violation('outsideArea', SCENARIOS[G.scenario].case, { unit: id, hex });
  if (sails(id) && terrainAt(hex) === 'shallow') return violation('sailsInShallows', '12.1', { unit: id, hex });
  return topAt(G, hex) ? violation('occupied', '3.1.1', { hex }) : undefined;
}

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

/** Maximum number of hexes in the choices for each pair of squadrons, without which there would be thousands of choices. */
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
        // Sailed squadrons may use fewer hexes than oared squadrons, which may use all of these.
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
