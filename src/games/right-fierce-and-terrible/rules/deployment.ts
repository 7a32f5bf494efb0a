import { type No, no } from '../../../kit/action.js';
import { AREAS, terrainAt } from '../data/map.js';
import { type Chaining, SCENARIOS, STANDARD_LOAD } from '../data/scenarios.js';
import { COMMANDS, LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from '../data/units.js';
import { type Side, type Sluys, sideOf } from '../state.js';
import { beginTurn } from './activation.js';
import { action, HexArg, SquadronArg, UnitArg } from './args.js';
import {
  deckOf,
  isMarine,
  isSquadron,
  isTop,
  leadersOn,
  marineRoom,
  marinesOn,
  occupied,
  sails,
  sideOfUnit,
  stackOf,
  topAt,
} from './forces.js';

const chaining = (G: Sluys, id: string): Chaining => SCENARIOS[G.scenario].chains[SQUADRONS[id].command] ?? { mode: 'none', single: [] };

/** Hexes of the scenario's area for a squadron's command (12.1). */
function area(G: Sluys, id: string): readonly string[] {
  const name = SCENARIOS[G.scenario].areas[SQUADRONS[id].command];
  return name ? AREAS[name] : [];
}

const unplaced = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'undeployed';

/** Whether a squadron may, or must, lie in a chain. */
const mayChain = (G: Sluys, id: string): boolean => chaining(G, id).mode !== 'none' && !chaining(G, id).single.includes(id);
const mustChain = (G: Sluys, id: string): boolean => chaining(G, id).mode === 'all' && !chaining(G, id).single.includes(id);

function badBerth(G: Sluys, id: string, hex: string): No | undefined {
  if (!area(G, id).includes(hex)) return no('outsideArea', SCENARIOS[G.scenario].case, { unit: id, hex });
  if (sails(id) && terrainAt(hex) === 'shallow') return no('sailsInShallows', '12.1', { unit: id, hex });
  return topAt(G, hex) ? no('occupied', '3.1.1', { hex }) : undefined;
}

/** The same for every hex of the area at once. */
const freeBerths = (G: Sluys, id: string, taken: ReadonlyMap<string, string>): string[] =>
  area(G, id).filter((hex) => !taken.has(hex) && !(sails(id) && terrainAt(hex) === 'shallow'));

function notToPlace(G: Sluys, player: string, id: string): No | undefined {
  if (SQUADRONS[id].side !== sideOf(player)) return no('notYours', '12.1', { unit: id });
  if (SQUADRONS[id].side === 'english') return no('englishEnter', '1.4.5');
  return unplaced(G, id) ? undefined : no('placedAlready', '12.1', { unit: id });
}

export const placeSquadron = action({
  name: 'placeSquadron',
  case: '12.1',
  args: [SquadronArg, HexArg],
  refuse(G, player, id, hex) {
    const refused = notToPlace(G, player, id);
    if (refused) return refused;
    return mustChain(G, id) ? no('mustChain', '3.2.1', { unit: id }) : badBerth(G, id, hex);
  },
  *choices(G, player) {
    const taken = occupied(G);
    for (const id of SQUADRON_IDS) {
      if (notToPlace(G, player, id) || mustChain(G, id)) continue;
      for (const hex of freeBerths(G, id, taken)) yield [id, hex] as const;
    }
  },
  perform({ G, tell }, player, id, hex) {
    berth(G, id, hex);
    tell({ key: 'placed', case: '12.1', by: player, at: [hex], who: [id] });
  },
});

function berth(G: Sluys, id: string, hex: string): void {
  G.squadrons[id].hex = hex;
  G.squadrons[id].status = 'map';
}

function badChain(G: Sluys, player: string, top: string, bottom: string): No | undefined {
  const refused = notToPlace(G, player, top) ?? notToPlace(G, player, bottom);
  if (refused) return refused;
  if (top === bottom) return no('chainItself', '3.2.1');
  const lone = [top, bottom].find((id) => !mayChain(G, id));
  if (lone) return no('mayNotChain', '3.2.1', { unit: lone });
  const mixed = SQUADRONS[top].command !== SQUADRONS[bottom].command;
  return mixed && G.scenario !== 's7' ? no('chainMixed', '3.2.1', { unit: top, other: bottom }) : undefined;
}

/** Chains make thousands of choices: of each pair, only about so many berths are offered. */
const BERTHS_OFFERED = 6;

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
  perform({ G, tell }, player, top, bottom, hex) {
    chain(G, top, bottom, hex);
    tell({ key: 'chained', case: '3.2.1', by: player, at: [hex], who: [top, bottom] });
  },
});

function chain(G: Sluys, top: string, bottom: string, hex: string): void {
  berth(G, top, hex);
  berth(G, bottom, hex);
  G.squadrons[top].chain = { with: bottom, top: true };
  G.squadrons[bottom].chain = { with: top, top: false };
}

const onMapOrReserve = (G: Sluys, id: string): boolean => G.squadrons[id].status === 'map' || G.squadrons[id].status === 'reserve';

const ashore = (G: Sluys, unit: string): boolean => (isMarine(unit) ? G.marines : G.leaders)[unit].aboard === null;

/** Leaders who take part, of one side. */
const leadersIn = (G: Sluys, side: Side): string[] =>
  LEADER_IDS.filter((id) => LEADERS[id].side === side && G.leaders[id].status !== 'unused');

const menOf = (G: Sluys, side: Side): string[] => [...MARINE_IDS.filter((id) => MARINES[id].side === side), ...leadersIn(G, side)];

/** 12.1: two marine units a squadron, four a chain; leaders with their own command; the Queen anywhere but with the King. */
function badLoad(G: Sluys, unit: string, squadron: string): No | undefined {
  if (!onMapOrReserve(G, squadron)) return no('placeShipFirst', '12.1', { unit: squadron });
  const deck = deckOf(G, squadron);
  const side = sideOfUnit(G, unit);
  if (isMarine(unit)) {
    const room = marineRoom(G, deck);
    return marinesOn(G, deck, side).length < room ? undefined : no('deckFull', '3.3.5', { unit: squadron, room });
  }
  const aboard = leadersOn(G, deck);
  if (unit === 'queen') return aboard.includes('edward') ? no('notWithTheKing', '12.1') : undefined;
  if (unit === 'edward' && aboard.includes('queen')) return no('notWithTheKing', '12.1');
  const { command } = LEADERS[unit];
  const fits = stackOf(G, deck).some((id) => G.squadrons[id].command === command);
  return fits || command === null ? undefined : no('ownCommand', '12.1', { unit, command: COMMANDS[command].name });
}

function notToLoad(G: Sluys, player: string, unit: string, squadron: string): No | undefined {
  const side = sideOf(player);
  if (isSquadron(unit) || !menOf(G, side).includes(unit)) return no('notYours', '12.1', { unit });
  if (G.squadrons[squadron].side !== side) return no('notYours', '12.1', { unit: squadron });
  return ashore(G, unit) ? undefined : no('loadedAlready', '12.1', { unit });
}

export const load = action({
  name: 'load',
  case: '12.1',
  args: [UnitArg, SquadronArg],
  refuse: (G, player, unit, squadron) => notToLoad(G, player, unit, squadron) ?? badLoad(G, unit, squadron),
  *choices(G, player) {
    const side = sideOf(player);
    for (const unit of menOf(G, side)) {
      if (!ashore(G, unit)) continue;
      for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && !badLoad(G, unit, id)) yield [unit, id] as const;
    }
  },
  perform({ G, tell }, player, unit, squadron) {
    embark(G, unit, squadron);
    tell({ key: 'loaded', case: '12.1', by: player, who: [unit, squadron] });
  },
});

function embark(G: Sluys, unit: string, squadron: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = deckOf(G, squadron);
}

function disembark(G: Sluys, unit: string): void {
  (isMarine(unit) ? G.marines : G.leaders)[unit].aboard = null;
}

/** Takes a squadron off the map again, with its partner in the chain and everybody aboard. */
function lift(G: Sluys, id: string): void {
  const deck = deckOf(G, id);
  for (const man of [...marinesOn(G, deck, G.squadrons[id].side), ...leadersOn(G, deck)]) disembark(G, man);
  for (const part of stackOf(G, deck)) G.squadrons[part] = { ...G.squadrons[part], hex: null, status: 'undeployed', chain: null };
}

export const unplace = action({
  name: 'unplace',
  case: '12.1',
  args: [UnitArg],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (isSquadron(unit)) {
      if (SQUADRONS[unit].side !== side) return no('notYours', '12.1', { unit });
      return G.squadrons[unit].status === 'map' ? undefined : no('notPlaced', '12.1', { unit });
    }
    if (!menOf(G, side).includes(unit)) return no('notYours', '12.1', { unit });
    return ashore(G, unit) ? no('notPlaced', '12.1', { unit }) : undefined;
  },
  // Never offered: play leads on, and taking back is only for a player who changes his mind.
  choices: () => [],
  perform({ G, tell }, player, unit) {
    if (isSquadron(unit)) lift(G, unit);
    else disembark(G, unit);
    tell({ key: 'unplaced', case: '12.1', by: player, who: [unit] });
  },
});

/** Whether everything of a side stands as the book has it. */
const byTheBook = (G: Sluys, side: Side): boolean => {
  const standard = standardFor(G, side);
  return (
    menOf(G, side).every((id) => standard.aboard[id] === (isMarine(id) ? G.marines : G.leaders)[id].aboard) &&
    standard.berths.every(({ hex, top }) => G.squadrons[top].hex === hex && isTop(G, top))
  );
};

interface Standard {
  readonly berths: readonly { readonly hex: string; readonly top: string; readonly bottom?: string }[];
  readonly aboard: { readonly [man: string]: string };
}

/** The book's deployment of one side: berths, and the deck that each man stands on. */
function standardFor(G: Sluys, side: Side): Standard {
  const berths = (side === 'english' ? [] : SCENARIOS[G.scenario].anchorage).map((line) => {
    const [hex, ships] = line.split(' ');
    const [top, bottom] = ships.split('/');
    return { hex, top, bottom };
  });
  const aboard: Record<string, string> = {};
  for (const id of SQUADRON_IDS) {
    if (SQUADRONS[id].side !== side) continue;
    const deck = berths.find(({ bottom }) => bottom === id)?.top ?? id;
    for (const man of STANDARD_LOAD[id] ?? []) aboard[man] = deck;
  }
  // The book has no place for the Queen: she sails with the barges of the second command.
  if (side === 'english' && G.options.queen) aboard.queen = QUEENS_SHIP;
  return { berths, aboard };
}

const QUEENS_SHIP = 'E08';

/** Puts a whole side where the book has it. */
export function deployByTheBook(G: Sluys, side: Side): void {
  const { berths, aboard } = standardFor(G, side);
  for (const id of SQUADRON_IDS) if (SQUADRONS[id].side === side && G.squadrons[id].status === 'map') lift(G, id);
  for (const { hex, top, bottom } of berths) {
    if (bottom) chain(G, top, bottom, hex);
    else berth(G, top, hex);
  }
  for (const man of menOf(G, side)) embark(G, man, aboard[man]);
}

export const useStandardDeployment = action({
  name: 'useStandardDeployment',
  case: '12.1',
  args: [],
  refuse: (G, player) => (byTheBook(G, sideOf(player)) ? no('byTheBook', '12.1') : undefined),
  choices: (G, player) => (byTheBook(G, sideOf(player)) ? [] : [[]]),
  perform({ G, tell }, player) {
    deployByTheBook(G, sideOf(player));
    tell({ key: 'standard', case: '12.1', by: player });
  },
});

/** What of a side still waits for a place. */
export const missing = (G: Sluys, side: Side): string[] => [
  ...SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side && unplaced(G, id)),
  ...menOf(G, side).filter((id) => ashore(G, id)),
];

export const confirmDeployment = action({
  name: 'confirmDeployment',
  case: '12.1',
  args: [],
  refuse(G, player) {
    const left = missing(G, sideOf(player));
    return left.length > 0 ? no('notComplete', '12.1', { unit: left[0], left: left.length }) : undefined;
  },
  choices: (G, player) => (missing(G, sideOf(player)).length > 0 ? [] : [[]]),
  perform(table, player) {
    const { G, tell } = table;
    tell({ key: 'deployed', case: '12.1', by: player });
    if (sideOf(player) === 'french') G.toAct = 'english';
    else beginTurn(table);
  },
});
