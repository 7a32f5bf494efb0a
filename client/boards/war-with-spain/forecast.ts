import {
  type FleetId,
  fleetIds,
  LAND_COLUMNS,
  LAND_RESULTS,
  munitionsPrice,
  NAVAL_COLUMNS,
  NAVAL_RESULTS,
  navalColumnNames,
  PRICES,
  type Side,
  scenarioOf,
  shipsOf,
  turnInfo,
  upkeep,
  type WarWithSpain,
  words,
} from '../../../src/games/war-with-spain/face.js';

/** Result of a die roll for both sides. */
interface DieRow {
  readonly die: number;
  readonly attacker: { readonly steps: number; readonly retreats: boolean };
  readonly defender: { readonly steps: number; readonly retreats: boolean };
}

/** A column of a results table, with its average losses. */
export interface Column {
  readonly name: string;
  readonly rows: readonly DieRow[];
  readonly expected: readonly [attacker: number, defender: number];
}

function column(name: string, rows: readonly DieRow[]): Column {
  const mean = (side: 'attacker' | 'defender') => rows.reduce((sum, row) => sum + row[side].steps, 0) / rows.length;
  return { name, rows, expected: [mean('attacker'), mean('defender')] };
}

/** Columns of the Naval Combat Results Table, worst for the attacker first. */
export const SEA_COLUMNS: readonly Column[] = navalColumnNames(words.en).map((name, at) =>
  column(
    name,
    NAVAL_RESULTS.map((row, i) => ({
      die: i + 1,
      attacker: { steps: row[at][0], retreats: false },
      defender: { steps: row[at][1], retreats: false },
    })),
  ),
);

export const seaColumn = (differential: number): Column => SEA_COLUMNS[NAVAL_COLUMNS.filter((from) => differential >= from).length];

export const FIELD_COLUMNS: readonly Column[] = LAND_COLUMNS.map((name, at) =>
  column(
    name,
    LAND_RESULTS.map((row, i) => ({ die: i + 1, attacker: row[at][0], defender: row[at][1] })),
  ),
);

/** Future payments, in ducats, if neither side builds, loses or captures anything. */
interface Budget {
  readonly chest: number;
  /** Next maintenance payment, due in Game-Turn `dueOn`. */
  readonly upkeep: number;
  readonly dueOn: number;
  /** Maintenance payment in the next winter; undefined if it is `upkeep`. */
  readonly winter: number | undefined;
  readonly left: number;
  /** Game-Turn of the next income. */
  readonly income: number | undefined;
}

export function budgetOf(G: WarWithSpain, side: Side): Budget {
  const now = turnInfo(G.turn);
  const { last } = scenarioOf(G);
  const plain = upkeep(G, side) / (now.winter ? PRICES.winter : 1);
  const costOf = (turn: number) => plain * (turnInfo(turn).winter ? PRICES.winter : 1);
  const paid = G.phase === 'administration';
  const dueOn = paid ? Math.min(last, G.turn + 1) : G.turn;
  const cost = paid && G.turn === last ? 0 : costOf(dueOn);
  const later = Array.from({ length: last - G.turn }, (_, i) => turnInfo(G.turn + 1 + i));
  const winter = later.find((info) => info.winter && info.turn > dueOn);
  return {
    chest: G.treasury[side],
    upkeep: cost,
    dueOn,
    winter: turnInfo(dueOn).winter || !winter ? undefined : plain * PRICES.winter,
    left: G.treasury[side] - cost,
    income: later.find((info) => info.incomeDivisor !== null)?.turn,
  };
}

/** Returns the price of 1 munitions point for each fleet of a side. */
export const munitionsPrices = (G: WarWithSpain, side: Side): { readonly id: FleetId; readonly price: number }[] =>
  fleetIds(G, side).map((id) => ({ id, price: munitionsPrice(G, shipsOf(G, id)) }));
