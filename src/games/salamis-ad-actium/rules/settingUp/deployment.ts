import * as Type from '@sinclair/typebox';
import type { Dice } from '../../../../kit/dice.js';
import type { PlayerID } from '../../../../kit/rules.js';
import { CONTROL_RANGE } from '../../data/setup.js';
import { fleetName } from '../../fleetName.js';
import { sees, shapeOf, within } from '../../geometry/shapes.js';
import { opponentOf, type Side, sideOf } from '../../sides.js';
import type { Salamis, Squadron } from '../../state.js';
import { action, baseOf, fleet, isOnTable, members, ship, type Tools, type Violation, violation } from '../basics/ships.js';
import { enterPhase } from '../sequenceOfPlay/phase.js';
import { findBerths, unplacedShips } from './deployment/berths.js';
import { type Berth, berthsFault } from './deployment/zones.js';
import { appear, tellQuality } from './squadrons.js';

// Command and control of squadrons [2.2].

/** Whether one ship can see another for command. Land and enemies block sight. */
export function commandSight(G: Salamis, side: Side, a: string, b: string): boolean {
  if (a === b) return true;
  const land = Object.values(G.land).map(({ poly }) => shapeOf(poly));
  const enemies = fleet(G, opponentOf(side)).filter((id) => id !== a && id !== b);
  return sees(ship(G, a).at, ship(G, b).at, [...land, ...enemies.map((id) => baseOf(ship(G, id)))]);
}

/** Returns a squadron's ships in control, directly or through one relay ship. */
export function controlled(G: Salamis, sq: string, flagship: string | null = G.squadrons[sq].flagship): string[] {
  const ships = members(G, sq);
  if (flagship === null || !Object.hasOwn(G.ships, flagship) || !isOnTable(G, flagship)) return [];
  const { side } = G.squadrons[sq];
  const bases = new Map([...ships, flagship].map((id) => [id, baseOf(ship(G, id))]));
  const near = (a: string, b: string): boolean => {
    const [p, q] = [bases.get(a), bases.get(b)];
    return p !== undefined && q !== undefined && within(p, q, CONTROL_RANGE) && commandSight(G, side, a, b);
  };
  const direct = ships.filter((id) => id === flagship || near(flagship, id));
  return ships.filter((id) => direct.includes(id) || direct.some((relay) => near(relay, id)));
}

// The roll of the two Commanders-in-Chief before a battle [2.8].

const command = (G: Salamis, side: Side): number => {
  const id = G.cinc[side];
  return id === null ? 0 : (G.ships[id].flag?.mod ?? 0);
};

interface Contest {
  readonly winner: Side;
  readonly dice: readonly [number, number];
  readonly totals: readonly [number, number];
}

/** Rolls a d10 plus command for each side until one wins. Side 0 rolls first. */
export function contest(G: Salamis, dice: Dice): Contest {
  for (;;) {
    const thrown: [number, number] = [dice.die(10), dice.die(10)];
    const totals: [number, number] = [thrown[0] + command(G, 0), thrown[1] + command(G, 1)];
    if (totals[0] !== totals[1]) return { winner: totals[0] > totals[1] ? 0 : 1, dice: thrown, totals };
  }
}

// Deployment, one squadron at a time [2.8], and reserves [2.9].

const BerthArg = Type.Object(
  { id: Type.String(), x: Type.Integer(), y: Type.Integer(), h: Type.Integer() },
  { additionalProperties: false },
);

/** Starts deployment with both fleets off the table. Side `first` places ships first. */
export function beginDeployment(G: Salamis, first: Side): void {
  const waiting = (side: Side) => Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === side && unplacedShips(G, sq).length > 0);
  enterPhase(G, 'deploy');
  G.deploy = { left: [waiting(0), waiting(1)], next: first, first, officersFixed: [false, false] };
}

const leftOf = (G: Salamis, side: Side): readonly string[] => G.deploy?.left[side] ?? [];

function squadronRefusal(view: Salamis, player: PlayerID, sq: string): Violation | undefined {
  const side = sideOf(view, player);
  if (!Object.hasOwn(view.squadrons, sq)) return violation('noSquadron', '2.8', { squadron: sq });
  if (view.squadrons[sq].side !== side) return violation('notYours', '2.8', { squadron: sq });
  return leftOf(view, side).includes(sq) ? undefined : violation('alreadyPlaced', '2.8', { squadron: sq });
}

function placeRefusal(view: Salamis, player: PlayerID, sq: string, berths: readonly Berth[]): Violation | undefined {
  const refused = squadronRefusal(view, player, sq);
  if (refused) return refused;
  const ids = unplacedShips(view, sq);
  const named = new Set(berths.map(({ id }) => id));
  if (berths.length !== ids.length || !ids.every((id) => named.has(id))) return violation('wholeSquadron', '2.8', { squadron: sq });
  const crooked = berths.find(({ h }) => h < 0 || h >= 360 || h % 5 !== 0);
  if (crooked) return violation('heading', '2.8', { ship: crooked.id });
  return berthsFault(view, sideOf(view, player), berths);
}

const LOOKS = [0.5, 0.25, 0.75];

export const placeSquadron = action({
  name: 'placeSquadron',
  case: '2.8',
  final: true,
  args: [Type.String(), Type.Array(BerthArg, { maxItems: 14 })],
  refuse: placeRefusal,
  *choices(view, player) {
    const side = sideOf(view, player);
    const [sq] = leftOf(view, side);
    if (sq === undefined) return;
    const seen = new Set<string>();
    for (const from of LOOKS) {
      const berths = findBerths(view, side, sq, from);
      const key = JSON.stringify(berths);
      if (!berths || seen.has(key)) continue;
      seen.add(key);
      yield [sq, berths];
    }
  },
  perform(tools, player, sq, berths) {
    const { G, emit } = tools;
    const side = sideOf(G, player);
    const shown = appear(G, sq);
    const ids = berths.map(({ id }) => shown.ship(id));
    for (const [i, { x, y, h }] of berths.entries()) Object.assign(G.ships[ids[i]], { at: { x, y, h }, status: 'table' });
    settle(G, side, shown.squadron);
    if (G.deploy) {
      G.deploy.next = opponentOf(side);
      G.deploy.officersFixed[side] = true;
    }
    G.await = null;
    emit({ key: 'placed', case: '2.8', by: player, who: ids, values: { squadron: shown.squadron } });
    tellQuality(tools, shown.squadron);
  },
});

function settle(G: Salamis, side: Side, sq: string): void {
  if (G.deploy) G.deploy.left[side] = G.deploy.left[side].filter((other) => other !== sq);
}

const hasPlaced = (G: Salamis, side: Side): boolean => G.order.some((id) => G.ships[id].side === side && G.ships[id].status === 'table');

function reserveRefusal(view: Salamis, player: PlayerID, sq: string): Violation | undefined {
  const refused = squadronRefusal(view, player, sq);
  if (refused) return refused;
  const side = sideOf(view, player);
  const last = leftOf(view, side).length === 1 && !hasPlaced(view, side);
  return last && findBerths(view, side, sq) ? violation('someOnTable', '2.9', { squadron: sq }) : undefined;
}

export const reserveSquadron = action({
  name: 'reserveSquadron',
  case: '2.9',
  secret: true,
  args: [Type.String()],
  refuse: reserveRefusal,
  *choices(view, player) {
    const [sq] = leftOf(view, sideOf(view, player));
    if (sq !== undefined && !reserveRefusal(view, player, sq)) yield [sq];
  },
  perform(tools, player, sq) {
    keepOff(tools, sideOf(tools.G, player), sq);
  },
});

/** Keeps a squadron off the table, known only to its owner unless reserves are open. */
function keepOff({ G, emit }: Tools, side: Side, sq: string): void {
  for (const id of unplacedShips(G, sq)) G.ships[id].status = 'offTable';
  settle(G, side, sq);
  if (!G.options.hiddenReserves) emit({ key: 'reserved', case: '2.9', values: { squadron: sq, side } });
}

function swapRefusal(view: Salamis, player: PlayerID, a: string, b: string): Violation | undefined {
  const side = sideOf(view, player);
  if (view.mode !== 'points' || view.deploy?.officersFixed[side] !== false) return violation('officersFixed', '2.8');
  for (const sq of [a, b]) {
    if (!Object.hasOwn(view.squadrons, sq) || view.squadrons[sq].side !== side) return violation('notYours', '2.8', { squadron: sq });
  }
  if (a === b) return violation('sameSquadron', '2.8', { squadron: a });
  const admiral = [a, b].find((sq) => flagOf(view, sq)?.cinc);
  const other = admiral === a ? b : a;
  return admiral && view.squadrons[other].allied ? violation('allyCommands', '2.1', { name: view.squadrons[other].name }) : undefined;
}

const flagOf = (G: Salamis, sq: string) => G.ships[G.squadrons[sq].flagship ?? '']?.flag ?? null;

/** Exchanges officers between squadrons, once quality is known. */
export const swapOfficers = action({
  name: 'swapOfficers',
  case: '2.8',
  secret: true,
  args: [Type.String(), Type.String()],
  refuse: swapRefusal,
  // Not listed for random play, because swaps can be reversed endlessly.
  choices: () => [],
  perform({ G }, player, a, b) {
    const [shipA, shipB] = [G.squadrons[a].flagship, G.squadrons[b].flagship];
    if (shipA === null || shipB === null) return;
    const [first, second] = [G.ships[shipA].flag, G.ships[shipB].flag];
    G.ships[shipA].flag = second;
    G.ships[shipB].flag = first;
    const side = sideOf(G, player);
    if (second?.cinc) G.cinc[side] = shipA;
    if (first?.cinc) G.cinc[side] = shipB;
    exchangeThrows(G, a, b);
  },
});

function exchangeThrows({ squadrons }: Salamis, a: string, b: string): void {
  const [first, second] = [squadrons[a].thrown, squadrons[b].thrown];
  const withOfficer = (own: Squadron['thrown'], other: Squadron['thrown']): Squadron['thrown'] => ({
    ...(own?.crew && { crew: own.crew }),
    ...(other?.officer && { officer: other.officer }),
  });
  squadrons[a].thrown = withOfficer(first, second);
  squadrons[b].thrown = withOfficer(second, first);
}

/**
 * Asks the next player to deploy.
 * @returns false once all squadrons are placed or in reserve
 */
export function deployPhase(tools: Tools): boolean {
  const { G } = tools;
  if (!G.deploy) openScenario(tools);
  while (G.deploy) {
    const { left, next } = G.deploy;
    if (!left[0].length && !left[1].length) break;
    if (!left[next].length) {
      G.deploy.next = opponentOf(next);
      continue;
    }
    const crowded = left[next].find((sq) => !findBerths(G, next, sq));
    if (crowded === undefined) {
      G.await = { kind: 'deploy', sides: [next] };
      return true;
    }
    keepOff(tools, next, crowded);
  }
  G.deploy = null;
  enterPhase(G, 'battle');
  return false;
}

/** Starts a scenario's deployment. Edges stay as printed, and the loser of the roll places first. */
function openScenario({ G, dice, emit }: Tools): void {
  const { winner, dice: thrown, totals } = contest(G, dice);
  emit({
    key: 'edgeRoll',
    case: '2.8',
    values: { winner, called: fleetName(G, winner), totals: [...totals] },
    roll: { dice: [...thrown] },
  });
  beginDeployment(G, opponentOf(winner));
}
