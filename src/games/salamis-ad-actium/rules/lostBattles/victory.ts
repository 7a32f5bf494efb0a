import { castOf, endTactical } from '../../campaign/rules/aftermath.js';
import { endedBy, givenUp } from '../../campaign/rules/victory.js';
import { DAMAGE, LEVEL } from '../../data/damage.js';
import { FLEET_MORALE, MARGINS, OFFICERS, VICTORY_POINTS } from '../../data/intermediate.js';
import { fleetName, named } from '../../fleetName.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis, SalamisResult } from '../../state.js';
import { action, broughtBy, ship, type Tools } from '../basics/ships.js';
import { findMissing } from '../intermediate/officers.js';
import { specialRules, victoryOf } from '../settingUp/scenarioRules.js';

// Victory points for losses [10.3].

const brought = (G: Salamis, side: Side): string[] => G.order.filter((id) => broughtBy(G, id) === side && ship(G, id).status !== 'lost');

const isRouted = (G: Salamis, id: string): boolean => G.squadrons[ship(G, id).sq].state === 'routed';
const isHeld = (G: Salamis, id: string, side: Side): boolean => ship(G, id).side === side;
const LOST: readonly string[] = ['sunk', 'wrecked', 'fled'];

/** Whether a ship's side has lost it or can no longer use it. */
function isGone(G: Salamis, id: string): boolean {
  const { status } = ship(G, id);
  if (LOST.includes(status)) return true;
  if (status === 'escaped' || status === 'landed') return false;
  return !isHeld(G, id, broughtBy(G, id)) || (status === 'table' && isRouted(G, id));
}

export const strengthAtStart = (G: Salamis, side: Side): number => brought(G, side).length;
export const goneOf = (G: Salamis, side: Side): number => brought(G, side).filter((id) => isGone(G, id)).length;

const share = (points: number, pct: number): number => Math.floor((points * pct) / 100);

/** Returns the points that a ship now scores for the opposing side. */
function worthToEnemy(G: Salamis, id: string): number {
  const vessel = ship(G, id);
  const owner = broughtBy(G, id);
  const { points, status, side, prize } = vessel;
  if (status === 'lost' || (prize !== null && side === owner)) return 0;
  if (status === 'sunk' || status === 'wrecked') return share(points, VICTORY_POINTS.sunkPct);
  if (side === opponentOf(owner)) return share(points, VICTORY_POINTS.capturedPct);
  if (status === 'fled') return share(points, VICTORY_POINTS.fledPct);
  const { vpPct } = DAMAGE[vessel.dmg];
  return share(points, status === 'table' && isRouted(G, id) ? Math.max(vpPct, VICTORY_POINTS.routedPct) : vpPct);
}

function transportPoints(G: Salamis, side: Side): number {
  const worth = specialRules(G).transportsVP ?? 0;
  if (!worth) return 0;
  const transports = G.order.filter((id) => ship(G, id).type === 'horseTransport');
  return (
    worth *
    transports.filter((id) => {
      const { status, side: holder } = ship(G, id);
      if (broughtBy(G, id) === side) return holder === side && !LOST.includes(status) && status !== 'lost';
      return status === 'sunk' || holder === side;
    }).length
  );
}

export function victoryPoints(G: Salamis, side: Side): number {
  const enemy = opponentOf(side);
  const ships = G.order.filter((id) => broughtBy(G, id) === enemy).reduce((sum, id) => sum + worthToEnemy(G, id), 0);
  const officers = G.officersLost[enemy].reduce((sum, rank) => sum + VICTORY_POINTS[rank], 0);
  return ships + officers + transportPoints(G, side) + G.vpExtra[side];
}

const exceeds = (a: number, b: number, pct: number): boolean => a > b && 100 * a >= pct * b;

/** Returns the side with an objective, and the points or ships that it has, can still get, and needs. */
export function objectiveOf(G: Salamis): { side: Side; reached: number; possible: number; need: number } | undefined {
  const victory = victoryOf(G);
  if (victory.type === 'standard') return undefined;
  const { side } = victory;
  const byPoints = victory.type === 'breakout' && victory.needFraction !== undefined;
  const worth = (id: string): number => (byPoints ? ship(G, id).points : 1);
  const status = victory.type === 'landings' ? 'landed' : 'escaped';
  const own = G.order.filter((id) => broughtBy(G, id) === side);
  const sum = (ids: string[]): number => ids.reduce((total, id) => total + worth(id), 0);
  const reached = sum(own.filter((id) => ship(G, id).status === status));
  const hopeful = own.filter((id) => {
    const vessel = ship(G, id);
    const afloat = vessel.status === 'table' || vessel.status === 'offTable' || vessel.status === 'unplaced';
    return afloat && vessel.side === side && vessel.prize === null && vessel.dmg < LEVEL.sinking && !isRouted(G, id);
  });
  const total = sum(own);
  const need =
    victory.type === 'landings'
      ? victory.need
      : victory.needFraction !== undefined
        ? Math.ceil((total * victory.needFraction) / 100)
        : (victory.needShips ?? 0);
  return { side, reached, possible: reached + sum(hopeful), need };
}

/** Returns the result. `winner` is null for a draw. */
function resultOf(G: Salamis, winner: Side | null, reason: SalamisResult['reason'], decisive = false): SalamisResult {
  const vp: [number, number] = [victoryPoints(G, 0), victoryPoints(G, 1)];
  const swap = G.swapSides ? 1 : 0;
  const level =
    winner === null ? 'draw' : decisive || exceeds(vp[winner], vp[opponentOf(winner)], MARGINS.decisive) ? 'decisive' : 'marginal';
  return {
    ...(winner !== null && { winner: String(winner ^ swap) }),
    draw: winner === null,
    side: winner,
    level,
    reason,
    vp,
    turn: G.turn,
  };
}

/** Returns the result if an objective is achieved or impossible, or a side has no ships. */
export function endAtOnce(G: Salamis): SalamisResult | undefined {
  const aim = objectiveOf(G);
  if (aim) {
    if (aim.reached >= aim.need) return resultOf(G, aim.side, 'objective', 2 * G.turn <= G.turnLimit);
    if (aim.possible < aim.need) return resultOf(G, opponentOf(aim.side), 'objective');
  }
  const without = SIDES.filter(
    (side) => !G.order.some((id) => ship(G, id).side === side && ['table', 'offTable'].includes(ship(G, id).status)),
  );
  return without.length ? beaten(G, without) : undefined;
}

function beaten(G: Salamis, sides: readonly Side[]): SalamisResult {
  const [first] = sides;
  const loser = sides.length === 1 ? first : behind(G);
  const { num, den } = FLEET_MORALE.beaten;
  const crushed = loser !== null && goneOf(G, loser) * den >= strengthAtStart(G, loser) * num;
  return resultOf(G, loser === null ? null : opponentOf(loser), 'beaten', crushed);
}

const behind = (G: Salamis): Side | null => {
  const [a, b] = [victoryPoints(G, 0), victoryPoints(G, 1)];
  return a === b ? null : a < b ? 0 : 1;
};

export function atTurnLimit(G: Salamis): SalamisResult {
  const aim = objectiveOf(G);
  if (aim) return resultOf(G, opponentOf(aim.side), 'turnLimit');
  const [a, b] = [victoryPoints(G, 0), victoryPoints(G, 1)];
  const winner = exceeds(a, b, MARGINS.marginal) ? 0 : exceeds(b, a, MARGINS.marginal) ? 1 : null;
  return resultOf(G, winner, 'turnLimit');
}

/** Returns the number of ships unknown to the enemy, which are omitted from displayed totals. */
const unseen = (G: Salamis, side: Side): number =>
  G.options.hiddenReserves ? G.order.filter((id) => broughtBy(G, id) === side && ship(G, id).status === 'offTable').length : 0;

/** Returns how many ships of a side are lost or routed, and how many the enemy knows of. */
const lossesOf = (G: Salamis, side: Side): { gone: number; all: number } => ({
  gone: goneOf(G, side),
  all: strengthAtStart(G, side) - unseen(G, side),
});

/** Ends the battle or campaign, and the match unless a campaign continues [10.3]. */
export function finish(tools: Tools, end: SalamisResult): void {
  const { G, emit } = tools;
  const { side, level, reason, vp } = end;
  const war = G.camp !== null && G.phase === 'campaign';
  const aim = objectiveOf(G);
  const isMissed = aim !== undefined && aim.side !== side;
  const why = isMissed && reason === 'objective' ? 'denied' : isMissed && reason === 'turnLimit' ? 'missed' : reason;
  const loser = side === null ? null : fleetName(G, opponentOf(side));
  const values = { ...named(G, side), loser, level, reason: why, vp: [...vp] };
  if (war) {
    const ended = G.camp && reason === 'campaign' ? endedBy(G.camp) : why;
    emit({ key: 'warEnds', case: '12.13', values: { ...values, reason: ended } });
  } else {
    const losses = side !== null && reason === 'beaten' ? lossesOf(G, opponentOf(side)) : {};
    emit({ key: 'battleEnds', case: '10.3', values: { ...values, ...losses, ...(G.camp && { cast: { ...castOf(G) } }) } });
  }
  G.await = null;
  if (G.camp && !war) endTactical(tools, end);
  else G.result = end;
}

/** Concedes the battle or, between battles, the campaign, at any time. */
export const concede = action({
  name: 'concede',
  case: '10.3',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform(tools, player) {
    const side = sideOf(tools.G, player);
    tools.emit({ key: 'concedes', case: '10.3', by: player, values: named(tools.G, side) });
    const { G } = tools;
    findMissing(tools);
    finish(tools, G.phase === 'campaign' ? givenUp(G, side) : resultOf(G, opponentOf(side), 'concede'));
  },
});

// Lost battles: fleet morale [10.3].

/** Returns the Commander-in-Chief's command; −2 if there is none. */
export function cincMod(G: Salamis, side: Side): number {
  const missing = G.missing[side];
  if (missing) return missing.officer.mod;
  const id = G.cinc[side];
  return id === null ? OFFICERS.noCommander : (ship(G, id).flag?.mod ?? OFFICERS.noCommander);
}

/** Whether a side is beaten (step I5). Rolls morale if half of its ships are lost [10.3]. */
function givesUp({ G, dice, emit }: Tools, side: Side): boolean {
  const gone = goneOf(G, side);
  const all = strengthAtStart(G, side);
  if (objectiveOf(G)?.side === side) return false;
  const lost = lossesOf(G, side);
  if (gone * FLEET_MORALE.beaten.den >= all * FLEET_MORALE.beaten.num) {
    emit({ key: 'fleetBeaten', case: '10.3', values: { ...named(G, side), ...lost } });
    return true;
  }
  if (gone * FLEET_MORALE.tests.den < all * FLEET_MORALE.tests.num) return false;
  const { num, den, mod } = FLEET_MORALE.heavyLoss;
  const heavy = gone * den >= all * num ? mod : 0;
  const command = cincMod(G, side);
  const die = dice.die(10);
  const total = die + command + heavy;
  const holds = total >= FLEET_MORALE.target;
  emit({
    key: 'fleetMorale',
    case: '10.3',
    values: { ...named(G, side), ...lost, holds },
    roll: {
      dice: [die],
      modifiers: [...(command ? ([['cinc', command]] as const) : []), ...(heavy ? ([['heavyLoss', heavy]] as const) : [])],
      total,
      chart: 'fleetMorale',
    },
  });
  return !holds;
}

/**
 * Checks for beaten sides (step I5).
 * @returns the result if the battle ends
 */
export function lostBattles(tools: Tools): SalamisResult | undefined {
  const sides = SIDES.filter((side) => givesUp(tools, side));
  if (!sides.length) return undefined;
  findMissing(tools);
  return beaten(tools.G, sides);
}
