import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { LEVEL } from '../../data/damage.js';
import { CREW, MORALE } from '../../data/intermediate.js';
import { areNear, box, dist2, rect, type Shape, TENTHS } from '../../geometry/shapes.js';
import { opponentOf, SIDES, type Side, seatOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { baseOf, isOnTable, members, ship, sizeOf, squadron, type Tools, type Violation, violation } from '../basics/ships.js';
import type { Obstacle, Waters } from '../movement/memory.js';
import type { Order } from '../movement/order.js';
import { type Path, runPath } from '../movement/path.js';
import { commandSight, controlled } from '../settingUp/deployment.js';
import { isShaken, leaderOf } from './officers.js';

// Limits on shaken crews [10.2]: they may not attack or close with an enemy.

export function attackRefusal(G: Salamis, id: string): Violation | undefined {
  const { state } = squadron(G, id);
  return state === 'steady' ? undefined : violation(state, '10.2', { ship: id });
}

type Ending = Pick<Path, 'end' | 'place'>;

const isAttack = ({ contact }: Order): boolean => contact === 'ram' || contact === 'rake';

/** Returns the squared distance to the nearest obstacle, in squared tenths of a mm. */
const nearest = (base: Shape, others: readonly Obstacle[]): number =>
  others.reduce((least, { shape }) => Math.min(least, dist2(base, shape)), Number.POSITIVE_INFINITY);

/** Returns why a shaken ship may not end a move too close to the nearest enemy, and closer than before [10.2]. */
function closingRefusal(view: Salamis, id: string, waters: Waters, path: () => Ending): Violation | undefined {
  const enemies = waters.ships.filter(({ enemy }) => enemy);
  if (!enemies.length) return undefined;
  const vessel = ship(view, id);
  const { end: how, place } = path();
  if (how === 'left') return undefined;
  const base = rect(place, sizeOf(vessel));
  const bounds = box(base);
  const near = enemies.filter((enemy) => areNear(bounds, enemy.bounds, MORALE.shakenKeep));
  const end = nearest(base, near);
  if (end >= (TENTHS * MORALE.shakenKeep) ** 2) return undefined;
  return end < nearest(baseOf(vessel), enemies) ? violation('shakenCloses', '10.2', { ship: id, mm: MORALE.shakenKeep }) : undefined;
}

/** Returns why a shaken ship may not make a move, or `undefined`. Pass `path` if known. */
export function shakenRefusal(
  view: Salamis,
  id: string,
  order: Order,
  waters: Waters,
  path: () => Ending = () => runPath(view, id, order, waters),
): Violation | undefined {
  if (!isShaken(view, id)) return undefined;
  return (isAttack(order) ? attackRefusal(view, id) : undefined) ?? closingRefusal(view, id, waters, path);
}

// Squadron morale [10.2].

/** Returns a squadron's ships in control, not badly damaged, and afloat. */
export const mainBody = (G: Salamis, sq: string): string[] =>
  controlled(G, sq, leaderOf(G, sq)).filter((id) => ship(G, id).dmg <= LEVEL.heavy && ship(G, id).aground === null);

const isBelowHalf = (G: Salamis, sq: string): boolean => 2 * mainBody(G, sq).length < G.squadrons[sq].size0;

/** Marks squadrons whose main body is below half at the start, which need not test for it [2.2]. */
export function noteStart(G: Salamis): void {
  if (G.mode !== 'scenario') return;
  for (const [sq, squadron] of Object.entries(G.squadrons)) {
    const weakened = G.order.some((id) => {
      const { sq: own, status, aground, dmg } = ship(G, id);
      return own === sq && (status !== 'table' || aground !== null || dmg > 0);
    });
    if (weakened) squadron.belowHalf = isBelowHalf(G, sq);
  }
}

type Shock = 'flagship' | 'officer' | 'commander' | 'half' | 'halfAgain';

/** Returns the shocks for which a squadron must test: it has lost its leaders or half of its main body. */
export function shocksTo(G: Salamis, sq: string): Shock[] {
  const { side, belowHalf, lost, flagLost } = G.squadrons[sq];
  const shocks: Shock[] = [];
  if (flagLost !== null) shocks.push(flagLost === 'ship' ? 'flagship' : 'officer');
  if (G.cincLost[side]) shocks.push('commander');
  if ((!belowHalf || lost > 0) && isBelowHalf(G, sq)) shocks.push(belowHalf ? 'halfAgain' : 'half');
  return shocks;
}

export const isShocked = (G: Salamis, sq: string): boolean => shocksTo(G, sq).length > 0;

/** Whether a squadron must test because it is shocked or, if shaken, to rally. Routed squadrons never test. */
export const tests = (G: Salamis, sq: string): boolean =>
  G.squadrons[sq].state !== 'routed' && members(G, sq).length > 0 && (isShocked(G, sq) || G.squadrons[sq].state === 'shaken');

const lostBy = (G: Salamis, side: Side): number =>
  Object.values(G.squadrons).reduce((sum, squadron) => sum + (squadron.side === side ? squadron.lost : 0), 0);

export function moraleModifiers(G: Salamis, sq: string): Modifier[] {
  const { side, crew, flagship, lost, flagLost, size0 } = G.squadrons[sq];
  const leader = leaderOf(G, sq);
  const officer = flagship !== null && flagship === leader ? ship(G, flagship).flag : null;
  const cinc = G.cinc[side];
  const seen = cinc !== null && leader !== null && isOnTable(G, cinc) && ship(G, cinc).side === side && commandSight(G, side, leader, cinc);
  return counting([
    ['crew', CREW[crew].mod],
    officer ? ['officer', officer.mod] : ['noOfficer', MORALE.noOfficer],
    seen ? ['seesCommander', MORALE.sight] : ['noCommander', MORALE.noSight],
    ['shipsLost', MORALE.perShipLost * Math.min(lost, MORALE.mostLost)],
    ['quarterStrength', 4 * mainBody(G, sq).length < size0 ? MORALE.quarterStrength : 0],
    ['officerLost', flagLost === 'officer' ? MORALE.officerLost : 0],
    ['winning', G.won[side] > lostBy(G, side) ? MORALE.wonMore : 0],
  ]);
}

/** Returns the squadron's new state. A shaken squadron that is shocked again routs. */
export const moraleResult = (total: number, state: 'steady' | 'shaken' | 'routed', shocked: boolean): typeof state => {
  if (total >= MORALE.steady) return 'steady';
  return total < MORALE.shaken || (state === 'shaken' && shocked) ? 'routed' : 'shaken';
};

function test({ G, dice, emit }: Tools, sq: string): void {
  const squadron = G.squadrons[sq];
  const modifiers = moraleModifiers(G, sq);
  const die = dice.die(10);
  const total = die + sumOf(modifiers);
  const shocks = shocksTo(G, sq);
  squadron.state = moraleResult(total, squadron.state, shocks.length > 0);
  emit({
    key: `morale.${squadron.state}`,
    case: '10.2',
    by: seatOf(G, squadron.side),
    who: members(G, sq),
    values: { squadron: sq, reasons: shocks.length ? shocks : ['rally'] },
    roll: { dice: [die], modifiers, total, chart: 'morale' },
  });
}

/** Tests morale (step I4), then clears `lost`, `flagLost`, `cincLost` and `won`. */
export function squadronMorale(tools: Tools): void {
  const { G } = tools;
  const ids = Object.keys(G.squadrons);
  const present = ids.filter((sq) => members(G, sq).length > 0);
  const below = new Map(present.map((sq) => [sq, isBelowHalf(G, sq)]));
  for (const sq of ids) if (tests(G, sq)) test(tools, sq);
  for (const sq of ids) {
    const squadron = G.squadrons[sq];
    squadron.belowHalf = below.get(sq) ?? squadron.belowHalf;
    squadron.lost = 0;
    squadron.flagLost = null;
  }
  for (const side of SIDES) {
    G.cincLost[side] = false;
    G.won[opponentOf(side)] = 0;
  }
}
