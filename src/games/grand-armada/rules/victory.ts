import { columnAt } from '../data/map.js';
import { type Scenario, scenarioOf } from '../data/scenarios.js';
import { RETREAT } from '../data/tables.js';
import { type Edge, opponentOf, type ShipId, SIDES, type Side } from '../ids.js';
import { type GrandArmada, type GrandArmadaResult, type Points, seatOf, sideOf } from '../state.js';
import { shotsLeft } from './gunnery.js';
import { hasLaterReserves } from './reinforcements.js';
import { action, fleet, isFighting, isUnderWay, ship, shipColumn, type Tools, violation } from './ships.js';

// Duration of a battle, and victory [10, 11].

const lost = (G: GrandArmada, id: ShipId): boolean => ['sunk', 'aground'].includes(ship(G, id).status);

const inOwnHands = (G: GrandArmada, id: ShipId): boolean => ['afloat', 'withdrawing', 'adrift'].includes(ship(G, id).status);

function gotAway(G: GrandArmada, id: ShipId, edge: Edge): boolean {
  const { status, leftEdge, leftBroken } = ship(G, id);
  return status === 'left' && leftEdge === edge && !leftBroken;
}

export const leftUnbroken = (G: GrandArmada, side: Side): number =>
  fleet(G, side).filter((id) => ship(G, id).status === 'left' && !ship(G, id).leftBroken).length;

export interface Score {
  readonly for: 'sunk' | 'captured' | 'left' | 'leftEast' | 'held';
  readonly ships: number;
  readonly points: number;
}

export function account(G: GrandArmada, side: Side): Score[] {
  const { scoring } = scenarioOf(G);
  const { sunk, captured, threeLeft, ship: special } = scoring[side];
  const scores: Score[] = [];
  const enemies = fleet(G, opponentOf(side));
  const score = (kind: Score['for'], ships: number, points: number) => {
    if (ships) scores.push({ for: kind, ships, points });
  };
  const count = (kind: 'sunk' | 'captured', each: number, ids: readonly ShipId[]) =>
    score(
      kind,
      ids.length,
      ids.reduce((sum, id) => sum + (id === special?.id ? (special[kind] ?? each) : each), 0),
    );
  count(
    'sunk',
    sunk,
    enemies.filter((id) => lost(G, id)),
  );
  count(
    'captured',
    captured,
    enemies.filter((id) => ship(G, id).status === 'captured'),
  );
  if (threeLeft) score('left', leftUnbroken(G, side), Math.floor(leftUnbroken(G, side) / 3) * threeLeft);
  if (special?.leftEast !== undefined && G.ships[special.id]) {
    if (gotAway(G, special.id, 'E')) score('leftEast', 1, special.leftEast);
    else if (inOwnHands(G, special.id)) score('held', 1, special.held ?? 0);
  }
  return scores;
}

export function computeVP(G: GrandArmada): Points {
  const sum = (side: Side) => account(G, side).reduce((points, score) => points + score.points, 0);
  return { E: sum('E'), S: sum('S') };
}

/** Returns the side that would win if the VP were tied. */
export function tiebreakSide(G: GrandArmada): Side {
  const { tiebreak } = scenarioOf(G);
  const eastOf = (id: ShipId, column: string) => shipColumn(G, id) >= columnAt(column);
  switch (tiebreak.kind) {
    case 'shipEastOf':
      return isFighting(G, tiebreak.ship) && eastOf(tiebreak.ship, tiebreak.column) ? 'S' : 'E';
    case 'englishLeft':
      return leftUnbroken(G, 'E') >= tiebreak.count ? 'E' : 'S';
    case 'shipsSafeEast':
      return tiebreak.ships.every((id) => safeEast(G, id, tiebreak.column)) ? 'S' : 'E';
    case 'shipHeld':
      return inOwnHands(G, tiebreak.ship) || gotAway(G, tiebreak.ship, 'E') ? 'S' : 'E';
  }
}

function safeEast(G: GrandArmada, id: ShipId, column: string): boolean {
  return gotAway(G, id, 'E') || (inOwnHands(G, id) && shipColumn(G, id) >= columnAt(column));
}

export function score(G: GrandArmada, reason: GrandArmadaResult['reason']): GrandArmadaResult {
  const vp = computeVP(G);
  const { turn } = G;
  if (vp.E !== vp.S) return won(G, vp.E > vp.S ? 'E' : 'S', vp, reason, false);
  return G.options.objectiveTiebreak
    ? won(G, tiebreakSide(G), vp, reason, true)
    : { draw: true, side: null, vp, reason, tiebreak: false, turn };
}

const won = (G: GrandArmada, side: Side, vp: Points, reason: GrandArmadaResult['reason'], tiebreak: boolean): GrandArmadaResult => ({
  winner: seatOf(G, side),
  side,
  vp,
  reason,
  tiebreak,
  turn: G.turn,
});

function end({ G, emit }: Tools, outcome: GrandArmadaResult): void {
  G.result = outcome;
  G.step = null;
  delete G.active;
  const { reason, vp, side, tiebreak } = outcome;
  const spent = reason === 'noShips' && { spent: SIDES.filter((each) => isSpent(G, each)) };
  emit({ key: `ends.${reason}`, case: '10.0', values: { ...vp, side: side ?? '', tiebreak, ...spent } });
}

/** Whether a side has no ships left to move, including ships yet to enter. */
const isSpent = (G: GrandArmada, side: Side): boolean => !fleet(G, side).some((id) => isUnderWay(G, id)) && !hasLaterReserves(G, side);

/** Ends the turn after step 6. At Gravelines, the battle continues even if the English have no enemies left. */
export function endOfTurn(tools: Tools): void {
  const { G, emit } = tools;
  const scenario = scenarioOf(G);
  emit({ key: 'points', case: '10.0', values: { ...computeVP(G) } });
  if (G.turn >= scenario.turns) end(tools, score(G, 'turnLimit'));
  else if (SIDES.some((side) => isSpent(G, side) && (side === 'E' || !onlyEnglishEnd(scenario)))) end(tools, score(G, 'noShips'));
}

const onlyEnglishEnd = (scenario: Scenario): boolean => scenario.scoring.E.threeLeft !== undefined;

function retreatRefusal(view: GrandArmada, side: Side) {
  if (!scenarioOf(view).retreat) return violation('noRetreat', '11.0');
  if (side !== 'E') return violation('englishOnly', '11.0');
  if (view.phase === 'deploy') return violation('notBegun', '11.0');
  if (view.options.retreat === 'printed') return undefined;
  if (view.step !== 'opening') return violation('openingOnly', '11.0');
  if (view.turn < RETREAT.fromTurn) return violation('tooEarly', '11.0', { turn: RETREAT.fromTurn });
  const fighting = fleet(view, 'E').filter((id) => isFighting(view, id));
  const spent = fighting.filter((id) => shotsLeft(view, id) === 0);
  if (spent.length >= fighting.length * RETREAT.spentShare) return undefined;
  return score(view, 'retreat').side === 'E'
    ? violation('noReason', '11.0', { spent: spent.length, fighting: fighting.length })
    : undefined;
}

export const generalRetreat = action({
  name: 'generalRetreat',
  case: '11.0',
  args: [],
  refuse: (view, player) => retreatRefusal(view, sideOf(view, player)),
  choices: (view, player) => (retreatRefusal(view, sideOf(view, player)) ? [] : [[]]),
  perform(tools, player) {
    tools.emit({ key: 'retreat', case: '11.0', by: player });
    end(tools, score(tools.G, 'retreat'));
  },
});

export const concede = action({
  name: 'concede',
  case: '10.0',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform(tools, player) {
    const { G } = tools;
    end(tools, won(G, opponentOf(sideOf(G, player)), computeVP(G), 'resign', false));
  },
});
