import * as Type from '@sinclair/typebox';
import { grid, rangeBetween } from '../data/map.js';
import { FLIGHT } from '../data/tables.js';
import { type Hand, type HexId, opponentOf, ShipArg, type ShipId, SIDES, type Side, type Sides, TURN_SIDES } from '../ids.js';
import type { Violation } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { leave, runAground, strands } from './leaving.js';
import { allowance } from './movementPoints.js';
import { afterTurn, type Helm, isNo, oneAhead, onward, sharedRefusal, trimRefusal, turnRefusal, type Vessel, vesselOf } from './sailing.js';
import {
  action,
  by,
  enemiesBeside,
  fightersNear,
  flag,
  fleet,
  isBroken,
  isFighting,
  onMap,
  placeOf,
  ship,
  type Tools,
  violation,
} from './ships.js';
import { capture } from './surrender.js';

// Withdrawal of broken ships [8.4].

const TOKENS = ['F', 'L1', 'R1', 'L2', 'R2', 'U3', 'TL', 'TR'] as const;
/** A step of a withdrawal: ahead, a paid turn (U3 reverses), or a final free turn. */
export type Token = (typeof TOKENS)[number];
const TRIMS: readonly Token[] = ['TL', 'TR'];

const TURNS: readonly (readonly [Token, Hand, Sides])[] = [
  ['L1', 'L', 1],
  ['R1', 'R', 1],
  ['L2', 'L', 2],
  ['R2', 'R', 2],
  ['U3', 'L', 3],
];
export const turnToken = (hand: Hand, sides: Sides): Token =>
  TURNS.find(([, h, s]) => s === sides && (s === TURN_SIDES.length || h === hand))?.[0] ?? 'U3';

interface Flight {
  readonly helm: Helm;
  readonly entered: readonly HexId[];
  readonly end?: { readonly edge: 'W' | 'E' | 'N' | 'S' } | 'aground' | 'trimmed';
}

interface Fugitive {
  readonly vessel: Vessel;
  readonly enemies: readonly number[];
  readonly start: Helm;
}

function fugitive(G: GrandArmada, id: ShipId): Fugitive {
  return {
    vessel: vesselOf(G, id, true),
    enemies: fleet(G, opponentOf(flag(id)))
      .filter((other) => isFighting(G, other))
      .map((other) => placeOf(G, other)),
    start: { hex: placeOf(G, id), heading: ship(G, id).heading, mp: allowance(G, id), turnedHere: false, stopped: false, tidePaid: true },
  };
}

/** Whether a step brings the ship too close to an enemy: to a range below `clear` that is not greater than the range before the step. */
function nearer({ enemies }: Fugitive, from: number, to: number): boolean {
  return enemies.some((enemy) => rangeBetween(to, enemy) < FLIGHT.clear && rangeBetween(to, enemy) <= rangeBetween(from, enemy));
}

const clear = ({ enemies }: Fugitive, hex: number): boolean => enemies.every((enemy) => rangeBetween(hex, enemy) >= FLIGHT.clear);

function withdrawStep(who: Fugitive, flight: Flight, token: Token): Flight | Violation {
  const { vessel } = who;
  const { helm, entered, end } = flight;
  if (end) return violation('flightOver', '8.4', { ship: vessel.id });
  if (token === 'TL' || token === 'TR') {
    return (
      trimRefusal(vessel, helm, token === 'TL' ? 'L' : 'R') ?? {
        helm: { ...afterTurn(vessel, helm, token === 'TL' ? 'L' : 'R', 1), mp: helm.mp },
        entered,
        end: 'trimmed',
      }
    );
  }
  if (token !== 'F') {
    const [, hand, sides] = TURNS.find(([name]) => name === token) ?? TURNS[0];
    return turnRefusal(vessel, helm, hand, sides) ?? { helm: afterTurn(vessel, helm, hand, sides), entered };
  }
  const answer = oneAhead(vessel, helm);
  if (isNo(answer)) return answer;
  if ('edge' in answer) return { helm, entered, end: answer };
  if (nearer(who, helm.hex, answer.to)) return violation('flightNearer', '8.4', { ship: vessel.id, hex: grid.labels[answer.to] });
  const next = { helm: onward(vessel, helm, answer.to), entered: [...entered, grid.labels[answer.to]] };
  return strands(vessel, answer.to) ? { ...next, end: 'aground' } : next;
}

const isFlight = (answer: Flight | Violation): answer is Flight => 'helm' in answer;

function endRefusal(who: Fugitive, { helm, end }: Flight): Violation | undefined {
  const { id, crippled } = who.vessel;
  if (crippled) return violation('crippled', '11.0', { ship: id });
  if (typeof end === 'object') return undefined;
  if (end !== 'aground') {
    const shared = sharedRefusal(who.vessel, helm.hex);
    if (shared) return shared;
  }
  return clear(who, helm.hex) ? undefined : violation('flightTooNear', '8.4', { ship: id, clear: FLIGHT.clear });
}

function flightAlong(who: Fugitive, path: readonly Token[]): Flight | Violation {
  let flight: Flight = { helm: who.start, entered: [] };
  for (const token of path) {
    const next = withdrawStep(who, flight, token);
    if (!isFlight(next)) return next;
    flight = next;
  }
  return endRefusal(who, flight) ?? flight;
}

export function* fleePaths(G: GrandArmada, id: ShipId): Generator<Token[]> {
  const who = fugitive(G, id);
  yield* flights(who, { helm: who.start, entered: [] }, []);
}

function* flights(who: Fugitive, flight: Flight, path: Token[]): Generator<Token[]> {
  if (!endRefusal(who, flight)) yield path;
  if (flight.end) return;
  for (const token of TOKENS) {
    if (flight.helm.mp < 1 && !TRIMS.includes(token)) continue;
    const next = withdrawStep(who, flight, token);
    if (isFlight(next)) yield* flights(who, next, [...path, token]);
  }
}

/** Whether a broken ship must make its extra move: no enemy is adjacent, and it has a legal path. */
const mustFlee = (G: GrandArmada, id: ShipId): boolean => !enemiesBeside(G, id).length && !fleePaths(G, id).next().done;

/** Returns the hex index where a path ends; -1 if it leaves the map or is illegal. */
export function flightEnd(G: GrandArmada, id: ShipId, path: readonly Token[]): number {
  const flight = flightAlong(fugitive(G, id), path);
  return isFlight(flight) && typeof flight.end !== 'object' ? flight.helm.hex : -1;
}

export function startWithdrawal(G: GrandArmada): void {
  G.fleeing = fleet(G).filter((id) => ship(G, id).status === 'afloat' && onMap(G, id) && isBroken(G, id));
}

export const fugitives = (G: GrandArmada, side: Side): ShipId[] => G.fleeing.filter((id) => flag(id) === side && mustFlee(G, id));

/**
 * Asks for the next withdrawals, English ships first.
 * @returns whether a ship must withdraw
 */
export function awaitFlight(G: GrandArmada): boolean {
  const side = SIDES.find((one) => fugitives(G, one).length);
  if (!side) return false;
  G.fleeing = G.fleeing.filter((id) => side === 'E' || flag(id) === 'S');
  G.step = 'flee';
  G.toAct = side;
  return true;
}

export const flee = action({
  name: 'flee',
  case: '8.4',
  args: [ShipArg, Type.Array(Type.Union(TOKENS.map((token) => Type.Literal(token))), { maxItems: 13 })],
  refuse(view, _player, id, path) {
    const waits = view.fleeing.includes(id) && flag(id) === view.toAct && !enemiesBeside(view, id).length;
    if (!waits) return violation('notPending', '8.4', { ship: id, pending: fugitives(view, view.toAct) });
    const flight = flightAlong(fugitive(view, id), path);
    return isFlight(flight) ? undefined : flight;
  },
  *choices(view) {
    for (const id of fugitives(view, view.toAct)) for (const path of fleePaths(view, id)) yield [id, path];
  },
  perform(tools, _player, id, path) {
    const { G, emit } = tools;
    const flight = flightAlong(fugitive(G, id), path);
    if (!isFlight(flight)) return;
    const { helm, entered, end } = flight;
    const fleeing = ship(G, id);
    const leaves = typeof end === 'object';
    emit({
      key: 'flees',
      case: '8.4',
      by: by(G, id),
      at: [fleeing.hex ?? '', ...entered],
      who: [id],
      values: { heading: helm.heading, leaves },
    });
    fleeing.hex = grid.labels[helm.hex];
    fleeing.heading = helm.heading;
    fleeing.status = 'withdrawing';
    fleeing.heldBy = [];
    G.fleeing = G.fleeing.filter((other) => other !== id);
    G.step = null;
    if (end === 'aground') runAground(tools, id);
    else if (typeof end === 'object') leave(tools, id, end.edge);
  },
});

export function strikesNow(tools: Tools, id: ShipId): void {
  const { G } = tools;
  if (ship(G, id).status !== 'withdrawing' || !onMap(G, id)) return;
  if (fightersNear(G, flag(id), placeOf(G, id), FLIGHT.strikes - 1).length) capture(tools, id, 'strikes', '8.4');
}

export function strikesAll(tools: Tools): void {
  for (const id of fleet(tools.G)) strikesNow(tools, id);
}
