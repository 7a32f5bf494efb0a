import type { InterStage } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { beginBoarding, boarders, boardingFights } from '../boarding/actions.js';
import { fires, pests } from '../intermediate/fires.js';
import { housekeepers } from '../intermediate/house.js';
import { successions } from '../intermediate/officers.js';
import { squadronMorale } from '../intermediate/squadronMorale.js';
import { changeWeather, tideTurns } from '../intermediate/weather.js';
import { flooding, sinking, weatherDamage } from '../intermediate/weatherDamage.js';
import { finish } from '../lostBattles/finish.js';
import { lostBattles } from '../lostBattles/fleetMorale.js';
import { atTurnLimit } from '../lostBattles/victory.js';
import { drift } from '../movement/drift.js';
import { startTurn } from './turn.js';

/** The Intermediate Phase [4.5]: its parts in the order of chapter 10. */

export function startIntermediate({ G, emit }: Tools): void {
  G.inter = 'drift';
  G.ready = [false, false];
  G.secret.board = [null, null];
  G.house = { repaired: [], moved: {} };
  emit({ key: 'intermediate', case: '4.5', values: { turn: G.turn } });
}

/** I2: who has ships that could board gives orders, unseen by the other. */
function boardingOrders({ G }: Tools): boolean {
  const late = boarders(G).filter((side) => G.secret.board[side] === null);
  if (!late.length) return false;
  G.await = { kind: 'board', sides: late };
  return true;
}

function housekeeping({ G }: Tools): boolean {
  const busy = housekeepers(G);
  if (!busy.length) return false;
  G.await = { kind: 'house', sides: busy };
  return true;
}

/** I10: marks that last a turn are taken off. */
function endTurn(tools: Tools): void {
  const { G } = tools;
  G.inter = null;
  for (const link of Object.values(G.links)) link.fresh = false;
  for (const id of G.order) delete G.ships[id].thrown;
  G.libations.boardBonus = {};
  G.boarding = null;
  if (G.turn >= G.turnLimit) finish(tools, atTurnLimit(G));
  else startTurn(tools);
}

type Part = (tools: Tools) => boolean;

/** A part in which nobody is asked anything. */
const alone =
  (...works: ((tools: Tools) => void)[]): Part =>
  (tools) => {
    for (const work of works) work(tools);
    return false;
  };

function defeats(tools: Tools): void {
  const end = lostBattles(tools);
  if (end) finish(tools, end);
}

/** What each part does; true: a decision is awaited before it can go on. */
const PARTS: { readonly [stage in InterStage]: Part } = {
  drift: alone(drift),
  orders: boardingOrders,
  boarding: boardingFights,
  damage: alone(weatherDamage, flooding, sinking),
  morale: alone(squadronMorale),
  defeat: alone(defeats),
  house: housekeeping,
  fires: alone(fires, pests),
  officers: alone(successions),
  weather: alone(changeWeather, tideTurns),
  end: alone(endTurn),
};
const ORDER = Object.keys(PARTS) as InterStage[];

const after = (stage: InterStage): InterStage => ORDER[ORDER.indexOf(stage) + 1];

/** One part. @returns whether somebody is awaited */
export function intermediatePhase(tools: Tools): boolean {
  const { G } = tools;
  const stage = G.inter;
  if (!stage) return false;
  G.await = null;
  if (PARTS[stage](tools)) return true;
  if (G.inter !== stage || G.result) return false;
  G.inter = after(stage);
  if (G.inter === 'boarding') beginBoarding(tools);
  return false;
}
