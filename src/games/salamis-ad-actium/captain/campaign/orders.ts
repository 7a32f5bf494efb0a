import { CAMPAIGN_VICTORY, PERIL, PERIL_MONTH, PORTS } from '../../data/campaign/tables.js';
import { area, byDistance, portsHeld, routeBetween } from '../../rules/campaign/areas.js';
import { enemiesIn, fleetIds, strengthIn } from '../../rules/campaign/fleets.js';
import { destinations } from '../../rules/campaign/orders.js';
import { isSupplied } from '../../rules/campaign/supply.js';
import type { Campaign, FleetOrder } from '../../state/campaign.js';
import { enemyOf, type Salamis, type Side } from '../../state.js';
import { battleValue, captureChance } from './chances.js';

/** Where the captain of a campaign sends his fleets. */

interface Plan extends FleetOrder {
  readonly value: number;
  /** That its assault succeeds. */
  readonly chance: number;
}

/** What a storm on a perilous route takes of a fleet. */
const STORM_LOSS = 0.12;
/** What a month out of supply costs once a fleet has been without it. */
const HUNGER = 4;
/** What it is worth to lie where damage is mended, for each level. */
const MENDING = 0.4;
/** A port at home that an enemy could take. */
const GUARD = 0.12;
/** Enemies so near may come, and how much of the harm they could do is counted. */
const NEAR = 2;
const DANGER = 0.3;
/** How far battles with enemies on the way are reckoned with. */
const INTERCEPTED = 1;
/** Share of a port's worth that a breach in its walls is worth. */
const BREACH = 0.4;
/** Fleets of fewer ships stay at home, or go to their own; what it costs them not to. */
const TINY = 3;
const ALONE = 1.5;
/** Drawing nearer to the enemy's ports. */
const ADVANCE = 0.05;

/** Value of ports as the theatre counts them for whoever takes them. */
const worthOf = (camp: Campaign, at: string, port: string): number => area(camp, at).ports[port].worth;

/** The chance of a storm in a month: two dice, and what the month adds. */
function stormChance(month: number): number {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b + PERIL_MONTH[month] <= PERIL.storm) ways += 1;
  return ways / 36;
}

/** What the perilous routes of a path cost, in victory points. */
function perilOf(camp: Campaign, from: string, path: readonly string[], points: number): number {
  let at = from;
  let crossings = 0;
  for (const to of path) {
    if (routeBetween(camp, at, to) === 'perilous') crossings += 1;
    at = to;
  }
  return (crossings * STORM_LOSS * stormChance(camp.month) * points) / CAMPAIGN_VICTORY.pointsPerShips;
}

interface Target {
  readonly port: string;
  readonly chance: number;
  readonly value: number;
}

/** The best an enemy port of an area promises a fleet; `open` is the chance that fleets sent before it leave it to be taken. */
function bestPort(camp: Campaign, side: Side, id: string, at: string, open: ReadonlyMap<string, number>): Target | undefined {
  return portsHeld(camp, at, enemyOf(side))
    .map((port): Target => {
      const { takes, breaches } = captureChance(camp, id, at, port);
      return { port, chance: takes, value: (takes + BREACH * breaches) * (open.get(port) ?? 1) * worthOf(camp, at, port) };
    })
    .sort((a, b) => b.value - a.value)[0];
}

/** Moves to the nearest port of the enemy. */
const distanceToEnemy = (camp: Campaign, side: Side, at: string): number =>
  byDistance(camp, at, true).find(([to]) => portsHeld(camp, to, enemyOf(side)).length > 0)?.[1] ?? 0;

/** What the fleets sent before have settled: the chance that a port is still to be taken, and who else will be in an area. */
interface Sent {
  readonly open: Map<string, number>;
  readonly bound: Map<string, string[]>;
}

/** What a stronger enemy near an area may cost those who lie there. */
function dangerAt(view: Salamis, camp: Campaign, side: Side, at: string, ours: readonly string[]): number {
  const near = byDistance(camp, at).filter(([, moves]) => moves > 0 && moves <= NEAR);
  const threats = near.map(([area]) => enemiesIn(camp, area, side)).filter((theirs) => theirs.length > 0);
  return DANGER * threats.reduce((most, theirs) => Math.max(most, -battleValue(view, camp, ours, theirs)), 0);
}

function plan(view: Salamis, camp: Campaign, side: Side, id: string, path: readonly string[], sent: Sent): Plan {
  const fleet = camp.fleets[id];
  const at = path.at(-1) ?? fleet.area;
  const enemies = enemiesIn(camp, at, side);
  const last = camp.turn >= camp.turns;
  const hurt = fleet.ships.filter((ship) => camp.ships[ship].dmg > 0).length;
  const docks = portsHeld(camp, at, side).reduce((sum, port) => sum + PORTS[area(camp, at).ports[port].size].repairs, 0);
  const target = enemies.length ? undefined : bestPort(camp, side, id, at, sent.open);
  const together = [id, ...(sent.bound.get(at) ?? [])];
  const home = portsHeld(camp, at, side);
  let value = -perilOf(camp, fleet.area, path, strengthIn(view, camp, [id])) - path.length * 0.01;
  if (enemies.length) value += battleValue(view, camp, together, enemies);
  else if (!last) value -= dangerAt(view, camp, side, at, together);
  if (target) value += target.value;
  for (const on of path.slice(0, -1)) {
    const patrols = enemiesIn(camp, on, side);
    if (patrols.length) value += INTERCEPTED * battleValue(view, camp, [id], patrols);
  }
  if (!last && fleet.ships.length < TINY && (!home.length || enemies.length) && together.length === 1) value -= ALONE;
  if (!last && !isSupplied(camp, at, side)) value -= fleet.outOfSupply ? HUNGER : 0.3;
  if (home.length)
    value +=
      (last ? 0 : Math.min(hurt, docks) * MENDING) +
      home.reduce((sum, port) => sum + worthOf(camp, at, port), 0) * GUARD * (enemies.length ? 1 : 0.3);
  if (!last) value -= distanceToEnemy(camp, side, at) * ADVANCE * fleet.ships.length * (hurt > fleet.ships.length ? 0 : 1);
  return {
    fleet: id,
    path: [...path],
    stance: target ? 'assault' : home.length && !enemies.length ? 'port' : value < 0 && !home.length ? 'avoid' : 'patrol',
    ...(target && { port: target.port }),
    value,
    chance: target?.chance ?? 0,
  };
}

/** Paths that a fleet may take: to where normal routes lead, and over one perilous route with a normal one before or after it. */
function ways(camp: Campaign, from: string): string[][] {
  const { adjacent, perilous } = area(camp, from);
  const after = perilous.flatMap((to) => area(camp, to).adjacent.map((next) => [to, next]));
  const before = adjacent.flatMap((next) => area(camp, next).perilous.map((to) => [next, to]));
  return [...destinations(camp, from), ...after, ...before].filter((path) => !path.includes(from));
}

/** The best plan for every fleet, the largest first; others count on what it may leave them. */
function plansFor(view: Salamis, camp: Campaign, side: Side): Plan[] {
  const sent: Sent = { open: new Map(), bound: new Map() };
  const ids = [...fleetIds(camp, side)].sort((a, b) => camp.fleets[b].ships.length - camp.fleets[a].ships.length);
  return ids.map((id): Plan => {
    const plans = ways(camp, camp.fleets[id].area).map((path) => plan(view, camp, side, id, path, sent));
    const chosen = plans.reduce((best, each) => (each.value > best.value ? each : best));
    const { port, chance, path } = chosen;
    if (port !== undefined) sent.open.set(port, (sent.open.get(port) ?? 1) * (1 - chance));
    const at = path.at(-1) ?? camp.fleets[id].area;
    sent.bound.set(at, [...(sent.bound.get(at) ?? []), id]);
    return chosen;
  });
}

/** Orders for every fleet. */
export const campaignOrders = (view: Salamis, side: Side): FleetOrder[] =>
  view.camp ? plansFor(view, view.camp, side).map(({ chance: _, value: __, ...order }) => order) : [];

/** What a side hopes for from its fleets as they are, or as they might be, in a month. */
export const prospects = (view: Salamis, camp: Campaign, side: Side): number =>
  plansFor(view, camp, side).reduce((sum, { value }) => sum + value, 0);
