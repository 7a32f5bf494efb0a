import {
  type FleetId,
  fleetIds,
  LAST_TURN,
  munitionsPrice,
  PRICES,
  type Side,
  shipsOf,
  turnInfo,
  upkeep,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';

/** What the coming payments take from a chest, if nothing changes before them. */
export interface Budget {
  readonly chest: number;
  /** The next upkeep that falls due, and the Game-Turn that brings it: this one's until it has been paid. */
  readonly upkeep: number;
  readonly dueOn: number;
  /** That of the next winter, where another turn comes before it. */
  readonly winter: number | undefined;
  readonly left: number;
  /** The Game-Turn of the next income, if one is to come. */
  readonly income: number | undefined;
}

export function budgetOf(G: WarWithSpain, side: Side): Budget {
  const now = turnInfo(G.turn);
  const plain = upkeep(G, side) / (now.winter ? PRICES.winter : 1);
  const costOf = (turn: number) => plain * (turnInfo(turn).winter ? PRICES.winter : 1);
  const paid = G.phase === 'administration';
  const dueOn = paid ? Math.min(LAST_TURN, G.turn + 1) : G.turn;
  const cost = paid && G.turn === LAST_TURN ? 0 : costOf(dueOn);
  const later = Array.from({ length: LAST_TURN - G.turn }, (_, i) => turnInfo(G.turn + 1 + i));
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

/** What a point of munitions costs each fleet of a side. */
export const munitionsPrices = (G: WarWithSpain, side: Side): { readonly id: FleetId; readonly price: number }[] =>
  fleetIds(G, side).map((id) => ({ id, price: munitionsPrice(G, shipsOf(G, id)) }));
