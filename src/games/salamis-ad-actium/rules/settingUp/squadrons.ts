import { FLEET_LISTS, isListId, LIST_IDS, type ListId } from '../../data/fleetLists.js';
import { commandOf } from '../../data/intermediate.js';
import { scenario } from '../../data/scenarios.js';
import { type Tongue, tongueOf } from '../../data/shipNames.js';
import { stationName } from '../../fleetName.js';
import { type Side, seatOf } from '../../sides.js';
import type { Officer, Salamis, Ship, Squadron, Throw } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { inTurn, tongueOfName } from '../points/outfit.js';
import { isUnseen, isUnseenShip } from './sight.js';

// A squadron kept off the table must leave no gap in numbers, names or order [2.9]: the first squadron seen is number one, and hidden ones
// share the remaining ids. Printed names are kept.

/** Ids that a squadron and its ships have once the enemy sees them. */
interface Appearance {
  readonly squadron: string;
  ship(id: string): string;
}

/** Exchanges a squadron's ids with those of its side's first hidden squadron. */
export function appear(G: Salamis, sq: string): Appearance {
  const { side } = G.squadrons[sq];
  const first = Object.keys(G.squadrons).find((id) => G.squadrons[id].side === side && isUnseen(G, id));
  const settled = G.mode === 'scenario' || !G.options.hiddenReserves || first === undefined || first === sq || !isUnseen(G, sq);
  return settled ? { squadron: sq, ship: (id) => id } : exchange(G, side, sq, first);
}

function exchange(G: Salamis, side: Side, a: string, b: string): Appearance {
  const squadron = (sq: string): string => (sq === a ? b : sq === b ? a : sq);
  const named = G.mode === 'points';
  const ship = (id: string): string => {
    const { sq } = G.ships[id];
    return named && (sq === a || sq === b) ? `${squadron(sq)}${id.slice(sq.length)}` : id;
  };
  // Computed before any ship is renamed.
  const renamed = new Map(G.order.map((id) => [id, ship(id)]));
  const called = (id: string | null): string | null => (id === null ? null : (renamed.get(id) ?? id));
  const [nameA, nameB] = [G.squadrons[a].name, G.squadrons[b].name];
  const ofOneKind = kindOf(nameA) !== undefined && kindOf(nameA) === kindOf(nameB);
  G.squadrons = Object.fromEntries(
    Object.keys(G.squadrons).map((sq) => {
      const own = G.squadrons[squadron(sq)];
      return [sq, { ...own, name: ofOneKind ? G.squadrons[sq].name : own.name, flagship: called(own.flagship) }];
    }),
  );
  const moved = G.order.map((id) => [renamed.get(id) ?? id, { ...G.ships[id], sq: squadron(G.ships[id].sq) }] as const);
  const order = Object.keys(G.squadrons).flatMap((sq) => moved.filter(([, { sq: own }]) => own === sq));
  G.ships = Object.fromEntries(order);
  G.order = order.map(([id]) => id);
  for (const id of G.order) {
    const { flag, sq } = G.ships[id];
    if (flag && (sq === a || sq === b)) G.ships[id].flag = { ...flag, name: G.squadrons[sq].name };
  }
  if (named) dealNames(G, side, squadron(a));
  G.cinc[side] = called(G.cinc[side]);
  if (G.deploy) G.deploy.left[side] = G.deploy.left[side].map(squadron).sort((one, other) => ranked(G, one) - ranked(G, other));
  G.libations.boardBonus = Object.fromEntries(Object.entries(G.libations.boardBonus).map(([sq, by]) => [squadron(sq), by]));
  return { squadron: squadron(a), ship: (id) => renamed.get(id) ?? id };
}

/** Assigns names to ships in the order in which the enemy sees them, so that no name is skipped. */
function dealNames(G: Salamis, side: Side, first: string): void {
  const waiting = G.order.filter((id) => G.squadrons[G.ships[id].sq].side === side && isUnseenShip(G, id));
  const heirs = [...waiting.filter((id) => G.ships[id].sq === first), ...waiting.filter((id) => G.ships[id].sq !== first)];
  for (const tongue of new Set(heirs.map((id) => tongueOfName(G.ships[id].name)))) {
    if (tongue === undefined) continue;
    const ids = heirs.filter((id) => tongueOfName(G.ships[id].name) === tongue);
    const names = inTurn(
      tongue,
      side,
      ids.map((id) => G.ships[id].name ?? ''),
    );
    for (const [i, id] of ids.entries()) G.ships[id].name = names[i];
  }
}

/** Returns a squadron's placeholder name, numbered in the order of sight and used while names are hidden. */
export function standIn(G: Salamis, sq: string): string {
  const { side } = G.squadrons[sq];
  const list = G.lists[side];
  const n = Object.keys(G.squadrons)
    .filter((other) => G.squadrons[other].side === side)
    .indexOf(sq);
  return isListId(list) ? stationName(list, n + 1) : sq;
}

const ranked = (G: Salamis, sq: string): number => Object.keys(G.squadrons).indexOf(sq);

/** Number of station names in each list, more than any fleet has squadrons. */
const STATIONS = 24;
const stations = new Map<string, ListId>(
  LIST_IDS.flatMap((list) => Array.from({ length: STATIONS }, (_, i) => [stationName(list, i + 1), list] as const)),
);

/** Returns the people or campaign fleet in an automatic squadron name; undefined for other names. */
function kindOf(name: string): string | undefined {
  const list = stations.get(name);
  if (list) return FLEET_LISTS[list].people;
  return / \d+$/.test(name) ? name.replace(/ \d+$/, '') : undefined;
}

// Adding fleets to the state: squadrons, their ships and officers [2.1].

interface Muster {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly crew: Squadron['crew'];
  readonly officer: Officer;
  readonly ships: readonly (readonly [id: string, ship: Ship])[];
  readonly flagship: string;
  /** Loyalty of allies [2.9]; null if not allied. */
  readonly loyalty: number | null;
  readonly thrown?: Squadron['thrown'];
}

/** Adds a squadron. Its ships come last in the order. */
export function enlist(G: Salamis, { id, side, name, crew, officer, ships, flagship, loyalty, thrown }: Muster): void {
  G.squadrons[id] = {
    side,
    name,
    crew,
    flagship,
    state: 'steady',
    engaged: false,
    size0: ships.length,
    lost: 0,
    flagLost: null,
    belowHalf: false,
    entry: null,
    tried: false,
    allied: loyalty === null ? null : { loyalty },
    ...((thrown?.crew || thrown?.officer) && { thrown }),
  };
  for (const [shipId, ship] of ships) {
    G.ships[shipId] = ship;
    G.order.push(shipId);
  }
  G.ships[flagship].flag = officer;
  if (officer.cinc) G.cinc[side] = flagship;
}

/** Emits quality rolls that both sides see [2.3]. */
export function tellQuality({ G, emit }: Tools, sq: string): void {
  const { side, crew, flagship, thrown } = G.squadrons[sq];
  const flag = flagship === null ? null : G.ships[flagship].flag;
  delete G.squadrons[sq].thrown;
  const told = (key: 'crewQuality' | 'officerQuality', { training, die }: Throw, quality: string): void =>
    emit({
      key,
      case: '2.3',
      by: seatOf(G, side),
      values: { squadron: sq, training, quality },
      roll: { dice: [die], chart: 'training' },
    });
  if (thrown?.crew) told('crewQuality', thrown.crew, crew);
  if (thrown?.officer && flag) told('officerQuality', thrown.officer, commandOf(flag.mod));
}

export function tellOpenQuality(tools: Tools): void {
  if (!tools.G.options.hiddenReserves) for (const sq of Object.keys(tools.G.squadrons)) tellQuality(tools, sq);
}

export function tongueOfSquadron(G: Salamis, sq: string): Tongue | undefined {
  const { side } = G.squadrons[sq];
  const printed = G.scenario === null ? undefined : scenario(G.scenario).sides[side].squadrons[sq];
  const list = printed?.list ?? G.lists[side];
  return isListId(list) ? tongueOf(list, printed?.variant ?? null) : undefined;
}
