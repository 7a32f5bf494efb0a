import { isListId } from '../../data/fleetLists.js';
import { commandOf } from '../../data/quality.js';
import { scenario } from '../../data/scenarios.js';
import { type Tongue, tongueOf } from '../../data/shipNames.js';
import { type Side, seatOf } from '../../sides.js';
import type { Officer, Salamis, Ship, Squadron, Throw } from '../../state.js';
import type { Tools } from '../basics/ships.js';

/** Building fleets into the state: squadrons, their ships and officers [2.1]. */

/** A squadron with its ships, before it is put into a match. */
interface Muster {
  readonly id: string;
  readonly side: Side;
  readonly name: string;
  readonly crew: Squadron['crew'];
  readonly officer: Officer;
  /** By id, in order; the flagship is one of them. */
  readonly ships: readonly (readonly [id: string, ship: Ship])[];
  readonly flagship: string;
  /** Allies: their loyalty [2.9]. */
  readonly loyalty: number | null;
  /** Dice that made its quality [2.3]. */
  readonly thrown?: Squadron['thrown'];
}

/** Puts a squadron into a match: its ships at the end of the order, its officer aboard the flagship. */
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

/** Tells by which dice a squadron that everybody sees came by its quality [2.3]. */
export function tellQuality({ G, emit }: Tools, sq: string): void {
  const { side, name, crew, flagship, thrown } = G.squadrons[sq];
  const flag = flagship === null ? null : G.ships[flagship].flag;
  delete G.squadrons[sq].thrown;
  const told = (key: 'crewQuality' | 'officerQuality', { training, die }: Throw, quality: string): void =>
    emit({
      key,
      case: '2.3',
      by: seatOf(G, side),
      values: { squadron: name, training, quality },
      roll: { dice: [die], chart: 'training' },
    });
  if (thrown?.crew) told('crewQuality', thrown.crew, crew);
  if (thrown?.officer && flag) told('officerQuality', thrown.officer, commandOf(flag.mod));
}

/** Where nothing is hidden, quality is told as soon as it is thrown for. */
export function tellOpenQuality(tools: Tools): void {
  if (!tools.G.options.hiddenReserves) for (const sq of Object.keys(tools.G.squadrons)) tellQuality(tools, sq);
}

/** Whose names the ships of a squadron bear: those of its own list, where a scenario names one, else of its side's. */
export function tongueOfSquadron(G: Salamis, sq: string): Tongue | undefined {
  const { side } = G.squadrons[sq];
  const printed = G.scenario === null ? undefined : scenario(G.scenario).sides[side].squadrons[sq];
  const list = printed?.list ?? G.lists[side];
  return isListId(list) ? tongueOf(list, printed?.variant ?? null) : undefined;
}
